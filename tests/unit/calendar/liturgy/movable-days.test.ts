import { expect, it } from "vitest";
import { dayNumber, dayNumberOf, weekdayOf } from "~/features/calendar/domain/liturgy/day-number";
import { movableDays } from "~/features/calendar/domain/liturgy/movable-days";
import { US_CALENDAR } from "~/features/calendar/domain/liturgy/types";

it.each([
  [1818, "1818-03-22", "1818-11-29"],
  [1943, "1943-04-25", "1943-11-28"],
  [2000, "2000-04-23", "2000-12-03"],
  [2008, "2008-03-23", "2008-11-30"],
  [2023, "2023-04-09", "2023-12-03"],
  [2024, "2024-03-31", "2024-12-01"],
  [2038, "2038-04-25", "2038-11-28"],
])("Easter of %i is %s, and Advent begins on %s", (year, easter, advent) => {
  expect(movableDays(year, US_CALENDAR)).toMatchObject({
    easter: dayNumber(easter),
    advent: dayNumber(advent),
  });
});

it("Easter is a Sunday from 22 March to 25 April, and Advent begins on the fourth Sunday before Christmas", () => {
  for (let year = 1900; year <= 2200; year += 1) {
    const { easter, advent } = movableDays(year, US_CALENDAR);
    expect([weekdayOf(easter), weekdayOf(advent)], `${year}`).toEqual([0, 0]);
    expect(easter >= dayNumberOf(year, 3, 22) && easter <= dayNumberOf(year, 4, 25), `${year}`).toBe(true);
    const christmas = dayNumberOf(year, 12, 25);
    expect(advent + 21 < christmas && advent + 28 >= christmas, `${year}`).toBe(true);
  }
});
