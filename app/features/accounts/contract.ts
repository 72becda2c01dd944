import { z } from "zod/mini";
import type { ActivityCounts } from "~/features/activity/contract";
import type { LiturgicalOptions } from "~/features/calendar/contract";
import { liturgicalOptionsSchema } from "~/features/calendar/contract";
import type { Plan, SubscriptionTier } from "~/features/plans/contract";
import { isLocalDate, isTimezone, UNKNOWN_TIMEZONE } from "~/shared/dates";
import { isBlank, oneLine } from "~/shared/hidden-characters";
import {
  INSPIRATION_SOURCES,
  type InspirationSource,
  MISSING_NAMES,
  NOTIFICATION_TYPES,
  type NotificationType,
  PHONE_FORM,
  PHONE_NUMBER,
  PRAYER_STYLES,
  type PrayerStyle,
} from "./domain/profile-options";

export type { InspirationSource, NotificationType, PrayerStyle } from "./domain/profile-options";

/** The modes of the sign-in card. */
export const SIGN_IN_MODES = ["sign-in", "sign-up"] as const;
export type SignInMode = (typeof SIGN_IN_MODES)[number];

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
const required = (message: string) => z.string(message).check(z.minLength(1, message));
const setting = (name: string) => z.optional(z.boolean(`${name} is true or false.`));

/** Form of `POST /forgot-password`. */
export const forgotPasswordSchema = z.object({ email });

/** Form of `POST /reset-password/:token`. The use case checks the password's own rules. */
export const resetPasswordSchema = z.object({ password: required("Please choose a password.") });

/** Form of `POST /api/login`. The password's own rules depend on the mode; the use cases check them. */
export const signInSchema = z.object({
  mode: z._default(z.enum(SIGN_IN_MODES), "sign-in"),
  email,
  password: required("Please enter your password."),
  timezone: z.catch(z.optional(timezone), undefined),
  redirectTo: z.catch(z.optional(z.string()), undefined),
});

/** A telephone number (E.164), or an empty text. */
export const phoneNumberSchema = z.union(
  [z.literal(""), z.string().check(z.regex(PHONE_NUMBER, PHONE_FORM))],
  PHONE_FORM,
);

/** Body of `PATCH /api/auth/profile`; absent members stay as they are. */
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
  moodTrackingEnabled: setting("moodTrackingEnabled"),
  notificationPreference: z.optional(z.enum(NOTIFICATION_TYPES, "This notification type is not known.")),
  phoneNumber: z.nullish(phoneNumberSchema),
  pushNotificationEnabled: setting("pushNotificationEnabled"),
  aiEnabled: setting("aiEnabled"),
  journalCareEnabled: setting("journalCareEnabled"),
  liturgicalOptions: z.optional(liturgicalOptionsSchema),
});
export type UpdateProfileInput = z.infer<typeof updateProfileSchema>;

/** Body of `POST /api/auth/change-password`. */
export const changePasswordSchema = z.object({
  currentPassword: required("Please enter your current password."),
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

const PRAYER_LENGTH = "The prayer length is a number from 1 to 5.";

/** Body of `PATCH /api/user/prayer-length`. */
export const prayerLengthSchema = z.object({
  prayerLength: z
    .number(PRAYER_LENGTH)
    .check(z.int(PRAYER_LENGTH), z.minimum(1, PRAYER_LENGTH), z.maximum(5, PRAYER_LENGTH)),
});

/** `:id` of `/api/auth/sessions/:id`. */
export const sessionParams = z.object({ id: z.string() });

/** The sign-in card after a refusal. */
export interface SignInRefusal {
  mode: SignInMode;
  email: string;
  message: string;
  /** The field that the message belongs to. */
  field: "email" | "password";
}

/** Returns the refusal to show for a posted form and the answer to it. */
export function refusalOf(
  form: Record<string, string>,
  answer: { message: string; issues?: { path: string }[] },
): SignInRefusal {
  return {
    mode: SIGN_IN_MODES.find((mode) => mode === form.mode) ?? "sign-in",
    email: (form.email ?? "").slice(0, 254),
    message: answer.message,
    field: answer.issues?.[0]?.path === "email" ? "email" : "password",
  };
}

/** The signed-in user: the answer of `GET /api/auth/user`. */
export interface User {
  id: string;
  email: string;
  /** Whether the address was proven, by a link sent there or by a provider. */
  emailVerified: boolean;
  /** A new address that is not confirmed yet; until then the account keeps `email`. */
  pendingEmail: string | null;
  firstName: string;
  lastName: string;
  location: string;
  zipCode: string;
  /** IANA name. */
  timezone: string;
  favoriteSaint: string | null;
  birthDate: string | null;
  bio: string;
  greetingPreference: InspirationSource;
  prayerStyle: PrayerStyle;
  prayerLength: number;
  moodTrackingEnabled: boolean;
  notificationPreference: NotificationType;
  phoneNumber: string;
  pushNotificationEnabled: boolean;
  aiEnabled: boolean;
  /** Whether saved words of the journal that show danger bring up help lines, in the browser alone. */
  journalCareEnabled: boolean;
  /** The calendar whose liturgical day is shown. */
  liturgicalOptions: LiturgicalOptions;
  subscriptionTier: SubscriptionTier;
  subscriptionExpiresAt: string | null;
}

/** The settings that scripts of any page follow: the root's data names those that are on. */
export const PAGE_FLAGS = ["journalCareEnabled"] as const satisfies (keyof User)[];

/** A device that the user is signed in on. */
export interface OpenSession {
  id: string;
  /** In words, such as "Safari on iPhone". */
  device: string;
  /** ISO 8601 UTC. */
  createdAt: string;
  /** ISO 8601 UTC, to the day: a use is stored once a day. */
  lastUsedAt: string;
  /** Whether it made this request. */
  isCurrent: boolean;
}

/** View model of the profile page. */
export interface ProfileView {
  user: User;
  plan: Plan;
  /** Counts since the account was made. */
  totals: ActivityCounts;
  /** This device first, then the others by their last use. */
  sessions: OpenSession[];
  /** The user's local day, yyyy-MM-dd. */
  today: string;
}

/** An address that is not confirmed yet: the new one, or `email` itself without one. */
export type AddressConfirmation = Pick<User, "email" | "pendingEmail">;

/** View model of the page to edit the profile. */
export interface EditProfileView {
  user: User;
  /** False for accounts that only use a provider. */
  hasPassword: boolean;
  /** Whether a new e-mail address has to be confirmed before it counts. */
  confirmsEmail: boolean;
  confirmation: AddressConfirmation | null;
  /** The user's local day, yyyy-MM-dd. */
  today: string;
}
