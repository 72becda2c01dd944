import { createHmac } from "node:crypto";
import type { Services } from "~/server/ports/services";
import type { ArchivedAnswer, ArchivedResponse } from "../domain/archive-items";

/** A text of the companion as parsed from an archive; the order of its fields matters. */
type CompanionText = Omit<ArchivedAnswer, "proof"> | (Omit<ArchivedResponse, "proof"> & { response: string });

/**
 * Returns this server's signature of a text by its companion, with question and citations. Without it, anybody could
 * write a text into an archive, import it and share it as the companion's.
 */
export function proofOf({ settings }: Services, item: CompanionText): string {
  const text = "text" in item ? item.text : item.response;
  const { question, engine, sources, citations, checked } = item;
  const signed = JSON.stringify([question, text, engine, sources, citations, checked]);
  return createHmac("sha256", settings.addressHashKey)
    .update(`companion-text\n${signed}`)
    .digest("base64url");
}

/** Returns whether an item has this server's signature. */
export function isProven(services: Services, item: CompanionText & { proof: string | null }): boolean {
  return item.proof === proofOf(services, item);
}
