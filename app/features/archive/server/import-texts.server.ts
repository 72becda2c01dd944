import { textHash, transcriptOf } from "~/features/companion/domain/transcript";
import { joinTerms } from "~/features/library/domain/saved-search";
import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { searchTerms } from "~/shared/search-words";
import { type ArchivedThread, archivedResponse, archivedThread } from "../domain/archive-items";
import {
  findOwners,
  insertResponses,
  insertThreads,
  type ThreadWithAnswers,
} from "./archive-rows.repository.server";
import { type ImportArgs, importRows, storedIds } from "./import-rows.server";
import { isProven } from "./text-proof.server";

/**
 * Imports saved responses as private ones. A text counts as the companion's only with this server's signature;
 * otherwise it becomes a member's own, without citations.
 */
export function importResponses(services: Services, args: ImportArgs) {
  const journal = services.journal(args.user.journalShard);
  return importRows(args, {
    schema: archivedResponse,
    idOf: ({ id }) => id,
    findOwners: (ids) => findOwners(journal, "savedResponses", ids),
    toRow: ({ proof, ...item }, id) => {
      const isCompanions = item.authorship === "companion" && isProven(services, { ...item, proof });
      return {
        ...item,
        ...(!isCompanions && { authorship: "member" as const, engine: null, citations: null, checked: null }),
        id,
        userId: args.user.id,
        isPublic: false,
        shareToken: null,
        viewCount: 0,
        answerId: null,
        threadAnswerId: null,
        takenDownAt: null,
        textTerms: searchTerms(item.question, item.response),
        noteTerms: joinTerms(searchTerms(item.title ?? ""), searchTerms(item.notes ?? "")),
      };
    },
    store: "others",
    insert: (rows) => insertResponses(journal, args.user.id, rows),
  });
}

/**
 * Imports conversations with the companion. An answer without this server's signature is kept, but has no hash by which
 * a copy of it would count as the companion's.
 */
export function importThreads(services: Services, args: ImportArgs) {
  const journal = services.journal(args.user.journalShard);
  return importRows(args, {
    schema: archivedThread,
    idOf: ({ id }) => id,
    findOwners: (ids) => findOwners(journal, "threads", ids),
    toRow: (item, id) => toRow(services, args.user, item, id),
    store: "others",
    insert: (rows) => insertThreads(journal, rows),
  });
}

async function toRow(
  services: Services,
  { id: userId, journalShard }: SessionUser,
  { answers, ...thread }: ArchivedThread,
  id: string,
): Promise<ThreadWithAnswers> {
  const ids = await storedIds(
    userId,
    answers.map((answer) => answer.id),
    (asked) => findOwners(services.journal(journalShard), "answers", asked),
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
