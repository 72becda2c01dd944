import type { ActivityCounts } from "~/features/activity/contract";
import type { LiturgicalOptions } from "~/features/calendar/contract";
import type { Plan, SubscriptionTier } from "~/features/plans/contract";
import type { InspirationSource, PrayerStyle } from "./domain/preferences";

export type { ChangePasswordInput, UpdateProfileInput } from "./domain/call-schemas";
export {
  INSPIRATION_SOURCES,
  type InspirationSource,
  PRAYER_STYLE_LABELS,
  PRAYER_STYLES,
  type PrayerStyle,
} from "./domain/preferences";

export const NOTIFICATION_TYPES = ["push", "sms", "both", "none"] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

export const PASSWORD_LIMITS = { minCharacters: 8, maxBytes: 1024 } as const;

/** Sign-in card: the two modes. */
export const SIGN_IN_MODES = ["sign-in", "sign-up"] as const;
export type SignInMode = (typeof SIGN_IN_MODES)[number];

/** What the sign-in card shows again after a refusal. */
export interface SignInRefusal {
  mode: SignInMode;
  email: string;
  message: string;
  /** The field that the message belongs to. */
  field: "email" | "password";
}

/** The refusal to show for a posted form and the answer to it. */
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

/** The signed-in user, as `GET /api/auth/user` gives it. */
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

/** A device that the user is signed in on. */
export interface OpenSession {
  id: string;
  /** In words, such as "Safari on iPhone". */
  device: string;
  /** ISO 8601 UTC. */
  createdAt: string;
  /** ISO 8601 UTC, to the day: a use is noted once a day. */
  lastUsedAt: string;
  /** Whether the request came from it. */
  isCurrent: boolean;
}

/** The profile page. */
export interface ProfileView {
  user: User;
  plan: Plan;
  /** What the user has done since the account was made. */
  totals: ActivityCounts;
  /** This device first, then the others by their last use. */
  sessions: OpenSession[];
  /** The user's local day, yyyy-MM-dd. */
  today: string;
}

/** An address that is not confirmed yet. */
export interface AddressConfirmation {
  email: string;
  /** The new address that waits; `null` when it is `email` itself. */
  pendingEmail: string | null;
}

/** The page to edit the profile. */
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
