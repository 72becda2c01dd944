import perspectives from "#content/perspectives";
import { bookLabel, fullBookNames } from "~/features/texts/domain/citations/canon/book-names";
import { findCitations } from "~/features/texts/domain/citations/find-citations";
import { stemOf } from "~/shared/text";
import type { Source } from "../../limits";
import { needsHelper } from "../../needs-helper";
import { contentWords } from "../../retrieval/question-words";
import { sourceHead } from "../../source-blocks";
import type { AnswerTask, FollowUpTask, FoundObjection, KnownAnswer, Passage } from "../../tasks";
import { declinedRequest } from "./declined-request";
import { type FollowUpKind, kindOfFollowUp, namedSource } from "./follow-up-kind";
import { missingParagraphs, nothingFound } from "./nothing-found";

/**
 * Composes the built-in companion's answer: the direct answer first, then its reasons, then one block a source, each
 * sentence with the places that carry it. It says only what the index holds, and says so when the index holds nothing.
 */
export function composeAnswer(task: AnswerTask | FollowUpTask): string {
  const { passages, objections, missingReferences, nearest, language } = task;
  const declined = declinedRequest(task.question);
  if (declined) return declined;
  const known = task.known ?? task.earlierKnown;
  const missing = missingParagraphs(missingReferences);
  const isThanks = task.kind === "follow-up" && kindOfFollowUp(task.question) === "thanks";
  if (!known && !isThanks && passages.length === 0 && objections.length === 0) {
    const isOnlyMissing = missing.length > 0 && nearest.length === 0;
    return [...missing, ...(isOnlyMissing ? [] : nothingFound(nearest, language))].join("\n\n");
  }
  const paragraphs = task.kind === "follow-up" ? followUpParagraphs(task) : answerParagraphs(task);
  // The index itself has nothing in Spanish.
  const isEnglish = language === "es" && !known && !isThanks;
  return [...missing, ...(isEnglish ? [ONLY_IN_ENGLISH] : []), ...paragraphs].join("\n\n");
}

function answerParagraphs(task: AnswerTask): string[] {
  const { question, mode, passages, objections, known } = task;
  const topic = passages[0]?.title ?? objections[0]?.title ?? "";
  const sources = mode === "apologetics" ? new Set(passages.map(({ source }) => source)) : task.sources;
  if (objections.length > 0) {
    return [
      ...objections.flatMap(objectionParagraphs),
      ...helperParagraph(question),
      ...[...sources].map((source) => sourceBlock(source, passages, topic)),
    ];
  }
  if (known) {
    return [...sharedGround(task), ...knownParagraphs(known, task, [...sources]), ...furtherParagraphs(task)];
  }
  return [
    ...sharedGround(task),
    ...(task.verse ? [`These words are in ${inFull(task.verse)}.`] : []),
    ...helperParagraph(question),
    ...[...sources].map((source) => sourceBlock(source, passages, topic)),
  ];
}

const ONLY_IN_ENGLISH = "Todavía no tengo esta respuesta en español; aquí está en inglés.";
/** Most reasons before the blocks of the sources. */
const MOST_REASONS = 4;

/** Returns a known answer: the direct answer, the reasons that no chosen source gives, then a block for each source. */
function knownParagraphs(
  known: KnownAnswer,
  { question, passages, language, verse }: AnswerTask | FollowUpTask,
  sources: readonly Source[],
): string[] {
  const [first, ...reasons] = saidIn(known, language);
  // Whoever asks for a verse reads its book in full.
  const direct = first && verse ? { ...first, references: first.references.map(inFull) } : first;
  const own = reasons.filter(({ source }) => !sources.includes(source as Source));
  const blocks = sources.flatMap((source) => {
    const said = reasons.filter((claim) => claim.source === source).map(claimText);
    const found = passages.filter((one) => one.source === source);
    const asked = found.filter(isAskedPlace);
    // What the index has of a source is in English.
    const more = language === "en" && said.length + asked.length === 0 ? found.slice(0, 1) : [];
    const texts = [
      ...asked.map((one) => passageText(one, one.title)),
      ...said,
      ...more.map((one) => passageText(one, one.title)),
    ];
    return texts.length > 0
      ? [`${sourceHead(source, known.spanish ? language : "en")}:\n${texts.join(" ")}`]
      : [];
  });
  const warmth = language === "es" && known.spanish ? known.spanish.warmth : known.warmth;
  const isEnglishOnly = language === "es" && !known.spanish;
  return [
    ...(isEnglishOnly ? [ONLY_IN_ENGLISH] : []),
    ...(direct ? [claimText(direct)] : []),
    ...(own.length > 0 ? [own.slice(0, MOST_REASONS).map(claimText).join(" ")] : []),
    ...helperParagraph(question),
    ...(blocks.length > 0 && warmth ? [warmth] : []),
    ...blocks,
    ...(blocks.length === 0 && warmth ? [warmth] : []),
  ];
}

