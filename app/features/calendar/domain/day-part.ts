/** The greeting of an hour (0-23): morning before 12:00, afternoon before 17:00, else evening (SPEC section 4). */
export function greetingOfHour(hour: number): "Good morning" | "Good afternoon" | "Good evening" {
  if (hour < 12) return "Good morning";
  return hour < 17 ? "Good afternoon" : "Good evening";
}
