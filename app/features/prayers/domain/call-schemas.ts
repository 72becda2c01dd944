import { z } from "zod/mini";
import { PRAYER_STYLES, type PrayerStyle } from "~/features/accounts/domain/profile-options";
import { isBlank, oneLine, printable } from "~/shared/hidden-characters";
import { pageQuery } from "~/shared/page-query";
import { PRAYER_CATEGORIES, PRAYER_LIMITS } from "../contract";
import { GUIDE_IDS } from "./guides/guide";

const MISSING = "Please provide both a title and intention for your prayer.";
/** CR, LF, NUL and every other control character: a title stands in the subject of a mail. */
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

/** Body of `POST /api/prayers/generate`. Without a style it is the user's own; another `attempt` gives another prayer. */
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

/** Body of `PATCH /api/prayers/:id`; what is absent stays as it is. */
export const updatePrayerSchema = z.object({
  title: z.optional(title("Please give the prayer a title.")),
  content: z.optional(content),
  category: z.optional(category),
});
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

/** Query of `GET /api/prayers`. */
export const listPrayersQuery = pageQuery;
export type ListPrayersQuery = z.infer<typeof listPrayersQuery>;

/** Path of a call about one prayer. An id that nothing has is not malformed but not found. */
export const idParams = z.object({ id: z.string() });

/** Query of `/immersive-prayer`. An unknown guide counts as none: the choice is shown. */
export const guidedPrayerQuery = z.object({
  guide: z.catch(z.optional(z.enum(GUIDE_IDS)), undefined),
});
export type GuidedPrayerQuery = z.infer<typeof guidedPrayerQuery>;

/** Body of `POST /api/prayers/guided`: which guided prayer was finished. */
export const finishGuideSchema = z.object({ guide: z.enum(GUIDE_IDS, "This guide is not known.") });
