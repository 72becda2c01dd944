import { Transcript } from "~/features/companion/ui/answer/transcript";
import type { SharedResponse } from "../contract";

interface ResponseTextProps {
  response: Pick<SharedResponse, "question" | "response" | "checked" | "authorship">;
  /** For a page without scripts. */
  isStatic?: boolean;
}

/** The text of a saved response: the companion's with its citations, a member's as it was written. */
export function ResponseText({ response, isStatic }: ResponseTextProps) {
  const { question, response: text, checked, authorship } = response;
  if (authorship === "companion") return <Transcript {...{ question, text, checked, isStatic }} />;
  return <p className="prose-entry break-words whitespace-pre-line">{text}</p>;
}
