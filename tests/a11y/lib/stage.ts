import type { BrowserContext, Page } from "@playwright/test";
import { Person } from "../../kit/person";
import { test as base, expect } from "../../setup/fixtures";
import { ZONE } from "../../setup/journal-entries";
import { type Filled, fillAccount } from "./member";

export { expect };

/** Somebody without an account, with an empty account, or with an account that has something of everything. */
type Role = "visitor" | "newcomer" | "member";

/** The kinds of states; `open` has a dialog, a menu or another part open. */
export type StateKind = "empty" | "filled" | "loading" | "error" | "open";

/** One thing to do on the way to a state. */
export type Step = (stage: Stage) => unknown;

/** One state of a screen, and the steps that lead there. */
export interface ScreenState {
  /** Its kind, and what distinguishes it from others of the kind. */
  name: string;
  kind: StateKind;
  role: Role;
  /** Whether it needs an account of its own, because it changes data of the shared one. */
  isAlone: boolean;
  /** Messages that the browser's log may have. */
  faults?: RegExp;
  steps: Step[];
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

/** The browser in which a state is shown. */
export interface Stage {
  page: Page;
  context: BrowserContext;
  origin: string;
  /** The account that looks; a visitor has one to ask for. */
  member: Filled & { email: string; password: string };
}

interface Cast {
  newcomer: Person;
  member: Person;
  filled: Filled;
}

interface Options {
  role: Role;
  isAlone: boolean;
}

const enter = (origin: string) => new Person(origin, { timezone: ZONE }).enter();

const withCast = base.extend<object, { cast: Cast }>({
  cast: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern.
    async ({}, use, { project }) => {
      const origin = String(project.use.baseURL);
      const [newcomer, member] = [await enter(origin), await enter(origin)];
      await use({ newcomer, member, filled: await fillAccount(member) });
    },
    { scope: "worker", timeout: 120_000 },
  ],
});

export const test = withCast.extend<Options & { stage: Stage }>({
  role: ["visitor", { option: true }],
  isAlone: [false, { option: true }],

  stage: async ({ page, context, baseURL, cast, role, isAlone }, use) => {
    const origin = String(baseURL);
    let person = role === "newcomer" ? cast.newcomer : cast.member;
    let { filled } = cast;
    if (isAlone) {
      person = await enter(origin);
      if (role === "member") filled = await fillAccount(person);
    }
    const [name = "", value = ""] = person.cookie.split("=");
    if (role !== "visitor") await context.addCookies([{ name, value, url: origin, httpOnly: true }]);
    const { email, password } = person;
    await use({ page, context, origin, member: { email, password, ...filled } });
  },
});

/** Declares a test for each of these states, which looks at the page once the state is reached. */
export function testEach(
  screens: readonly Screen[],
  title: string,
  look: (page: Page, name: string) => Promise<void>,
  isMeant: (state: ScreenState, screen: Screen) => boolean = () => true,
): void {
  for (const screen of screens) {
    for (const state of screen.states.filter((one) => isMeant(one, screen))) {
      const name = `${screen.name}, ${state.name}`;
      test.describe(() => {
        test.use({ role: state.role, isAlone: state.isAlone });
        test(`${name}: ${title}`, async ({ stage, browserFaults }) => {
          if (state.faults) browserFaults.allow(state.faults);
          for (const step of state.steps) await step(stage);
          await look(stage.page, name);
        });
      });
    }
  }
}
