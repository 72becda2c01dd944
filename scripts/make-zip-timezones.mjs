// Writes the table of US ZIP codes and their timezones, from zipcode-to-timezone, whose data are of 2016 and know the
// states alone, and from what is corrected and added here. Run it after a change of either.
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";

const load = createRequire(import.meta.url);
/** @type {{ lookup(zip: string): string }} */
const { lookup } = load("zipcode-to-timezone");
/** @type {Record<string, number>} */
const zipCodes = load("zipcode-to-timezone/zipcodes.json");

const TARGET = new URL("../app/features/accounts/domain/zip-timezones.txt", import.meta.url);

/**
 * Zones that have another name today.
 * @type {Record<string, string>}
 */
const RENAMED = { "America/Shiprock": "America/Denver" };

/** Single codes whose zone the package does not know, or has wrong. */
const CORRECTED = {
  // Mandan's county has Central Time since 2003, Mercer County since 2010.
  "America/Chicago": "58554",
  "America/North_Dakota/New_Salem": "58520 58535 58563",
  "America/North_Dakota/Beulah": "58523 58541 58545 58571 58580",
  "America/Adak": "99546 99547",
  "America/Sitka": "99835",
  "America/Metlakatla": "99926",
  "Pacific/Pago_Pago": "96799",
  "Pacific/Guam":
    "96910 96912 96913 96915 96916 96917 96919 96921 96923 96928 96929 96931 96932 96950 96951 96952",
  "Pacific/Palau": "96940",
  "Pacific/Pohnpei": "96941",
  "Pacific/Chuuk": "96942 96943",
  "Pacific/Kosrae": "96944",
  "Pacific/Majuro": "96960",
  "Pacific/Kwajalein": "96970",
};

/** Whole areas, by the first three digits. */
const AREAS = {
  "006": "America/Puerto_Rico",
  "007": "America/Puerto_Rico",
  "008": "America/St_Thomas",
  "009": "America/Puerto_Rico",
};

const zoneOf = new Map(
  Object.keys(zipCodes).map((zip) => [Number(zip), RENAMED[lookup(zip)] ?? lookup(zip)]),
);
for (const [zone, zips] of Object.entries(CORRECTED))
  for (const zip of zips.split(" ")) zoneOf.set(Number(zip), zone);

/** Runs of one zone. New codes are made between old ones: a run goes over gaps, but over no area that has no code at all. */
const runs = Object.entries(AREAS).map(([area, zone]) => ({
  zone,
  from: Number(area) * 100,
  to: Number(area) * 100 + 99,
}));
/** @type {typeof runs[number] | undefined} */
let last;
for (const zip of [...zoneOf.keys()].sort((one, other) => one - other)) {
  const zone = zoneOf.get(zip) ?? "";
  if (last && last.zone === zone && Math.floor(zip / 100) - Math.floor(last.to / 100) <= 1) last.to = zip;
  else {
    last = { zone, from: zip, to: zip };
    runs.push(last);
  }
}
runs.sort((one, other) => one.from - other.from);

const lines = [];
for (const zone of [...new Set(runs.map((run) => run.zone))].sort()) {
  let end = 0;
  const words = runs
    .filter((run) => run.zone === zone)
    .map(({ from, to }) => {
      const word = (from - end).toString(36) + (to > from ? `.${(to - from).toString(36)}` : "");
      end = to;
      return word;
    });
  lines.push(zone);
  let line = "";
  for (const word of words) {
    if (`${line} ${word}`.length > 110) {
      lines.push(line);
      line = "";
    }
    line = `${line} ${word}`;
  }
  lines.push(line);
}
writeFileSync(TARGET, `${lines.join("\n")}\n`);
console.log(`${zoneOf.size} codes in ${runs.length} runs written`);
