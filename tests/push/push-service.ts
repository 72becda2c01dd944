import { createECDH, type ECDH, randomUUID } from "node:crypto";
import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import { createServer, type Server } from "node:https";
import type { AddressInfo } from "node:net";
import { decrypt } from "http_ece";
import { base64url, importJWK, type JWTPayload, jwtVerify } from "jose";
import { randomToken } from "~/shared/ids";
import { LOOPBACK } from "../../scripts/lib/paths.mjs";

/** An answer of a push service. */
export interface PushAnswer {
  status: number;
  headers?: Record<string, string>;
}

/** A push as it arrived: signed, encrypted, and read as the browser would. */
export interface ReceivedPush {
  message: { title: string; body: string; tag: string; url: string };
  headers: IncomingMessage["headers"];
  claims: JWTPayload;
  /** The length of what was sent, encrypted. */
  bytes: number;
  publicKey: string;
}

/** A browser that has subscribed. */
export class Device {
  readonly id = randomUUID();
  readonly #keys: ECDH = createECDH("prime256v1");
  readonly #auth = randomToken(16);
  readonly pushes: ReceivedPush[] = [];
  /** The answers to the next pushes, in turn; then 201. */
  answers: PushAnswer[] = [];
  waiting: (() => void)[] = [];

  constructor(readonly origin: string) {
    this.#keys.generateKeys();
  }

  /** The result of `PushSubscription.toJSON()`. */
  get subscription() {
    const p256dh = this.#keys.getPublicKey("base64url");
    const keys = { p256dh, auth: this.#auth };
    return { endpoint: `${this.origin}/push/${this.id}`, expirationTime: null, keys };
  }

  read(body: Buffer): ReceivedPush["message"] {
    const authSecret = Buffer.from(this.#auth, "base64url");
    const text = decrypt(body, { version: "aes128gcm", privateKey: this.#keys, authSecret });
    return JSON.parse(new TextDecoder().decode(text));
  }

  /** Resolves once there were as many pushes. */
  async received(count: number): Promise<ReceivedPush> {
    while (this.pushes.length < count) await new Promise<void>((resolve) => this.waiting.push(resolve));
    return this.pushes[count - 1]!;
  }
}

/** A push service on loopback, over TLS: it takes what is signed (RFC 8292) and encrypted (RFC 8291) as it should be. */
export class PushService {
  readonly #devices = new Map<string, Device>();
  readonly #server: Server;
  /** Why pushes were refused that no test had refused. */
  readonly faults: string[] = [];

  origin = "";

  private constructor(keys: { key: string; cert: string }) {
    this.#server = createServer(keys, (request, response) => {
      const chunks: Buffer[] = [];
      request.on("data", (chunk) => chunks.push(chunk));
      request.on("end", async () => {
        const { status, headers } = await this.#take(request, Buffer.concat(chunks));
        response.writeHead(status, headers).end();
      });
    });
  }

  static async start(keys: { key: string; cert: string }): Promise<PushService> {
    const service = new PushService(keys);
    service.#server.listen(0, LOOPBACK);
    await once(service.#server, "listening");
    service.origin = `https://localhost:${(service.#server.address() as AddressInfo).port}`;
    return service;
  }

  device(): Device {
    const device = new Device(this.origin);
    this.#devices.set(device.id, device);
    return device;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #take(request: IncomingMessage, body: Buffer): Promise<PushAnswer> {
    const device = this.#devices.get(request.url?.replace("/push/", "") ?? "");
    if (!device || request.method !== "POST") return { status: 404 };
    try {
      const signed = await verify(request.headers.authorization, this.origin);
      const message = device.read(body);
      device.pushes.push({ ...signed, message, headers: request.headers, bytes: body.length });
    } catch (error) {
      this.faults.push(String(error));
      return { status: 403 };
    }
    for (const resolve of device.waiting.splice(0)) resolve();
    return device.answers.shift() ?? { status: 201, headers: { Location: `${this.origin}/message/1` } };
  }
}

/** Checks `vapid t=<token>, k=<key>`: the token's signature by that key, and that it was made for this service. */
async function verify(authorization = "", origin: string) {
  const [, token = "", publicKey = ""] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const point = Buffer.from(publicKey, "base64url");
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => base64url.encode(part));
  const key = await importJWK({ kty: "EC", crv: "P-256", x, y }, "ES256");
  const { payload } = await jwtVerify(token, key, { audience: origin, maxTokenAge: "24h" });
  return { claims: payload, publicKey };
}
