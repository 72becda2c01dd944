import { expect } from "../../setup/fixtures";
import type { Screen, Step } from "../lib/stage";
import { broken, call, fill, go, hold, leaving, loud, member, newcomer, press, see } from "../lib/states";

const INTENTIONS = "**/api/prayer-journal/intentions*";

const addIntention: Step = async (stage) => {
  await fill("New intention", "For Anna")(stage);
  await press(/^Add$/)(stage);
};

export const HOME: Screen[] = [
  {
    name: "Home",
    routes: ["_index.tsx", "dashboard.tsx"],
    states: [
      newcomer.empty(go("/")),
      member.filled(go("/dashboard")),
      newcomer.alone.filled(
        "on the time of another place",
        call("PATCH", "/api/auth/profile", { timezone: "Europe/Rome" }),
        go("/"),
        see.role("note"),
      ),
      leaving("/"),
      newcomer.loading("an intention is being added", go("/"), hold(INTENTIONS), addIntention, ({ page }) =>
        expect(page.getByRole("button", { name: "Spiritual growth" })).toBeDisabled(),
      ),
      loud(
        member.failed(
          "no network",
          go("/"),
          ({ context }) => context.setOffline(true),
          see("You're offline. Your writing is kept"),
        ),
        /ERR_INTERNET_DISCONNECTED|Failed to fetch/,
      ),
      broken("/dashboard"),
      member.opened("an answered intention", go("/"), press("Mark as answered: For Anna"), ({ page }) =>
        expect(page.getByLabel("A line of thanks")).toBeFocused(),
      ),
      member.opened("all intentions", go("/"), press(/^All/), ({ page }) =>
        expect(page.getByRole("dialog").getByText("For Anna")).toBeVisible(),
      ),
    ],
  },
];
