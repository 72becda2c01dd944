import { library } from "../../setup/library";
import type { Screen, Step } from "../lib/stage";
import {
  broken,
  choose,
  fail,
  go,
  hold,
  leaving,
  member,
  newcomer,
  press,
  read,
  see,
  visitor,
} from "../lib/states";

const UNREACHED = "Please check your connection and try again.";
const CALLS = "**/api/saved-responses/*";

const openOne = go(({ member }) => `/saved-responses?response=${member.savedId}`);
const changeTitle: Step = async ({ page }) => {
  const { dialog } = library(page);
  await dialog.getByLabel("Title").fill("Another title");
  await dialog.getByRole("button", { name: "Save Changes" }).click();
};

const SAVED: Screen = {
  name: "Saved responses",
  routes: ["saved-responses.tsx"],
  states: [
    newcomer.empty(go("/saved-responses")),
    member.empty("by its filters", go("/saved-responses?search=zebra")),
    member.filled("the list", go("/saved-responses")),
    member.filled("one response", openOne),
    leaving("/saved-responses"),
    member.loading(
      "other filters",
      go("/saved-responses"),
      hold(/saved-responses\.data/, "**/api/saved-responses*"),
      choose("Type", "Apologetics"),
      ({ page }) => page.getByText("Loading your saved responses").waitFor({ state: "attached" }),
    ),
    member.failed(
      "not changed",
      openOne,
      press(/^Edit$/),
      see.role("dialog"),
      fail(CALLS),
      changeTitle,
      see(UNREACHED),
    ),
    broken("/saved-responses"),
    member.opened("editing", openOne, press(/^Edit$/), see.role("dialog")),
    member.opened("sharing", openOne, press(/^Share$/), see.role("dialog")),
    member.opened("the question before deleting", openOne, press(/^Delete$/), see.role("alertdialog")),
  ],
};

const SERVER_ALONE = "it comes without a script: the browser itself loads it";

const SHARED: Screen = {
  name: "Shared page",
  routes: ["shared.$token.tsx"],
  without: { empty: "a shared text has words", loading: SERVER_ALONE },
  states: [
    visitor.filled(
      "an answer",
      read(({ member }) => `/shared/${member.shareToken}`),
    ),
    visitor.filled(
      "a member’s text",
      read(({ member }) => `/shared/${member.ownToken}`),
    ),
    visitor.failed("not shared any more", read("/shared/nothing-is-shared-here")),
  ],
};

const openReport = read(({ member }) => `/shared/${member.shareToken}/report`);
const sendReport = press("Send report");
/** Lets the browser send what it would refuse by itself. */
const checkNothing: Step = ({ page }) =>
  page.evaluate(() => {
    for (const one of document.querySelectorAll("[required]")) one.removeAttribute("required");
    for (const one of document.querySelectorAll("form")) one.noValidate = true;
  });

const REPORT: Screen = {
  name: "Reporting a shared page",
  routes: ["shared.$token_.report.tsx"],
  without: { loading: SERVER_ALONE },
  states: [
    visitor.empty(openReport),
    visitor.filled(
      "reported",
      openReport,
      ({ page }) => page.getByLabel("It misrepresents the faith").check(),
      sendReport,
      see("The operator of this server will review it."),
    ),
    visitor.failed("refused input", openReport, checkNothing, sendReport, see.role("alert")),
  ],
};

export const LIBRARY: Screen[] = [SAVED, SHARED, REPORT];
