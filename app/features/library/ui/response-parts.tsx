import { PERSPECTIVE_LABELS } from "~/features/companion/domain/limits";
import { Transcript } from "~/features/companion/ui/answer/transcript";
import { Badge } from "~/ui/badge";
import { CATEGORY_LABELS, RESPONSE_TYPE_LABELS, type SharedPage, type SharedResponse } from "../contract";

/** Shows type, category and perspective of a response as badges. */
export function ResponseBadges({ response }: { response: SharedResponse }) {
  const [type, ...others] = labelsOf(response);
  return (
    <>
      <Badge tone="accent">{type}</Badge>
      {others.map((label) => (
        <Badge key={label}>{label}</Badge>
      ))}
    </>
  );
}

/** Returns the labels of type, category and perspective of a response; "Apologetics" only once. */
export function labelsOf({ responseType, category, denomination }: SharedResponse): string[] {
  return [
    RESPONSE_TYPE_LABELS[responseType],
    ...(category && category !== responseType ? [CATEGORY_LABELS[category]] : []),
    ...(denomination ? [PERSPECTIVE_LABELS[denomination]] : []),
  ];
}

interface ResponseTextProps {
  response: SharedResponse & Partial<Pick<SharedPage, "links">>;
  /** For a page without scripts. */
  isStatic?: boolean;
}

/** Shows the text of a saved response: the companion's with its citations, a member's as written. */
export function ResponseText({ response, isStatic }: ResponseTextProps) {
  const { question, response: text, checked, authorship, links } = response;
  if (authorship === "companion") return <Transcript {...{ question, text, checked, isStatic, links }} />;
  return <p className="prose-entry break-words whitespace-pre-line">{text}</p>;
}

/** Returns "1 view" or "12 views". */
export function countOfViews(count: number): string {
  return `${count.toLocaleString("en-US")} ${count === 1 ? "view" : "views"}`;
}
