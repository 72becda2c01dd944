import { placeAddress } from "~/features/texts/domain/addresses";
import { documentPage } from "~/features/texts/domain/citations/canon/document-pages";
import type { CitedPlace } from "~/features/texts/domain/citations/citation";
import { findCitations } from "~/features/texts/domain/citations/find-citations";
import { placeRunsOf } from "~/features/texts/domain/citations/overlap";
import type { CheckedCitation } from "../contract";
import type { ReferenceLink } from "./references";

/** Returns where a place can be read: in our reader, or at the Vatican. `null` for neither. */
export function linkOf(place: CitedPlace): ReferenceLink | null {
  if (place.work === "document") {
    const { title } = place.document;
    const url = documentPage(title);
    return { address: null, document: { title, url } };
  }
  const [run] = placeRunsOf(place);
  const address = run ? placeAddress(run.work, run.first) : null;
  return address === null ? null : { address: `/read/${address}`, document: null };
}

/** Returns the links of checked references, by reference. */
export function linksOf(checked: readonly CheckedCitation[]): Record<string, ReferenceLink> {
  const links = checked.flatMap(({ reference, foundAt }) => {
    const citation = findCitations(foundAt ?? reference)[0];
    const link = citation && linkOf(citation.place);
    return link ? [[reference, link] as const] : [];
  });
  return Object.fromEntries(links);
}
