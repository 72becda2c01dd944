import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ARCHIVE_LIMITS } from "~/features/archive/contract";
import { inChunks } from "~/features/archive/ui/run-import";

describe("inChunks", () => {
  it("keeps the order of items, with at most 100 items and 900,000 bytes in a call", () => {
    const items = fc.array(
      fc.record({ text: fc.string({ unit: "grapheme", maxLength: 40 }), times: fc.nat(8_000) }),
      {
        maxLength: 300,
      },
    );
    fc.assert(
      fc.property(items, (drawn) => {
        const list = drawn.map(({ text, times }) => text.repeat(times % 997));
        const chunks = inChunks(list);
        expect(chunks.flat()).toEqual(list);
        for (const chunk of chunks) {
          expect(chunk.length).toBeGreaterThan(0);
          expect(chunk.length).toBeLessThanOrEqual(ARCHIVE_LIMITS.items);
          const bytes = new TextEncoder().encode(JSON.stringify(chunk)).byteLength;
          expect(chunk.length === 1 || bytes <= ARCHIVE_LIMITS.bytes + 2).toBe(true);
        }
      }),
      { numRuns: 30 },
    );
  });

  it("makes no call without items, and a separate one for an item that exceeds the limit", () => {
    expect(inChunks([])).toEqual([]);
    const large = "x".repeat(ARCHIVE_LIMITS.bytes + 1);
    expect(inChunks(["a", large, "b"])).toEqual([["a"], [large], ["b"]]);
  });
});
