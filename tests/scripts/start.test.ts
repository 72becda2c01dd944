import fs from "node:fs";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { findFreePort, LOOPBACK } from "../../scripts/lib/ports.mjs";
import { runScript } from "./command";

/** Enough for a start that has to build first. */
const START_TIMEOUT = 180_000;

/** Listens on a port of the system's choice until the test is over. */
async function occupiedPort(): Promise<{ port: number; [Symbol.asyncDispose](): Promise<void> }> {
  const server = net.createServer();
  await new Promise<void>((resolve) => server.listen(0, LOOPBACK, resolve));
  const { port } = server.address() as net.AddressInfo;
  return { port, [Symbol.asyncDispose]: () => new Promise((resolve) => server.close(() => resolve())) };
}

describe("npm start", () => {
  it("shows its options", async () => {
    const { code, stdout } = await runScript("start", ["--help"]).finished;
    expect(code).toBe(0);
    for (const option of ["--port", "--state", "--var"]) expect(stdout).toContain(option);
  });

  it.each([
    ["an unknown option", ["--bogus"], /^Unknown option '--bogus'.*--help\n$/],
    ["an argument without an option", ["8787"], /^Unexpected argument '8787'.*\n$/],
    [
      "a port that is no number",
      ["--port", "http"],
      /^--port takes a number from 1 to 65535, not "http".\n$/,
    ],
    ["a port out of range", ["--port", "65536"], /^--port takes a number from 1 to 65535, not "65536".\n$/],
    ["a variable without a value", ["--var", "NAME"], /^--var takes NAME:VALUE, .* not "NAME".\n$/],
    ["a variable without a name", ["--var", ":1"], /^--var takes NAME:VALUE, .* not ":1".\n$/],
    [
      "a state that is a file",
      ["--state", "package.json"],
      /^--state takes a directory, and package.json is a file.\n$/,
    ],
    ["an owner that is no process id", ["--stop-with", "0"], /^--stop-with takes .*, not "0".\n$/],
  ])("refuses %s with one line", async (_, args, message) => {
    const result = await runScript("start", args).finished;
    expect(result).toMatchObject({ code: 1, stdout: "" });
    expect(result.stderr).toMatch(message);
  });

  it("names a missing key with one line, and stops", { timeout: START_TIMEOUT }, async () => {
    const state = fs.mkdtempSync(path.join(os.tmpdir(), "acolyte-start-"));
    const options = ["--port", String(await findFreePort()), "--state", state, "--var", "ADDRESS_HASH_KEY:"];
    const { code, stderr } = await runScript("start", options).finished;
    fs.rmSync(state, { recursive: true, force: true });
    expect(code).toBe(1);
    expect(stderr).toMatch(/^Configuration: ADDRESS_HASH_KEY missing or malformed; see .*\n$/);
  });

  it("refuses a taken port with one line", async () => {
    await using taken = await occupiedPort();
    const result = await runScript("start", ["--port", String(taken.port)]).finished;
    expect(result).toMatchObject({ code: 1, stdout: "" });
    expect(result.stderr).toMatch(new RegExp(`^Port ${taken.port} is already in use: .*\n$`));
  });
});

describe("every command", () => {
  const scripts = ["setup", "start", "dev", "build", "test", "deploy"];

  it.each(scripts)("%s refuses an old Node with one line", async (script) => {
    const pretend = "Object.defineProperty(process.versions, 'node', { value: '16.20.2' })";
    const result = await runScript(script, [], ["--import", `data:text/javascript,${pretend}`]).finished;
    expect(result).toMatchObject({ code: 1, stdout: "" });
    expect(result.stderr).toMatch(/^Acolyte needs Node 20 or newer, and this is Node 16\.20\.2: .*\n$/);
  });

  it("npm test refuses an unknown stage with one line", async () => {
    const result = await runScript("test", ["--only", "unit,nothing"]).finished;
    expect(result).toMatchObject({ code: 1, stdout: "" });
    expect(result.stderr).toMatch(/^--only takes lint, .*, not "nothing".\n$/);
  });
});