/** Returns a reference with the book's full name: "Matthew 5:3". */
function inFull(reference: string): string {
  const place = findCitations(reference)[0]?.place;
  if (place?.work !== "bible" || !place.book) return reference;
  const name = fullBookNames(place.book)[0]!.replace(/^Psalms$/, "Psalm");
  return reference.replace(bookLabel(place.book), name);
}

/**
 * Returns the answers to further parts of a question: each the direct one with its first reason. Says which part has none.
 */
function furtherParagraphs({ alsoKnown, unanswered, language }: AnswerTask | FollowUpTask): string[] {
  return [
    ...alsoKnown.map((known) => saidIn(known, language).slice(0, 2).map(claimText).join(" ")),
    ...unanswered.map((part) => NO_ANSWER_TO_PART[language](part)),
  ];
}

const NO_ANSWER_TO_PART = {
  en: (part: string) => `On “${part}” I have no sure answer. You may ask that by itself, in other words.`,
  es: (part: string) => `Sobre «${part}» no encuentro una respuesta segura. Puedes preguntarlo aparte.`,
};

/** Whether a passage has the words of the place that the question names. */
const isAskedPlace = ({ isInstalled, topicId }: Passage) => isInstalled === true && topicId === "";

/** Returns the claims of an answer in the language of the question, as far as it has them. */
function saidIn({ claims, spanish }: KnownAnswer, language: "en" | "es"): KnownAnswer["claims"] {
  if (language === "en" || !spanish) return claims;
  return claims.flatMap((claim, index) => {
    const text = spanish.claims[index];
    return text ? [{ ...claim, text }] : [];
  });
}

/** A claim with its places before its last full stop. */
function claimText({ text, references }: { text: string; references: readonly string[] }): string {
  if (references.length === 0) return text;
  const [, words = text, end = ""] = /^([\s\S]*?)([.!?])?$/.exec(text) ?? [];
  return `${words}${inBrackets(references)}${end}`;
}

const MOST_SOURCES = 3;

/**
 * Returns what a follow-up asks for: what a source says; an answer of its own; why, more simply, where in Scripture; what
 * the earlier answer has on its words; else what is new: objections and notes that the earlier answer did not have. Says so
 * when there is nothing.
 */
function followUpParagraphs(task: FollowUpTask): string[] {
  const { question, earlier, known, earlierKnown, language } = task;
  const kind = kindOfFollowUp(question);
  if (kind === "thanks") return [THANKS[language]];
  const named = namedSource(question);
  const ofSource = named ? sourceParagraphs(named, task) : [];
  if (ofSource.length > 0) return ofSource;
  if (known) return [...knownParagraphs(known, task, task.sources), ...furtherParagraphs(task)];
  const asked = earlierKnown ? aspectOf(earlierKnown, kind, task) : [];
  if (asked.length > 0) return asked;
  const objections = task.objections.filter(({ answer }) => !isIn(earlier.answer, answer));
  const passages = task.passages.filter(({ text }) => !isIn(earlier.answer, text));
  if (objections.length === 0 && passages.length === 0) {
    const said = earlierKnown?.title ?? task.passages[0]?.title ?? task.objections[0]?.title;
    return [
      ...(said ? [`On **${said}** I have said what I know.`] : []),
      ...nothingFound(task.nearest, language),
    ];
  }
  const topic = passages[0]?.title;
  return [
    ...objections.flatMap(objectionParagraphs),
    ...helperParagraph(question),
    ...newSources(task, passages).map((source) => sourceBlock(source, passages, topic ?? "")),
  ];
}

const MOST_NOTES = 2;

/** Returns what a source says on the earlier question: its claims of the known answer, and the best notes of the index. */
function sourceParagraphs(source: Source, { earlierKnown, passages, language }: FollowUpTask): string[] {
  const said = earlierKnown ? saidIn(earlierKnown, language).filter((claim) => claim.source === source) : [];
  const noted = passages.filter((one) => one.source === source).slice(0, MOST_NOTES);
  const texts = [...noted.map((one) => passageText(one, one.title)), ...said.map(claimText)];
  const head = sourceHead(source, noted.length > 0 || !earlierKnown?.spanish ? "en" : language);
  return texts.length > 0 ? [`${head}:\n${texts.join(" ")}`] : [];
}

/** Whether an answer has a text, whose places stand before its full stop. */
const isIn = (answer: string, text: string) => answer.includes(text.replace(/[.!?]$/, ""));

const THANKS = {
  en: "You are welcome. Ask whenever something else comes to mind; and go with God.",
  es: "Con mucho gusto. Pregunta cuando quieras; que Dios te acompañe.",
};

