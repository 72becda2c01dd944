import { createRequire } from "node:module";
import { describe, expect, it } from "vitest";
import { timezoneOfZip } from "~/features/accounts/domain/zip-timezone";
import { isTimezone } from "~/shared/dates";

const load = createRequire(import.meta.url);
const zipCodes = Object.keys(load("zipcode-to-timezone/zipcodes.json") as Record<string, number>);
const { lookup } = load("zipcode-to-timezone") as { lookup(zip: string): string | null };

describe("the timezone of a ZIP code", () => {
  // The codes of whole states are compared with the source below; these are additions, corrections and split counties.
  it.each(
    Object.entries({
      "America/New_York": "10001 00501",
      "America/Indiana/Petersburg": "47567",
      "America/Chicago": "60601 58554",
      "America/North_Dakota/New_Salem": "58563",
      "America/North_Dakota/Beulah": "58523",
      "America/Denver": "79901 58601 86515",
      "America/Sitka": "99835",
      "America/Metlakatla": "99926",
      "America/Adak": "99546",
      "America/Puerto_Rico": "00901",
      "America/St_Thomas": "00802",
      "Pacific/Guam": "96910 96950",
      "Pacific/Pago_Pago": "96799",
    }),
  )("is %s for %s", (zone, zipCodes) => {
    for (const zipCode of zipCodes.split(" ")) expect(timezoneOfZip(zipCode)).toBe(zone);
  });

  it.each([
    ["no such area", "00000"],
    ["an area without codes", "99999"],
    ["a military address", "09012"],
    ["four digits", "1000"],
    ["nine digits", "100011234"],
    ["letters", "1000a"],
    ["a sign", "+1000"],
    ["nothing", ""],
  ])("is unknown for %s", (_name, zipCode) => {
    expect(timezoneOfZip(zipCode)).toBeNull();
  });

  it("is that of the source, with corrections, for every code, by its name of today", () => {
    const corrected = /^(58520|58523|58535|58541|58545|58554|58563|58571|58580|99546|99547|99835|99926)$/;
    const zones = new Set<string>();
    const differing = zipCodes.filter((zipCode) => {
      const zone = timezoneOfZip(zipCode);
      zones.add(String(zone));
      return zone !== lookup(zipCode)?.replace("Shiprock", "Denver") && !corrected.test(zipCode);
    });
    expect(differing).toEqual([]);
    expect([...zones].filter((zone) => !isTimezone(zone))).toEqual([]);
  });
});
