import { textHash, transcriptOf } from "~/features/companion/domain/transcript";
import type { Services } from "~/server/ports/services";
import { type ArchivedThread, archivedThread } from "../domain/archive-items";
import { findOwners, insertThreads, type ThreadWithAnswers } from "./catalog-rows.repository.server";
import type { ImportArgs } from "./import-items.server";
import { importRows } from "./import-rows.server";
import { storedIds } from "./stored-ids.server";
import { isProven } from "./text-proof.server";

/**
 * Brings conversations with the companion back. An answer without this server's mark is kept as it is, but never
 * known again as the companion's: it has no hash by which a text that is sent back would be found.
 */
export function importThreads(services: Services, args: ImportArgs) {
  const { catalog } = services;
  return importRows(args, {
    schema: archivedThread,
    idOf: ({ id }) => id,
    findOwners: (ids) => findOwners(catalog, "threads", ids),
    toRow: (item, id) => toRow(services, args.user.id, item, id),
    store: "catalog",
    insert: (rows) => insertThreads(catalog, rows),
  });
}

async function toRow(
  services: Services,
  userId: string,
  { answers, ...thread }: ArchivedThread,
  id: string,
): Promise<ThreadWithAnswers> {
  const ids = await storedIds(
    userId,
    answers.map((answer) => answer.id),
    (asked) => findOwners(services.catalog, "answers", asked),
  );
  let isTrusted = true;
  const rows = [];
  for (const [place, { proof, ...answer }] of answers.entries()) {
    isTrusted &&= isProven(services, { ...answer, proof });
    const transcript = transcriptOf(answers.slice(0, place + 1));
    rows.push({
      ...answer,
      id: ids.get(answer.id)!.id,
      threadId: id,
      userId,
      state: answer.state === "streaming" ? "interrupted" : answer.state,
      textHash: isTrusted ? await textHash(answer.text) : null,
      transcriptHash: isTrusted ? await textHash(transcript) : null,
    });
  }
  return { ...thread, id, userId, answers: rows };
}
