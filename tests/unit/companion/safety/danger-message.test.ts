import { describe, expect, it } from "vitest";
import { dangerMessage } from "~/features/companion/domain/safety/danger-message";
import { DANGER_KINDS, findDanger } from "~/features/companion/domain/safety/find-danger";
import { helpRegion } from "~/features/companion/domain/safety/help-lines";

const ZONES = [
  "",
  "US",
  "UTC",
  "America/New_York",
  "Europe/London",
  "Europe/Berlin",
  "Asia/Manila",
  "Australia/Perth",
];

describe("the message for somebody in danger", () => {
  const messages = DANGER_KINDS.flatMap((kind) =>
    [true, false].flatMap((isAboutAnother) =>
      ZONES.map((zone) => dangerMessage({ kind, isAboutAnother }, zone)),
    ),
  );

  it.each(messages)("names lines first, at home and elsewhere: %s", (message) => {
    const lines = message.split("\n\n")[1]!;
    expect(message.indexOf(lines)).toBeLessThan(60);
    expect(lines).toContain("988");
    expect(lines).toContain("911");
    expect(lines).toMatch(/local emergency number/);
    expect(lines).toContain("112");
  });

  it.each(messages)("neither prays nor poses as a priest, and alarms nobody again: %s", (message) => {
    expect(message).not.toMatch(/\b(?:amen|pray|prayer|lord|bless|absolve|forgive|sin)\b/i);
    expect(message).not.toMatch(/[!<>]/);
    expect(findDanger(message)).toBeNull();
  });

  it("names the hotlines that fit", () => {
    const abuse = dangerMessage({ kind: "abuse", isAboutAnother: false }, "America/Chicago");
    expect(abuse).toContain("1-800-799-7233");
    expect(abuse).toContain("1-800-422-4453");
    expect(dangerMessage({ kind: "self-harm", isAboutAnother: false }, "Europe/London")).toContain("116 123");
    expect(dangerMessage({ kind: "acute", isAboutAnother: false })).toMatch(
      /^Please reach a person now\.\n\nIn immediate danger, call 911\./,
    );
    expect(dangerMessage({ kind: "self-harm", isAboutAnother: false })).toMatch(/\n\nCall or text 988/);
  });
});

describe("the region of a zone", () => {
  it.each([
    ["", "US"],
    ["UTC", "US"],
    ["Etc/UTC", "US"],
    ["US/Pacific", "US"],
    ["America/Indiana/Knox", "US"],
    ["Pacific/Honolulu", "US"],
    ["America/Toronto", "CA"],
    ["America/Mexico_City", "elsewhere"],
    ["Europe/London", "GB"],
    ["Europe/Dublin", "IE"],
    ["Europe/Warsaw", "EU"],
    ["Europe/Moscow", "elsewhere"],
    ["Australia/Sydney", "AU"],
    ["Pacific/Auckland", "NZ"],
    ["Asia/Manila", "elsewhere"],
  ])("%s is %s", (zone, region) => expect(helpRegion(zone)).toBe(region));
});
