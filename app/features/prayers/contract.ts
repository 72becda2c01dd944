import { z } from "zod/mini";
import { PRAYER_STYLES, type PrayerStyle } from "~/features/accounts/domain/profile-options";
import type { CompanionStatus } from "~/features/companion/contract";
import { SELECTION_PARAMETER } from "~/features/texts/contract";
import { isBlank, oneLine, printable } from "~/shared/hidden-characters";
import type { Page } from "~/shared/paging";
import { PRAYER_CATEGORIES, type PrayerCategory } from "~/shared/vocabulary";
import { GUIDE_IDS } from "./domain/guides/guide";

export { PRAYER_CATEGORIES, type PrayerCategory } from "~/shared/vocabulary";

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
  /** Prayers sent by e-mail on one local day. */
  sharesADay: 10,
} as const;

/** A saved prayer. `GET /api/prayers` returns a list of them; saving, changing and sharing return one. */
export interface Prayer {
  id: string;
  title: string;
  /** Plain text. */
  content: string;
  category: PrayerCategory;
  createdAt: string;
  /** The e-mail addresses that it was sent to, in order. */
  sharedWith: string[];
}

/** The prayer collection: the newest saved prayers, and the settings of the generator. */
export interface CollectionView {
  prayers: Page<Prayer>;
  status: CompanionStatus;
  /** The user's own style, the generator's default. */
  prayerStyle: PrayerStyle;
  timezone: string;
}

const MISSING = "Please provide both a title and intention for your prayer.";
/** Refuses CR, LF, NUL and every other control character: a title becomes part of a mail. */
const isOneLine = (text: string) => !/[\p{Cc}\u2028\u2029]/u.test(text);

const title = (missing: string) =>
  z.string(missing).check(
    z.refine(isOneLine, "A title is one line."),
    z.overwrite(oneLine),
    z.refine((text) => !isBlank(text), missing),
    z.maxLength(PRAYER_LIMITS.title, `A title has at most ${PRAYER_LIMITS.title} characters.`),
  );
const content = z
  .string("The prayer is missing.")
  .check(
    z.overwrite(printable),
    z.trim(),
    z.minLength(1, "The prayer is missing."),
    z.maxLength(PRAYER_LIMITS.content, "This prayer is too long to be saved."),
  );
const category = z.enum(PRAYER_CATEGORIES, "This category is not known.");
const style = z.pipe(
  z.enum([...PRAYER_STYLES, "modern"], "This prayer style is not known."),
  z.transform((id): PrayerStyle => (id === "modern" ? "modern_theologian" : id)),
);

/** Body of `POST /api/prayers/generate`. The default style is the user's own; another `attempt` returns another prayer. */
export const generatePrayerSchema = z.object({
  title: title(MISSING),
  intention: z
    .string(MISSING)
    .check(
      z.trim(),
      z.minLength(1, MISSING),
      z.maxLength(PRAYER_LIMITS.intention, "An intention has at most 2,000 characters."),
    ),
  category: z.nullish(category),
  prayerStyle: z.nullish(style),
  attempt: z._default(z.int("attempt is a number.").check(z.minimum(0), z.maximum(1_000)), 0),
});
export type GeneratePrayerInput = z.infer<typeof generatePrayerSchema>;

/** Body of `POST /api/prayers`. */
export const savePrayerSchema = z.object({
  title: title("Please give the prayer a title."),
  content,
  category,
});
export type SavePrayerInput = z.infer<typeof savePrayerSchema>;

/** Body of `PATCH /api/prayers/:id`; absent fields stay unchanged. */
export const updatePrayerSchema = z.partial(savePrayerSchema);
export type UpdatePrayerInput = z.infer<typeof updatePrayerSchema>;

/** Body of `POST /api/prayers/:id/share`. */
export const sharePrayerSchema = z.object({
  email: z
    .string("Please enter an email address to share the prayer.")
    .check(
      z.refine(isOneLine, "Please enter a valid e-mail address."),
      z.trim(),
      z.minLength(1, "Please enter an email address to share the prayer."),
      z.toLowerCase(),
      z.maxLength(254, "This e-mail address is too long."),
      z.email("Please enter a valid e-mail address."),
    ),
});

/** Body of `POST /api/prayers/guided`: the finished guide. */
export const finishGuideSchema = z.object({ guide: z.enum(GUIDE_IDS, "This guide is not known.") });

/** Query of `/immersive-prayer`. An unknown guide is ignored. */
export const guidedPrayerQuery = z.object({
  guide: z.catch(z.optional(z.enum(GUIDE_IDS)), undefined),
  /** Passages of the texts to pray with, in place of the verse of the day. */
  [SELECTION_PARAMETER]: z.optional(z.string()),
});
export type GuidedPrayerQuery = z.infer<typeof guidedPrayerQuery>;
