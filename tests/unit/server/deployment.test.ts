import { readFileSync } from "node:fs";
import { parse } from "smol-toml";
import { expect, it } from "vitest";

const read = (name: string) => readFileSync(new URL(`../../../${name}`, import.meta.url), "utf8");

it("keeps URLs of requests, with their mailed tokens and search words, out of the platform's log", () => {
  const { observability } = parse(read("wrangler.toml")) as { observability: Record<string, unknown> };
  expect(observability).toMatchObject({ enabled: true, logs: { enabled: true, invocation_logs: false } });
});

it("serves static files over https alone, as what they are, to this site alone", () => {
  const everywhere = /^\/\*\n((?: {2}.*\n)+)/m.exec(read("public/_headers"))?.[1];
  expect(everywhere?.trim().split(/\n\s*/)).toEqual([
    "X-Content-Type-Options: nosniff",
    "Strict-Transport-Security: max-age=63072000; includeSubDomains",
    "Referrer-Policy: same-origin",
    "Cross-Origin-Resource-Policy: same-origin",
  ]);
});

it("has neither secrets nor calls for tests in the variables that are deployed", () => {
  const { vars } = parse(read("wrangler.toml")) as { vars: Record<string, string> };
  expect(
    Object.keys(vars).filter((name) => /SECRET|PASSWORD|PRIVATE|KEY|TEST|LOCAL|TIMING/.test(name)),
  ).toEqual([]);
});

it("serves what was built for browsers and nothing else", () => {
  expect(parse(read("wrangler.toml"))).toMatchObject({ assets: { directory: "build/client" } });
});
