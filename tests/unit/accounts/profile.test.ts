import { describe, expect, it } from "vitest";
import type { User } from "~/features/accounts/contract";
import { deviceName } from "~/features/accounts/domain/device-name";
import { SAINTS } from "~/features/accounts/domain/profile-options";
import {
  changedNames,
  profileBody,
  profileValuesOf,
  readProfileForm,
} from "~/features/accounts/domain/profile-values";
import { allTimezones, matchesTimezone, timezoneChoices } from "~/features/accounts/domain/timezones";
import { isTimezone } from "~/shared/dates";

const user = {
  firstName: "Anne",
  lastName: "Müller",
  email: "anne@example.test",
  zipCode: "",
  location: "Trier",
  timezone: "Asia/Calcutta",
  favoriteSaint: null,
  birthDate: null,
  bio: "One line\nand another",
} as User;
const values = profileValuesOf(user);

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

describe("the values of a profile form", () => {
  it("start with the profile, and with the zone's name of today", () => {
    expect(values).toMatchObject({ timezone: "Asia/Kolkata", favoriteSaint: "none", birthDate: "" });
  });

  it("are read trimmed, and kept for fields that the form lacks", () => {
    const read = readProfileForm(formOf({ firstName: "  Anna ", bio: "One line\r\nand another" }), values);
    expect(read).toEqual({ ...values, firstName: "Anna" });
    expect(changedNames(values, read)).toEqual(["firstName"]);
  });

  it("do not change by white space alone", () => {
    const read = readProfileForm(formOf({ location: "Trier  " }), values);
    expect(changedNames(values, read)).toEqual([]);
    expect(changedNames({ ...values, location: " Trier" }, read)).toEqual([]);
  });

  it("are sent in part, with 'No preference' as null", () => {
    expect(profileBody(values, ["location", "favoriteSaint"])).toEqual({
      location: "Trier",
      favoriteSaint: null,
    });
    expect(profileBody({ ...values, favoriteSaint: SAINTS[2]! }, ["favoriteSaint"])).toEqual({
      favoriteSaint: "St. Thérèse of Lisieux",
    });
  });
});

describe("time zones", () => {
  it("include the browser's and the chosen one, once each", () => {
    const added = (detected: string, chosen: string) =>
      timezoneChoices({ detected, chosen })
        .slice(15)
        .map(({ label }) => label);
    expect(added("America/New_York", "Europe/Rome")).toEqual([]);
    expect(added("America/Boise", "America/Boise")).toEqual(["America/Boise (Your timezone)"]);
    expect(added("America/Boise", "Asia/Manila")).toEqual(["America/Boise (Your timezone)", "Asia/Manila"]);
    expect(added("", "UTC")).toEqual(["UTC"]);
  });

  it("are all searchable by their names of today", () => {
    const all = allTimezones();
    expect(all.length).toBeGreaterThan(400);
    expect(all).toEqual(expect.arrayContaining(["Asia/Kolkata", "Europe/Kyiv", "America/Nuuk", "UTC"]));
    expect(all).not.toContain("Asia/Calcutta");
    expect(all.filter((zone) => !isTimezone(zone))).toEqual([]);
  });

  it.each([
    ["America/New_York", "new yo", true],
    ["America/New_York", "york america", true],
    ["America/New_York", "eastern", true],
    ["America/New_York", "ork", false],
    ["America/Argentina/Buenos_Aires", "BUENOS", true],
    ["Europe/Rome", "rome paris", false],
    ["Europe/Rome", "  ", true],
  ])("match %s for '%s': %s", (zone, search, expected) => {
    expect(matchesTimezone(zone, search)).toBe(expected);
  });
});

describe("the name of a device", () => {
  it.each([
    ["Windows NT 10.0; Win64; x64", "Chrome/150.0 Safari/537.36", "Chrome on Windows"],
    ["Windows NT 10.0", "Chrome/150.0 Safari/537.36 Edg/150.0", "Edge on Windows"],
    ["Macintosh; Intel Mac OS X 10_15_7", "Version/19.0 Safari/605.1.15", "Safari on Mac"],
    [
      "iPhone; CPU iPhone OS 19_0 like Mac OS X",
      "CriOS/150.0 Mobile/15E148 Safari/604.1",
      "Chrome on iPhone",
    ],
    ["iPad; CPU OS 19_0 like Mac OS X", "Version/19.0 Mobile/15E148 Safari/604.1", "Safari on iPad"],
    ["Linux; Android 16; K", "SamsungBrowser/29.0 Chrome/136.0 Safari/537.36", "Samsung Internet on Android"],
    ["X11; CrOS x86_64 14541.0.0", "Chrome/150.0 Safari/537.36", "Chrome on ChromeOS"],
    ["X11; Linux x86_64; rv:150.0", "Gecko/20100101 Firefox/150.0", "Firefox on Linux"],
  ])("with (%s) and %s is %s", (system, products, name) => {
    const userAgent = `Mozilla/5.0 (${system}) AppleWebKit/537.36 (KHTML, like Gecko) ${products}`;
    expect(deviceName(userAgent)).toBe(name);
  });

  it.each(["curl/8.0", ""])("is unknown for %j", (userAgent) => {
    expect(deviceName(userAgent)).toBe("Unknown device");
  });
});
