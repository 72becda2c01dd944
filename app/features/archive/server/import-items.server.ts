import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import type { ImportInput, ImportResult } from "../contract";
import { importDays } from "./import-days.server";
import { importEntries } from "./import-entries.server";
import { announceImages } from "./import-image.server";
import { importIntentions } from "./import-intentions.server";
import { importPrayers } from "./import-prayers.server";
import { importResponses } from "./import-responses.server";
import { importThreads } from "./import-threads.server";

/** Items of one kind for a person. */
export interface ImportArgs {
  user: SessionUser;
  items: unknown[];
  /** Only tells what would happen. */
  dryRun: boolean;
}

const IMPORTERS = {
  images: announceImages,
  entries: importEntries,
  intentions: importIntentions,
  prayers: importPrayers,
  "saved-responses": importResponses,
  conversations: importThreads,
  activity: importDays,
} satisfies Record<ImportInput["kind"], (services: Services, args: ImportArgs) => Promise<ImportResult>>;

/**
 * Brings items of an archive back, at most 100: what the person has already is passed over, a bad item is rejected
 * with its reason and stops no other. The same call again adds nothing. Images come by calls of their own; here they
 * can only be counted, by a dry run. Throws 400 for them otherwise.
 */
export function importItems(
  services: Services,
  { user, input }: { user: SessionUser; input: ImportInput },
): Promise<ImportResult> {
  const { kind, items, dryRun } = input;
  return IMPORTERS[kind](services, { user, items, dryRun });
}
