import { createHmac } from "node:crypto";
import type { Services } from "~/server/ports/services";
import type { ArchivedAnswer, ArchivedResponse } from "../domain/archive-items";

/** A text of the companion as it stands in an archive, read by its schema: the order of its fields counts. */
type CompanionText = Omit<ArchivedAnswer, "proof"> | (Omit<ArchivedResponse, "proof"> & { response: string });

/**
 * This server's mark on a text that its companion wrote, with its question and citations. Somebody could write any
 * text into an archive and share it as the companion's, were the mark not asked for on the way back.
 */
export function proofOf({ settings }: Services, item: CompanionText): string {
  const text = "text" in item ? item.text : item.response;
  const { question, engine, sources, citations, checked } = item;
  const signed = JSON.stringify([question, text, engine, sources, citations, checked]);
  return createHmac("sha256", settings.addressHashKey)
    .update(`companion-text\n${signed}`)
    .digest("base64url");
}

/** Whether an item carries this server's mark on its text. */
export function isProven(services: Services, item: CompanionText & { proof: string | null }): boolean {
  return item.proof === proofOf(services, item);
}
