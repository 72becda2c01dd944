import { describe, expect, it } from "vitest";
import directory from "#content/help-lines";
import {
  DANGER_KINDS,
  type Danger,
  HELP_LANGUAGES,
  HELP_REGIONS,
  type HelpRegion,
} from "~/features/safety/contract";
import { allHelpLines, helpLines, helpRegion } from "~/features/safety/domain/help-lines";
import { emergencyMessage, supportFor } from "~/features/safety/domain/help-message";
import { cutAtNumbers } from "~/features/safety/domain/phone-numbers";

const ZONES = {
  US: "America/New_York",
  CA: "America/Toronto",
  GB: "Europe/London",
  IE: "Europe/Dublin",
  AU: "Australia/Perth",
  NZ: "Pacific/Auckland",
  EU: "Europe/Berlin",
  MX: "America/Mexico_City",
  ES: "Europe/Madrid",
  PH: "Asia/Manila",
  IN: "Asia/Kolkata",
  elsewhere: "America/Bogota",
} satisfies Record<HelpRegion, string>;

const DANGERS: Danger[] = DANGER_KINDS.flatMap((kind) =>
  HELP_LANGUAGES.flatMap((language) =>
    [true, false].map((isAboutAnother) => {
      return { level: "emergency" as const, kind, language, isAboutAnother };
    }),
  ),
);

describe("the message for an emergency", () => {
  const messages = DANGERS.flatMap((danger) =>
    HELP_REGIONS.map((region) => emergencyMessage(danger, { timezone: ZONES[region] })),
  );

  it("starts with a number to call, in every region and language", () => {
    for (const message of messages) {
      const [first] = message.split("\n\n");
      expect(first).toMatch(/^(?:Call|Llama) /);
    }
  });

  it("names the local emergency number and what to do in another country", () => {
    for (const danger of DANGERS) {
      for (const region of HELP_REGIONS) {
        const message = emergencyMessage(danger, { timezone: ZONES[region] });
        expect(message.toLowerCase()).toContain(directory[region].emergency[danger.language].toLowerCase());
        expect(message).toMatch(/findahelpline\.com|999 or 000|o 911 en muchos/);
      }
    }
  });

  it("holds no doctrine, no guilt, no prayer and no exclamation", () => {
    for (const message of messages) {
      expect(message).not.toMatch(
        /\b(?:amen|pray|prayer|lord|god|bless|absolve|forgive|sins|but|dios|señor|rezar?|oración|pecado|perdón|pero)\b/i,
      );
      expect(message).not.toMatch(/[!¡<>]/);
    }
  });

  it("has three paragraphs and stays short", () => {
    for (const message of messages) {
      expect(message.split("\n\n")).toHaveLength(3);
      expect(message.length).toBeLessThan(1_100);
    }
  });

  it("names the lines for the kind of danger", () => {
    const message = (kind: Danger["kind"], timezone: string, language: Danger["language"] = "en") =>
      emergencyMessage({ level: "emergency", kind, isAboutAnother: false, language }, { timezone });
    expect(message("suicide", "America/Chicago")).toMatch(/^Call 988, or text 988/);
    expect(message("suicide", "America/Chicago", "es")).toMatch(/^Llama al 988 y oprime 2/);
    expect(message("domestic-violence", "America/Chicago")).toMatch(/^Call 911\.\n\nCall 1-800-799-7233/);
    expect(message("medical", "America/Chicago")).toMatch(/^Call 911\.\n\nCall 1-800-222-1222/);
    expect(message("sexual-assault", "America/Chicago")).toContain("1-800-656-4673");
    expect(message("child-abuse", "America/Chicago")).toContain("1-800-422-4453");
    expect(message("church-abuse", "America/Chicago")).toMatch(
      /^Call 911\.[\s\S]*diocese has a safe-environment/,
    );
    expect(message("trafficking", "America/Chicago")).toContain("1-888-373-7888");
    expect(message("suicide", "Europe/London")).toMatch(/^Call 116 123/);
    expect(message("suicide", "Europe/Madrid", "es")).toMatch(/^Llama al 024/);
  });

  it("speaks to somebody who writes about another person", () => {
    const danger = { level: "emergency", kind: "suicide", language: "en" } as const;
    const place = { timezone: "UTC" };
    expect(emergencyMessage({ ...danger, isAboutAnother: true }, place)).toContain("call for someone else");
    expect(emergencyMessage({ ...danger, isAboutAnother: false }, place)).not.toContain("someone else");
  });
});

