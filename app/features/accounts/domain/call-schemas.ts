import { z } from "zod/mini";
import { liturgicalOptionsSchema } from "~/features/calendar/domain/call-schemas";
import { isLocalDate, isTimezone, UNKNOWN_TIMEZONE } from "~/shared/dates";
import { isBlank, oneLine } from "~/shared/hidden-characters";
import { NOTIFICATION_TYPES, SIGN_IN_MODES } from "../contract";
import { PHONE_FORM, PHONE_NUMBER } from "./phone-number";
import { INSPIRATION_SOURCES, PRAYER_STYLES, type PrayerStyle } from "./preferences";
import { MISSING_NAMES } from "./profile-values";

const email = z
  .string("Please enter your e-mail address.")
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(254, "This e-mail address is too long."),
    z.email("Please enter a valid e-mail address."),
  );
const timezone = z.string().check(z.refine(isTimezone, UNKNOWN_TIMEZONE));
const line = (limit: number) =>
  z.string().check(z.overwrite(oneLine), z.maxLength(limit, `At most ${limit} characters.`));
const name = (missing: string) => line(80).check(z.refine((value) => !isBlank(value), missing));
const birthDate = z
  .string()
  .check(
    z.refine((value) => isLocalDate(value) && value >= "1900-01-01", "Use a real date, written yyyy-MM-dd."),
  );

/** Form of `POST /forgot-password`. */
export const forgotPasswordSchema = z.object({ email });

/** Form of `POST /reset-password/:token`. The password's own rules are checked by the use case. */
export const resetPasswordSchema = z.object({
  password: z.string("Please choose a password.").check(z.minLength(1, "Please choose a password.")),
});

/** Form of `POST /api/login`. The password's own rules depend on the mode and are checked by the use case. */
export const signInSchema = z.object({
  mode: z._default(z.enum(SIGN_IN_MODES), "sign-in"),
  email,
  password: z.string("Please enter your password.").check(z.minLength(1, "Please enter your password.")),
  timezone: z.catch(z.optional(timezone), undefined),
  redirectTo: z.catch(z.optional(z.string()), undefined),
});

/** A telephone number (E.164), or nothing. */
export const phoneNumberSchema = z.union(
  [z.literal(""), z.string().check(z.regex(PHONE_NUMBER, PHONE_FORM))],
  PHONE_FORM,
);

/** Body of `PATCH /api/auth/profile`; only the members present are changed. */
export const updateProfileSchema = z.object({
  firstName: z.optional(name(MISSING_NAMES.firstName)),
  lastName: z.optional(name(MISSING_NAMES.lastName)),
  email: z.optional(email),
  location: z.nullish(line(120)),
  zipCode: z.nullish(line(5)),
  timezone: z.optional(timezone),
  favoriteSaint: z.nullish(line(80)),
  birthDate: z.nullish(z.union([z.literal(""), birthDate], "Use a real date, written yyyy-MM-dd.")),
  bio: z.nullish(z.string().check(z.trim(), z.maxLength(2000, "At most 2000 characters."))),
  greetingPreference: z.optional(z.enum(INSPIRATION_SOURCES, "This inspiration source is not known.")),
  moodTrackingEnabled: z.optional(z.boolean("moodTrackingEnabled is true or false.")),
  notificationPreference: z.optional(z.enum(NOTIFICATION_TYPES, "This notification type is not known.")),
  phoneNumber: z.nullish(phoneNumberSchema),
  pushNotificationEnabled: z.optional(z.boolean("pushNotificationEnabled is true or false.")),
  aiEnabled: z.optional(z.boolean("aiEnabled is true or false.")),
  journalCareEnabled: z.optional(z.boolean("journalCareEnabled is true or false.")),
  liturgicalOptions: z.optional(liturgicalOptionsSchema),
});
export type UpdateProfileInput = z.infer<typeof updateProfileSchema>;

/** Body of `POST /api/auth/change-password`. */
export const changePasswordSchema = z.object({
  currentPassword: z
    .string("Please enter your current password.")
    .check(z.minLength(1, "Please enter your current password.")),
  newPassword: z.string("Please enter a new password."),
  confirmPassword: z.string("Please repeat the new password."),
});
export type ChangePasswordInput = z.infer<typeof changePasswordSchema>;

/** Body of `PATCH /api/user/prayer-style`. */
export const prayerStyleSchema = z.object({
  prayerStyle: z.pipe(
    z.enum([...PRAYER_STYLES, "modern"], "This prayer style is not known."),
    z.transform((style): PrayerStyle => (style === "modern" ? "modern_theologian" : style)),
  ),
});

/** Body of `PATCH /api/user/prayer-length`. */
export const prayerLengthSchema = z.object({
  prayerLength: z
    .number("The prayer length is a number from 1 to 5.")
    .check(
      z.int("The prayer length is a number from 1 to 5."),
      z.minimum(1, "The prayer length is a number from 1 to 5."),
      z.maximum(5, "The prayer length is a number from 1 to 5."),
    ),
});

/** `:id` of `/api/auth/sessions/:id`. */
export const sessionParams = z.object({ id: z.string() });
