import { UnitedStates_En } from "@romcal/calendar.united-states";
import { Romcal } from "romcal";
import { expect, it } from "vitest";
import { type LiturgicalDay, liturgicalDay } from "~/features/calendar/domain/liturgy/liturgical-day";
import { type LiturgicalOptions, US_CALENDAR } from "~/features/calendar/domain/liturgy/types";
import { FAULTS, NAMES, type OracleDay } from "./oracle-faults";

interface Compared extends OracleDay {
  names: string[];
}

async function oracleDays(romcal: Romcal, first: number, last: number): Promise<Compared[]> {
  const days: Compared[] = [];
  for (let year = first; year <= last; year += 1)
    for (const [date, celebrations] of Object.entries(await romcal.generateCalendar(year))) {
      const [{ id, rank, colors, seasons }] = celebrations as [(typeof celebrations)[number]];
      const ids = celebrations.map((celebration) => celebration.id);
      const names = celebrations.map(({ name }) => name);
      days.push({ date, id, rank, colours: [...colors], seasons: [...seasons], ids, names });
    }
  return days;
}

const asOracle = (words: string) => words.toUpperCase().replaceAll(" ", "_");

/** Rank, colour and season that are not the oracle's. */
function otherThan(oracle: Compared, { chosen, season }: LiturgicalDay): string[] {
  const names: Record<string, string> = { CHRISTMAS: "CHRISTMAS_TIME", EASTER: "EASTER_TIME" };
  const ownSeason = names[asOracle(season)] ?? asOracle(season);
  return [
    ...(oracle.rank === asOracle(chosen.rank) ? [] : [`${oracle.rank}, not ${chosen.rank}`]),
    ...(oracle.colours[0] === asOracle(chosen.colours[0])
      ? []
      : [`${oracle.colours}, not ${chosen.colours}`]),
    ...(oracle.seasons.includes(ownSeason) ? [] : [`${oracle.seasons}, not ${season}`]),
  ];
}

const plainName = (name: string) =>
  (NAMES[name] ?? name).toLowerCase().replace(" in ordinary", " of ordinary");

/** Celebrations that the oracle does not list. */
const OWN_ONLY = /^(Saturday Memorial|Independence Day|Thanksgiving Day|Day of Prayer)/;

function namesOtherThan(oracle: Compared, own: LiturgicalDay): string[] {
  const theirs = oracle.names.map(plainName);
  const ours = own.celebrations.map(({ name }) => name).filter((name) => !OWN_ONLY.test(name));
  const isSame =
    theirs[0] === plainName(ours[0] ?? "") &&
    theirs.slice().sort().join() === ours.map(plainName).sort().join();
  return isSame ? [] : [`${oracle.names.join("; ")}, not ${ours.join("; ")}`];
}

/** Without a language the oracle has ids for names: only their number can be compared. */
function numberOtherThan(oracle: Compared, own: LiturgicalDay): string[] {
  const ours = own.celebrations.filter(({ name }) => !OWN_ONLY.test(name));
  return ours.length === oracle.ids.length ? [] : [`${oracle.ids.join("; ")}, not ${ours.length}`];
}

/** The differences by the fault that explains them; what none explains is under "unexplained". */
function explain(days: Compared[], options: LiturgicalOptions, hasNames: boolean): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const oracle of days) {
    const own = liturgicalDay(oracle.date, options);
    const differences = [
      ...otherThan(oracle, own),
      ...(hasNames ? namesOtherThan : numberOtherThan)(oracle, own),
    ];
    if (differences.length === 0) continue;
    const fault = Object.keys(FAULTS).find((name) => FAULTS[name]?.explains(oracle, own)) ?? "unexplained";
    found.set(fault, [...(found.get(fault) ?? []), `${oracle.date}: ${differences.join("; ")}`]);
  }
  return found;
}

it("matches romcal for the United States from 2014 to 2060, except for its known faults", async () => {
  const days = await oracleDays(new Romcal({ localizedCalendar: UnitedStates_En }), 2014, 2060);
  expect(days).toHaveLength(17_167);
  const found = explain(days, US_CALENDAR, true);
  expect(found.get("unexplained") ?? []).toEqual([]);
  expect([...found.keys()].sort()).toEqual(Object.keys(FAULTS).sort());
});

it("matches romcal for the general calendar from 2014 to 2043", async () => {
  const romcal = new Romcal({
    epiphanyOnSunday: false,
    ascensionOnSunday: false,
    corpusChristiOnSunday: false,
  });
  const days = await oracleDays(romcal, 2014, 2043);
  expect(days).toHaveLength(10_957);
  const options: LiturgicalOptions = {
    calendar: "general",
    epiphany: "january-6",
    ascension: "thursday",
    corpusChristi: "thursday",
  };
  expect(explain(days, options, false).get("unexplained") ?? []).toEqual([]);
});
