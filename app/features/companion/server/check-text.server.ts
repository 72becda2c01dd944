import { lookUpQuotations } from "~/features/texts/server/public.server";
import type { Services } from "~/server/ports/services";
import { withoutFormats } from "~/shared/hidden-characters";
import type { CitationsPart } from "../contract";
import { checkAnswer, checkModelAnswer } from "../domain/check-answer";
import { type Finds, readAnswer } from "../domain/read-answer";

/** A text of the companion without made-up references, and what was found for the others. */
export interface CheckedText extends CitationsPart {
  text: string;
}

/**
 * Checks the citations of a text and compares its quotations with the installed texts. When these cannot be read, the
 * references are checked alone: an answer is never lost to its check.
 *
 * @param finds what the text was to be drawn from; `null` for texts without any, such as prayers
 * @param options isModelAnswer: a language model has written it, so that quotations that no text has are taken out
 */
export async function checkText(
  services: Services,
  text: string,
  finds: Finds | null,
  { isModelAnswer = false }: { isModelAnswer?: boolean } = {},
): Promise<CheckedText> {
  const read = readAnswer(isModelAnswer ? withoutFormats(text) : text, finds);
  const lookedUp = await lookUpQuotations(services.texts, read.asked).catch((error: unknown) => {
    services.report("WARN", "quotations-unchecked", { error: error instanceof Error ? error.name : "" });
    return [];
  });
  return isModelAnswer
    ? checkModelAnswer(read, lookedUp)
    : { text: read.text, ...checkAnswer(read, lookedUp) };
}
