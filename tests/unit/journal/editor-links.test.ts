import { describe, expect, it } from "vitest";
import { LINK_SCHEMES, toLinkAddress } from "~/features/journal/domain/link-address";

describe("a typed address", () => {
  it.each(LINK_SCHEMES)("keeps its scheme %s", (scheme) => {
    const slashes = /^(https?|ftps?)$/.test(scheme) ? "//" : "";
    const address = `${scheme}:${slashes}something`;
    expect(toLinkAddress(address)).toBe(address);
    const shouted = `${scheme.toUpperCase()}:${slashes}something`;
    expect(toLinkAddress(` ${shouted} `)).toBe(shouted);
  });

  it.each([
    ["example.org", "http://example.org"],
    ["example.org/a?b=c#d", "http://example.org/a?b=c#d"],
    ["example.org:8080/a", "http://example.org:8080/a"],
    ["localhost:3000", "http://localhost:3000"],
    ["//example.org", "http://example.org"],
    ["bücher.example", "http://bücher.example"],
    ["[::1]/x", "http://[::1]/x"],
    ["a.friend@example.org", "mailto:a.friend@example.org"],
  ])("%j is completed to %j", (typed, address) => {
    expect(toLinkAddress(typed)).toBe(address);
  });

  it.each([
    "",
    "   ",
    "javascript:alert(1)",
    "JavaScript:alert(1)",
    "java\nscript:alert(1)",
    "\u0001javascript:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "vbscript:x",
    "file:///etc/passwd",
    "blob:https://example.org/x",
    "http:",
    "two words",
    "/journal",
    "#top",
    "?new=true",
    "../x",
  ])("%j is refused", (typed) => {
    expect(toLinkAddress(typed)).toBeNull();
  });
});
