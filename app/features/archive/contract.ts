import { z } from "zod/mini";
import { ARCHIVE_KINDS, ARCHIVE_LIMITS, ARCHIVE_SCHEMA, DELETION_WORD } from "./domain/archive-constants";
import { archivedId, archivedInstant } from "./domain/archive-items";

export * from "./domain/archive-constants";

const NO_PART = "part is a number from 1.";

/** `manifest.json` of an archive. */
export const manifestSchema = z.object({
  schema: z.literal(ARCHIVE_SCHEMA),
  version: z.int().check(z.minimum(1)),
  exportedAt: z.string(),
  /** How many items each list has. */
  counts: z.record(z.string(), z.int()),
});
export type ArchiveManifest = z.infer<typeof manifestSchema>;

/** Body of `POST /api/archive/import`. Each item is checked on its own, so that a bad one stops no other. */
export const importSchema = z.object({
  kind: z.enum(ARCHIVE_KINDS, "This kind of item is not known."),
  /** Only tells what would happen. */
  dryRun: z._default(z.boolean("dryRun is true or false."), false),
  items: z
    .array(z.unknown(), "items is a list.")
    .check(
      z.minLength(1, "Send at least one item."),
      z.maxLength(ARCHIVE_LIMITS.items, "At most 100 items at once."),
    ),
});
export type ImportInput = z.infer<typeof importSchema>;

/** Path and query of `PUT /api/archive/images/:id`; the body is the image as it is. */
export const importImageParams = z.object({ id: archivedId });
export const importImageQuery = z.object({ createdAt: archivedInstant });

/** Query of `GET /api/archive/export`: which file, from 1. The header `X-Archive-Parts` says how many there are. */
export const exportQuery = z.object({
  part: z._default(z.coerce.number(NO_PART).check(z.int(NO_PART), z.minimum(1, NO_PART)), 1),
});

/** An item that was not brought back, by its place in the call. */
export interface RejectedItem {
  index: number;
  reason: string;
}

/** Response of `POST /api/archive/import`, and of `PUT /api/archive/images/:id`. */
export interface ImportResult {
  added: number;
  /** Items that the person has already. */
  duplicates: number;
  rejected: RejectedItem[];
}

/** Body of `POST /api/account/deletion`. */
export const deletionSchema = z.object({
  /** Left out by accounts that only use a provider. */
  password: z._default(z.string("Enter your password.").check(z.maxLength(1_024)), ""),
  confirmation: z.literal(DELETION_WORD, `Type ${DELETION_WORD} to go on.`),
});
export type DeletionInput = z.infer<typeof deletionSchema>;

/** Response of `POST /api/account/deletion`. */
export interface PlannedDeletion {
  /** From when on the account is deleted, ISO 8601 UTC. */
  deletionDueAt: string;
}
