import { expect } from "../../setup/fixtures";
import type { Screen, Step } from "../lib/stage";
import {
  broken,
  choose,
  fill,
  go,
  hold,
  leaving,
  loud,
  member,
  press,
  read,
  see,
  visitor,
} from "../lib/states";

const READ_ALONE = {
  empty: "its text is always there",
  loading: "it comes without a script: the browser itself loads it",
  error: "its error page is that of every screen",
};

/** A page that is only read. */
function textPage(name: string, path: string): Screen {
  const states = [
    visitor.filled("for a visitor", read(`/${path}`)),
    member.filled("signed in", read(`/${path}`)),
  ];
  return { name, routes: [`${path}.tsx`], without: READ_ALONE, states };
}

const faq = textPage("Questions and answers", "faq");
const openAnswers: Step = async ({ page }) => {
  for (const question of await page.locator("summary").all()) await question.click();
};

const writeMessage: Step = async (stage) => {
  await go("/support")(stage);
  await choose("What is it about?", "The journal")(stage);
  await fill(/Your message/, "Where is my entry?")(stage);
};
const sendMessage = press("Send message");

export const SITE: Screen[] = [
  textPage("Terms", "terms"),
  textPage("Privacy", "privacy"),
  { ...faq, states: [...faq.states, visitor.opened("every answer", read("/faq"), openAnswers)] },
  {
    name: "Support",
    routes: ["support.tsx"],
    states: [
      visitor.empty(go("/support")),
      member.filled(
        "the message is on its way",
        writeMessage,
        sendMessage,
        see("Thank you, we've got your message"),
      ),
      member.loading(
        "the message is being sent",
        writeMessage,
        hold(/support\.data/),
        sendMessage,
        see(/^Loading\.\.\.$/),
      ),
      leaving("/support"),
      visitor.failed(
        "refused input",
        writeMessage,
        fill(/Your e-mail/, "person@example"),
        sendMessage,
        ({ page }) => expect(page.getByLabel(/Your e-mail/)).toBeFocused(),
      ),
      broken("/support"),
    ],
  },
  {
    name: "Offline page",
    routes: [],
    without: { empty: "it is the same for everybody", loading: "it is in the browser", error: "it is one" },
    states: [visitor.filled(read("/offline"))],
  },
  {
    name: "Not found",
    routes: ["$.tsx"],
    without: { empty: "it has nothing to be filled with", loading: "nothing is loaded" },
    states: [
      loud(member.filled("for a member", go("/no-such-page"))),
      visitor.failed("for a visitor", read("/no-such-page")),
    ],
  },
];
