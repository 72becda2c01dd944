import { randomBytes, randomUUID } from "node:crypto";
import type { Kind } from "../call-table";
import { multipart, PNG } from "./files";
import { type Answer, type Request, send } from "./http";

/** A person with an account, signed in: their cookie, and things of theirs. */
export class Member {
  id = "";
  cookie = "";

  private constructor(
    readonly origin: string,
    readonly email: string,
    readonly password: string,
    /** Sign-ups and sign-ins are counted by address: each person has one of their own. */
    readonly address: string,
  ) {}

  /** Makes an account, or signs in to it where the e-mail has one. */
  static async signUp(
    origin: string,
    email = `${mark()}@example.test`,
    password = `Quiet ${mark()}`,
  ): Promise<Member> {
    const member = new Member(origin, email, password, randomAddress());
    if (!(await member.signIn("sign-up")) && !(await member.signIn("sign-in")))
      throw new Error(`${email} could not sign up`);
    member.id = (await member.json<{ id: string }>("GET", "/api/auth/user")).id;
    return member;
  }

  /** Signs in; gives whether that was possible. */
  async signIn(mode = "sign-in"): Promise<boolean> {
    const answer = await this.send({
      method: "POST",
      path: "/api/login",
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
      body: String(
        new URLSearchParams({ mode, email: this.email, password: this.password, timezone: "UTC" }),
      ),
    });
    return answer.status === 303 && this.cookie !== "";
  }

  /** Sends a request from the app's own page in this person's browser, which keeps the session of the answer. */
  async send(request: Request): Promise<Answer> {
    const { origin, cookie, address } = this;
    const headers = {
      Origin: origin,
      "CF-Connecting-IP": address,
      ...(cookie && { Cookie: cookie }),
      ...request.headers,
    };
    const answer = await send(origin, { ...request, headers });
    for (const line of answer.headers["set-cookie"] ?? []) {
      const [, value] = /^acolyte_session=([^;]*)/.exec(line) ?? [];
      if (value !== undefined) this.cookie = value && `acolyte_session=${value}`;
    }
    return answer;
  }

  /** One JSON call that must succeed. */
  async json<T = { id: string }>(method: string, path: string, body?: unknown): Promise<T> {
    const answer = await this.send({
      method,
      path,
      headers: body === undefined ? {} : { "Content-Type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
    });
    if (answer.status >= 300)
      throw new Error(`${method} ${path} answered ${answer.status}: ${answer.text.slice(0, 300)}`);
    return JSON.parse(answer.text) as T;
  }

  /** Makes something of a kind; gives what an address names it by. */
  async make(kind: Kind): Promise<string> {
    return (await MAKERS[kind](this))[0] ?? "";
  }

  /** Takes notifications in a new browser; gives its endpoint. */
  async subscribe(): Promise<string> {
    const endpoint = `https://127.0.0.1:9/${mark()}`;
    const keys = { p256dh: "B".repeat(87), auth: "A".repeat(22) };
    await this.json("POST", "/api/reminders/push-subscriptions", { endpoint, keys });
    return endpoint;
  }

  /** One of everything; gives what addresses name them by. */
  async makeAll(): Promise<Record<Kind, string>> {
    const made: Partial<Record<Kind, string>> = {};
    for (const kind of Object.keys(MAKERS) as Kind[]) made[kind] = await this.make(kind);
    return made as Record<Kind, string>;
  }
}

const ENTRIES = "/api/prayer-journal/entries";
const mark = () => `zq${randomUUID().slice(0, 8)}`;
const words = () => `${mark()} of somebody`;
const saved = (isPublic: boolean) => ({
  question: words(),
  response: words(),
  responseType: "faith-learning",
  category: "theology",
  isPublic,
  title: words(),
  notes: words(),
});
const ask = (member: Member) =>
  member.json<{ id: string; threadId: string }>("POST", "/api/acolyte/ask", {
    question: `What is the Eucharist? ${mark()}`,
    mode: "faith-learning",
    sources: ["catechism"],
  });

const MAKERS: Record<Kind, (member: Member) => Promise<string[]>> = {
  entry: async (member) => [
    (await member.json("POST", ENTRIES, { title: words(), content: `<p>${words()}</p>`, mood: "joyful" })).id,
  ],
  binned: async (member) => {
    const id = await member.make("entry");
    await member.json("DELETE", `${ENTRIES}/${id}`);
    return [id];
  },
  intention: async (member) => [
    (await member.json("POST", "/api/prayer-journal/intentions", { text: words() })).id,
  ],
  image: async (member) => {
    const { type, body } = multipart("image", "x.png", "image/png", PNG);
    const answer = await member.send({
      method: "POST",
      path: "/api/upload/image",
      headers: { "Content-Type": type },
      body,
    });
    return [String(JSON.parse(answer.text).url).split("/").at(-1) ?? ""];
  },
  prayer: async (member) => [
    (await member.json("POST", "/api/prayers", { title: words(), content: words(), category: "healing" })).id,
  ],
  saved: async (member) => [(await member.json("POST", "/api/saved-responses", saved(false))).id],
  shared: async (member) => [
    (await member.json<{ shareToken: string }>("POST", "/api/saved-responses", saved(true))).shareToken,
  ],
  thread: async (member) => [(await ask(member)).threadId],
  answer: async (member) => [(await ask(member)).id],
  session: async (member) => {
    const { cookie } = member;
    // As in another browser: a sign-in ends the session that it comes with.
    member.cookie = "";
    await member.signIn();
    member.cookie = cookie;
    const all = await member.json<{ id: string; isCurrent: boolean }[]>("GET", "/api/auth/sessions");
    return all.filter(({ isCurrent }) => !isCurrent).map(({ id }) => id);
  },
  // What of its page is told: only operators learn the id.
  report: async (member) => {
    const token = await member.make("shared");
    await member.send({
      method: "POST",
      path: `/shared/${token}/report`,
      headers: { "Content-Type": "application/x-www-form-urlencoded", "CF-Connecting-IP": randomAddress() },
      body: `reason=other&note=${mark()}`,
    });
    return [token];
  },
  none: async () => [randomUUID()],
};

/** An address of the public internet. */
function randomAddress(): string {
  const [a = 0, b = 0, c = 0] = randomBytes(3);
  return `8.${a}.${b}.${c}`;
}
