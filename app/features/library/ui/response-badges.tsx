import { PERSPECTIVE_LABELS } from "~/features/companion/domain/limits";
import { Badge } from "~/ui/badge";
import { CATEGORY_LABELS, RESPONSE_TYPE_LABELS, type SharedResponse } from "../contract";

type Badged = Pick<SharedResponse, "responseType" | "category" | "denomination">;

/** Type, category and perspective of a response; "Apologetics" stands there once. */
export function ResponseBadges({ response }: { response: Badged }) {
  const { responseType, category, denomination } = response;
  return (
    <>
      <Badge tone="accent">{RESPONSE_TYPE_LABELS[responseType]}</Badge>
      {category && category !== responseType && <Badge>{CATEGORY_LABELS[category]}</Badge>}
      {denomination && <Badge>{PERSPECTIVE_LABELS[denomination]}</Badge>}
    </>
  );
}
