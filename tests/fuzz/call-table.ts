import { z } from "zod/mini";
import * as accounts from "../../app/features/accounts/contract";
import { authorizationResponseSchema } from "../../app/features/accounts/domain/provider-sign-in";
import { deletionSchema, importImageQuery } from "../../app/features/archive/contract";
import * as items from "../../app/features/archive/domain/archive-items";
import { assistantQuery } from "../../app/features/assistant/contract";
import { liturgicalDayQuery } from "../../app/features/calendar/contract";
import * as companion from "../../app/features/companion/contract";
import { referenceQuery } from "../../app/features/companion/domain/references";
import * as journal from "../../app/features/journal/contract";
import * as screens from "../../app/features/journal/domain/screen-queries";
import * as library from "../../app/features/library/contract";
import { savedQuery } from "../../app/features/library/domain/saved-path";
import { startTrialSchema, trialQuery } from "../../app/features/plans/contract";
import * as prayers from "../../app/features/prayers/contract";
import * as reminders from "../../app/features/reminders/contract";
import { supportSchema } from "../../app/features/support/contract";
import * as texts from "../../app/features/texts/contract";
import { searchQuery } from "../../app/features/texts/domain/search-results";
import { passageQuery } from "../../app/features/texts/domain/text-passage";
import type { Schema } from "../../app/http/parse.server";
import { pageQuery } from "../../app/shared/paging";

/** The queries of pages, by their file; other pages take none. */
export const PAGE_QUERIES: Readonly<Record<string, Schema>> = {
  journal: screens.journalQuery,
  "journal_.calendar": screens.calendarScreenQuery,
  "saved-responses": savedQuery,
  acolyte: assistantQuery,
  apologetics: assistantQuery,
  "immersive-prayer": prayers.guidedPrayerQuery,
  "trial-signup": trialQuery,
  "read.search": searchQuery,
};

/** The kinds of things of a person that an address can name. */
export type Kind =
  | "entry"
  | "binned"
  | "intention"
  | "image"
  | "prayer"
  | "saved"
  | "shared"
  | "thread"
  | "answer"
  | "session"
  | "none";

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** One call: a route, a method, and the input that it takes. */
export interface Call {
  /** The route file, without its ending. */
  file: string;
  method: Method;
  /** The kind of thing that the parameter of its path names. */
  id?: Kind;
  query?: Schema;
  /** Schema of a JSON body. */
  body?: Schema;
  /** Schema of the fields of a posted form. */
  form?: Schema;
  /** The body is a file: in the field of a form, or as it is. */
  upload?: "field" | "bytes";
  /** It changes something though its method is safe, or though it refuses. */
  writes?: "always";
  /** Costs a password hash: fewer requests. */
  isSlow?: true;
  /** An account can do it once: another account after each success. */
  isOnce?: true;
}

const itemsOf = (kind: string, item: z.ZodMiniType) =>
  z.object({
    kind: z.literal(kind),
    dryRun: z.optional(z.boolean()),
    items: z.array(item).check(z.minLength(1)),
  });

/** Bodies of `POST /api/archive/import` whose items are of their kind. */
const importBodies = z.union([
  itemsOf("images", items.archivedImage),
  itemsOf("entries", items.archivedEntry),
  itemsOf("intentions", items.archivedIntention),
  itemsOf("prayers", items.archivedPrayer),
  itemsOf("saved-responses", items.archivedResponse),
  itemsOf("conversations", items.archivedThread),
  itemsOf("reading-places", items.archivedPlace),
  itemsOf("highlights", items.archivedHighlight),
  itemsOf("activity", items.archivedDay),
]);

const one = (file: string, method: Method, rest: Omit<Call, "file" | "method"> = {}): Call => ({
  file,
  method,
  ...rest,
});
const list = pageQuery;
/** Says where a sign-in leads on. */
const returnQuery = z.object({ redirectTo: z.optional(z.string()) });

