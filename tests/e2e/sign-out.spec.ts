import { keptDrafts, leaveWhenAsked, waitUntilKept } from "../setup/drafts";
import { expect, memberTest as test } from "../setup/fixtures";
import { openNewEntry, write } from "../setup/journal-editor";
import { waitForWorker } from "../setup/service-worker";
import { toast } from "../setup/toast";

test.use({ serviceWorkers: "allow" });

test("opening the sign-out's address clears drafts, notes, caches and the service worker", async ({
  page,
}) => {
  leaveWhenAsked(page);
  await openNewEntry(page);
  await waitForWorker(page);
  await write(page, "Left on a shared computer");
  await waitUntilKept(page, "Left on a shared computer");
  const kept = async () => ({
    drafts: (await keptDrafts(page)).length,
    ...(await page.evaluate(async () => ({
      caches: (await caches.keys()).length,
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      notes: localStorage.length,
    }))),
  });
  await expect.poll(kept).toEqual({ drafts: 1, caches: 1, workers: 1, notes: 1 });
  await page.goto("/api/logout");
  await expect(toast(page, "Signed out")).toBeVisible();
  expect(await kept()).toEqual({ drafts: 0, caches: 0, workers: 0, notes: 0 });
});
