import { recordActivity } from "~/features/activity/server/public.server";
import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { newId } from "~/shared/ids";
import type { EntryType, JournalEntry } from "../contract";
import type { CreateEntryInput } from "../domain/call-schemas";
import { entryDateOf } from "../domain/entry-date";
import { prepareContent } from "./prepare-content.server";
import { runEntryWrite } from "./run-write.server";

/**
 * Writes a new entry. The same idempotency key gives the same entry, even when the first call is still on its way or
 * the entry is in the bin by now; `isNew` tells them apart. A new prayer counts on the user's day. Throws 400 for content without words or image and for
 * a date in the future, 413 above 200 KB.
 */
export async function createEntry(
  services: Services,
  args: { user: SessionUser; input: CreateEntryInput; idempotencyKey: string | null },
): Promise<{ entry: JournalEntry; isNew: boolean }> {
  const { user, input, idempotencyKey } = args;
  const { imageIds, ...prepared } = prepareContent(input.content);
  const now = services.clock.now();
  const timezone = input.timezone ?? user.timezone;
  const id = newId();
  const entryType = entryTypeOf(input);
  const entry = await runEntryWrite(services, user, {
    type: "create",
    imageIds,
    entry: {
      ...prepared,
      id,
      entryType,
      title: input.title ?? "",
      mood: input.mood ?? null,
      originalGreeting: input.originalGreeting ?? "",
      originalInspiration: input.originalInspiration ?? "",
      prayerIntentions: input.prayerIntentions ?? "",
      spiritualInsights: input.spiritualInsights ?? "",
      entryDate: entryDateOf(input.entryDate, timezone, now),
      timezone,
      idempotencyKey,
      createdAt: now.toISOString(),
    },
  });
  const isNew = entry.id === id;
  if (isNew && entryType === "prayer") await recordActivity(services, { user, activity: "prayers" });
  return { entry, isNew };
}

/** Without a type, an entry with notes of a prayer is a quick prayer: that page's call names no type. */
function entryTypeOf({ entryType, prayerIntentions, spiritualInsights }: CreateEntryInput): EntryType {
  if (entryType) return entryType;
  const hasNotes = typeof prayerIntentions === "string" || typeof spiritualInsights === "string";
  return hasNotes ? "prayer" : "daily";
}
