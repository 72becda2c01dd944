import { env } from "cloudflare:workers";
import { expect, it, vi } from "vitest";
import { send } from "../factories/accounts";
import { workerWith } from "../factories/worker-with";

const openedBy = (variables: object, path: string, accept: string) =>
  send(workerWith({ ...env, ...variables }).server, null, "GET", path, { headers: { Accept: accept } });

it.each([
  ["a page", "/", "text/html"],
  ["a call", "/api/auth/user", "*/*"],
])("answers %s with 503 and the names of missing variables", async (_, path, accept) => {
  const log = vi.spyOn(console, "error").mockReturnValue();
  const response = await openedBy({ ADDRESS_HASH_KEY: undefined, MAIL_TRANSPORT: "smtp" }, path, accept);
  expect(response.status).toBe(503);
  const text = await response.text();
  for (const name of ["ADDRESS_HASH_KEY", "MAIL_FROM", "SMTP_HOST"]) expect(text).toContain(name);
  expect(JSON.parse(String(log.mock.calls.at(-1)?.[0]))).toMatchObject({
    level: "ERROR",
    event: "configuration",
    variables: expect.arrayContaining(["ADDRESS_HASH_KEY"]),
  });
  log.mockRestore();
});

it("never shows the value of a malformed variable", async () => {
  const log = vi.spyOn(console, "error").mockReturnValue();
  const response = await openedBy({ ADDRESS_HASH_KEY: "too short" }, "/", "text/html");
  expect(response.status).toBe(503);
  expect((await response.text()) + log.mock.calls.join()).not.toContain("too short");
  log.mockRestore();
});
