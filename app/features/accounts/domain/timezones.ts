import { ianaName } from "~/shared/iana-name";

export interface TimezoneChoice {
  /** IANA name. */
  zone: string;
  label: string;
}

/** The zones that the select offers at once. */
const TIMEZONES: TimezoneChoice[] = [
  { zone: "America/New_York", label: "Eastern Time (ET)" },
  { zone: "America/Chicago", label: "Central Time (CT)" },
  { zone: "America/Denver", label: "Mountain Time (MT)" },
  { zone: "America/Los_Angeles", label: "Pacific Time (PT)" },
  { zone: "America/Phoenix", label: "Arizona Time (MST)" },
  { zone: "America/Anchorage", label: "Alaska Time (AKT)" },
  { zone: "Pacific/Honolulu", label: "Hawaii Time (HST)" },
  { zone: "Europe/London", label: "London (GMT/BST)" },
  { zone: "Europe/Paris", label: "Paris (CET)" },
  { zone: "Europe/Berlin", label: "Berlin (CET)" },
  { zone: "Europe/Rome", label: "Rome (CET)" },
  { zone: "Asia/Tokyo", label: "Tokyo (JST)" },
  { zone: "Asia/Shanghai", label: "Shanghai (CST)" },
  { zone: "Asia/Kolkata", label: "Kolkata (IST)" },
  { zone: "Australia/Sydney", label: "Sydney (AEST)" },
];

/**
 * The choices of the select: the list, the browser's zone as '<zone> (Your timezone)' where the list lacks it, and the
 * chosen one, so that a select shows what it has.
 */
export function timezoneChoices({
  detected,
  chosen,
}: {
  detected: string;
  chosen: string;
}): TimezoneChoice[] {
  const choices = [...TIMEZONES];
  const has = (zone: string) => choices.some((choice) => choice.zone === zone);
  if (detected && !has(detected)) choices.push({ zone: detected, label: `${detected} (Your timezone)` });
  if (chosen && !has(chosen)) choices.push({ zone: chosen, label: chosen });
  return choices;
}

/** Every zone that `Intl` knows, by today's names, in order. */
export function allTimezones(): string[] {
  const zones = [...Intl.supportedValuesOf("timeZone"), "UTC"].map(ianaName);
  return [...new Set(zones)].sort();
}

/** A zone in words: "Buenos Aires" of "America, Argentina". */
export function timezoneName(zone: string): { place: string; region: string } {
  const parts = zone.replaceAll("_", " ").split("/");
  return { place: parts.at(-1) ?? zone, region: parts.slice(0, -1).join(", ") };
}

/** Whether a zone is meant by what is typed: each word begins a word of its name or of its label. */
export function matchesTimezone(zone: string, search: string): boolean {
  const label = TIMEZONES.find((choice) => choice.zone === zone)?.label ?? "";
  const words = wordsOf(`${zone} ${label}`);
  return wordsOf(search).every((typed) => words.some((word) => word.startsWith(typed)));
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
