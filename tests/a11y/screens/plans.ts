import type { Screen } from "../lib/stage";
import { broken, go, hold, leaving, member, newcomer, press, see, visitor } from "../lib/states";

const START = "**/api/auth/start-trial";
const openTrial = go("/trial-signup");
const start = press("Start 7-Day Free Trial");

export const PLANS: Screen[] = [
  {
    name: "Plans and prices",
    routes: ["pricing.tsx"],
    states: [
      visitor.empty("for a visitor", go("/pricing")),
      member.filled("within a trial", go("/pricing")),
      leaving("/pricing"),
      broken("/pricing"),
    ],
  },
  {
    name: "Starting the trial",
    routes: ["trial-signup.tsx"],
    states: [
      newcomer.empty(openTrial),
      member.filled("begun already", openTrial),
      newcomer.loading(openTrial, hold(START), start, see.role("button", "Starting Your Trial...")),
      broken("/trial-signup"),
    ],
  },
];
