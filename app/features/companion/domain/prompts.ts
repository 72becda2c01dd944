import {
  ANSWER_INSTRUCTIONS,
  FOLLOW_UP_INSTRUCTIONS,
  INSIGHTS_INSTRUCTIONS,
  PRAYER_INSTRUCTIONS,
  REFLECTION_INSTRUCTIONS,
  STANDALONE_INSTRUCTIONS,
  SUPPORT_RULE,
  TITLE_INSTRUCTIONS,
} from "./instructions";
import { PERSPECTIVE_LABELS, SOURCE_LABELS } from "./limits";
import { sentencesOf } from "./sentences";
import {
  type AnswerTask,
  type FollowUpTask,
  type FoundObjection,
  givenClaims,
  type InsightsTask,
  type Passage,
  type PrayerTask,
  type ReflectionTask,
  type TitleTask,
} from "./tasks";

/** Input of a model: fixed instructions, and data that holds no instruction. */
export interface Prompt {
  instructions: string;
  /** Blocks made by `dataBlock`, the only place of a user's words. */
  data: string;
}

/** Characters of an earlier answer in a prompt: its end, which most follow-ups are about. */
const EARLIER_CHARACTERS = 12_000;

/**
 * Returns the prompt for an answer or a follow-up; `isHeavy` when help lines are shown above it. It has claims and the words
 * of installed texts, and notes on the subject only of the sources without a claim: their references are wide.
 */
export function answerPrompt(task: AnswerTask | FollowUpTask, isHeavy = false): Prompt {
  const claims = givenClaims(task);
  const installed = task.passages.filter(({ isInstalled }) => isInstalled);
  const notes = task.passages.filter(
    ({ isInstalled, source }) => !isInstalled && !claims.some((claim) => claim.source === source),
  );
  const data = [
    dataBlock("mode", task.mode),
    dataBlock("perspective", task.perspective ? PERSPECTIVE_LABELS[task.perspective] : ""),
    dataBlock("sources", task.sources.map((source) => SOURCE_LABELS[source]).join("\n")),
    dataBlock(
      "claims",
      claims.map(({ text, references }) => `- ${text} (${references.join("; ")})`).join("\n"),
    ),
    dataBlock(
      "texts",
      installed.map(({ text, references }) => `${references.join("; ")}\n${text}`).join("\n\n"),
    ),
    dataBlock("passages", notes.map(passageText).join("\n\n")),
    dataBlock("objections", task.objections.map(objectionText).join("\n\n")),
    dataBlock("missing-references", task.missingReferences.join("\n")),
    task.kind === "follow-up" ? earlierBlocks(task.earlier) : "",
    dataBlock("question", task.question),
  ].join("");
  const instructions = task.kind === "answer" ? ANSWER_INSTRUCTIONS : FOLLOW_UP_INSTRUCTIONS;
  return { instructions: withCare(instructions, isHeavy), data };
}

/** Returns the prompt for a question that stands alone. */
export function standalonePrompt(task: AnswerTask | FollowUpTask): Prompt {
  const earlier = task.kind === "follow-up" ? earlierBlocks(task.earlier) : "";
  return { instructions: STANDALONE_INSTRUCTIONS, data: earlier + dataBlock("question", task.question) };
}

function earlierBlocks({ question, answer, isStored }: FollowUpTask["earlier"]): string {
  return [
    dataBlock("earlier-question", question),
    dataBlock("earlier-answer-written-by", isStored ? "the companion" : "the person"),
    dataBlock("earlier-answer", answer.slice(-EARLIER_CHARACTERS)),
  ].join("");
}

function passageText({ source, title, references, text }: Passage): string {
  return `${SOURCE_LABELS[source]}: ${title} (${references.join("; ")})\n${text}`;
}

function objectionText({ title, commonGround, concern, answer, references }: FoundObjection): string {
  return [
    `${title} (${references.join("; ")})`,
    `Common ground: ${commonGround}`,
    `Concern: ${concern}`,
    `Answer: ${answer}`,
  ].join("\n");
}

/** Returns the prompt for a prayer; `isHeavy` when help lines are shown above it. */
export function prayerPrompt(task: PrayerTask, isHeavy = false): Prompt {
  const data = [
    dataBlock("style", task.style.replaceAll("_", " ")),
    dataBlock("sentences", String(sentencesOf(task.length))),
    dataBlock("season", task.season),
    dataBlock("time-of-day", task.timeOfDay),
    dataBlock("mood", task.mood ?? ""),
    dataBlock("saint", task.style === "saint_intercession" ? (task.saint ?? "") : ""),
    dataBlock("category", task.category ?? ""),
    dataBlock("title", task.title ?? ""),
    dataBlock("attempt", task.attempt > 0 ? `${task.attempt + 1}: write it otherwise than before` : ""),
    dataBlock("journal", task.text),
  ].join("");
  return { instructions: withCare(PRAYER_INSTRUCTIONS, isHeavy), data };
}

/** Returns the prompt for reflection questions; `isHeavy` as for a prayer. */
export function reflectionPrompt({ text, history }: ReflectionTask, isHeavy = false): Prompt {
  const data = dataBlock("asked-before", history.join("\n\n")) + dataBlock("journal", text);
  return { instructions: withCare(REFLECTION_INSTRUCTIONS, isHeavy), data };
}

/** Returns the prompt for a title. */
export function titlePrompt({ text }: TitleTask): Prompt {
  return { instructions: TITLE_INSTRUCTIONS, data: dataBlock("journal", text) };
}

/** Returns the prompt for mood insights beside a verse that is already chosen. */
export function insightsPrompt(
  { moods, themes, season }: InsightsTask,
  verse: { scriptureVerse: string; scriptureReference: string },
): Prompt {
  const data = [
    dataBlock("season", season),
    dataBlock("moods", moods.map(({ date, mood }) => `${date}: ${mood}`).join("\n")),
    dataBlock("themes", themes.join(", ")),
    dataBlock("verse", `${verse.scriptureVerse} (${verse.scriptureReference})`),
  ].join("");
  return { instructions: INSIGHTS_INSTRUCTIONS, data };
}

function withCare(instructions: string, isHeavy: boolean): string {
  return isHeavy ? instructions + SUPPORT_RULE : instructions;
}

/**
 * Returns a text between an opening and a closing tag; nothing for an empty text. `<`, `>` and `&` are escaped as in
 * XML, so that no text can close the tag or open another; control characters except tab and line feed are removed.
 */
function dataBlock(name: string, text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is removed
  const clean = text.replace(/\r\n?/g, "\n").replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, "");
  if (clean.trim() === "") return "";
  const escaped = clean.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  return `<${name}>\n${escaped}\n</${name}>\n`;
}