describe("help lines above an answer", () => {
  it("name the line for the kind first and the emergency number after it", () => {
    const danger = {
      level: "support",
      kind: "eating-disorder",
      isAboutAnother: false,
      language: "en",
    } as const;
    const { kind, lines } = supportFor(danger, { timezone: "America/Denver" });
    expect(kind).toBe("eating-disorder");
    expect(lines[0]).toContain("988");
    expect(lines.join("\n")).toContain("1-888-375-7767");
    expect(lines).toContain("In immediate danger, call 911.");
  });
});

describe("the directory of help lines", () => {
  it("has a line for every kind in every region", () => {
    for (const region of HELP_REGIONS) {
      for (const kind of DANGER_KINDS) {
        for (const language of HELP_LANGUAGES) {
          expect(helpLines(kind, { region, language, urgent: true }).length).toBeGreaterThanOrEqual(1);
        }
      }
    }
  });

  it("names the same numbers in both languages, or fewer", () => {
    for (const region of HELP_REGIONS) {
      for (const { en, es } of directory[region].lines) {
        const numbers = (line: string) => cutAtNumbers(line).flatMap(({ href, text }) => (href ? text : []));
        expect(numbers(en)).toEqual(expect.arrayContaining(numbers(es)));
      }
    }
  });

  it("lists a region's lines without a danger", () => {
    expect(allHelpLines("US", "en").length).toBeGreaterThan(8);
  });
});

describe("the region of a place", () => {
  it.each<[timezone: string, region: string]>([
    ...Object.entries(ZONES).map(([region, timezone]): [string, string] => [timezone, region]),
    ["", "US"],
    ["UTC", "US"],
    ["Etc/UTC", "US"],
    ["US/Pacific", "US"],
    ["America/Indiana/Knox", "US"],
    ["Pacific/Honolulu", "US"],
    ["America/Tijuana", "MX"],
    ["Europe/Moscow", "elsewhere"],
  ])("of the time zone %s is %s", (timezone, region) => expect(helpRegion({ timezone })).toBe(region));

  it.each([
    [{ location: "Dublin, Ireland" }, "IE"],
    [{ location: "Belfast, Northern Ireland" }, "GB"],
    [{ location: "Guadalajara, México" }, "MX"],
    [{ location: "Santa Fe, New Mexico" }, "US"],
    [{ location: "Lagos, Nigeria" }, "elsewhere"],
    [{ location: "Wellington, New Zealand", zipCode: "" }, "NZ"],
    [{ location: "Canada", zipCode: "10001" }, "US"],
  ])("of a profile counts when the zone names no place: %j", (profile, region) => {
    expect(helpRegion({ timezone: "UTC", ...profile })).toBe(region);
    expect(helpRegion({ timezone: "Europe/London", ...profile })).toBe("GB");
  });
});

describe("numbers in a line", () => {
  it.each([
    ["Call or text 988 (free).", ["sms:988"]],
    ["Call 988, or text 988: free.", ["tel:988", "sms:988"]],
    ["Text HOME to 741741: the Crisis Text Line", ["sms:741741?&body=HOME"]],
    ["o envía AYUDA al 988", ["sms:988?&body=AYUDA"]],
    ["o envía un mensaje al 233733", ["sms:233733"]],
    ["Call 1-800-799-7233, or 911.", ["tel:18007997233", "tel:911"]],
    ["Samaritans, 116 123, or Lifeline, 13 11 14", ["tel:116123", "tel:131114"]],
    ["open findahelpline.com.", ["https://findahelpline.com"]],
    ["day and night, 24 hours", []],
  ])("become links: %j", (line, links) => {
    const pieces = cutAtNumbers(line);
    expect(pieces.flatMap(({ href }) => href ?? [])).toEqual(links);
    expect(pieces.map(({ text }) => text).join("")).toBe(line);
  });
});
