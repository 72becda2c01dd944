import { describe, expect, it } from "vitest";
import { formatBytes } from "~/shared/bytes";

describe("formatBytes", () => {
  it.each([
    [0, "0 B"],
    [1023, "1023 B"],
    [1024, "1 kB"],
    [47_600, "46.4 kB"],
    [1_500_000, "1.4 MB"],
    [100 * 1024 ** 2 - 1, "99.9 MB"],
    [100 * 1024 ** 2, "100 MB"],
    [2 * 1024 ** 3, "2 GB"],
    [5000 * 1024 ** 3, "5000 GB"],
  ])("says %i as %s", (bytes, words) => {
    expect(formatBytes(bytes)).toBe(words);
  });
});
