const UNITS = [
  "",
  "First",
  "Second",
  "Third",
  "Fourth",
  "Fifth",
  "Sixth",
  "Seventh",
  "Eighth",
  "Ninth",
  "Tenth",
  "Eleventh",
  "Twelfth",
  "Thirteenth",
  "Fourteenth",
  "Fifteenth",
  "Sixteenth",
  "Seventeenth",
  "Eighteenth",
  "Nineteenth",
];

/** Returns a number from 1 to 34 as an ordinal: "Twenty-third". */
export function ordinal(number: number): string {
  if (number < 20) return UNITS[number] ?? "";
  const tens = number < 30 ? "Twent" : "Thirt";
  return number % 10 === 0 ? `${tens}ieth` : `${tens}y-${(UNITS[number % 10] ?? "").toLowerCase()}`;
}

const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/** Returns the name of a day of the week; 0 is Sunday. */
export function weekdayName(weekday: number): string {
  return WEEKDAYS[weekday] ?? "";
}
