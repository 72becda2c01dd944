import { LogLevel, WorkerMailer } from "worker-mailer";

/** How a connection to an SMTP server is made. */
export interface SmtpServer {
  host: string;
  port: number;
  /** `starttls` and `tls` never send anything private before the connection is encrypted. */
  security: "starttls" | "tls" | "none";
  /** Null for a server that asks for no login. */
  login: { username: string; password: string } | null;
}

/** How long the server may take to connect, and for each of its replies. */
const TIMEOUT_MILLISECONDS = 10_000;

/** The private members of worker-mailer 1.2.1 that are mended here; the tests in tests/smtp hold each of them. */
interface Internals {
  socket: Socket;
  reader: ReadableStreamDefaultReader<Uint8Array>;
  supportsStartTls: boolean;
  initializeSmtpSession(): Promise<void>;
  start(): Promise<void>;
  auth(): Promise<void>;
  read(): Promise<string>;
  send: WorkerMailer["send"];
  close: WorkerMailer["close"];
}
const Base = WorkerMailer as unknown as new (
  options: Parameters<typeof WorkerMailer.connect>[0],
) => Internals;

/** The server offers no STARTTLS although the configuration demands it. */
class NotEncrypted extends Error {
  override readonly name = "NotEncrypted";
}

/**
 * A session of worker-mailer with two faults of it mended: it would go on in the clear, password included, when the
 * server offers no STARTTLS, and it would spin for ever on a connection that the server has closed.
 */
export class SmtpSession extends Base {
  /** The code of the server's last reply; 0 before the first. */
  lastCode = 0;
  readonly #mustStartTls: boolean;

  constructor({ host, port, security, login }: SmtpServer) {
    super({
      host,
      port,
      secure: security === "tls",
      startTls: security === "starttls",
      ...(login && { credentials: { username: toBytes(login.username), password: toBytes(login.password) } }),
      authType: ["plain", "login"],
      // Its log lines quote addresses.
      logLevel: LogLevel.NONE,
      socketTimeoutMs: TIMEOUT_MILLISECONDS,
    });
    this.#mustStartTls = security === "starttls";
  }

  /** Connects, greets, encrypts and logs in. Throws when one of them fails. */
  async open(): Promise<void> {
    await this.initializeSmtpSession();
    // Ends with the session; what goes wrong in it is told by `send`.
    this.start().catch(() => undefined);
  }

  /** Lets go of the connection without a goodbye, which could wait for ever where something has failed. */
  abandon(): void {
    this.socket.close().catch(() => undefined);
  }

  override async auth(): Promise<void> {
    if (this.#mustStartTls && !this.supportsStartTls) throw new NotEncrypted();
    await super.auth();
  }

  /** One reply of the server, all its lines (RFC 5321, section 4.2.1). */
  override async read(): Promise<string> {
    let reply = "";
    const decoder = new TextDecoder();
    for (;;) {
      const { done, value } = await this.reader.read();
      if (done) throw new Error("The server closed the connection");
      reply += decoder.decode(value, { stream: true });
      if (!reply.endsWith("\n")) continue;
      const last = reply.trimEnd().split(/\r?\n/).at(-1) ?? "";
      if (/^\d{3}-/.test(last)) continue;
      this.lastCode = Number(last.slice(0, 3)) || 0;
      return reply;
    }
  }
}

/** UTF-8 bytes as the characters that `btoa` of the library takes. */
function toBytes(text: string): string {
  return String.fromCharCode(...new TextEncoder().encode(text));
}
