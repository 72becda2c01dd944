import { recordActivity } from "~/features/activity/server/public.server";
import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { newId } from "~/shared/ids";
import type { CreateEntryInput, EntryType, JournalEntry } from "../contract";
import { entryDateOf } from "../domain/entry-date";
import { prepareContent } from "./prepare-content.server";
import { runEntryWrite } from "./run-write.server";

/**
 * Writes a new entry. The same idempotency key returns the same entry, even while the first call is running or when the
 * entry is in the bin; `isNew` tells them apart. A new prayer counts as an activity of the day. Throws 400 for content
 * without words or image and for a date in the future, 413 above 200 KB.
 */
export async function createEntry(
  services: Services,
  args: { user: SessionUser; input: CreateEntryInput; idempotencyKey: string | null },
): Promise<{ entry: JournalEntry; isNew: boolean }> {
  const { user, input, idempotencyKey } = args;
  const { content, entryDate, timezone = user.timezone, ...fields } = input;
  const { imageIds, ...prepared } = prepareContent(content);
  const now = services.clock.now();
  const id = newId();
  const entryType = entryTypeOf(input);
  const entry = await runEntryWrite(services, user, {
    type: "create",
    imageIds,
    entry: {
      ...fields,
      ...prepared,
      id,
      entryType,
      title: fields.title ?? "",
      originalGreeting: fields.originalGreeting ?? "",
      originalInspiration: fields.originalInspiration ?? "",
      prayerIntentions: fields.prayerIntentions ?? "",
      spiritualInsights: fields.spiritualInsights ?? "",
      entryDate: entryDateOf(entryDate, timezone, now),
      timezone,
      idempotencyKey,
      createdAt: now.toISOString(),
    },
  });
  const isNew = entry.id === id;
  if (isNew && entryType === "prayer") await recordActivity(services, { user, activity: "prayers" });
  return { entry, isNew };
}

/** Returns the type of a new entry. The quick prayer's call names none, and has notes of a prayer. */
function entryTypeOf({ entryType, prayerIntentions, spiritualInsights }: CreateEntryInput): EntryType {
  if (entryType) return entryType;
  const hasNotes = typeof prayerIntentions === "string" || typeof spiritualInsights === "string";
  return hasNotes ? "prayer" : "daily";
}
