/** A time `HH:mm` as a 12-hour clock shows it: "19:05" is "7:05 PM". */
export function clockTime(time: string): string {
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}:${time.slice(3, 5)} ${hour < 12 ? "AM" : "PM"}`;
}