/** Returns the part of a known answer that a follow-up asks for; nothing when it has none. */
function aspectOf(
  known: KnownAnswer,
  kind: FollowUpKind,
  { question, earlier, language, passages }: FollowUpTask,
): string[] {
  const said = saidIn(known, language);
  const [direct, ...reasons] = said;
  const warmth = language === "es" ? known.spanish?.warmth : known.warmth;
  const first = direct?.text.match(/^[\s\S]*?[.!?](?=\s|$)/)?.[0] ?? "";
  switch (kind) {
    case "why":
      return reasons.map(claimText);
    case "yes-or-no":
      return [verdictOf(first, earlier.question), ...reasons.slice(0, 1).map(claimText)];
    case "simply":
      return [...(direct ? [claimText(direct)] : []), ...(warmth ? [warmth] : [])];
    case "example":
      return [first, ...reasons.slice(0, 2).map(({ text }) => text), ...(warmth ? [warmth] : [])];
    case "in-scripture": {
      const claims = known.claims.filter(({ references }) => references.some(isVerse));
      const verses = passages.filter(
        ({ source, references }) => source === "scripture" && references.length > 0,
      );
      const cited = claims.map(({ text, references }) =>
        claimText({ text, references: references.filter(isVerse) }),
      );
      return cited.length > 0 ? cited : verses.slice(0, 1).map((one) => passageText(one, one.title));
    }
    case "more":
      return moreOf(said, question, earlier.question).map(claimText);
    default:
      return [];
  }
}

const PERMISSION = /\b(?:allowed|permitted|ok|okay|may|can|could|puedo|puede|permitido)\b/i;
const REFUSED = /\b(?:not|never|no|wrong|cannot|forbidden|forbids|rejects|contrary|illicit|nunca)\b/i;

/** Returns the first sentence of an answer behind a plain no, if it refuses what the question asks leave for. */
function verdictOf(sentence: string, question: string): string {
  const isPlain = /^(?:yes|no|s[ií])\b/i.test(sentence);
  if (isPlain || !PERMISSION.test(question) || !REFUSED.test(sentence)) return sentence;
  return `No. ${sentence}`;
}

/**
 * Returns the direct claim and those with a content word of a follow-up that the question before has not; all when it has
 * no such word, none when no claim has it.
 */
function moreOf(claims: KnownAnswer["claims"], question: string, earlierQuestion: string) {
  const before = new Set(contentStems(earlierQuestion));
  const own = contentStems(question).filter((stem) => !before.has(stem));
  const isFitting = ({ text }: { text: string }) => {
    const stems = new Set(contentStems(text));
    return own.length === 0 || own.some((stem) => stems.has(stem));
  };
  const fitting = new Set(claims.filter(isFitting));
  return fitting.size > 0 ? claims.filter((claim, index) => index === 0 || fitting.has(claim)) : [];
}

const contentStems = (text: string) => contentWords(text).map(stemOf);

const isVerse = (reference: string) => findCitations(reference)[0]?.kind === "scripture";

/** Returns the sources with something new, the chosen ones first; others only as far as there is room. */
function newSources({ sources }: FollowUpTask, passages: readonly Passage[]): Source[] {
  const found = new Set(passages.map(({ source }) => source));
  const chosen = sources.filter((source) => found.has(source));
  const others = [...found].filter((source) => !sources.includes(source));
  return [...chosen, ...others].slice(0, Math.max(chosen.length, MOST_SOURCES));
}

/** Returns the common ground with the perspective, for a question without a known objection. */
function sharedGround({ mode, perspective }: AnswerTask): string[] {
  return mode === "apologetics" && perspective ? [commonGroundParagraph(perspectives[perspective])] : [];
}

/** Returns an answered objection: common ground, the concern as its holder would put it, the answer with its places. */
function objectionParagraphs({ commonGround, concern, answer, references }: FoundObjection): string[] {
  return [
    commonGroundParagraph(commonGround),
    `**The concern.** ${concern}`,
    `**A Catholic answer.** ${answer}${inBrackets(references)}`,
  ];
}

const commonGroundParagraph = (commonGround: string) => `**What we share.** ${commonGround}`;

function helperParagraph(question: string): string[] {
  const helper = needsHelper(question);
  return helper ? [helper.sentence] : [];
}

/** Returns the texts of a source below a line with its name. Says so when there is none. */
function sourceBlock(source: Source, passages: readonly Passage[], mainTopic: string): string {
  const texts = passages
    .filter((passage) => passage.source === source)
    .map((passage) => passageText(passage, mainTopic));
  const lines = texts.length > 0 ? texts.join("\n\n") : "I cannot locate anything on this question here.";
  return `${sourceHead(source, "en")}:\n${lines}`;
}

/** Returns a passage's text; on another topic it names the topic. A work is its own reference, installed words are quoted. */
function passageText({ title, text, references, isInstalled }: Passage, mainTopic: string): string {
  if (isInstalled) return `“${text}”${inBrackets(references)}`;
  const isWork = text.startsWith(`*${references[0]}*`);
  const topic = title === mainTopic || isWork ? "" : `On **${title}**: `;
  return `${topic}${isWork ? text : claimText({ text, references })}`;
}

function inBrackets(references: readonly string[]): string {
  return references.length > 0 ? ` (${references.join("; ")})` : "";
}
