import { Buffer } from "node:buffer";
import { randomUUID } from "node:crypto";
import http from "node:http";
import { type Answer, type Request, send } from "../../kit/http";
import { Person } from "../../kit/person";
import { png } from "../../setup/png";
import type { Kind } from "../call-table";

/** Milliseconds after which a request counts as hanging; generous, because the machine may be busy. */
const TIMEOUT = 60_000;

// One connection for each request: a body above all limits ends its connection.
const unshared = new http.Agent({ keepAlive: false });

/** Sends a request on its own connection; throws without an answer in time. */
export function sendAlone(origin: string, request: Request): Promise<Answer> {
  return send(origin, { agent: unshared, patience: TIMEOUT, ...request });
}

const ENTRIES = "/api/prayer-journal/entries";
const mark = () => `zq${randomUUID().slice(0, 8)}`;
const words = () => `${mark()} of somebody`;

/** The smallest picture. */
export const PNG = png(1, 1);

/** A person who sends requests of any kind, and things of theirs. Every word of theirs carries a mark. */
export class Member extends Person {
  static signUp(origin: string): Promise<Member> {
    return new Member(origin, { email: `${mark()}@example.test`, password: `Quiet ${mark()}` }).enter();
  }

  override send(request: Request): Promise<Answer> {
    return super.send({ agent: unshared, patience: TIMEOUT, ...request });
  }

  /** Sends a file in the field of a form. */
  upload(path: string, name: string, type: string, bytes: Uint8Array): Promise<Answer> {
    const form = multipart("image", name, type, bytes);
    return this.send({ method: "POST", path, headers: { "Content-Type": form.type }, body: form.body });
  }

  /** Makes something of a kind, and returns the name that addresses use for it. */
  make(kind: Kind): Promise<string> {
    return MAKERS[kind](this);
  }

  /** Makes one of everything. */
  async makeAll(): Promise<Record<Kind, string>> {
    const made: [string, string][] = [];
    for (const kind of Object.keys(MAKERS) as Kind[]) made.push([kind, await this.make(kind)]);
    return Object.fromEntries(made) as Record<Kind, string>;
  }

  /** Takes notifications in a new browser, and returns its endpoint. */
  async subscribe(): Promise<string> {
    const endpoint = `https://127.0.0.1:9/${mark()}`;
    const keys = { p256dh: "B".repeat(87), auth: "A".repeat(22) };
    await this.json("POST", "/api/reminders/push-subscriptions", { endpoint, keys });
    return endpoint;
  }
}

/** Returns a form with one file in it. */
export function multipart(field: string, name: string, fileType: string, bytes: Uint8Array) {
  const boundary = "----fuzz-boundary";
  const head = [
    `--${boundary}`,
    `Content-Disposition: form-data; name="${field}"; filename="${name}"`,
    `Content-Type: ${fileType}`,
  ].join("\r\n");
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    body: Buffer.concat([Buffer.from(`${head}\r\n\r\n`), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  };
}

const idOf = async (member: Member, path: string, body: object) => (await member.json("POST", path, body)).id;

const savedResponse = (isPublic: boolean) => ({
  question: words(),
  response: words(),
  responseType: "faith-learning",
  category: "theology",
  isPublic,
  // It names the file of a download.
  title: `${words()}"; filename="evil.html`,
  notes: words(),
});
const ask = (member: Member) =>
  member.json<{ id: string; threadId: string }>("POST", "/api/acolyte/ask", {
    question: `What is the Eucharist? ${mark()}`,
    mode: "faith-learning",
    sources: ["catechism"],
  });

const MAKERS: Record<Kind, (member: Member) => Promise<string>> = {
  entry: (member) => idOf(member, ENTRIES, { title: words(), content: `<p>${words()}</p>`, mood: "joyful" }),
  binned: async (member) => {
    const id = await member.make("entry");
    await member.json("DELETE", `${ENTRIES}/${id}`);
    return id;
  },
  intention: (member) => idOf(member, "/api/prayer-journal/intentions", { text: words() }),
  image: async (member) => {
    const { text } = await member.upload("/api/upload/image", "x.png", "image/png", PNG);
    return String(JSON.parse(text).url).split("/").at(-1) ?? "";
  },
  prayer: (member) => idOf(member, "/api/prayers", { title: words(), content: words(), category: "healing" }),
  saved: (member) => idOf(member, "/api/saved-responses", savedResponse(false)),
  shared: async (member) => {
    const saved = await member.json<{ shareToken: string }>(
      "POST",
      "/api/saved-responses",
      savedResponse(true),
    );
    return saved.shareToken;
  },
  thread: async (member) => (await ask(member)).threadId,
  answer: async (member) => (await ask(member)).id,
  session: async (member) => {
    const { cookie } = member;
    // As in another browser: a sign-in ends the session that it comes with.
    member.cookie = "";
    await member.enter("sign-in");
    member.cookie = cookie;
    const all = await member.json<{ id: string; isCurrent: boolean }[]>("GET", "/api/auth/sessions");
    return all.find(({ isCurrent }) => !isCurrent)?.id ?? "";
  },
  none: async () => randomUUID(),
};
