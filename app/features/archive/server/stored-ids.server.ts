import { derivedId } from "~/shared/ids";

/** Finds of some ids those that are taken, each with its owner. */
export type FindOwners = (ids: string[]) => Promise<{ id: string; userId: string }[]>;

/** Under which id an item of an archive is stored for a person, and whether it is stored already. */
export interface StoredId {
  id: string;
  isStored: boolean;
}

/**
 * The id of each item of an archive for a person: its own, or one derived from it where the item's own belongs to
 * somebody else. The same archive gives the same ids each time, so that nothing comes twice.
 */
export async function storedIds(
  userId: string,
  ids: string[],
  findOwners: FindOwners,
): Promise<Map<string, StoredId>> {
  const derived = new Map(
    await Promise.all(ids.map(async (id) => [id, await derivedId(userId, id)] as const)),
  );
  const owners = new Map(
    (await findOwners([...ids, ...derived.values()])).map((row) => [row.id, row.userId]),
  );
  const storedId = (id: string): StoredId => {
    const other = derived.get(id)!;
    if (owners.get(id) === userId) return { id, isStored: true };
    if (owners.get(other) === userId) return { id: other, isStored: true };
    return { id: owners.has(id) ? other : id, isStored: false };
  };
  return new Map(ids.map((id) => [id, storedId(id)]));
}
