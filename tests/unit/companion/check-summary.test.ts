import { expect, it } from "vitest";
import { checkSummary } from "~/features/companion/domain/citation-words";
import type { CitationState } from "~/features/companion/domain/limits";

const cite = (state: CitationState, reference = `CCC ${state}`) => ({ reference, raw: reference, state });
const OPEN = "Open a marked one to see what we found.";

it.each([
  [[cite("verified"), cite("exists")], "Every reference is checked."],
  [[cite("exists"), cite("exists"), cite("unchecked")], `1 of 2 references confirmed. ${OPEN}`],
  [[cite("exists"), cite("misquoted"), cite("not-found")], `1 of 3 references confirmed. ${OPEN}`],
  [[cite("not-found")], `0 of 1 reference confirmed. ${OPEN}`],
])("says of %j only what the check found", (citations, words) => {
  expect(checkSummary(citations)).toBe(words);
});
