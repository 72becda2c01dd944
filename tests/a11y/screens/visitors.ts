import { randomUUID } from "node:crypto";
import { expect } from "../../setup/fixtures";
import { linkIn, mailTo } from "../../setup/mail-files";
import { open } from "../../setup/open";
import { FAILED_CALLS, hold } from "../lib/bring-about";
import type { Screen, Stage } from "../lib/stage";

const SERVER_ALONE = "the browser itself loads it, by a link in a mail or from another site";
const NEVER_FILLED = "it is a question and has no contents";
const newAddress = () => `person-${randomUUID()}@example.test`;

async function fillCard({ page }: Stage, path: string) {
  await open(page, path);
  await page.getByLabel("E-mail").fill(newAddress());
  await page.getByLabel("Password", { exact: true }).fill("Wrong evening 9");
}

async function askForLink({ page, member }: Stage) {
  await open(page, "/forgot-password");
  await page.getByLabel("E-mail").fill(member.email);
}

const CHOOSE = "Choose a new password";

export const VISITORS: Screen[] = [
  {
    name: "Landing",
    routes: ["_index.tsx"],
    without: { empty: "it is the same for everybody", error: "its card has errors of its own: Sign-in" },
    states: [
      { kind: "filled", as: "visitor", show: ({ page }) => open(page, "/") },
      {
        kind: "loading",
        name: "signing in",
        as: "visitor",
        show: async (stage) => {
          await fillCard(stage, "/");
          await hold(stage.page, /login\.data/);
          await stage.page.getByRole("button", { name: "Sign In" }).click();
          await expect(stage.page.getByText("Loading...", { exact: true })).toBeVisible();
        },
      },
    ],
  },
  {
    name: "Sign-in",
    routes: ["api.login.tsx", "api.auth.start.$provider.tsx", "api.auth.callback.$provider.tsx"],
    without: { loading: "it is that of the landing page" },
    states: [
      { kind: "empty", name: "sign in", as: "visitor", show: ({ page }) => open(page, "/api/login") },
      {
        kind: "empty",
        name: "sign up",
        as: "visitor",
        show: ({ page }) => open(page, "/api/login?mode=sign-up"),
      },
      { kind: "filled", as: "visitor", show: (stage) => fillCard(stage, "/api/login") },
      {
        kind: "error",
        name: "wrong password",
        as: "visitor",
        faults: FAILED_CALLS,
        show: async (stage) => {
          await fillCard(stage, "/api/login");
          await stage.page.getByRole("button", { name: "Sign In" }).click();
          await expect(stage.page.getByRole("alert")).toBeVisible();
        },
      },
      {
        kind: "error",
        name: "an unknown provider",
        as: "visitor",
        faults: FAILED_CALLS,
        show: ({ page }) => page.goto("/api/auth/callback/nobody"),
      },
    ],
  },
  {
    name: "Forgotten password",
    routes: ["forgot-password.tsx"],
    states: [
      { kind: "empty", as: "visitor", show: ({ page }) => open(page, "/forgot-password") },
      {
        kind: "filled",
        name: "the link is on its way",
        as: "visitor",
        isAlone: true,
        show: async (stage) => {
          await askForLink(stage);
          await stage.page.getByRole("button", { name: "Send me a link" }).click();
          await expect(stage.page.getByRole("heading", { name: "Check your inbox" })).toBeVisible();
        },
      },
      {
        kind: "loading",
        as: "visitor",
        show: async (stage) => {
          await askForLink(stage);
          await hold(stage.page, /forgot-password\.data/);
          await stage.page.getByRole("button", { name: "Send me a link" }).click();
          await expect(stage.page.getByText("Loading...", { exact: true })).toBeVisible();
        },
      },
      {
        kind: "error",
        name: "refused input",
        as: "visitor",
        faults: FAILED_CALLS,
        show: async ({ page }) => {
          await open(page, "/forgot-password");
          await page.getByLabel("E-mail").fill("nobody@example");
          await page.getByRole("button", { name: "Send me a link" }).click();
          await expect(page.getByRole("alert")).toBeVisible();
        },
      },
    ],
  },
  {
    name: "New password",
    routes: ["reset-password.$token.tsx"],
    without: { loading: SERVER_ALONE },
    states: [
      {
        kind: "empty",
        isAlone: true,
        as: "visitor",
        show: async (stage) => {
          await openReset(stage);
        },
      },
      {
        kind: "filled",
        name: "it is changed",
        isAlone: true,
        as: "visitor",
        show: async (stage) => {
          await openReset(stage);
          await stage.page.getByRole("textbox", { name: "New password" }).fill("A calmer evening 8");
          await stage.page.getByRole("button", { name: "Change my password" }).click();
          await expect(
            stage.page.getByRole("heading", { name: "Your password has been changed" }),
          ).toBeVisible();
        },
      },
      {
        kind: "error",
        name: "refused input",
        isAlone: true,
        as: "visitor",
        faults: FAILED_CALLS,
        show: async (stage) => {
          await openReset(stage);
          await stage.page.getByRole("textbox", { name: "New password" }).fill("password123");
          await stage.page.getByRole("button", { name: "Change my password" }).click();
          await expect(stage.page.getByRole("alert")).toBeVisible();
        },
      },
      {
        kind: "error",
        name: "the link is over",
        as: "visitor",
        faults: FAILED_CALLS,
        show: ({ page }) => open(page, "/reset-password/nothing"),
      },
    ],
  },
  {
    name: "Confirming an address",
    routes: ["verify-email.$token.tsx"],
    without: { loading: SERVER_ALONE, empty: NEVER_FILLED },
    states: [
      { kind: "filled", name: "the question", as: "newcomer", isAlone: true, show: openConfirmation },
      {
        kind: "filled",
        name: "confirmed",
        as: "newcomer",
        isAlone: true,
        show: async (stage) => {
          await openConfirmation(stage);
          await stage.page.getByRole("button", { name: "Confirm my address" }).click();
          await expect(stage.page.getByRole("heading", { name: "Thank you" })).toBeVisible();
        },
      },
      {
        kind: "error",
        name: "the link is over",
        as: "visitor",
        faults: FAILED_CALLS,
        show: ({ page }) => open(page, "/verify-email/nothing"),
      },
    ],
  },
  {
    name: "No more mails",
    routes: ["unsubscribe.$token.tsx"],
    without: { loading: SERVER_ALONE, empty: NEVER_FILLED },
    states: [
      { kind: "filled", name: "the question", show: openRefusal },
      {
        kind: "filled",
        name: "no more",
        show: async (stage) => {
          await openRefusal(stage);
          await stage.page.getByRole("main").getByRole("button").click();
          await expect(stage.page.getByRole("main").getByRole("button")).toHaveCount(0);
        },
      },
      {
        kind: "error",
        name: "an unknown link",
        as: "visitor",
        faults: FAILED_CALLS,
        show: ({ page }) => open(page, "/unsubscribe/nothing"),
      },
    ],
  },
];

async function openReset(stage: Stage) {
  await askForLink(stage);
  await stage.page.getByRole("button", { name: "Send me a link" }).click();
  await open(stage.page, linkIn(await mailTo(stage.member.email, CHOOSE)));
}

async function openConfirmation({ page, member }: Stage) {
  await open(page, linkIn(await mailTo(member.email, "Please confirm your e-mail address")));
}

/** A shared prayer's mail says how to get no more. */
async function openRefusal({ page, context, origin }: Stage) {
  const [prayer] = (await (await context.request.get("/api/prayers")).json()) as { id: string }[];
  const email = newAddress();
  await context.request.post(`/api/prayers/${prayer?.id}/share`, {
    data: { email },
    headers: { Origin: origin },
  });
  const mail = await mailTo(email, "Maria Oberhauser-Lindqvist shares a prayer with you");
  const link = /\S+\/unsubscribe\/\S+/.exec(mail)?.[0] ?? "";
  await open(page, link);
}
