/**
 * Deletes rows in batches until one is not full, and at most `most` batches: the next run takes the rest. Returns how many
 * rows were deleted.
 */
export async function inBatches(
  deleteSome: (limit: number) => Promise<number>,
  { size = 1000, most = 50 }: { size?: number; most?: number } = {},
): Promise<number> {
  let total = 0;
  for (let batch = 0; batch < most; batch++) {
    const deleted = await deleteSome(size);
    total += deleted;
    if (deleted < size) break;
  }
  return total;
}
