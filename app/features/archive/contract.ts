import { z } from "zod/mini";
import { DELETION_WORD } from "~/shared/vocabulary";
import { archivedId, archivedInstant } from "./domain/archive-items";

/** The lists of an archive in the order of import: images before the entries that show them. */
export const ARCHIVE_KINDS = [
  "images",
  "entries",
  "intentions",
  "prayers",
  "saved-responses",
  "conversations",
  "reading-places",
  "highlights",
  "activity",
] as const;
export type ArchiveKind = (typeof ARCHIVE_KINDS)[number];

export const ARCHIVE_KIND_LABELS: Record<ArchiveKind, string> = {
  images: "Images",
  entries: "Journal entries",
  intentions: "Prayer intentions",
  prayers: "Prayers",
  "saved-responses": "Saved responses",
  conversations: "Conversations",
  "reading-places": "Places in books",
  highlights: "Highlighted passages",
  activity: "Days of activity",
};

export const ARCHIVE_LIMITS = {
  /** Items of one call. */
  items: 100,
  /** Bytes of JSON in one call, with room for its wrapper. */
  bytes: 900_000,
  /**
   * Images in one file of an export. Each image and each page of a list is a subrequest, of which Cloudflare allows
   * 10,000 a request.
   */
  imagesAFile: 4_000,
} as const;

const NO_PART = "part is a number from 1.";

/** Body of `POST /api/archive/import`. Items are checked one by one, so that a bad one does not stop the others. */
export const importSchema = z.object({
  kind: z.enum(ARCHIVE_KINDS, "This kind of item is not known."),
  /** Only reports what would happen. */
  dryRun: z._default(z.boolean("dryRun is true or false."), false),
  items: z
    .array(z.unknown(), "items is a list.")
    .check(
      z.minLength(1, "Send at least one item."),
      z.maxLength(ARCHIVE_LIMITS.items, "At most 100 items at once."),
    ),
});
export type ImportInput = z.infer<typeof importSchema>;

/** Path and query of `PUT /api/archive/images/:id`; the body is the image. */
export const importImageParams = z.object({ id: archivedId });
export const importImageQuery = z.object({ createdAt: archivedInstant });

/** Query of `GET /api/archive/export`: the file, from 1. The header `X-Archive-Parts` has their number. */
export const exportQuery = z.object({
  part: z._default(z.coerce.number(NO_PART).check(z.int(NO_PART), z.minimum(1, NO_PART)), 1),
});

/** A rejected item, by its place in the call. */
export interface RejectedItem {
  index: number;
  reason: string;
}

/** Response of `POST /api/archive/import`, and of `PUT /api/archive/images/:id`. */
export interface ImportResult {
  added: number;
  /** Items that the user already has. */
  duplicates: number;
  rejected: RejectedItem[];
}

/** Body of `POST /api/account/deletion`. */
export const deletionSchema = z.object({
  /** Absent for accounts that only use a provider. */
  password: z._default(z.string("Enter your password.").check(z.maxLength(1_024)), ""),
  confirmation: z.literal(DELETION_WORD, `Type ${DELETION_WORD} to go on.`),
});
export type DeletionInput = z.infer<typeof deletionSchema>;

/** Response of `POST /api/account/deletion`. */
export interface PlannedDeletion {
  /** When the account will be deleted, ISO 8601 UTC. */
  deletionDueAt: string;
}
