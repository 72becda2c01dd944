/** Where the emergency lines differ. `elsewhere`: the local emergency number. */
export type HelpRegion = "US" | "CA" | "GB" | "IE" | "AU" | "NZ" | "EU" | "elsewhere";

/** Numbers of one region, as sentences that name who answers. */
export interface HelpLines {
  emergency: string;
  /** Somebody to talk to, day and night. */
  crisis: string | null;
  /** Violence at home, and harm to a child. */
  abuse: string | null;
}

/** Of the United States, for who writes there or whose place is not known. */
export const UNITED_STATES: Required<HelpLines> = {
  emergency: "In immediate danger, call 911.",
  crisis: "Call or text 988 (Suicide & Crisis Lifeline: free, private, day and night).",
  abuse:
    "Call the National Domestic Violence Hotline, 1-800-799-7233, or, for a child, Childhelp, 1-800-422-4453. They answer day and night, and nobody else is told.",
};

export const HELP_LINES: Record<Exclude<HelpRegion, "US">, HelpLines> = {
  CA: {
    emergency: "In immediate danger, call 911.",
    crisis: "Call or text 988 (Suicide Crisis Helpline: free, day and night).",
    abuse: "Children and young people: Kids Help Phone, 1-800-668-6868.",
  },
  GB: {
    emergency: "In immediate danger, call 999.",
    crisis: "Call Samaritans, 116 123 (free, day and night).",
    abuse: "National Domestic Abuse Helpline, 0808 2000 247; for a child, Childline, 0800 1111.",
  },
  IE: {
    emergency: "In immediate danger, call 112 or 999.",
    crisis: "Call Samaritans, 116 123 (free, day and night).",
    abuse: null,
  },
  AU: {
    emergency: "In immediate danger, call 000.",
    crisis: "Call Lifeline, 13 11 14 (day and night).",
    abuse: "Violence at home: 1800RESPECT, 1800 737 732.",
  },
  NZ: {
    emergency: "In immediate danger, call 111.",
    crisis: "Call or text 1737 (free, day and night).",
    abuse: null,
  },
  EU: { emergency: "In immediate danger, call 112.", crisis: null, abuse: null },
  elsewhere: {
    emergency: "In immediate danger, call your local emergency number (in many countries 112).",
    crisis: null,
    abuse: null,
  },
};

const CANADA =
  /^(?:Canada\/|America\/(?:Toronto|Vancouver|Edmonton|Winnipeg|Halifax|St_Johns|Regina|Montreal|Moncton|Whitehorse|Yellowknife|Iqaluit|Glace_Bay|Goose_Bay|Thunder_Bay|Nipigon|Rainy_River|Rankin_Inlet|Resolute|Inuvik|Dawson|Dawson_Creek|Fort_Nelson|Creston|Swift_Current|Atikokan|Cambridge_Bay|Blanc-Sablon)$)/;
const UNITED =
  /^(?:US\/|America\/(?:New_York|Chicago|Denver|Los_Angeles|Phoenix|Anchorage|Detroit|Boise|Juneau|Sitka|Nome|Yakutat|Metlakatla|Menominee|Adak|Shiprock|Louisville|Indianapolis|Fort_Wayne|Puerto_Rico|St_Thomas|Indiana\/.+|Kentucky\/.+|North_Dakota\/.+)$|Pacific\/(?:Honolulu|Guam|Saipan|Pago_Pago)$)/;

/** The region of an IANA zone. The United States where no place is named ("UTC", an empty value, "US"). */
export function helpRegion(zone: string): HelpRegion {
  if (UNITED.test(zone) || !zone.includes("/") || zone.startsWith("Etc/")) return "US";
  if (CANADA.test(zone)) return "CA";
  if (/^Europe\/(?:London|Belfast|Jersey|Guernsey|Isle_of_Man)$/.test(zone)) return "GB";
  if (zone === "Europe/Dublin") return "IE";
  if (zone.startsWith("Australia/")) return "AU";
  if (zone === "Pacific/Auckland" || zone === "Pacific/Chatham") return "NZ";
  if (zone.startsWith("Europe/") && !/Moscow|Samara|Volgograd|Minsk|Istanbul/.test(zone)) return "EU";
  return "elsewhere";
}
