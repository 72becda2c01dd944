import { describe, expect, it } from "vitest";
import { safeParse } from "zod/v4/core";
import { ARCHIVE_KINDS, deletionSchema } from "~/features/archive/contract";
import { TRIAL_LENGTH } from "~/features/plans/contract";
import { ENTITLEMENTS } from "~/features/plans/domain/entitlements";
import { PLAN_FEATURES } from "~/features/plans/domain/plan-features";
import { mayPass } from "~/features/shell/domain/error-words";
import { siteMeta } from "~/features/shell/domain/site-meta";
import { faqOf, privacyOf } from "~/features/site/domain/site-texts";
import { DELETION_GRACE_DAYS } from "~/shared/vocabulary";

const FACTS = { provider: "OpenAI", paymentNote: "We write to you about payment.", sendsMail: true };
const answer = (id: string, facts = FACTS as Parameters<typeof faqOf>[0]) =>
  faqOf(facts)
    .flatMap(({ items }) => items)
    .find((item) => item.id === id)!
    .answer.join(" ");

describe("what the FAQ says about the trial is true", () => {
  // current-plan.test.ts shows that plans run like this.
  it.each([
    ["trial", `It runs for ${TRIAL_LENGTH} days`],
    ["trial", "the plan you chose starts automatically"],
    ["cancel", "A cancelled trial still runs to its end"],
    ["cancel", "runs to the end of the month or year you are in"],
  ])("says under %s: %s", (id, words) => {
    expect(answer(id)).toContain(words);
  });

  it("its numbers are the limits of the server", () => {
    expect(answer("free")).toContain("20 AI actions a day and 100 MB");
    expect(answer("free")).toContain("include 200 AI actions a day and 2 GB");
    expect(ENTITLEMENTS.trial).toEqual(ENTITLEMENTS.premium);
    expect(answer("trial")).toContain(FACTS.paymentNote);
  });

  it("promises an email only when the server sends mail", () => {
    expect(answer("trial")).toContain("On the fifth day we email you");
    expect(answer("trial", { ...FACTS, sendsMail: false })).not.toContain("fifth day");
  });
});

describe("what the FAQ says about export and deletion is true", () => {
  it("the archive has the entries, the images and all other lists, on every plan", () => {
    expect(answer("export")).toContain("all your data (JSON)");
    const promised = ["images", "entries", "intentions", "prayers", "saved-responses", "conversations"];
    expect(ARCHIVE_KINDS).toEqual(expect.arrayContaining(promised));
    expect(PLAN_FEATURES).toContainEqual(
      expect.objectContaining({ name: expect.stringMatching(/^Export/), free: "Included" }),
    );
  });

  it("an account is deleted with the word DELETE and no other, after the days that are named", () => {
    expect(answer("delete")).toContain(
      "with your password and the word DELETE. Nothing is removed for 7 days",
    );
    const isTaken = (confirmation: string) =>
      safeParse(deletionSchema, { password: "x", confirmation }).success;
    expect([isTaken("DELETE"), isTaken("delete"), isTaken("")]).toEqual([true, false, false]);
    expect(DELETION_GRACE_DAYS).toBe(7);
    expect(JSON.stringify(privacyOf(FACTS))).toContain(
      `restore a deleted account for ${DELETION_GRACE_DAYS} days`,
    );
  });
});

describe("the texts", () => {
  const WITHOUT = { ...FACTS, provider: null };

  it("name the provider where there is one, and nobody where there is none", () => {
    for (const text of [answer("who-answers"), answer("ai-data"), JSON.stringify(privacyOf(FACTS))])
      expect(text).toContain("OpenAI");
    for (const text of [JSON.stringify(faqOf(WITHOUT)), JSON.stringify(privacyOf(WITHOUT))])
      expect(text).not.toContain("OpenAI");
    expect(answer("ai-data", WITHOUT)).toContain("stay on this server");
  });
});

describe("pages for everybody", () => {
  it("say who they are with whole addresses", () => {
    const matches = [{ id: "root", data: { origin: "https://pray.example" } }];
    const meta = siteMeta({ title: "T", description: "D", path: "/faq" })({ matches });
    expect(meta).toContainEqual({ tagName: "link", rel: "canonical", href: "https://pray.example/faq" });
    expect(meta).toContainEqual({
      property: "og:image",
      content: "https://pray.example/pictures/preview.png",
    });
  });

  it("offer to try again only where that can help", () => {
    expect([401, 408, 409, 429, 500, 502, 503].filter((status) => !mayPass(status))).toEqual([]);
    expect([400, 403, 404, 405, 410, 413, 422].filter(mayPass)).toEqual([]);
  });
});
