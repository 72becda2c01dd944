import net from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Product, START_TIMEOUT, startProduct } from "../setup/product.mjs";

let product: Product;

beforeAll(async () => {
  product = await startProduct();
}, START_TIMEOUT);

afterAll(() => product?.stop());

interface Sent {
  method: string;
  path: string;
  origin?: string;
  /** Bytes of the body that are sent, and bytes that are announced. */
  bytes?: number;
  announced?: number;
  isChunked?: boolean;
  type?: string;
}

/** One connection, with requests as they go over the wire, one after the other. */
function connect() {
  const { hostname, host, port } = new URL(product.origin);
  const socket = net.connect(Number(port), hostname);
  let received = "";
  let wake = () => {};
  let isOpen = true;
  socket.setEncoding("latin1");
  socket.on("data", (chunk) => {
    received += chunk;
    wake();
  });
  // A reset is seen as an end before the answer.
  socket.on("error", () => undefined);
  socket.on("close", () => {
    isOpen = false;
    wake();
  });
  /** The status of the next answer once it is whole, or how the connection ended. */
  const status = async (): Promise<number | "closed"> => {
    for (;;) {
      const head = /^HTTP\/1\.1 (\d+)[\s\S]*?\r\n\r\n/.exec(received);
      const length = Number(/content-length: (\d+)/i.exec(head?.[0] ?? "")?.[1] ?? 0);
      if (head && received.length >= head[0].length + length) {
        received = received.slice(head[0].length + length);
        return Number(head[1]);
      }
      if (!isOpen) return "closed";
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  };
  return {
    status,
    send({ method, path, origin = product.origin, type = "application/json", ...body }: Sent) {
      const { bytes = 0, announced = bytes, isChunked = false } = body;
      const head = [
        `${method} ${path} HTTP/1.1`,
        `Host: ${host}`,
        `Origin: ${origin}`,
        `Content-Type: ${type}`,
      ];
      const size = isChunked ? "Transfer-Encoding: chunked" : `Content-Length: ${announced}`;
      socket.write(`${[...head, size].join("\r\n")}\r\n\r\n`);
      if (isChunked) socket.write(`${bytes.toString(16)}\r\n`);
      socket.write(Buffer.alloc(bytes, " "));
      if (isChunked) socket.write("\r\n0\r\n\r\n");
      return status();
    },
    end: () => socket.destroy(),
  };
}

const CALL = "/api/prayer-journal/entries";
const ASK = { method: "GET", path: "/api/auth/user" };

describe("a connection whose request was refused without its body being read", () => {
  const refusals: [string, Sent, number][] = [
    ["without a session", { method: "POST", path: CALL }, 401],
    ["from another site", { method: "POST", path: CALL, origin: "https://evil.test" }, 403],
    ["for a call that there is not", { method: "POST", path: "/api/unknown/call" }, 404],
    ["by a method that the call has not", { method: "PUT", path: CALL }, 405],
    ["as no form", { method: "POST", path: "/api/login" }, 415],
    ["as a page that takes none", { method: "POST", path: "/journal" }, 405],
  ];

  it.each(refusals)("answers the next request after a refusal %s", async (_name, request, refused) => {
    const connection = connect();
    for (const bytes of [2, 1_000, 70_000, 1_500_000, 5_000_000]) {
      expect(await connection.send({ ...request, bytes })).toBe(refused);
      expect(await connection.send(ASK)).toBe(401);
    }
    connection.end();
  });

  it.each([
    ["announced", false],
    ["in chunks", true],
  ])("answers the next request after a form that is too large, %s", async (_name, isChunked) => {
    const connection = connect();
    const form = { method: "POST", path: "/forgot-password", type: "application/x-www-form-urlencoded" };
    expect(await connection.send({ ...form, bytes: 1_000_000, isChunked })).toBe(413);
    expect(await connection.send(ASK)).toBe(401);
    connection.end();
  });

  it("answers although the rest of a body never comes", async () => {
    const connection = connect();
    expect(await connection.send({ method: "POST", path: CALL, bytes: 10, announced: 1_000 })).toBe(401);
    expect(await connection.status()).toBe("closed");
  });

  it("ends after a body above all limits, and the server goes on", async () => {
    const connection = connect();
    // A sender that is still sending when the connection ends may lose the answer.
    const refused = await connection.send({ method: "POST", path: CALL, bytes: 60_000_000 });
    expect([401, "closed"]).toContain(refused);
    expect(await connection.status()).toBe("closed");
    const next = connect();
    expect(await next.send(ASK)).toBe(401);
    next.end();
  });
});

describe("a GET with a body", () => {
  it.each([
    ["/api/auth/user", 401],
    ["/api/unknown/call", 404],
    ["/robots.txt", 200],
    ["/no-such-page", 404],
    ["/journal", 200],
  ])("is answered as without one: %s", async (path, expected) => {
    const connection = connect();
    expect(await connection.send({ method: "GET", path, bytes: 100 })).toBe(expected);
    connection.end();
  });
});
