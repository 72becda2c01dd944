import type { PrayerStyle } from "~/features/accounts/contract";
import type { CompanionStatus } from "~/features/companion/contract";

/** What a prayer is for. The ids stand in calls and rows. */
export const PRAYER_CATEGORIES = [
  "gratitude",
  "healing",
  "guidance",
  "protection",
  "peace",
  "forgiveness",
  "strength",
  "wisdom",
  "thanksgiving",
  "intercession",
] as const;
export type PrayerCategory = (typeof PRAYER_CATEGORIES)[number];

export const PRAYER_CATEGORY_LABELS: Record<PrayerCategory, string> = {
  gratitude: "Gratitude",
  healing: "Healing",
  guidance: "Guidance",
  protection: "Protection",
  peace: "Peace",
  forgiveness: "Forgiveness",
  strength: "Strength",
  wisdom: "Wisdom",
  thanksgiving: "Thanksgiving",
  intercession: "Intercession",
};

export const PRAYER_LIMITS = {
  title: 200,
  /** Characters of a saved prayer. */
  content: 20_000,
  /** Characters of an intention that a prayer is generated for. */
  intention: 2_000,
  /** Prayers of a list, at most. */
  pageSize: 100,
  /** Prayers sent by e-mail on one local day. */
  sharesADay: 10,
} as const;

/** A saved prayer of `GET /api/prayers`; also the answer of creating, changing and sharing one. */
export interface Prayer {
  id: string;
  title: string;
  /** Plain text. */
  content: string;
  category: PrayerCategory;
  createdAt: string;
  /** The e-mail addresses that it was sent to, in their order. */
  sharedWith: string[];
}

/** The newest of the saved prayers, and the id from which the next page goes on. */
export interface PrayersView {
  prayers: Prayer[];
  next: string | null;
}

/** What the prayer collection shows: saved prayers, and what the companion writes another one with. */
export interface CollectionView extends PrayersView {
  status: CompanionStatus;
  /** The person's own style, which the generator begins with. */
  prayerStyle: PrayerStyle;
  timezone: string;
}
