import pages from "#content/pages";
import { fillIn } from "~/shared/text";
import type { SiteFacts, SiteSection } from "../contract";
import { type Condition, TEXT_VALUES } from "./text-values";

/** A question with its answer, a paragraph each. */
export interface FaqItem {
  id: string;
  question: string;
  answer: string[];
}

/** A text as content/pages has it; some are true of some servers only. */
type WrittenText = string | { if: Condition; text: string };

interface WrittenSection extends Omit<SiteSection, "paragraphs" | "list"> {
  paragraphs?: readonly WrittenText[];
  list?: readonly WrittenText[];
}

/** The texts as content/pages has them, with `{freeCalls}` and the like for values of the code. */
export interface WrittenPages {
  faq: readonly {
    title: string;
    items: readonly (Omit<FaqItem, "answer"> & { answer: readonly WrittenText[] })[];
  }[];
  privacy: readonly WrittenSection[];
  terms: readonly WrittenSection[];
}

/** Returns the questions and answers for this server. */
export function faqOf(facts: SiteFacts): { title: string; items: FaqItem[] }[] {
  return pages.faq.map(({ title, items }) => ({
    title,
    items: items.map((item) => ({ ...item, answer: textsFor(facts, item.answer) })),
  }));
}

/** Returns the privacy page for this server: what is stored, where and for how long, and who receives it. */
export const privacyOf = (facts: SiteFacts): SiteSection[] => sectionsFor(facts, pages.privacy);

/** Returns the terms of use for this server. */
export const termsOf = (facts: SiteFacts): SiteSection[] => sectionsFor(facts, pages.terms);

function sectionsFor(facts: SiteFacts, sections: readonly WrittenSection[]): SiteSection[] {
  return sections.map(({ paragraphs = [], list, ...section }) => ({
    ...section,
    paragraphs: textsFor(facts, paragraphs),
    ...(list && { list: textsFor(facts, list) }),
  }));
}

/** Returns the texts that are true of this server, with their values. */
function textsFor({ provider, paymentNote, sendsMail }: SiteFacts, texts: readonly WrittenText[]): string[] {
  const isTrue = { provider: provider !== null, noProvider: provider === null, sendsMail };
  const shown = texts.flatMap((text) =>
    typeof text === "string" ? [text] : isTrue[text.if] ? [text.text] : [],
  );
  return fillIn(shown, { ...TEXT_VALUES, provider: provider ?? "", paymentNote });
}
