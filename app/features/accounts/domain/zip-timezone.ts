/**
 * The ZIP codes of each timezone, as runs: the distance from the end of the last run, then a dot and the length beyond one
 * code, both in base 36. Its test compares it with zipcode-to-timezone.
 */
import ZIP_TIMEZONES from "./zip-timezones.txt?raw";

/**
 * Returns the IANA zone of a US ZIP code of five digits, or `null` for an unknown code and for military addresses, which
 * may be anywhere. Loaded when the first code is typed.
 */
export function timezoneOfZip(zipCode: string): string | null {
  if (!/^\d{5}$/.test(zipCode)) return null;
  const zip = Number(zipCode);
  return zones().find(({ runs }) => runs.some(([from, to]) => from <= zip && zip <= to))?.zone ?? null;
}

interface ZoneRuns {
  zone: string;
  /** First and last code. */
  runs: [from: number, to: number][];
}

let table: ZoneRuns[] | undefined;

function zones(): ZoneRuns[] {
  table ??= [...ZIP_TIMEZONES.matchAll(/^(\S+)\n((?: .+\n)+)/gm)].map(([, zone, words]) => ({
    zone: zone!,
    runs: readRuns(words!.trim().split(/\s+/)),
  }));
  return table;
}

function readRuns(words: string[]): [number, number][] {
  let end = 0;
  return words.map((word) => {
    const [gap = "", length = "0"] = word.split(".");
    const from = end + Number.parseInt(gap, 36);
    end = from + Number.parseInt(length, 36);
    return [from, end];
  });
}
