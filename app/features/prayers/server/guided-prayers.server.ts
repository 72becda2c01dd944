import { recordActivity } from "~/features/activity/server/public.server";
import { readQuotation } from "~/features/texts/server/public.server";
import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { localDateIn } from "~/shared/dates";
import type { GuidedPrayerQuery } from "../contract";
import { type Guide, type GuideId, isScriptureGuide } from "../domain/guides/guide";
import { type GuideChoice, guideChoices, guideOfDay } from "../domain/guides/guide-of-day";

/** The guided-prayer screen: one guide for the user's day, or all of them to choose from. */
export type GuidedPrayerView = { today: string } & (
  | { guide: Guide; choices: null }
  | { guide: null; choices: GuideChoice[] }
);

/** Returns the guided prayer of the user's local day. It only reads the passages that the address names. */
export async function loadGuidedPrayer(
  services: Pick<Services, "clock" | "texts">,
  args: { user: Pick<SessionUser, "timezone" | "liturgicalOptions"> } & GuidedPrayerQuery,
): Promise<GuidedPrayerView> {
  const { timezone, liturgicalOptions } = args.user;
  const today = localDateIn(timezone, services.clock.now());
  if (!args.guide) return { today, guide: null, choices: guideChoices(today, liturgicalOptions) };
  const found = isScriptureGuide(args.guide) ? await readQuotation(services, args.passage) : null;
  const quotation = found?.isScripture ? found : null;
  const verse = quotation && {
    text: quotation.paragraphs.join(" "),
    reference: quotation.reference,
    translation: quotation.edition,
  };
  const guide = guideOfDay(args.guide, today, liturgicalOptions, verse);
  return { today, guide: quotation ? { ...guide, selected: quotation.selected } : guide, choices: null };
}

/** Records a finished guided prayer: Lectio and the four senses count as Scripture read. */
export async function finishGuide(
  services: Services,
  { user, guide }: { user: SessionUser; guide: GuideId },
): Promise<{ counted: boolean }> {
  const counted = isScriptureGuide(guide);
  if (counted) await recordActivity(services, { user, activity: "scriptures" });
  return { counted };
}
