import { randomUUID } from "node:crypto";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { findFreePort, LOOPBACK, requireFreePort } from "../../scripts/lib/ports.mjs";
import { type Command, runScript } from "./command";

/** Enough for a start that has to build first. */
const START_TIMEOUT = 180_000;

describe("npm start on a state directory", () => {
  const running: Command[] = [];
  let state = "";
  let port = 0;
  let origin = "";

  beforeAll(async () => {
    state = fs.mkdtempSync(path.join(os.tmpdir(), "acolyte-restart-"));
    port = await findFreePort();
    origin = `http://${LOOPBACK}:${port}`;
  });

  afterAll(async () => {
    for (const command of running) command.child.kill("SIGTERM");
    await Promise.all(running.map((command) => command.finished));
    fs.rmSync(state, { recursive: true, force: true });
  });

  /** Starts the product on the same port and state and waits for its line. */
  async function start() {
    const command = runScript("start", [
      "--port",
      String(port),
      "--state",
      state,
      "--var",
      "SERVER_TIMING:1",
    ]);
    running.push(command);
    expect(await command.line(/^Acolyte is ready/)).toContain(origin);
    return command;
  }

  /** Sends the sign-in card's form. */
  function login(mode: "sign-in" | "sign-up", person: { email: string; password: string }) {
    return fetch(`${origin}/api/login`, {
      method: "POST",
      body: new URLSearchParams({ mode, ...person, timezone: "UTC" }),
      headers: { Origin: origin },
      redirect: "manual",
    });
  }

  it(
    "finds all data again after a stop, and leaves nothing behind when it is killed",
    async () => {
      const person = {
        email: `restart-${randomUUID()}@example.test`,
        password: `Evening bells ${randomUUID()}`,
      };

      const first = await start();
      const signedUp = await login("sign-up", person);
      expect(signedUp.status).toBe(303);
      expect(signedUp.headers.get("Server-Timing"), "--var reached the server").toContain("db;");
      first.child.kill("SIGTERM");
      expect(await first.finished).toMatchObject({ code: 0, stderr: "" });
      await requireFreePort(port);

      const second = await start();
      const signedIn = await login("sign-in", person);
      expect(signedIn.status).toBe(303);
      const [cookie = ""] = signedIn.headers.getSetCookie();
      const user = await fetch(`${origin}/api/auth/user`, {
        headers: { Cookie: cookie.split(";")[0] ?? "" },
      });
      expect(await user.json()).toMatchObject({ email: person.email });
      expect((await login("sign-in", { ...person, password: "Not the password" })).status).toBeLessThan(500);

      second.child.kill("SIGKILL");
      await second.finished;
      await vi.waitFor(() => requireFreePort(port), { timeout: 10_000 });
    },
    START_TIMEOUT,
  );
});
