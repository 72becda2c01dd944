import { describe, expect, it } from "vitest";
import { readProviderProfile } from "~/features/accounts/domain/provider-sign-in";

describe("what a provider tells of a person", () => {
  it("is the e-mail as it is stored, whether it is proven, and the two names", () => {
    expect(
      readProviderProfile({
        email: "  Clare@Example.TEST ",
        email_verified: true,
        given_name: " Clare ",
        family_name: "of Assisi",
        picture: "https://evil.test/",
      }),
    ).toEqual({
      email: "clare@example.test",
      isEmailVerified: true,
      firstName: "Clare",
      lastName: "of Assisi",
    });
  });

  it.each([[undefined], [false], ["true"], [1], [null], [{}]])(
    "counts email_verified %j as not proven",
    (told) => {
      expect(readProviderProfile({ email: "a@example.test", email_verified: told }).isEmailVerified).toBe(
        false,
      );
    },
  );

  it.each([
    [undefined],
    [""],
    ["no at sign"],
    [7],
    [["a@example.test"]],
    [`${"a".repeat(250)}@example.test`],
  ])("takes %j for no e-mail", (email) => {
    expect(readProviderProfile({ email, email_verified: true }).email).toBeNull();
  });

  it.each([
    [undefined, ""],
    [7, ""],
    ["   ", ""],
    ["Te\u0000re\r\nsa \u202Eeralc", "Tere sa eralc"],
    ["x".repeat(500), "x".repeat(40)],
    ["🕊️".repeat(200), "🕊️".repeat(20)],
  ])("takes %j for the name %j", (given_name, firstName) => {
    expect(readProviderProfile({ given_name }).firstName).toBe(firstName);
  });
});
