import { describe, expect, it } from "vitest";
import { readProviderProfile } from "~/features/accounts/domain/provider-sign-in";
import { returnPath } from "~/features/accounts/domain/sign-in";
import hostileInput from "../../security/hostile.json" with { type: "json" };

describe("the page after a sign-in", () => {
  it.each([
    ["/", "/"],
    ["/journal?date=2026-11-20#top", "/journal?date=2026-11-20#top"],
    ["/journal/../settings", "/settings"],
    ["/a?next=//evil.test", "/a?next=//evil.test"],
    ["/apologetics", "/apologetics"],
  ])("may be %s", (asked, path) => {
    expect(returnPath(asked)).toBe(path);
  });

  it.each(hostileInput.redirects)("stays in the app with %j", (asked) => {
    const { origin } = new URL(returnPath(asked) ?? "/", "https://acolyte.test");
    expect(origin).toBe("https://acolyte.test");
  });

  const OUTSIDE = [
    "//evil.test",
    "/\\evil.test",
    "/a/..\\\\evil.test",
    "/%2e%2e//evil.test",
    "https:/evil.test",
  ];
  const CALLS = ["/api/logout", "/API/logout", "/api", "/journal/../api/logout"];
  const MALFORMED = [
    undefined,
    null,
    "",
    "journal",
    "javascript:alert(1)",
    " /journal",
    `/${"a".repeat(2000)}`,
  ];
  it.each([...OUTSIDE, ...CALLS, ...MALFORMED])("is never %j", (asked) => {
    expect(returnPath(asked)).toBeNull();
  });
});

describe("a provider's claims about a person", () => {
  it("become an e-mail as it is stored, its proof, and two names", () => {
    const claims = {
      email: "  Clare@Example.TEST ",
      email_verified: true,
      given_name: " Clare ",
      family_name: "of Assisi",
      picture: "https://evil.test/",
    };
    expect(readProviderProfile(claims)).toEqual({
      email: "clare@example.test",
      isEmailVerified: true,
      firstName: "Clare",
      lastName: "of Assisi",
    });
  });

  it.each([[undefined], [false], ["true"], [1], [null], [{}]])(
    "prove no e-mail with %j",
    (email_verified) => {
      const claims = { email: "a@example.test", email_verified };
      expect(readProviderProfile(claims).isEmailVerified).toBe(false);
    },
  );

  const NO_EMAIL = [undefined, "", "no at sign", 7, ["a@example.test"], `${"a".repeat(250)}@example.test`];
  it.each(NO_EMAIL.map((email) => [email]))("contain no e-mail in %j", (email) => {
    expect(readProviderProfile({ email, email_verified: true }).email).toBeNull();
  });

  it.each([
    [undefined, ""],
    [7, ""],
    ["   ", ""],
    ["Te\u0000re\r\nsa \u202Eeralc", "Tere sa eralc"],
    ["x".repeat(500), "x".repeat(40)],
    ["🕊️".repeat(200), "🕊️".repeat(20)],
  ])("with the name %j give the name %j", (given_name, firstName) => {
    expect(readProviderProfile({ given_name }).firstName).toBe(firstName);
  });
});
