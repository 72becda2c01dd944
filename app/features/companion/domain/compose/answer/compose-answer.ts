import commonGround from "#content/perspectives";
import { needsHelper } from "../../needs-helper";
import type { AnswerTask, FollowUpTask, Passage } from "../../passage";
import { composeFollowUp } from "./compose-follow-up";
import { missingParagraphs, nothingFound } from "./nothing-found";
import { objectionParagraphs, whatWeShare } from "./objection-paragraphs";
import { opening } from "./openings";
import { questionKind } from "./question-kind";
import { sourceBlock } from "./source-block";

/** The sources that stand beside an answer to an objection, in their order. */
const sourcesIn = (passages: readonly Passage[]) => [...new Set(passages.map(({ source }) => source))];

/**
 * The built-in companion's answer: paragraphs with light Markdown, then one block a source. It says only what the index
 * holds, and says so where it holds nothing.
 */
export function composeAnswer(task: AnswerTask | FollowUpTask): string {
  const { passages, objections, missingReferences, nearest } = task;
  const missing = missingParagraphs(missingReferences);
  if (passages.length === 0 && objections.length === 0) {
    const rest = missing.length > 0 && nearest.length === 0 ? [] : nothingFound(nearest);
    return [...missing, ...rest].join("\n\n");
  }
  const paragraphs = task.kind === "follow-up" ? composeFollowUp(task) : answerParagraphs(task);
  return [...missing, ...paragraphs].join("\n\n");
}

function answerParagraphs(task: AnswerTask): string[] {
  const { question, passages, objections } = task;
  const topic = passages[0]?.title ?? objections[0]!.title;
  const sources = task.mode === "apologetics" ? sourcesIn(passages) : task.sources;
  const helper = needsHelper(question);
  return [
    ...(objections.length > 0
      ? objections.flatMap(objectionParagraphs)
      : [...sharedGround(task), opening(questionKind(question), { question, topic })]),
    ...(helper ? [helper.sentence] : []),
    ...sources.map((source) => sourceBlock(source, passages, topic)),
  ];
}

/** What is shared with those whose concern it is stands first, also where no objection is known that says it. */
function sharedGround({ mode, perspective }: AnswerTask): string[] {
  return mode === "apologetics" && perspective ? [whatWeShare(commonGround[perspective])] : [];
}
