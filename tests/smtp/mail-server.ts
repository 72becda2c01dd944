import { once } from "node:events";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from "smtp-server";
import { LOOPBACK } from "../../scripts/lib/paths.mjs";

/** A mail as it arrived. */
export interface ReceivedMail {
  to: string[];
  from: string;
  raw: string;
  parsed: Email;
  session: SMTPServerSession;
}

/** A real SMTP server that keeps what it is sent. */
export class MailServer {
  readonly mails: ReceivedMail[] = [];
  /** Connections that came, whatever became of them. */
  connections = 0;
  readonly #server: SMTPServer;
  #waiting: (() => void)[] = [];

  private constructor(options: SMTPServerOptions) {
    this.#server = new SMTPServer({
      logger: false,
      disableReverseLookup: true,
      disabledCommands: ["STARTTLS", "AUTH"],
      onConnect: (_session, done) => {
        this.connections += 1;
        this.#tell();
        done();
      },
      onData: (stream, session, done) => {
        const chunks: Buffer[] = [];
        stream.on("data", (chunk) => chunks.push(chunk));
        stream.on("end", async () => {
          const raw = Buffer.concat(chunks);
          const { rcptTo, mailFrom } = session.envelope;
          this.mails.push({
            to: rcptTo.map((recipient) => recipient.address),
            from: mailFrom === false ? "" : mailFrom.address,
            raw: raw.toString("latin1"),
            parsed: await PostalMime.parse(raw),
            session: { ...session },
          });
          this.#tell();
          done();
        });
      },
      ...options,
    });
    // A client that goes away is a matter of the test, not of the process.
    this.#server.on("error", () => undefined);
  }

  /** Listens on a port of the loopback address. */
  static async start(port: number, options: SMTPServerOptions = {}): Promise<MailServer> {
    const server = new MailServer(options);
    const listening = once(server.#server.server, "listening");
    server.#server.listen(port, LOOPBACK);
    await listening;
    return server;
  }

  /** Resolves with the first mail to an address that fits, as soon as there is one. */
  async mailTo(address: string, fits: (mail: ReceivedMail) => boolean = () => true): Promise<ReceivedMail> {
    for (;;) {
      const found = this.mails.find((mail) => mail.to.includes(address) && fits(mail));
      if (found) return found;
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
  }

  /** Resolves once there were as many connections. */
  async connected(count: number): Promise<void> {
    while (this.connections < count) await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  async stop(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.close(resolve));
  }

  #tell() {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const resolve of waiting) resolve();
  }
}

/** The address that a mail asks its reader to open. */
export function linkIn({ parsed }: ReceivedMail): string {
  const found = /^http\S+$/m.exec(parsed.text ?? "")?.[0];
  if (!found) throw new Error("The mail holds no link");
  return found;
}
