import { scryptSync } from "node:crypto";
import { dictionary } from "@zxcvbn-ts/language-common";
import { describe, expect, it } from "vitest";
import { newPasswordProblem } from "~/features/accounts/server/new-password.server";
import { checkPassword, DUMMY_HASH, hashPassword } from "~/features/accounts/server/password-hash.server";

const EMAIL = "someone@example.test";

describe("a new password", () => {
  it.each(["seven77", "1234567", "", "漢字漢字漢字漢"])("needs 8 characters, unlike %j", (password) => {
    expect(newPasswordProblem(password, EMAIL)).toBe("Password must be at least 8 characters long.");
  });

  it("has at most 1,024 bytes, counted in UTF-8", () => {
    expect(newPasswordProblem("aé9".repeat(256), EMAIL)).not.toContain("1,024");
    expect(newPasswordProblem(`${"é".repeat(511)}ab`, EMAIL)).toBeNull();
    expect(newPasswordProblem(`${"é".repeat(511)}abc`, EMAIL)).toContain("at most 1,024 bytes");
  });

  const COMMON = [
    "password",
    "PassWord",
    "12345678",
    "password123",
    "qwertyuiop",
    "iloveyou1",
    "jesuschrist",
  ];
  const REPEATED = ["hailmary1", "aaaaaaaa", "abcabcabc", "12121212"];
  it.each([...COMMON, ...REPEATED])("is not the common %s", (password) => {
    expect(newPasswordProblem(password, EMAIL)).toContain("most common");
  });

  it("refuses the 5,000 most common ones of @zxcvbn-ts/language-common", () => {
    const common = dictionary["passwords-common"].filter((word) => word.length >= 8).slice(0, 5_000);
    expect(common.filter((word) => newPasswordProblem(word, EMAIL) === null)).toEqual([]);
  });

  it.each(["Acolyte2026", "prayer-journal!", "rosary 1234"])("is not the app's own word %j", (password) => {
    expect(newPasswordProblem(password, EMAIL)).toContain("most common");
  });

  it("is not the e-mail address, in any case", () => {
    expect(newPasswordProblem("Someone@Example.test", EMAIL)).toContain("e-mail address");
  });

  const ACCEPTED = ["Quiet morning 7", "korrekt pferd", "        x", "ŝñ漢字漢字漢字", "a prayer at dawn"];
  it.each(ACCEPTED)("may be %j", (password) => {
    expect(newPasswordProblem(password, EMAIL)).toBeNull();
  });
});

describe("a password hash", () => {
  it("is a PHC string of scrypt with its own salt", async () => {
    const [first, second] = await Promise.all([hashPassword("Quiet morning"), hashPassword("Quiet morning")]);
    expect(first).toMatch(/^\$scrypt\$ln=14,r=8,p=5\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
    expect(first).not.toBe(second);
    expect(await checkPassword("Quiet morning", first)).toEqual({ isRight: true, isOutdated: false });
    expect(await checkPassword("Quiet mornings", first)).toEqual({ isRight: false, isOutdated: false });
  });

  it("matches the same letters in another Unicode form", async () => {
    const hash = await hashPassword("caf\u00e9 de Flore");
    expect((await checkPassword("cafe\u0301 de Flore", hash)).isRight).toBe(true);
  });

  it("with outdated parameters still matches", async () => {
    const salt = Buffer.from("sixteen bytes...");
    const key = scryptSync("Quiet morning", salt, 32, { N: 1024, r: 8, p: 1 });
    const base64 = (bytes: Buffer) => btoa(String.fromCharCode(...bytes)).replaceAll("=", "");
    const old = `$scrypt$ln=10,r=8,p=1$${base64(salt)}$${base64(key)}`;
    expect(await checkPassword("Quiet morning", old)).toEqual({ isRight: true, isOutdated: true });
  });

  it("for an unknown account matches nothing and costs the same", async () => {
    expect(await checkPassword("", DUMMY_HASH)).toEqual({ isRight: false, isOutdated: false });
  });
});
