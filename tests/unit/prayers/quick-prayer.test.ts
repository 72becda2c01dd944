import { expect, it } from "vitest";
import { prepareContent } from "~/features/journal/server/prepare-content.server";
import { defaultPrayerTitle, quickGreeting } from "~/features/prayers/domain/quick-prayer";
import { textToHtml } from "~/shared/text";

it.each([
  ["morning", "Good morning."],
  ["midday", "Peace be with you."],
  ["evening", "As evening comes,"],
  ["night", "In this quiet moment,"],
  ["", "What's on your heart?"],
])("greets a quick prayer in the %s", (timeOfDay, greeting) => {
  expect(quickGreeting(timeOfDay)).toBe(greeting);
});

it("names a quick prayer without a title after its day", () => {
  expect(defaultPrayerTitle("2026-11-05")).toBe("Prayer - Nov 5, 2026");
});

it("keeps line breaks and special characters when typed text becomes an entry", () => {
  const html = textToHtml("\n  Lord,\nbe near. \n \n\n1 < 2 & <b>3</b>\n");
  expect(html).toBe("<p>Lord,<br>be near.</p><p>1 &lt; 2 &amp; &lt;b&gt;3&lt;/b&gt;</p>");
  expect(prepareContent(html).content.replaceAll("<br />", "<br>")).toBe(html);
});
