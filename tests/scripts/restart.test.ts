import { randomUUID } from "node:crypto";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { START_TIMEOUT, startProduct } from "../setup/product.mjs";

describe("npm start on a state directory", () => {
  let state = "";
  beforeAll(() => {
    state = fs.mkdtempSync(path.join(os.tmpdir(), "acolyte-restart-"));
  });
  afterAll(() => fs.rmSync(state, { recursive: true, force: true }));

  /** Sends the sign-in card's form. */
  function login(origin: string, mode: "sign-in" | "sign-up", person: { email: string; password: string }) {
    return fetch(`${origin}/api/login`, {
      method: "POST",
      body: new URLSearchParams({ mode, ...person, timezone: "UTC" }),
      headers: { Origin: origin },
      redirect: "manual",
    });
  }

  /** Waits until nothing listens any more. */
  const isGone = (origin: string) =>
    vi.waitFor(() => expect(fetch(origin)).rejects.toThrow("fetch failed"), { timeout: 10_000 });

  it("keeps all data, and leaves nothing behind when it is killed", { timeout: START_TIMEOUT }, async () => {
    const person = {
      email: `restart-${randomUUID()}@example.test`,
      password: `Evening bells ${randomUUID()}`,
    };

    const first = await startProduct({ state, variables: { SERVER_TIMING: "1" } });
    const signedUp = await login(first.origin, "sign-up", person);
    expect(signedUp.status).toBe(303);
    expect(signedUp.headers.get("Server-Timing"), "--var reached the server").toContain("db;");
    await first.stop();
    await isGone(first.origin);

    const second = await startProduct({ state });
    const signedIn = await login(second.origin, "sign-in", person);
    expect(signedIn.status).toBe(303);
    const [cookie = ""] = signedIn.headers.getSetCookie();
    const user = await fetch(`${second.origin}/api/auth/user`, {
      headers: { Cookie: cookie.split(";")[0] ?? "" },
    });
    expect(await user.json()).toMatchObject({ email: person.email });
    expect((await login(second.origin, "sign-in", { ...person, password: "Not it" })).status).toBeLessThan(
      500,
    );

    // The process that the user started, alone.
    process.kill(second.group, "SIGKILL");
    await isGone(second.origin);
  });
});
