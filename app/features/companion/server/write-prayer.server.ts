import type { PrayerStyle } from "~/features/accounts/contract";
import { seasonOf } from "~/features/calendar/domain/liturgy/liturgical-day";
import { timeOfDayAt } from "~/features/calendar/domain/time-of-day";
import { helpFor } from "~/features/safety/domain/help";
import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { localDateIn, localHourIn } from "~/shared/dates";
import type { WrittenPrayer } from "../contract";
import type { PrayerTask } from "../domain/companion-task";
import { limitSentences } from "../domain/limit-sentences";
import { sentencesOf } from "../domain/prayer-length";
import { prayerPrompt } from "../domain/writing-prompt";
import { safetyStream, supportWith, unsafeReplyMessage } from "./answer-danger.server";
import { requireCompanion } from "./require-companion.server";
import { streamText } from "./stream-text.server";
import { writeText } from "./write-text.server";

/** What a prayer is asked for. */
export interface PrayerWish {
  /** The user's own words: a journal entry, or an intention. */
  plainText: string;
  /** From 0; another one gives another prayer on the same text. */
  attempt: number;
  /** Without one it is the user's own. */
  style?: PrayerStyle | null;
  title?: string;
  category?: string;
}

interface Asked {
  user: SessionUser;
  input: PrayerWish;
}

/**
 * A prayer on what the user wrote, in their length, for the season and the hour. An emergency gets the human message,
 * lesser danger help lines. Throws 403 with the companion switched off, 429, 503.
 */
export async function writePrayer(services: Services, { user, input }: Asked): Promise<WrittenPrayer> {
  const { emergency, support } = helpFor(user, wordsOf(input));
  if (emergency !== null) return safetyPrayer(emergency);
  requireCompanion(user);
  const task = prayerTask(services, user, input);
  const most = sentencesOf(task.length);
  const written = await writeText(
    services,
    { user, task, prompt: prayerPrompt(task, support !== null), isCounted: true },
    (text) => limitSentences(text, most),
  );
  if (written.isUnsafe) return safetyPrayer(unsafeReplyMessage(user, input.plainText));
  const { value: prayer, engine } = written;
  return {
    prayer,
    engine,
    isSafetyMessage: false,
    support: supportWith(user, { text: prayer, engine }, support),
  };
}

/** The message for an emergency in place of a prayer. */
export function safetyPrayer(message: string): WrittenPrayer {
  return { prayer: message, engine: "built-in", isSafetyMessage: true, support: null };
}

/** The same as a stream, which ends when `reader` is aborted; throws also 409 while another stream of the user's runs. */
export async function streamPrayer(
  services: Services,
  { user, input, reader }: Asked & { reader: AbortSignal },
): Promise<ReadableStream<Uint8Array>> {
  const { emergency, support } = helpFor(user, wordsOf(input));
  if (emergency !== null) return safetyStream(emergency);
  requireCompanion(user);
  const task = prayerTask(services, user, input);
  const mostSentences = sentencesOf(task.length);
  return streamText(services, {
    user,
    task,
    prompt: prayerPrompt(task, support !== null),
    isCounted: true,
    mostSentences,
    support,
    safetyMessage: unsafeReplyMessage(user, input.plainText),
    reader,
  });
}

function wordsOf({ title = "", plainText }: PrayerWish): string[] {
  return [title, plainText];
}

function prayerTask(services: Services, user: SessionUser, input: PrayerWish): PrayerTask {
  const now = services.clock.now();
  return {
    kind: "prayer",
    text: input.plainText,
    style: input.style ?? user.prayerStyle,
    length: user.prayerLength,
    saint: user.favoriteSaint,
    season: seasonOf(localDateIn(user.timezone, now), user.liturgicalOptions),
    timeOfDay: timeOfDayAt(localHourIn(user.timezone, now)),
    attempt: input.attempt,
    ...(input.title && { title: input.title }),
    ...(input.category && { category: input.category }),
  };
}
