import type { PrayerStyle } from "~/features/accounts/contract";
import { seasonOf } from "~/features/calendar/domain/season";
import { timeOfDayAt } from "~/features/calendar/domain/time-of-day";
import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { localDateIn, localHourIn } from "~/shared/dates";
import type { WrittenPrayer } from "../contract";
import type { PrayerTask } from "../domain/companion-task";
import { limitSentences } from "../domain/limit-sentences";
import { sentencesOf } from "../domain/prayer-length";
import { prayerPrompt } from "../domain/writing-prompt";
import { safetyMessage, safetyStream } from "./answer-danger.server";
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
 * A prayer on what the user wrote, in their length, for the season and the hour. Signs of danger are met
 * with the human message. Throws 403 with the companion switched off, 429, 503.
 */
export async function writePrayer(services: Services, { user, input }: Asked): Promise<WrittenPrayer> {
  requireCompanion(user);
  const message = safetyMessage(user, wordsOf(input));
  if (message !== null) return { prayer: message, engine: "built-in", isSafetyMessage: true };
  const task = prayerTask(services, user, input);
  const most = sentencesOf(task.length);
  const { value: prayer, engine } = await writeText(
    services,
    { user, task, prompt: prayerPrompt(task), isCounted: true },
    (text) => limitSentences(text, most),
  );
  return { prayer, engine, isSafetyMessage: false };
}

/** The same as a stream, which ends when `reader` is aborted; throws also 409 while another stream of the user's runs. */
export async function streamPrayer(
  services: Services,
  { user, input, reader }: Asked & { reader: AbortSignal },
): Promise<ReadableStream<Uint8Array>> {
  requireCompanion(user);
  const message = safetyMessage(user, wordsOf(input));
  if (message !== null) return safetyStream(message);
  const task = prayerTask(services, user, input);
  const mostSentences = sentencesOf(task.length);
  return streamText(services, {
    user,
    task,
    prompt: prayerPrompt(task),
    isCounted: true,
    mostSentences,
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
