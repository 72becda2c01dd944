import type { MailContent } from "~/features/mail/domain/render-mail";
import { formatLocalDate } from "~/shared/dates";

const IGNORE = "If you didn't ask for this, you can ignore this mail. Nothing happens without the link.";
const KEEP = "It works once. Please don't pass it on.";
const SIGN_IN = "/api/login";
const NEW_PASSWORD = { label: "Choose a new password", path: "/forgot-password" };

const actionAt = (origin: string, { label, path }: { label: string; path: string }) => ({
  label,
  url: origin + path,
});

/** The texts of the mails about an account. They quote addresses and links, and nothing that anybody wrote. */
export const ACCOUNT_MAILS = {
  verifyEmail: (url: string): MailContent => ({
    subject: "Please confirm your e-mail address",
    paragraphs: [
      "Welcome to Acolyte. We're glad you're here.",
      "Please confirm that this is your address, so that we can reach you when you need it, for example when you forget your password.",
    ],
    action: { label: "Confirm my address", url },
    notes: [`The link expires in 24 hours. ${KEEP}`, IGNORE],
  }),

  confirmNewEmail: (url: string): MailContent => ({
    subject: "Please confirm your new e-mail address",
    paragraphs: [
      "You asked to use this address for your Acolyte account.",
      "Please confirm that it is yours. Until then your account keeps its old address.",
    ],
    action: { label: "Use this address", url },
    notes: [`The link expires in 24 hours. ${KEEP}`, IGNORE],
  }),

  resetPassword: (url: string): MailContent => ({
    subject: "Choose a new password",
    paragraphs: [
      "We received a request for a new password for your Acolyte account.",
      "Use this link to choose one. Your journal is waiting for you.",
    ],
    action: { label: NEW_PASSWORD.label, url },
    notes: [`The link expires in 30 minutes. ${KEEP}`, IGNORE],
  }),

  noPassword: (origin: string): MailContent => ({
    subject: "Your account has no password",
    paragraphs: [
      "We received a request for a new password for your Acolyte account.",
      "Your account doesn't have one: you sign in through another service, with a button on the sign-in page.",
    ],
    action: actionAt(origin, { label: "Go to the sign-in page", path: SIGN_IN }),
  }),

  passwordChanged: (origin: string): MailContent => ({
    subject: "Your password was changed",
    paragraphs: [
      "The password of your Acolyte account has just been changed, and every other device has been signed out.",
      "If this was you, you're all set. If not, please choose a new password now.",
    ],
    action: actionAt(origin, NEW_PASSWORD),
  }),

  /** `provider` is the name that the server's operator gave it. */
  providerLinked: (origin: string, provider: string): MailContent => ({
    subject: `You now sign in with ${provider}`,
    paragraphs: [
      `Someone has just signed in to your Acolyte account with ${provider}, which confirmed this address.`,
      "From now on you sign in this way. The account's password no longer works, and every other device has been signed out.",
      "If this wasn't you, please contact the people who run this server.",
    ],
    action: actionAt(origin, { label: "Go to the sign-in page", path: SIGN_IN }),
  }),

  emailChangeAsked: (origin: string, newEmail: string): MailContent => ({
    subject: "A new e-mail address for your account",
    paragraphs: [
      `You asked to change the address of your Acolyte account to ${newEmail}.`,
      "The change takes effect once it is confirmed there. Until then, sign in with this address as before.",
      "If this wasn't you, someone else knows your password. Please choose a new one now, which also cancels the change.",
    ],
    action: actionAt(origin, NEW_PASSWORD),
  }),

  /** `day` is yyyy-MM-dd in UTC. */
  deletionPlanned: (origin: string, day: string): MailContent => ({
    subject: "Your account will be deleted",
    paragraphs: [
      `You asked us to delete your Acolyte account. It will be permanently deleted on ${formatLocalDate(day, "MMMM d, yyyy")}, along with your journal and everything else in it.`,
      "If you change your mind, or if this wasn't you, sign in before that day and choose to keep your account.",
    ],
    action: actionAt(origin, { label: "Sign in", path: SIGN_IN }),
  }),

  emailChanged: (newEmail: string): MailContent => ({
    subject: "Your e-mail address was changed",
    paragraphs: [
      `The address of your Acolyte account is now ${newEmail}. This one is no longer in use.`,
      "If this wasn't you, please contact the people who run this server.",
    ],
  }),
} as const;
