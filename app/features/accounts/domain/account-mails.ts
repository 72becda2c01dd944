import type { MailContent } from "~/features/mail/domain/mail-content";
import { formatLocalDate } from "~/shared/dates";

const IGNORE = "If this was not you, you can leave this mail alone: nothing happens without the link.";
const KEEP = "The link works once. Please do not pass it on.";

/** The words of the mails about an account. They quote addresses and links, and nothing that somebody wrote. */
export const ACCOUNT_MAILS = {
  verifyEmail: (url: string): MailContent => ({
    subject: "Please confirm your e-mail address",
    paragraphs: [
      "Welcome to Acolyte. We are glad that you are here.",
      "Please confirm that this address is yours, so that we can reach you when you need it, for example when you forget your password.",
    ],
    action: { label: "Confirm my address", url },
    notes: [`The link is good for 24 hours. ${KEEP}`, IGNORE],
  }),

  confirmNewEmail: (url: string): MailContent => ({
    subject: "Please confirm your new e-mail address",
    paragraphs: [
      "You asked to use this address for your Acolyte account.",
      "Please confirm that it is yours. Until then your account keeps the address it has.",
    ],
    action: { label: "Use this address", url },
    notes: [`The link is good for 24 hours. ${KEEP}`, IGNORE],
  }),

  resetPassword: (url: string): MailContent => ({
    subject: "Choose a new password",
    paragraphs: [
      "Somebody, most likely you, asked for a new password for your Acolyte account.",
      "With this link you can choose one. Your journal waits for you as you left it.",
    ],
    action: { label: "Choose a new password", url },
    notes: [`The link is good for 30 minutes. ${KEEP}`, IGNORE],
  }),

  noPassword: (origin: string): MailContent => ({
    subject: "Your account has no password",
    paragraphs: [
      "Somebody, most likely you, asked for a new password for your Acolyte account.",
      "Your account has none: you sign in through another service, with one of the buttons on the sign-in page.",
    ],
    action: { label: "Go to the sign-in page", url: `${origin}/api/login` },
  }),

  passwordChanged: (origin: string): MailContent => ({
    subject: "Your password was changed",
    paragraphs: [
      "The password of your Acolyte account has just been changed, and every other device has been signed out.",
      "If this was you, all is well. If it was not, please choose a new password now.",
    ],
    action: { label: "Choose a new password", url: `${origin}/forgot-password` },
  }),

  /** `provider` is the name that the server's owner gave it. */
  providerLinked: (origin: string, provider: string): MailContent => ({
    subject: `You now sign in with ${provider}`,
    paragraphs: [
      `Your Acolyte account has just been opened with ${provider}, which confirmed this address.`,
      "From now on you sign in this way. The account's password no longer works, and every other device has been signed out.",
      "If this was not you, please write to whoever runs this server.",
    ],
    action: { label: "Go to the sign-in page", url: `${origin}/api/login` },
  }),

  emailChangeAsked: (origin: string, newEmail: string): MailContent => ({
    subject: "A new e-mail address for your account",
    paragraphs: [
      `Your Acolyte account is to have the address ${newEmail} from now on.`,
      "The change takes effect when it is confirmed there. Until then you sign in with this address, as before.",
      "If this was not you, somebody else has your password. Please choose a new one now: that also undoes the change.",
    ],
    action: { label: "Choose a new password", url: `${origin}/forgot-password` },
  }),

  /** `day` is yyyy-MM-dd in UTC. */
  deletionPlanned: (origin: string, day: string): MailContent => ({
    subject: "Your account will be deleted",
    paragraphs: [
      `You asked us to delete your Acolyte account. It will be deleted for good on ${formatLocalDate(day, "MMMM d, yyyy")}, with your journal and all else that you kept here.`,
      "If you change your mind, or if this was not you, sign in before that day and choose to keep your account.",
    ],
    action: { label: "Sign in", url: `${origin}/api/login` },
  }),

  emailChanged: (newEmail: string): MailContent => ({
    subject: "Your e-mail address was changed",
    paragraphs: [
      `Your Acolyte account has the address ${newEmail} now; this one is no longer used.`,
      "If this was not you, please write to whoever runs this server.",
    ],
  }),
} as const;
