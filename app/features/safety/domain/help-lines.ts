import directory from "#content/help-lines";
import type { DangerKind, HelpLanguage, HelpRegion } from "../contract";

/** A place to choose lines for. */
export interface Place {
  /** IANA time zone. */
  timezone: string;
  /** The profile's location and US zip code, as typed, or empty. Used if the time zone names no place. */
  location?: string;
  zipCode?: string;
}

/** Returns the place of this browser's time zone. */
export function browserPlace(): Place {
  return { timezone: Intl.DateTimeFormat().resolvedOptions().timeZone ?? "" };
}

const CANADA =
  /^(?:Canada\/|America\/(?:Toronto|Vancouver|Edmonton|Winnipeg|Halifax|St_Johns|Regina|Montreal|Moncton|Whitehorse|Yellowknife|Iqaluit|Glace_Bay|Goose_Bay|Thunder_Bay|Nipigon|Rainy_River|Rankin_Inlet|Resolute|Inuvik|Dawson|Dawson_Creek|Fort_Nelson|Creston|Swift_Current|Atikokan|Cambridge_Bay|Blanc-Sablon)$)/;
const UNITED_STATES =
  /^(?:US\/|America\/(?:New_York|Chicago|Denver|Los_Angeles|Phoenix|Anchorage|Detroit|Boise|Juneau|Sitka|Nome|Yakutat|Metlakatla|Menominee|Adak|Shiprock|Louisville|Indianapolis|Fort_Wayne|Puerto_Rico|St_Thomas|Indiana\/.+|Kentucky\/.+|North_Dakota\/.+)$|Pacific\/(?:Honolulu|Guam|Saipan|Pago_Pago)$)/;
const MEXICO =
  /^(?:Mexico\/|America\/(?:Mexico_City|Cancun|Merida|Monterrey|Matamoros|Chihuahua|Ciudad_Juarez|Ojinaga|Mazatlan|Bahia_Banderas|Hermosillo|Tijuana|Ensenada|Santa_Isabel)$)/;

