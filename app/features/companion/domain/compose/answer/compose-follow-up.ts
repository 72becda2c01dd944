import { needsHelper } from "../../needs-helper";
import type { FollowUpTask, Passage } from "../../passage";
import { nothingFound } from "./nothing-found";
import { objectionParagraphs } from "./objection-paragraphs";
import { followUpOpening } from "./openings";
import { sourceBlock } from "./source-block";

const MOST_SOURCES = 3;

/**
 * What there is to say beyond the earlier answer: objections and notes that it did not have, those of the chosen sources
 * first. Where everything has been said, it says that.
 */
export function composeFollowUp(task: FollowUpTask): string[] {
  const { question, earlier } = task;
  const objections = task.objections.filter(({ answer }) => !earlier.answer.includes(answer));
  const passages = task.passages.filter(({ text }) => !earlier.answer.includes(text));
  if (objections.length === 0 && passages.length === 0) {
    const said = task.passages[0]?.title ?? task.objections[0]!.title;
    return [`On **${said}** I have said what I know.`, ...nothingFound(task.nearest)];
  }
  const sources = sourcesToSpeak(task, passages);
  const topic = passages[0]?.title;
  const helper = needsHelper(question);
  return [
    ...objections.flatMap(objectionParagraphs),
    ...(objections.length === 0 && topic
      ? [followUpOpening({ question, topic, isNew: !wasToldOf(topic, task) })]
      : []),
    ...(helper ? [helper.sentence] : []),
    ...sources.map((source) => sourceBlock(source, passages, topic ?? "")),
  ];
}

/** The sources with something new, the chosen ones first; others only as far as there is room. */
function sourcesToSpeak({ sources }: FollowUpTask, passages: readonly Passage[]) {
  const having = new Set(passages.map(({ source }) => source));
  const chosen = sources.filter((source) => having.has(source));
  const others = [...having].filter((source) => !sources.includes(source));
  return [...chosen, ...others].slice(0, Math.max(chosen.length, MOST_SOURCES));
}

/** Whether the earlier answer was on this topic: one of its passages stands there, or its name. */
function wasToldOf(topic: string, { earlier, passages }: FollowUpTask): boolean {
  const told = passages.some(({ title, text }) => title === topic && earlier.answer.includes(text));
  return told || earlier.answer.includes(topic);
}
