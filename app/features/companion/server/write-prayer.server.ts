import { seasonOf } from "~/features/calendar/domain/liturgy/liturgical-day";
import { timeOfDayAt } from "~/features/calendar/domain/time-of-day";
import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { localDateIn, localHourIn } from "~/shared/dates";
import type { Mood, PrayerStyle } from "~/shared/vocabulary";
import type { WrittenPrayer } from "../contract";
import { prayerPrompt } from "../domain/prompts";
import { sentencesOf } from "../domain/sentences";
import type { PrayerTask } from "../domain/tasks";
import { streamWish } from "./stream-text.server";
import { safetyText, type TextWish, writeWish } from "./write-text.server";

/** A wanted prayer. */
export interface PrayerWish {
  /** The user's own words: a journal entry, or an intention. */
  plainText: string;
  /** From 0; each one makes another prayer on the same text. */
  attempt: number;
  /** The user's own style if absent. */
  style?: PrayerStyle | null;
  /** That of the entry. */
  mood?: Mood | null;
  title?: string;
  category?: string;
}

interface PrayerRequest {
  user: SessionUser;
  input: PrayerWish;
}

/** Writes a prayer on the user's words, in the preferred length, for the season and the hour. Throws like `writeWish`. */
export async function writePrayer(services: Services, request: PrayerRequest): Promise<WrittenPrayer> {
  return toPrayer(await writeWish(services, wishOf(services, request)));
}

/** Writes a prayer as a stream, which ends when `reader` is aborted. Throws like `streamWish`. */
export async function streamPrayer(
  services: Services,
  { reader, ...request }: PrayerRequest & { reader: AbortSignal },
): Promise<ReadableStream<Uint8Array>> {
  return streamWish(services, wishOf(services, request), reader);
}

/** Returns the message for an emergency in place of a prayer. */
export function safetyPrayer(message: string): WrittenPrayer {
  return toPrayer(safetyText(message));
}

function toPrayer({ text: prayer, ...rest }: ReturnType<typeof safetyText>): WrittenPrayer {
  return { prayer, ...rest };
}

function wishOf(services: Services, { user, input }: PrayerRequest): TextWish {
  return {
    user,
    words: [input.title ?? "", input.plainText],
    prepare() {
      const task = prayerTask(services, user, input);
      return {
        task,
        promptFor: (isHeavy) => prayerPrompt(task, isHeavy),
        mostSentences: sentencesOf(task.length),
      };
    },
  };
}

function prayerTask(services: Services, user: SessionUser, input: PrayerWish): PrayerTask {
  const now = services.clock.now();
  const date = localDateIn(user.timezone, now);
  return {
    kind: "prayer",
    text: input.plainText,
    style: input.style ?? user.prayerStyle,
    length: user.prayerLength,
    saint: user.favoriteSaint,
    season: seasonOf(date, user.liturgicalOptions),
    timeOfDay: timeOfDayAt(localHourIn(user.timezone, now)),
    date,
    attempt: input.attempt,
    ...(input.mood && { mood: input.mood }),
    ...(input.title && { title: input.title }),
    ...(input.category && { category: input.category }),
  };
}