/** Every call, and every form of a page. */
export const CALLS: readonly Call[] = [
  // Accounts
  one("api.account.deletion", "POST", { body: deletionSchema, isSlow: true, isOnce: true }),
  one("api.account.deletion", "DELETE"),
  one("api.auth.callback.$provider", "GET", { id: "none", query: authorizationResponseSchema }),
  one("api.auth.cancel-plan", "POST"),
  one("api.auth.change-password", "POST", {
    body: accounts.changePasswordSchema,
    isSlow: true,
    isOnce: true,
  }),
  one("api.auth.expire-trial", "POST", { isSlow: true, isOnce: true }),
  one("api.auth.profile", "PATCH", { body: accounts.updateProfileSchema }),
  one("api.auth.sessions", "GET"),
  one("api.auth.sessions", "DELETE"),
  one("api.auth.sessions.$id", "DELETE", { id: "session", isSlow: true }),
  one("api.auth.start-trial", "POST", { body: startTrialSchema, isSlow: true, isOnce: true }),
  one("api.auth.start.$provider", "GET", { id: "none", query: returnQuery }),
  one("api.auth.user", "GET"),
  one("api.auth.verify-email", "POST"),
  one("api.auth.verify-email", "DELETE"),
  one("api.login", "GET", { query: returnQuery }),
  one("api.login", "POST", { form: accounts.signInSchema, isSlow: true }),
  one("api.logout", "GET", { writes: "always", isSlow: true }),
  one("api.user.prayer-length", "PATCH", { body: accounts.prayerLengthSchema }),
  one("api.user.prayer-style", "PATCH", { body: accounts.prayerStyleSchema }),
  one("forgot-password", "POST", { form: accounts.forgotPasswordSchema }),
  one("reset-password.$token", "POST", { id: "none", form: accounts.resetPasswordSchema }),
  one("verify-email.$token", "POST", { id: "none" }),
  // Journal
  one("api.prayer-journal.calendar", "GET", { query: journal.calendarQuery }),
  one("api.prayer-journal.deleted", "GET", { query: list }),
  one("api.prayer-journal.entries", "GET", { query: list }),
  one("api.prayer-journal.entries", "POST", { body: journal.createEntrySchema }),
  one("api.prayer-journal.entries.$id", "GET", { id: "entry" }),
  one("api.prayer-journal.entries.$id", "PUT", { id: "entry", body: journal.updateEntrySchema }),
  one("api.prayer-journal.entries.$id", "DELETE", { id: "entry" }),
  one("api.prayer-journal.entries.$id.bookmark", "POST", { id: "entry" }),
  one("api.prayer-journal.entries.$id.permanent", "DELETE", { id: "binned" }),
  one("api.prayer-journal.entries.$id.restore", "POST", { id: "binned" }),
  one("api.prayer-journal.entries.bookmarked", "GET", { query: list }),
  one("api.prayer-journal.entries.bulk", "POST", { body: journal.bulkEntriesSchema }),
  one("api.prayer-journal.entries.deleted", "GET", { query: list }),
  one("api.prayer-journal.entries.deleted", "DELETE"),
  one("api.prayer-journal.intentions", "GET", { query: list }),
  one("api.prayer-journal.intentions", "POST", { body: journal.createIntentionSchema }),
  one("api.prayer-journal.intentions.$id", "PATCH", { id: "intention", body: journal.updateIntentionSchema }),
  one("api.prayer-journal.intentions.$id", "DELETE", { id: "intention" }),
  one("api.prayer-journal.pages", "GET", { query: screens.journalScreenQuery }),
  one("api.prayer-journal.search", "GET", { query: journal.searchQuery }),
  one("api.prayer-journal.streak", "PATCH", { body: journal.streakSchema }),
  one("api.images.$id", "GET", { id: "image" }),
  one("api.upload.image", "POST", { upload: "field" }),
  one("api.liturgical.today", "GET", { query: liturgicalDayQuery }),
  // Companion
  one("api.acolyte.answers.$id.stop", "POST", { id: "answer" }),
  one("api.acolyte.answers.$id.stream", "GET", { id: "answer" }),
  one("api.acolyte.ask", "POST", { body: companion.askSchema }),
  one("api.acolyte.follow-up", "POST", { body: companion.followUpSchema }),
  one("api.acolyte.history", "GET", { query: companion.historyQuery }),
  one("api.acolyte.history", "DELETE"),
  one("api.acolyte.history.$id", "DELETE", { id: "thread" }),
  one("api.acolyte.reference", "GET", { query: referenceQuery }),
  one("api.ai-feedback", "POST", { body: companion.answerFeedbackSchema }),
  one("api.ai.consent", "POST", { body: companion.consentSchema }),
  one("api.ai.feedback", "POST", { body: companion.companionFeedbackSchema }),
  one("api.ai.journal-title", "POST", { body: companion.journalTitleSchema }),
  one("api.ai.personalized-greeting", "POST"),
  one("api.ai.personalized-prayer", "POST", { body: companion.personalizedPrayerSchema }),
  one("api.ai.spiritual-reflection", "POST", { body: companion.spiritualReflectionSchema }),
  one("api.mood.insights", "POST", { body: companion.moodInsightsSchema }),
  // Library and prayers
  one("api.saved-responses", "GET", { query: library.listResponsesQuery }),
  one("api.saved-responses", "POST", { body: library.saveResponseSchema }),
  one("api.saved-responses.stats", "GET"),
  one("api.saved-responses.$id", "GET", { id: "saved" }),
  one("api.saved-responses.$id", "PATCH", { id: "saved", body: library.updateResponseSchema }),
  one("api.saved-responses.$id", "DELETE", { id: "saved" }),
  one("api.saved-responses.$id.markdown", "GET", { id: "saved" }),
  one("api.shared-reports", "GET"),
  one("api.shared-reports.$id", "POST", { id: "none", body: library.settleReportSchema }),
  one("shared.$token_.report", "POST", {
    id: "shared",
    form: z.extend(library.reportSchema, { intent: z.optional(z.enum(["take-down", "report"])) }),
  }),
  one("api.prayers", "GET", { query: pageQuery }),
  one("api.prayers", "POST", { body: prayers.savePrayerSchema }),
  one("api.prayers.$id", "PATCH", { id: "prayer", body: prayers.updatePrayerSchema }),
  one("api.prayers.$id", "DELETE", { id: "prayer" }),
  one("api.prayers.$id.share", "POST", { id: "prayer", body: prayers.sharePrayerSchema }),
  one("api.prayers.generate", "POST", { body: prayers.generatePrayerSchema }),
  one("api.prayers.guided", "POST", { body: prayers.finishGuideSchema }),
  // Reading
  one("api.texts", "GET"),
  one("api.texts.passage", "GET", { query: passageQuery }),
  one("api.texts.search", "GET", { query: searchQuery }),
  one("api.reading.places", "GET", { query: texts.readingPlacesQuery }),
  one("api.reading.places", "PUT", { body: texts.keepPlaceSchema }),
  one("api.reading.places", "DELETE", { body: texts.forgetPlaceSchema }),
  one("api.reading.highlights", "GET", { query: texts.highlightsQuery }),
  one("api.reading.highlights", "POST", { body: texts.addHighlightSchema }),
  one("api.reading.highlights", "DELETE", { body: texts.highlightRunSchema }),
  one("api.reading.read", "POST", { body: texts.chapterReadSchema }),
  // Reminders
  one("api.reminders.custom", "GET"),
  one("api.reminders.custom", "POST", { body: reminders.reminderSettingsSchema }),
  one("api.reminders.deliveries", "GET"),
  one("api.reminders.notification-preferences", "PUT", { body: reminders.notificationPreferencesSchema }),
  one("api.reminders.push-subscriptions", "GET"),
  one("api.reminders.push-subscriptions", "POST", { body: reminders.pushSubscriptionSchema }),
  one("api.reminders.push-subscriptions", "DELETE", { body: reminders.pushUnsubscriptionSchema }),
  one("api.reminders.test", "POST", { body: reminders.testReminderSchema }),
  one("unsubscribe.$token", "POST", { id: "none" }),
  // The rest
  one("api.archive.export", "GET"),
  one("api.archive.images.$id", "PUT", { id: "none", query: importImageQuery, upload: "bytes" }),
  one("api.archive.import", "POST", { body: importBodies }),
  one("api.debug.logs", "GET"),
  one("support", "POST", { form: supportSchema }),
];
