import { expect } from "../../setup/fixtures";
import { open } from "../../setup/open";
import { broken, FAILED_CALLS, hold, leaving } from "../lib/bring-about";
import type { Screen } from "../lib/stage";

const READ_ALONE = {
  empty: "its text is always there",
  loading: "it comes without a script: the browser itself loads it",
  error: "its error page is that of every screen",
};

/** A page that is only read. */
function textPage(name: string, path: string): Screen {
  return {
    name,
    routes: [`${path}.tsx`],
    without: READ_ALONE,
    states: [
      { kind: "filled", name: "for a visitor", as: "visitor", show: ({ page }) => page.goto(`/${path}`) },
      { kind: "filled", name: "signed in", show: ({ page }) => page.goto(`/${path}`) },
    ],
  };
}

const faq = textPage("Questions and answers", "faq");

export const SITE: Screen[] = [
  textPage("Terms", "terms"),
  textPage("Privacy", "privacy"),
  {
    ...faq,
    states: [
      ...faq.states,
      {
        kind: "open",
        name: "every answer",
        as: "visitor",
        show: async ({ page }) => {
          await page.goto("/faq");
          for (const question of await page.locator("summary").all()) await question.click();
        },
      },
    ],
  },
  {
    name: "Support",
    routes: ["support.tsx"],
    states: [
      { kind: "empty", as: "visitor", show: ({ page }) => open(page, "/support") },
      {
        kind: "filled",
        name: "the message is on its way",
        as: "member",
        show: async ({ page }) => {
          await open(page, "/support");
          await page.getByLabel("What is it about?").selectOption({ label: "The journal" });
          await page.getByLabel(/Your message/).fill("Where is my entry?");
          await page.getByRole("button", { name: "Send message" }).click();
          await expect(page.getByText("Thank you, we've got your message")).toBeVisible();
        },
      },
      {
        kind: "loading",
        name: "the message is being sent",
        show: async ({ page }) => {
          await open(page, "/support");
          await page.getByLabel("What is it about?").selectOption({ label: "The journal" });
          await page.getByLabel(/Your message/).fill("Where is my entry?");
          await hold(page, /support\.data/);
          await page.getByRole("button", { name: "Send message" }).click();
          await expect(page.getByText("Loading...", { exact: true })).toBeVisible();
        },
      },
      leaving("/support"),
      {
        kind: "error",
        name: "refused input",
        as: "visitor",
        faults: FAILED_CALLS,
        show: async ({ page }) => {
          await open(page, "/support");
          await page.getByLabel("What is it about?").selectOption({ label: "The journal" });
          await page.getByLabel(/Your message/).fill("Where is my entry?");
          await page.getByLabel(/Your e-mail/).fill("person@example");
          await page.getByRole("button", { name: "Send message" }).click();
          await expect(page.getByLabel(/Your e-mail/)).toBeFocused();
        },
      },
      broken("/support"),
    ],
  },
  {
    name: "Offline page",
    routes: [],
    without: { empty: "it is the same for everybody", loading: "it is in the browser", error: "it is one" },
    states: [{ kind: "filled", as: "visitor", show: ({ page }) => page.goto("/offline") }],
  },
  {
    name: "Not found",
    routes: ["$.tsx"],
    without: {
      empty: "it has nothing to be filled with",
      loading: "nothing is loaded",
    },
    states: [
      {
        kind: "filled",
        name: "for a member",
        faults: FAILED_CALLS,
        show: ({ page }) => open(page, "/no-such-page"),
      },
      {
        kind: "error",
        name: "for a visitor",
        as: "visitor",
        faults: FAILED_CALLS,
        show: ({ page }) => page.goto("/no-such-page"),
      },
    ],
  },
];