/** The first match counts. */
const ZONES: [RegExp, HelpRegion][] = [
  [UNITED_STATES, "US"],
  [CANADA, "CA"],
  [MEXICO, "MX"],
  [/^Europe\/(?:London|Belfast|Jersey|Guernsey|Isle_of_Man)$/, "GB"],
  [/^Europe\/Dublin$/, "IE"],
  [/^(?:Europe\/Madrid|Africa\/Ceuta|Atlantic\/Canary)$/, "ES"],
  [/^Australia\//, "AU"],
  [/^Pacific\/(?:Auckland|Chatham)$/, "NZ"],
  [/^Asia\/Manila$/, "PH"],
  [/^Asia\/(?:Kolkata|Calcutta)$/, "IN"],
  [/^Europe\/(?!Moscow|Samara|Volgograd|Minsk|Istanbul|Saratov|Ulyanovsk|Astrakhan|Kirov)/, "EU"],
  [/^(?:Atlantic\/(?:Azores|Madeira|Reykjavik)|Asia\/Nicosia|Asia\/Famagusta)$/, "EU"],
  [/^(?!Etc\/)[^/]+\//, "elsewhere"],
];

/** Names of countries in profiles. */
const LOCATIONS: [RegExp, HelpRegion][] = [
  [/\b(?:new zealand|aotearoa)\b/, "NZ"],
  [/\b(?:northern ireland|united kingdom|uk|england|scotland|wales|great britain)\b/, "GB"],
  [/\b(?:ireland|eire)\b/, "IE"],
  [/\bcanada\b/, "CA"],
  [/\baustralia\b/, "AU"],
  [/(?<!\bnew )\bmexico\b/, "MX"],
  [/\b(?:spain|espana)\b/, "ES"],
  [/\b(?:philippines|pilipinas)\b/, "PH"],
  [/\bindia\b/, "IN"],
  [
    /\b(?:germany|deutschland|france|italy|italia|austria|poland|polska|portugal|belgium|netherlands|croatia|slovakia|slovenia|hungary|malta|lithuania|latvia|estonia|czechia|sweden|denmark|finland|norway|switzerland|luxembourg|greece|romania|bulgaria|cyprus)\b/,
    "EU",
  ],
  [
    /\b(?:nigeria|kenya|ghana|south africa|uganda|brazil|brasil|argentina|colombia|peru|chile|ecuador|guatemala|honduras|el salvador|nicaragua|costa rica|panama|venezuela|bolivia|paraguay|uruguay|cuba|dominican republic|vietnam|korea|japan|china|singapore|indonesia|malaysia)\b/,
    "elsewhere",
  ],
];

/**
 * Returns the region of a place by its time zone, or by the profile if the zone names no place ("UTC"). Returns the
 * United States if nothing is known.
 */
export function helpRegion({ timezone, location = "", zipCode = "" }: Place): HelpRegion {
  const byZone = ZONES.find(([zone]) => zone.test(timezone));
  if (byZone) return byZone[1];
  if (zipCode.trim() !== "") return "US";
  const place = location.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return LOCATIONS.find(([name]) => name.test(place))?.[1] ?? "US";
}

/** Kinds with physical danger: the emergency number comes first. */
const RESCUE_FIRST: DangerKind[] = [
  "medical",
  "stopped-treatment",
  "harm-to-others",
  "domestic-violence",
  "child-abuse",
  "church-abuse",
  "sexual-assault",
  "stalking",
  "trafficking",
];
/** Most lines of one kind, without the emergency number. */
const MOST_LINES = 3;

const IN_DANGER: Record<HelpLanguage, (call: string) => string> = {
  en: (call) => `In immediate danger, ${inSentence(call)}`,
  es: (call) => `Si hay peligro inmediato, ${inSentence(call)}`,
};

function inSentence(call: string): string {
  return call.charAt(0).toLowerCase() + call.slice(1);
}

const DIOCESE: Record<HelpLanguage, string> = {
  en: "After the police, the diocese has a safe-environment office (victim assistance coordinator) that must act.",
  es: "Después de la policía, la diócesis tiene una oficina de protección de menores y ambientes seguros que debe actuar.",
};
const ANYWHERE: Record<HelpLanguage, string> = {
  en: "In another country, call the local emergency number (112, 999 or 000 in many), or open findahelpline.com.",
  es: "En otro país, llama al número local de emergencias (112 o 911 en muchos) o abre findahelpline.com.",
};

/**
 * Returns the lines for a kind of danger in a region, the most urgent first; each begins with what to do ("Call 988").
 * `urgent` puts the emergency number first for kinds with physical danger.
 */
export function helpLines(
  kind: DangerKind,
  { region, language, urgent }: { region: HelpRegion; language: HelpLanguage; urgent: boolean },
): string[] {
  const { emergency, lines } = directory[region];
  const own = lines.filter(({ kinds }) => kinds.includes(kind)).slice(0, MOST_LINES);
  const named = own.map((line) => line[language]);
  const hasNumber = named.length > 0 && region !== "elsewhere";
  const rescue = urgent && (RESCUE_FIRST.includes(kind) || !hasNumber);
  const police = kind === "church-abuse" ? [DIOCESE[language]] : [];
  return [
    ...(rescue ? [emergency[language]] : []),
    ...named,
    ...(rescue ? [] : [IN_DANGER[language](emergency[language])]),
    ...police,
    ...(region === "elsewhere" && named.length > 0 ? [] : [ANYWHERE[language]]),
  ];
}

/** Returns all lines of a region, the emergency number first. */
export function allHelpLines(region: HelpRegion, language: HelpLanguage): string[] {
  const { emergency, lines } = directory[region];
  return [
    IN_DANGER[language](emergency[language]),
    ...lines.map((line) => line[language]),
    ANYWHERE[language],
  ];
}
