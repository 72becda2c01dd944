import { connect } from "cloudflare:sockets";
import { Email } from "worker-mailer";
import { MailError } from "../ports/mailer";

/** How a connection to an SMTP server is made. */
export interface SmtpServer {
  host: string;
  port: number;
  /** `starttls` and `tls` never send anything private before the connection is encrypted. */
  security: "starttls" | "tls" | "none";
  /** `null` for a server that asks for no login. */
  login: { username: string; password: string } | null;
}

/** A mail whose header fields are complete and encoded. */
type Envelope = ConstructorParameters<typeof Email>[0] & { from: string; to: string };

/** How long the server may take to connect, and for each of its replies. */
const TIMEOUT_MILLISECONDS = 10_000;
const TRANSPORTS = { starttls: "starttls", tls: "on", none: "off" } as const;

/** One connection to an SMTP server (RFC 5321), for one mail. */
export class SmtpSession {
  /** The code of the server's last reply; 0 before the first. */
  lastCode = 0;
  readonly #server: SmtpServer;
  #socket: Socket;
  #reader: ReadableStreamDefaultReader<Uint8Array>;
  #writer: WritableStreamDefaultWriter<Uint8Array>;

  constructor(server: SmtpServer) {
    this.#server = server;
    const secureTransport = TRANSPORTS[server.security];
    this.#socket = connect(
      { hostname: server.host, port: server.port },
      { secureTransport, allowHalfOpen: false },
    );
    this.#reader = this.#socket.readable.getReader();
    this.#writer = this.#socket.writable.getWriter();
  }

  /** Connects, greets, encrypts and logs in. Throws when one of them fails. */
  async open(): Promise<void> {
    await inTime(this.#socket.opened);
    await this.#expect(220);
    let abilities = await this.#greet();
    if (this.#server.security === "starttls") {
      if (!/^STARTTLS\b/im.test(abilities)) throw new MailError("not-encrypted", false);
      await this.#command("STARTTLS", 220);
      this.#encrypt();
      abilities = await this.#greet();
    }
    await this.#logIn(/^AUTH[ =](.*)$/im.exec(abilities)?.[1] ?? "");
  }

  /** Hands the mail over. Throws when the server refuses it, its sender or its recipient. */
  async send(mail: Envelope): Promise<void> {
    await this.#command(`MAIL FROM:<${mail.from}>`, 250);
    await this.#command(`RCPT TO:<${mail.to}>`, 250);
    await this.#command("DATA", 354);
    // The lines of the mail with their final dot.
    await this.#write(new Email(mail).getEmailData());
    await this.#expect(250);
  }

  /** Ends the session; the mail is handed over already, whatever the server says now. */
  async close(): Promise<void> {
    await this.#command("QUIT", 221).catch(() => undefined);
    this.abandon();
  }

  /** Lets go of the connection without a goodbye, which could wait for ever after a failure. */
  abandon(): void {
    this.#socket.close().catch(() => undefined);
  }

  /** Returns what the server offers, one ability a line. */
  async #greet(): Promise<string> {
    await this.#write("EHLO [127.0.0.1]\r\n");
    const reply = await this.#read();
    if (this.lastCode === 250) return reply.replace(/^250[ -]/gm, "");
    await this.#command("HELO [127.0.0.1]", 250);
    return "";
  }

  #encrypt(): void {
    this.#reader.releaseLock();
    this.#writer.releaseLock();
    this.#socket = this.#socket.startTls();
    this.#reader = this.#socket.readable.getReader();
    this.#writer = this.#socket.writable.getWriter();
  }

  /** Logs in by the best of the offered mechanisms (RFC 4954); not at all where none is offered or configured. */
  async #logIn(mechanisms: string): Promise<void> {
    const { login } = this.#server;
    if (!login || mechanisms === "") return;
    const { username, password } = login;
    if (/\bPLAIN\b/i.test(mechanisms)) {
      await this.#command(`AUTH PLAIN ${base64(`\0${username}\0${password}`)}`, 235);
      return;
    }
    await this.#command("AUTH LOGIN", 334);
    await this.#command(base64(username), 334);
    await this.#command(base64(password), 235);
  }

  async #command(line: string, expected: number): Promise<void> {
    await this.#write(`${line}\r\n`);
    await this.#expect(expected);
  }

  async #write(text: string): Promise<void> {
    await this.#writer.write(new TextEncoder().encode(text));
  }

  /** Reads a reply. Throws unless its code begins as expected: 250 and 251 say the same. */
  async #expect(code: number): Promise<void> {
    await this.#read();
    if (Math.floor(this.lastCode / 10) !== Math.floor(code / 10)) {
      throw new Error(`The server replied ${this.lastCode}`);
    }
  }

  /** Returns one reply of the server, all its lines (RFC 5321, section 4.2.1). */
  async #read(): Promise<string> {
    let reply = "";
    const decoder = new TextDecoder();
    for (;;) {
      const { done, value } = await inTime(this.#reader.read());
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

async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("The server did not reply in time")), TIMEOUT_MILLISECONDS);
  });
  return await Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}

/** Returns the UTF-8 bytes of a text in base64. */
function base64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}
