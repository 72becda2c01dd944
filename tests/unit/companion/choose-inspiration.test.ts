import { describe, expect, it } from "vitest";
import quotations from "#content/quotations";
import { INSPIRATION_SOURCES } from "~/features/accounts/domain/profile-options";
import { chooseInspiration } from "~/features/companion/domain/choose-inspiration";
import { addDays } from "~/shared/dates";

describe("chooseInspiration", () => {
  it("returns null when inspirations are off", () => {
    expect(chooseInspiration("none", "2026-11-20")).toBeNull();
  });

  it.each(INSPIRATION_SOURCES.filter((source) => source !== "none"))("serves %s every day", (source) => {
    for (let day = 0; day < 400; day++) {
      const quotation = chooseInspiration(source, addDays("2026-01-01", day));
      expect(quotation).not.toBeNull();
      if (source !== "surprise_me") expect(quotation?.source).toBe(source);
    }
  });

  it("stays the same all day and changes with the next", () => {
    const today = chooseInspiration("scripture", "2026-11-20");
    expect(chooseInspiration("scripture", "2026-11-20")).toBe(today);
    expect(chooseInspiration("scripture", "2026-11-21")).not.toBe(today);
  });

  it("shows every quotation in its turn", () => {
    const days = Array.from({ length: quotations.length }, (_, day) => addDays("2026-11-20", day));
    expect(new Set(days.map((day) => chooseInspiration("surprise_me", day)))).toEqual(new Set(quotations));
  });
});
