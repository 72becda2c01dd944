import { expect, it } from "vitest";
import type { Env } from "~/server/env.server";
import { readOnce } from "~/server/variables.server";

it("reads the variables again only when one has changed", () => {
  let reads = 0;
  const read = readOnce((env: Env) => ({ reads: ++reads, from: env.MAIL_FROM }));
  const env = (MAIL_FROM: string, binding = {}) => ({ MAIL_FROM, DB: binding }) as Env;
  expect(read(env("a"))).toEqual({ reads: 1, from: "a" });
  expect(read(env("a", { other: true }))).toEqual({ reads: 1, from: "a" });
  expect(read(env("b"))).toEqual({ reads: 2, from: "b" });
  expect(read(env("a"))).toEqual({ reads: 3, from: "a" });
});

it("fails each time while they are malformed", () => {
  const read = readOnce((): never => {
    throw new Error("Configuration");
  });
  expect(() => read({} as Env)).toThrow("Configuration");
  expect(() => read({} as Env)).toThrow("Configuration");
});
