import net from "node:net";
import { describe, expect, it } from "vitest";
import { LOOPBACK } from "../../scripts/lib/paths.mjs";
import { runScript, START_TIMEOUT } from "../setup/product.mjs";

/** Listens on any free port until it is disposed of. */
async function occupiedPort(): Promise<{ port: number; [Symbol.asyncDispose](): Promise<void> }> {
  const server = net.createServer();
  await new Promise<void>((resolve) => server.listen(0, LOOPBACK, resolve));
  const { port } = server.address() as net.AddressInfo;
  return { port, [Symbol.asyncDispose]: () => new Promise((resolve) => server.close(() => resolve())) };
}

describe("npm start", () => {
  it("shows its options", async () => {
    const { exitCode, stdout } = await runScript("start", ["--help"]);
    expect(exitCode).toBe(0);
    for (const option of ["--port", "--state", "--var"]) expect(stdout).toContain(option);
  });

  it.each([
    ["an unknown option", ["--bogus"], /^Unknown option '--bogus'.*--help\n$/],
    ["an argument without an option", ["8787"], /^Unexpected argument '8787'.*\n$/],
    [
      "a port that is no number",
      ["--port", "http"],
      /^--port takes a number from 0 to 65535, not "http".\n$/,
    ],
    ["a port out of range", ["--port", "65536"], /^--port takes a number from 0 to 65535, not "65536".\n$/],
    ["a variable without a value", ["--var", "NAME"], /^--var takes NAME:VALUE, .* not "NAME".\n$/],
    ["a variable without a name", ["--var", ":1"], /^--var takes NAME:VALUE, .* not ":1".\n$/],
    [
      "a state that is a file",
      ["--state", "package.json"],
      /^--state takes a directory, and package.json is a file.\n$/,
    ],
  ])("refuses %s with one line", async (_, args, message) => {
    const result = await runScript("start", args);
    expect(result).toMatchObject({ exitCode: 1, stdout: "" });
    expect(result.stderr).toMatch(message);
  });

  it("names a missing key with one line, and stops", { timeout: START_TIMEOUT }, async () => {
    const options = ["--port", "0", "--temporary", "--var", "ADDRESS_HASH_KEY:"];
    const { exitCode, stderr } = await runScript("start", options);
    expect(exitCode).toBe(1);
    expect(stderr).toMatch(/^Configuration: ADDRESS_HASH_KEY missing or malformed; see .*\n$/);
  });

  it("refuses a taken port with one line", async () => {
    await using taken = await occupiedPort();
    const result = await runScript("start", ["--port", String(taken.port)]);
    expect(result).toMatchObject({ exitCode: 1, stdout: "" });
    expect(result.stderr).toMatch(new RegExp(`^Port ${taken.port} is already in use: .*\n$`));
  });
});

describe("a command", () => {
  it("refuses an old Node with one line", async () => {
    const pretend = "Object.defineProperty(process.versions, 'node', { value: '16.20.2' })";
    const env = { NODE_OPTIONS: `--import="data:text/javascript,${encodeURIComponent(pretend)}"` };
    const result = await runScript("start", [], { env });
    expect(result).toMatchObject({ exitCode: 1, stdout: "" });
    expect(result.stderr).toMatch(/^Acolyte needs Node 20 or newer, and this is Node 16\.20\.2: .*\n$/);
  });

  it("refuses an unknown stage with one line", async () => {
    const result = await runScript("test", ["--only", "unit,nothing"]);
    expect(result).toMatchObject({ exitCode: 1, stdout: "" });
    expect(result.stderr).toMatch(/^--only takes types, .*, not "nothing".\n$/);
  });
});
