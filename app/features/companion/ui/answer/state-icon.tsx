import { clsx } from "clsx";
import { Check, CircleHelp, TriangleAlert } from "lucide-react";
import { CITATION_WORDS } from "../../domain/citation-words";
import type { NumberedCitation } from "../../domain/numbered-citations";

/** The sign of what was found out about a citation; words stand beside it. */
export function StateIcon({ state }: Pick<NumberedCitation, "state">) {
  const { tone } = CITATION_WORDS[state];
  const Icon =
    state === "unchecked" ? CircleHelp : tone === "warn" || tone === "danger" ? TriangleAlert : Check;
  return (
    <Icon
      aria-hidden
      className={clsx("size-3.5", {
        "text-success": state === "verified",
        "text-muted": state === "exists" || state === "unchecked",
        "text-warn": tone === "warn",
        "text-danger": tone === "danger",
      })}
    />
  );
}
