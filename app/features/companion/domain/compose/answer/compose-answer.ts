import { SOURCE_LABELS } from "../../../contract";
import type { AnswerTask, FollowUpTask, Passage } from "../../passage";

/** The built-in companion's answer: what the index holds, source by source, and plainly where it holds nothing. */
export function composeAnswer(task: AnswerTask | FollowUpTask): string {
  const { passages, objections, missingReferences } = task;
  const missing = missingReferences.map(
    (reference) => `I cannot locate ${reference}: there is no such reference.`,
  );
  const blocks =
    task.mode === "apologetics" ? objections.map(objectionBlock) : task.sources.map(sourceBlock(passages));
  if (passages.length === 0 && objections.length === 0) return [...missing, nothingFound(task)].join("\n\n");
  return [...missing, ...blocks].join("\n\n");
}

function sourceBlock(passages: Passage[]) {
  return (source: Passage["source"]) => {
    const own = passages.filter((passage) => passage.source === source);
    const texts = own.map(({ text, references }) => `${text} (${references.join("; ")})`);
    return [
      `From ${SOURCE_LABELS[source]}:`,
      ...(texts.length > 0 ? texts : ["I cannot locate anything on this here."]),
    ].join("\n");
  };
}

function objectionBlock({
  commonGround,
  concern,
  answer,
  references,
}: AnswerTask["objections"][number]): string {
  return [commonGround, concern, `${answer} (${references.join("; ")})`].join("\n\n");
}

function nothingFound({ nearest }: Pick<AnswerTask, "nearest">): string {
  const topics = nearest.length > 0 ? ` The nearest topics I know are ${nearest.join(", ")}.` : "";
  return `I cannot locate anything on this question.${topics}`;
}
