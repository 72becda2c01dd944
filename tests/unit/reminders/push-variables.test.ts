import { describe, expect, it } from "vitest";
import { readPushConfiguration } from "~/server/push-variables.server";
import { makeVapidKeys } from "../../../scripts/lib/local-variables.ts";

const { publicKey, privateKey } = makeVapidKeys();
const ALL = {
  VAPID_PUBLIC_KEY: publicKey,
  VAPID_PRIVATE_KEY: privateKey,
  VAPID_SUBJECT: "mailto:prayer@example.org",
};

describe("the variables of Web Push", () => {
  it("turn pushes off when they are absent or empty", () => {
    expect(readPushConfiguration({})).toEqual({ keys: null, allowsLoopback: false });
    const empty = { VAPID_PUBLIC_KEY: "", VAPID_PRIVATE_KEY: " ", VAPID_SUBJECT: "" };
    expect(readPushConfiguration(empty)).toEqual({ keys: null, allowsLoopback: false });
  });

  it("belong together", () => {
    expect(readPushConfiguration({ ...ALL, PUSH_LOOPBACK: "1" })).toEqual({
      keys: { publicKey, privateKey, subject: "mailto:prayer@example.org" },
      allowsLoopback: true,
    });
    for (const name of Object.keys(ALL)) {
      expect(() => readPushConfiguration({ ...ALL, [name]: "" }), name).toThrow(`${name} missing`);
    }
  });

  it.each([
    ["VAPID_PUBLIC_KEY", privateKey],
    ["VAPID_PUBLIC_KEY", `${publicKey.slice(0, -1)}=`],
    ["VAPID_PRIVATE_KEY", publicKey],
    ["VAPID_SUBJECT", "prayer@example.org"],
    ["VAPID_SUBJECT", "http://example.org"],
    ["VAPID_SUBJECT", "mailto:<prayer@example.org>"],
  ])("stop the start when %s is %j, without its value in the message", (name, value) => {
    const read = () => readPushConfiguration({ ...ALL, [name]: value });
    expect(read).toThrow(`Configuration: ${name} missing or malformed; see docs/push.md`);
  });
});
