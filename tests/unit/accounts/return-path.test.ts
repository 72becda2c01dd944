import { describe, expect, it } from "vitest";
import { returnPath } from "~/features/accounts/domain/sign-in";

describe("returnPath", () => {
  it.each([
    ["/", "/"],
    ["/journal?date=2026-11-20#top", "/journal?date=2026-11-20#top"],
    ["/journal/../settings", "/settings"],
    ["/a?next=//evil.test", "/a?next=//evil.test"],
    ["/apologetics", "/apologetics"],
  ])("leads back to %s", (asked, path) => {
    expect(returnPath(asked)).toBe(path);
  });

  it.each([
    undefined,
    null,
    "",
    "journal",
    "//evil.test",
    "///evil.test",
    "/\\evil.test",
    "\\\\evil.test",
    "/\t/evil.test",
    "/\n/evil.test",
    "/\r\\evil.test",
    "/.//evil.test",
    "/a/..//evil.test",
    "/a/..\\\\evil.test",
    "/%2e%2e//evil.test",
    "https://evil.test/",
    "https:/evil.test",
    "javascript:alert(1)",
    " /journal",
    "/api/logout",
    "/API/logout",
    "/api",
    "/journal/../api/logout",
    `/${"a".repeat(2000)}`,
  ])("refuses %j", (asked) => {
    expect(returnPath(asked)).toBeNull();
  });
});
