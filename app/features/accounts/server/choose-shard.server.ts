import type { Services } from "~/server/ports/services";
import { countShardPeople, isReachable } from "./accounts.repository.server";

/**
 * Returns the journal shard of a new account: the emptiest by its weight that answers. Where none answers it is the
 * emptiest, because an account is made without its shard.
 */
export async function chooseShard({ catalog, settings, shards, journal }: Services): Promise<number> {
  const people = await countShardPeople(catalog);
  const fullness = (shard: number) => {
    const weight = settings.shardWeights.get(shard) ?? 1;
    // With the new account, so that of two empty shards the heavier comes first.
    return weight === 0 ? Number.POSITIVE_INFINITY : ((people.get(shard) ?? 0) + 1) / weight;
  };
  const emptiestFirst = shards.toSorted((one, other) => {
    const [first, second] = [fullness(one), fullness(other)];
    return first === second ? one - other : first - second;
  });
  const open = emptiestFirst.filter((shard) => Number.isFinite(fullness(shard)));
  for (const shard of open) {
    if (await isReachable(journal(shard))) return shard;
  }
  return open[0] ?? emptiestFirst[0] ?? 0;
}
