import { randomUUID } from "node:crypto";
import { linkIn, mailTo } from "../../setup/mail-files";
import { open } from "../../setup/open";
import type { Screen, Stage, Step } from "../lib/stage";
import { fill, go, hold, member, newcomer, press, read, see, visitor } from "../lib/states";

const SERVER_ALONE = "the browser itself loads it, by a link in a mail or from another site";
const NEVER_FILLED = "it is a question and has no contents";
const newAddress = () => `person-${randomUUID()}@example.test`;

const seeLoading = see(/^Loading\.\.\.$/);
const signIn = press("Sign In");
const fillCard: Step = async (stage) => {
  await fill("E-mail", newAddress())(stage);
  await fill(/^Password/, "Wrong evening 9")(stage);
};

const fillForgotten: Step = async (stage) => {
  await open(stage.page, "/forgot-password");
  await fill("E-mail", stage.member.email)(stage);
};
const askForLink = press("Send me a link");
const openReset: Step = async (stage) => {
  await fillForgotten(stage);
  await askForLink(stage);
  await open(stage.page, linkIn(await mailTo(stage.member.email, "Choose a new password")));
};
const choosePassword =
  (password: string): Step =>
  async (stage) => {
    await stage.page.getByRole("textbox", { name: "New password" }).fill(password);
    await press("Change my password")(stage);
  };

const openConfirmation = async ({ page, member }: Stage) =>
  open(page, linkIn(await mailTo(member.email, "Please confirm your e-mail address")));

/** A shared prayer's mail says how to get no more. */
const openRefusal: Step = async ({ page, context, origin }) => {
  const [prayer] = (await (await context.request.get("/api/prayers")).json()) as { id: string }[];
  const email = newAddress();
  await context.request.post(`/api/prayers/${prayer?.id}/share`, {
    data: { email },
    headers: { Origin: origin },
  });
  const mail = await mailTo(email, "Maria Oberhauser-Lindqvist shares a prayer with you");
  await open(page, /\S+\/unsubscribe\/\S+/.exec(mail)?.[0] ?? "");
};

export const VISITORS: Screen[] = [
  {
    name: "Landing",
    routes: ["_index.tsx"],
    without: { empty: "it is the same for everybody", error: "its card has errors of its own: Sign-in" },
    states: [
      visitor.filled(go("/")),
      visitor.loading("signing in", go("/"), fillCard, hold(/login\.data/), signIn, seeLoading),
    ],
  },
  {
    name: "Sign-in",
    routes: ["api.login.tsx", "api.auth.start.$provider.tsx", "api.auth.callback.$provider.tsx"],
    without: { loading: "it is that of the landing page" },
    states: [
      visitor.empty("sign in", go("/api/login")),
      visitor.empty("sign up", go("/api/login?mode=sign-up")),
      visitor.filled(go("/api/login"), fillCard),
      visitor.failed("wrong password", go("/api/login"), fillCard, signIn, see.role("alert")),
      visitor.failed("an unknown provider", read("/api/auth/callback/nobody")),
    ],
  },
  {
    name: "Forgotten password",
    routes: ["forgot-password.tsx"],
    states: [
      visitor.empty(go("/forgot-password")),
      visitor.alone.filled(
        "the link is on its way",
        fillForgotten,
        askForLink,
        see.role("heading", "Check your inbox"),
      ),
      visitor.loading(fillForgotten, hold(/forgot-password\.data/), askForLink, seeLoading),
      visitor.failed(
        "refused input",
        go("/forgot-password"),
        fill("E-mail", "nobody@example"),
        askForLink,
        see.role("alert"),
      ),
    ],
  },
  {
    name: "New password",
    routes: ["reset-password.$token.tsx"],
    without: { loading: SERVER_ALONE },
    states: [
      visitor.alone.empty(openReset),
      visitor.alone.filled(
        "it is changed",
        openReset,
        choosePassword("A calmer evening 8"),
        see.role("heading", "Your password has been changed"),
      ),
      visitor.alone.failed("refused input", openReset, choosePassword("password123"), see.role("alert")),
      visitor.failed("the link has expired", go("/reset-password/nothing")),
    ],
  },
  {
    name: "Confirming an address",
    routes: ["verify-email.$token.tsx"],
    without: { loading: SERVER_ALONE, empty: NEVER_FILLED },
    states: [
      newcomer.alone.filled("the question", openConfirmation),
      newcomer.alone.filled(
        "confirmed",
        openConfirmation,
        press("Confirm my address"),
        see.role("heading", "Thank you"),
      ),
      visitor.failed("the link has expired", go("/verify-email/nothing")),
    ],
  },
  {
    name: "No more mails",
    routes: ["unsubscribe.$token.tsx"],
    without: { loading: SERVER_ALONE, empty: NEVER_FILLED },
    states: [
      member.filled("the question", openRefusal),
      member.filled("no more", openRefusal, async ({ page }) => {
        const button = page.getByRole("main").getByRole("button");
        await button.click();
        await button.waitFor({ state: "detached" });
      }),
      visitor.failed("an unknown link", go("/unsubscribe/nothing")),
    ],
  },
];
