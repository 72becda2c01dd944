import { expectAccessible } from "../setup/axe";
import { expect } from "../setup/fixtures";
import { companion, OWN_WORDS } from "../setup/journal-companion";
import { entryText, openNewEntry, write } from "../setup/journal-editor";
import { test } from "../setup/model-site";
import { open } from "../setup/open";
import { toast } from "../setup/toast";

test("journal text goes to a provider only with the person's consent, given once and taken back in settings", async ({
  page,
  site,
  person: _person,
}) => {
  const { prayer, prayerAdded, blocks, coming, reflect } = companion(page);
  const consent = page.getByRole("dialog");
  await openNewEntry(page);
  await write(page, OWN_WORDS);
  await reflect.click();
  await expect(consent).toContainText("the journal text that you request a prayer or a reflection for");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(consent).toHaveCount(0);
  await expect(coming).toHaveCount(0);
  expect(site.model.calls).toHaveLength(0);

  await prayer.click();
  await consent.getByRole("button", { name: "Agree" }).click();
  const call = await site.model.nextCall();
  expect(JSON.stringify(call.request.messages)).toContain("My mother Anna");
  call.send("Lord, ", "be with ");
  await expect(coming).toContainText("Lord, be with");
  call.send("Anna. ", "Amen.").end();
  await expect(prayerAdded).toBeVisible();
  await expect(blocks("prayer")).toContainText("Lord, be with Anna. Amen.");

  await entryText(page).focus();
  await page.keyboard.press("Control+Z");
  await prayer.click();
  const second = await site.model.nextCall();
  second.send("Lord, ");
  await expect(coming).toContainText("Lord,");
  second.cut();
  await expect(toast(page, "Unable to generate prayer")).toBeVisible();
  await expect(coming).toHaveCount(0);

  page.on("dialog", (dialog) => dialog.accept());
  await open(page, "/settings");
  const given = page.getByRole("switch", { name: /^Let / });
  await expect(given).toBeChecked();
  await expectAccessible(page);
  await given.click();
  await expect(toast(page, "The built-in companion answers you")).toBeVisible();
  await expect(given).not.toBeChecked();
  await openNewEntry(page);
  await reflect.click();
  await expect(consent).toBeVisible();
  expect(site.model.calls).toHaveLength(2);
});
