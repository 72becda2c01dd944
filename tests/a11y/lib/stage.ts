import type { Browser, BrowserContext, Page } from "@playwright/test";
import { test as base, expect, signUp } from "../../setup/fixtures";
import { ZONE } from "../../setup/journal-entries";
import { fillAccount, type Member } from "./member";
import { recordMotion } from "./motion";

export { expect };

/** Who looks: nobody who is signed in, an account without a word, or one that has something of everything. */
type Role = "visitor" | "newcomer" | "member";

/** What a state is a state of; `open` has a dialog, a menu or another part open. */
export type StateKind = "empty" | "filled" | "loading" | "error" | "open";

/** One state of a screen, and how it comes about. */
export interface ScreenState {
  kind: StateKind;
  /** Of several of a kind. */
  name?: string;
  as?: Role;
  /** An account of its own, for what changes or takes away what others look at. */
  isAlone?: boolean;
  /** What the browser's log may say. */
  faults?: RegExp;
  show: (stage: Stage) => Promise<unknown>;
}

/** A screen, by what its user would call it. */
export interface Screen {
  name: string;
  /** The files in app/routes that show it. */
  routes: string[];
  /** Why it has no state of a kind. */
  without?: Partial<Record<Exclude<StateKind, "open" | "filled">, string>>;
  states: ScreenState[];
}

/** Where a state is brought about. */
export interface Stage {
  page: Page;
  context: BrowserContext;
  origin: string;
  member: Member;
}

interface Cast {
  newcomer: Awaited<ReturnType<BrowserContext["storageState"]>>;
  member: Awaited<ReturnType<BrowserContext["storageState"]>>;
  seed: Member;
}

interface Options {
  role: Role;
  isAlone: boolean;
}

async function makeCast(browser: Browser, origin: string): Promise<Cast> {
  const newcomer = await browser.newContext({ baseURL: origin });
  await signUp(newcomer, origin, ZONE);
  const member = await browser.newContext({ baseURL: origin });
  const { email, password } = await signUp(member, origin, ZONE);
  const seed = await fillAccount(member, origin, { email, password });
  const cast = { newcomer: await newcomer.storageState(), member: await member.storageState(), seed };
  await newcomer.close();
  await member.close();
  return cast;
}

const withCast = base.extend<object, { cast: Cast }>({
  cast: [
    async ({ browser }, use, { project }) => use(await makeCast(browser, String(project.use.baseURL))),
    { scope: "worker", timeout: 120_000 },
  ],
});

export const test = withCast.extend<Options & { stage: Stage }>({
  role: ["visitor", { option: true }],
  isAlone: [false, { option: true }],

  storageState: async ({ cast, role }, use) => use(role === "visitor" ? undefined : cast[role]),

  stage: async ({ page, context, baseURL, cast, role, isAlone }, use) => {
    const origin = String(baseURL);
    let member = cast.seed;
    if (isAlone) {
      await context.clearCookies();
      const person = await signUp(context, origin, ZONE);
      member = role === "member" ? await fillAccount(context, origin, person) : { ...cast.seed, ...person };
      if (role === "visitor") await context.clearCookies();
    }
    await recordMotion(context);
    await use({ page, context, origin, member });
  },
});

/** What a state is called in the table and in the title of its test. */
export function nameOf({ kind, name }: ScreenState): string {
  return name ? `${kind}: ${name}` : kind;
}
