import type { Services } from "~/server/ports/services";
import { countShardPeople, isReachable } from "./accounts.repository.server";

/** Shards that a sign-up asks at most. */
const MOST_ASKED = 3;

/**
 * Returns the journal shard of a new account: the emptiest by its weight that answers. Where none answers it is the
 * emptiest, because an account is made without its shard.
 */
export async function chooseShard({ catalog, settings, shards, journal }: Services): Promise<number> {
  const people = await countShardPeople(catalog);
  const weightOf = (shard: number) => settings.shardWeights.get(shard) ?? 1;
  // With the new account, so that of two empty shards the heavier comes first.
  const fullness = (shard: number) => ((people.get(shard) ?? 0) + 1) / weightOf(shard);
  const emptiestFirst = shards
    .filter((shard) => weightOf(shard) > 0)
    .sort((one, other) => fullness(one) - fullness(other) || one - other);
  for (const shard of emptiestFirst.slice(0, MOST_ASKED)) {
    if (await isReachable(journal(shard))) return shard;
  }
  return emptiestFirst[0] ?? 0;
}
