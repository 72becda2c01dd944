import { PERSPECTIVE_LABELS, SOURCE_LABELS } from "../contract";
import { dataBlock, type Prompt } from "./data-block";
import { ANSWER_INSTRUCTIONS, FOLLOW_UP_INSTRUCTIONS, SUPPORT_RULE } from "./instructions";
import type { AnswerTask, FollowUpTask, FoundObjection, Passage } from "./passage";

/** Characters of an earlier answer that a model is shown: its end, which a follow-up is mostly about. */
const EARLIER_CHARACTERS = 12_000;

/** Returns what a model is asked for an answer or a follow-up; `isHeavy` where help lines are shown above it. */
export function answerPrompt(task: AnswerTask | FollowUpTask, isHeavy = false): Prompt {
  const data = [
    dataBlock("mode", task.mode),
    dataBlock("perspective", task.perspective ? PERSPECTIVE_LABELS[task.perspective] : ""),
    dataBlock("sources", task.sources.map((source) => SOURCE_LABELS[source]).join("\n")),
    dataBlock("passages", task.passages.map(passageText).join("\n\n")),
    dataBlock("objections", task.objections.map(objectionText).join("\n\n")),
    dataBlock("missing-references", task.missingReferences.join("\n")),
    task.kind === "follow-up" ? earlierBlocks(task.earlier) : "",
    dataBlock("question", task.question),
  ].join("");
  const instructions = task.kind === "answer" ? ANSWER_INSTRUCTIONS : FOLLOW_UP_INSTRUCTIONS;
  return { instructions: isHeavy ? instructions + SUPPORT_RULE : instructions, data };
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
