import perspectives from "#content/perspectives";
import { SOURCE_LABELS, type Source } from "../../limits";
import { needsHelper } from "../../needs-helper";
import { WORK_SOURCES } from "../../retrieval/choose-passages";
import type { AnswerTask, FollowUpTask, FoundObjection, Passage } from "../../tasks";
import { missingParagraphs, nothingFound } from "./nothing-found";
import { followUpOpening, opening, questionKind } from "./openings";

/**
 * Composes the built-in companion's answer: paragraphs with light Markdown, then one block a source. It says only what
 * the index holds, and says so when the index holds nothing.
 */
export function composeAnswer(task: AnswerTask | FollowUpTask): string {
  const { passages, objections, missingReferences, nearest } = task;
  const missing = missingParagraphs(missingReferences);
  if (passages.length === 0 && objections.length === 0) {
    const rest = missing.length > 0 && nearest.length === 0 ? [] : nothingFound(nearest);
    return [...missing, ...rest].join("\n\n");
  }
  const paragraphs = task.kind === "follow-up" ? followUpParagraphs(task) : answerParagraphs(task);
  return [...missing, ...paragraphs].join("\n\n");
}

function answerParagraphs(task: AnswerTask): string[] {
  const { question, mode, passages, objections } = task;
  const topic = passages[0]?.title ?? objections[0]!.title;
  const sources = mode === "apologetics" ? new Set(passages.map(({ source }) => source)) : task.sources;
  return [
    ...(objections.length > 0
      ? objections.flatMap(objectionParagraphs)
      : [...sharedGround(task), opening(questionKind(question), { question, topic })]),
    ...helperParagraph(question),
    ...[...sources].map((source) => sourceBlock(source, passages, topic)),
  ];
}

const MOST_SOURCES = 3;

/**
 * Returns paragraphs with something new beyond the earlier answer: objections and notes that it did not have, those of
 * the chosen sources first. Says so when there is nothing new.
 */
function followUpParagraphs(task: FollowUpTask): string[] {
  const { question, earlier } = task;
  const objections = task.objections.filter(({ answer }) => !earlier.answer.includes(answer));
  const passages = task.passages.filter(({ text }) => !earlier.answer.includes(text));
  if (objections.length === 0 && passages.length === 0) {
    const said = task.passages[0]?.title ?? task.objections[0]!.title;
    return [`On **${said}** I have said what I know.`, ...nothingFound(task.nearest)];
  }
  const topic = passages[0]?.title;
  return [
    ...objections.flatMap(objectionParagraphs),
    ...(objections.length === 0 && topic
      ? [followUpOpening({ question, topic, isNew: !isInEarlierAnswer(topic, task) })]
      : []),
    ...helperParagraph(question),
    ...newSources(task, passages).map((source) => sourceBlock(source, passages, topic ?? "")),
  ];
}

/** Returns the sources with something new, the chosen ones first; others only as far as there is room. */
function newSources({ sources }: FollowUpTask, passages: readonly Passage[]): Source[] {
  const found = new Set(passages.map(({ source }) => source));
  const chosen = sources.filter((source) => found.has(source));
  const others = [...found].filter((source) => !sources.includes(source));
  return [...chosen, ...others].slice(0, Math.max(chosen.length, MOST_SOURCES));
}

/** Whether the earlier answer has the name of this topic, or one of its passages. */
function isInEarlierAnswer(topic: string, { earlier, passages }: FollowUpTask): boolean {
  const hasPassage = passages.some(({ title, text }) => title === topic && earlier.answer.includes(text));
  return hasPassage || earlier.answer.includes(topic);
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

const works: ReadonlySet<string> = new Set(WORK_SOURCES);

/** Returns the texts of a source below a line with its name. Says so when there is none. */
function sourceBlock(source: Source, passages: readonly Passage[], mainTopic: string): string {
  const texts = passages
    .filter((passage) => passage.source === source)
    .map((passage) => passageText(passage, mainTopic));
  const lines = texts.length > 0 ? texts.join("\n\n") : "I cannot locate anything on this question here.";
  return `From ${SOURCE_LABELS[source]}:\n${lines}`;
}

/** Returns a passage's text; on another topic it names the topic. A work is its own reference, installed words are quoted. */
function passageText({ source, title, text, references, isInstalled }: Passage, mainTopic: string): string {
  if (isInstalled) return `“${text}”${inBrackets(references)}`;
  const topic = title === mainTopic || works.has(source) ? "" : `On **${title}**: `;
  return `${topic}${text}${works.has(source) ? "" : inBrackets(references)}`;
}

function inBrackets(references: readonly string[]): string {
  return references.length > 0 ? ` (${references.join("; ")})` : "";
}
