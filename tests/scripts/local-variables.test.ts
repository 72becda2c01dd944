import { createECDH } from "node:crypto";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ensureLocalVariables } from "../../scripts/lib/local-variables.ts";

describe(".dev.vars", () => {
  let directory = "";
  let file = "";

  beforeEach(() => {
    directory = fs.mkdtempSync(path.join(os.tmpdir(), "acolyte-variables-"));
    file = path.join(directory, ".dev.vars");
    vi.spyOn(process.stdout, "write").mockReturnValue(true);
  });

  afterEach(() => {
    vi.restoreAllMocks();
    fs.rmSync(directory, { recursive: true });
  });

  it("is made with a secret that is readable by its owner alone", () => {
    ensureLocalVariables(file);
    expect(fs.readFileSync(file, "utf8")).toMatch(/^ADDRESS_HASH_KEY=[\w-]{43}$/m);
    expect(fs.statSync(file).mode & 0o777).toBe(0o600);
  });

  it("keeps what is there and gets only what it lacks", () => {
    fs.writeFileSync(file, "# mine\nADDRESS_HASH_KEY=kept\nOTHER=1");
    ensureLocalVariables(file);
    expect(fs.readFileSync(file, "utf8")).toMatch(
      /^# mine\nADDRESS_HASH_KEY=kept\nOTHER=1\nTEST_ENDPOINTS=1\nMAIL_FILES=1\nSUPPORT_EMAIL=support@acolyte\.example\nVAPID_PUBLIC_KEY=/,
    );
  });

  it("has keys for Web Push that belong together, and half a pair is never completed with a stranger", () => {
    ensureLocalVariables(file);
    const made = fs.readFileSync(file, "utf8");
    const madeFor = (name: string) => new RegExp(`^${name}=(.*)$`, "m").exec(made)?.[1] ?? "";
    const derived = createECDH("prime256v1");
    derived.setPrivateKey(madeFor("VAPID_PRIVATE_KEY"), "base64url");
    expect(derived.getPublicKey("base64url")).toBe(madeFor("VAPID_PUBLIC_KEY"));

    fs.writeFileSync(file, "VAPID_PUBLIC_KEY=mine\n");
    ensureLocalVariables(file);
    expect(fs.readFileSync(file, "utf8")).not.toContain("VAPID_PRIVATE_KEY");
  });
});
