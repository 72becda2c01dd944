import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { cutPage } from "~/shared/paging";
import type { Intention } from "../contract";
import type { ListEntriesQuery } from "../domain/call-schemas";
import { readIntentions } from "./intentions.repository.server";
import { toIntention } from "./to-intention.server";

/** A page of the user's intentions, newest first, and the id from which the next page goes on. Throws 400 for an unknown cursor. */
export async function listIntentions(
  services: Services,
  args: { user: SessionUser } & ListEntriesQuery,
): Promise<{ items: Intention[]; next: string | null }> {
  const { user, limit, before } = args;
  const page = await readIntentions(services.journal(user.journalShard), user.id, {
    limit: limit + 1,
    before: before ?? null,
  });
  const { items, next } = cutPage(page, limit);
  return { items: items.map(toIntention), next };
}
