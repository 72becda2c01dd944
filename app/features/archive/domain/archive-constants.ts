// Apart from the contract, so that a screen that needs a name or a limit does not load the schemas.

/** What `manifest.json` of an archive says it is. */
export const ARCHIVE_SCHEMA = "acolyte-archive";
export const ARCHIVE_VERSION = 1;

/** The lists of an archive, in the order in which they are brought back: images before the entries that show them. */
export const ARCHIVE_KINDS = [
  "images",
  "entries",
  "intentions",
  "prayers",
  "saved-responses",
  "conversations",
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
  activity: "Days of activity",
};

export const ARCHIVE_LIMITS = {
  /** Items of one call. */
  items: 100,
  /** Bytes of JSON in one call, with room for what wraps them. */
  bytes: 900_000,
  /**
   * Images of one file of an export. Each is read on its own, and so is each page of the lists: Cloudflare allows a
   * request 10,000 such subrequests.
   */
  imagesAFile: 4_000,
} as const;

/** The word that a person types to delete the account. */
export const DELETION_WORD = "DELETE";
/** Days in which the deletion can be taken back. */
export const DELETION_GRACE_DAYS = 7;
