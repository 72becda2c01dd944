import { describe, expect, it } from "vitest";
import { checkIdToken } from "~/features/accounts/domain/id-token";

const now = new Date("2026-11-20T12:00:00Z");
const seconds = now.getTime() / 1000;

const expected = {
  issuers: ["https://accounts.google.com", "accounts.google.com"],
  clientId: "acolyte",
  nonce: "n-1",
  now,
};

const right = {
  iss: "https://accounts.google.com",
  sub: "person-1",
  aud: "acolyte",
  exp: seconds + 300,
  iat: seconds - 5,
  nonce: "n-1",
};

describe("an id token's claims", () => {
  it.each([
    ["as expected", {}],
    ["with the provider's other name", { iss: "accounts.google.com" }],
    ["with the audience as a list", { aud: ["acolyte"] }],
    ["with azp", { azp: "acolyte" }],
    ["for several audiences, given to us", { aud: ["acolyte", "other"], azp: "acolyte" }],
    ["over by less than the clocks may differ", { exp: seconds - 59 }],
    ["from a clock that is a little ahead", { iat: seconds + 60 }],
    ["valid from a clock that is a little ahead", { nbf: seconds + 60 }],
  ])("are taken %s", (_name, change) => {
    expect(checkIdToken({ ...right, ...change }, expected)).toEqual({ subject: "person-1" });
  });

  it.each([
    ["malformed", null],
    ["malformed", "text"],
    ["malformed", { iss: undefined }],
    ["malformed", { sub: undefined }],
    ["malformed", { sub: "" }],
    ["malformed", { sub: 7 }],
    ["malformed", { sub: "s".repeat(256) }],
    ["malformed", { aud: undefined }],
    ["malformed", { aud: [7] }],
    ["malformed", { exp: undefined }],
    ["malformed", { exp: "tomorrow" }],
    ["malformed", { exp: Number.POSITIVE_INFINITY }],
    ["malformed", { iat: undefined }],
    ["malformed", { nonce: undefined }],
    ["malformed", { azp: 7 }],
    ["issuer", { iss: "https://evil.test" }],
    ["issuer", { iss: "https://accounts.google.com/" }],
    ["audience", { aud: "other" }],
    ["audience", { aud: [] }],
    ["audience", { aud: ["other", "another"], azp: "acolyte" }],
    ["audience", { aud: "acolyte2" }],
    ["authorized-party", { aud: ["acolyte", "other"] }],
    ["authorized-party", { aud: ["acolyte", "other"], azp: "other" }],
    ["authorized-party", { azp: "other" }],
    ["expired", { exp: seconds - 60 }],
    ["expired", { exp: 0 }],
    ["issued-in-future", { iat: seconds + 61 }],
    ["not-valid-yet", { nbf: seconds + 61 }],
    ["nonce", { nonce: "n-2" }],
    ["nonce", { nonce: "" }],
  ])("are refused for %s: %j", (problem, change) => {
    const claims = change !== null && typeof change === "object" ? { ...right, ...change } : change;
    expect(checkIdToken(claims, expected)).toEqual({ problem });
  });
});
