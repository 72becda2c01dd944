import { createRequire } from "node:module";
import { describe, expect, it } from "vitest";
import { timezoneOfZip } from "~/features/accounts/domain/zip-timezone";
import { isTimezone } from "~/shared/dates";

const load = createRequire(import.meta.url);
const zipCodes = Object.keys(load("zipcode-to-timezone/zipcodes.json") as Record<string, number>);
const { lookup } = load("zipcode-to-timezone") as { lookup(zip: string): string | null };

describe("timezoneOfZip", () => {
  it.each([
    ["10001", "America/New_York"],
    ["00501", "America/New_York"],
    ["33101", "America/New_York"],
    ["32501", "America/Chicago"],
    ["48201", "America/Detroit"],
    ["49801", "America/Menominee"],
    ["40202", "America/Kentucky/Louisville"],
    ["42633", "America/Kentucky/Monticello"],
    ["46204", "America/Indiana/Indianapolis"],
    ["46534", "America/Indiana/Knox"],
    ["46996", "America/Indiana/Winamac"],
    ["47043", "America/Indiana/Vevay"],
    ["47137", "America/Indiana/Marengo"],
    ["47591", "America/Indiana/Vincennes"],
    ["47586", "America/Indiana/Tell_City"],
    ["47567", "America/Indiana/Petersburg"],
    ["60601", "America/Chicago"],
    ["75201", "America/Chicago"],
    ["79901", "America/Denver"],
    ["58554", "America/Chicago"],
    ["58530", "America/North_Dakota/Center"],
    ["58563", "America/North_Dakota/New_Salem"],
    ["58523", "America/North_Dakota/Beulah"],
    ["58601", "America/Denver"],
    ["80202", "America/Denver"],
    ["83702", "America/Boise"],
    ["83814", "America/Los_Angeles"],
    ["85004", "America/Phoenix"],
    ["86001", "America/Phoenix"],
    ["86515", "America/Denver"],
    ["90012", "America/Los_Angeles"],
    ["99501", "America/Anchorage"],
    ["99801", "America/Juneau"],
    ["99835", "America/Sitka"],
    ["99926", "America/Metlakatla"],
    ["99689", "America/Yakutat"],
    ["99762", "America/Nome"],
    ["99546", "America/Adak"],
    ["96813", "Pacific/Honolulu"],
    ["00901", "America/Puerto_Rico"],
    ["00802", "America/St_Thomas"],
    ["96910", "Pacific/Guam"],
    ["96950", "Pacific/Guam"],
    ["96799", "Pacific/Pago_Pago"],
  ])("of %s is %s", (zipCode, zone) => {
    expect(timezoneOfZip(zipCode)).toBe(zone);
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
  ])("knows nothing of %s", (_name, zipCode) => {
    expect(timezoneOfZip(zipCode)).toBeNull();
  });

  it("knows every code of its source, where that is right, and names zones as IANA does today", () => {
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
