import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Delivery, PushDevices } from "~/features/reminders/contract";
import { makeVapidKeys } from "../../scripts/lib/local-variables.ts";
import type { Person } from "../kit/person";
import { Product } from "../smtp/product";
import { trustedCertificate } from "./loopback-certificate";
import { type Device, PushService } from "./push-service";

const SUBSCRIPTIONS = "/api/reminders/push-subscriptions";

describe("reminders by push", () => {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), "acolyte-push-"));
  const vapid = makeVapidKeys();
  let service: PushService;
  let product: Product;

  beforeAll(async () => {
    const certificate = await trustedCertificate(path.join(directory, "authority.pem"));
    service = await PushService.start(certificate);
    product = new Product({
      VAPID_PUBLIC_KEY: vapid.publicKey,
      VAPID_PRIVATE_KEY: vapid.privateKey,
      VAPID_SUBJECT: "mailto:prayer@example.org",
      PUSH_LOOPBACK: "1",
    });
    await product.start();
  });

  afterAll(async () => {
    await product[Symbol.asyncDispose]();
    await service.stop();
    delete process.env.NODE_EXTRA_CA_CERTS;
    fs.rmSync(directory, { recursive: true });
    expect(service.faults).toEqual([]);
  });

  async function subscribe(person: Person): Promise<Device> {
    const device = service.device();
    await person.succeed("POST", SUBSCRIPTIONS, device.subscription);
    return device;
  }

  const sendTest = (person: Person) =>
    person.json<Delivery>("POST", "/api/reminders/test", { channel: "push" });
  const devicesOf = (person: Person) => person.json<PushDevices>("GET", SUBSCRIPTIONS);

  it("arrive signed by the server and readable by that browser alone, and leave no trace in the log", async () => {
    const person = await product.signUp();
    const { publicKey } = await devicesOf(person);
    expect(publicKey).toBe(vapid.publicKey);
    const device = await subscribe(person);
    expect(await sendTest(person)).toMatchObject({
      channel: "push",
      isTest: true,
      state: "sent",
      reason: null,
    });

    const push = await device.received(1);
    expect(push.message).toMatchObject({ title: expect.any(String), url: "/journal?new=true" });
    expect(push.publicKey).toBe(vapid.publicKey);
    expect(push.claims).toMatchObject({ aud: service.origin, sub: "mailto:prayer@example.org" });
    const { exp = 0, iat = 0 } = push.claims;
    expect(exp - iat, "RFC 8292: at most a day").toBeLessThanOrEqual(86_400);
    expect(push.headers).toMatchObject({
      "content-encoding": "aes128gcm",
      ttl: expect.stringMatching(/^\d+$/),
      topic: expect.stringMatching(/^[\w-]{32}$/),
    });
    expect(push.bytes, "padded to one length").toBe(4096);

    await sendTest(person);
    const second = await device.received(2);
    expect(second.bytes).toBe(4096);
    expect(product.log).not.toContain(device.id);
    expect(product.log).not.toContain(push.message.title);
  });

  it("are ended by what the push service says: gone, refused, later", async () => {
    const person = await product.signUp();
    for (const status of [404, 410]) {
      const device = await subscribe(person);
      device.answers = [{ status }];
      expect(await sendTest(person)).toMatchObject({ state: "failed", reason: "device-gone" });
      expect(await devicesOf(person)).toMatchObject({ devices: [] });
    }
    const device = await subscribe(person);
    for (const status of [400, 403, 413, 302]) {
      device.answers = [{ status, headers: { Location: `${service.origin}/elsewhere` } }];
      expect(await sendTest(person), String(status)).toMatchObject({ state: "failed", reason: "refused" });
    }
    for (const status of [429, 500, 503]) {
      device.answers = [{ status }];
      expect(await sendTest(person), String(status)).toMatchObject({
        state: "pending",
        reason: "unavailable",
      });
    }
    expect(await devicesOf(person)).toMatchObject({ devices: [{}] });
  });
});
