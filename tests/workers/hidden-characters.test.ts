import { exports } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import type { ArchivedEntry, ArchivedPrayer } from "~/features/archive/domain/archive-items";
import type { HistoryItem } from "~/features/companion/contract";
import type { Intention, JournalEntry } from "~/features/journal/contract";
import { type Account, createAccount } from "../factories/accounts";
import { downloadArchive, importItems } from "../factories/archive";
import { ask } from "../factories/companion";
import { callOk, savePrayer, saveResponse } from "../factories/library";
import { fillTopicIndex } from "../setup/topic-index";

const server = exports.default;
/** Reads as "Grace gpj.exe" where the override works. */
const SPOOFED = "Grace \u202Eexe.jpg\u202C\u0007\u0000 \u2066today\u2069\nand tomorrow";
const PLAIN = "Grace exe.jpg today and tomorrow";

let person: Account;

beforeAll(async () => {
  await fillTopicIndex();
  person = await createAccount(server);
});

describe("control characters and overrides of direction are taken out of", () => {
  it("titles of entries, new and changed", async () => {
    const path = "/api/prayer-journal/entries";
    const entry = await callOk<JournalEntry>(server, person, "POST", path, {
      content: "Amen",
      title: SPOOFED,
      prayerIntentions: "For Anna\u0007\n\tand Ben",
    });
    expect(entry).toMatchObject({ title: PLAIN, prayerIntentions: "For Anna\n\tand Ben" });
    const changed = await callOk<JournalEntry>(server, person, "PUT", `${path}/${entry.id}`, {
      content: "Amen",
      title: `${SPOOFED}!`,
    });
    expect(changed.title).toBe(`${PLAIN}!`);
  });

  it("intentions and their thanks", async () => {
    const path = "/api/prayer-journal/intentions";
    const intention = await callOk<Intention>(server, person, "POST", path, { text: SPOOFED });
    expect(intention.text).toBe(PLAIN);
    const change = { isCompleted: true, thanks: SPOOFED };
    expect(await callOk(server, person, "PATCH", `${path}/${intention.id}`, change)).toMatchObject({
      thanks: PLAIN,
    });
  });

  it("saved responses and prayers", async () => {
    const saved = await saveResponse(server, person, { title: SPOOFED, notes: "One\u0007\ntwo" });
    expect(saved).toMatchObject({ title: PLAIN, notes: "One\ntwo" });
    const path = `/api/saved-responses/${saved.id}`;
    expect(await callOk(server, person, "PATCH", path, { title: SPOOFED })).toMatchObject({ title: PLAIN });
    const title = "For \u202Emy\u202C mother";
    expect(await savePrayer(server, person, { title, content: "Lord,\n\u0007hear" })).toMatchObject({
      title: "For my mother",
      content: "Lord,\nhear",
    });
  });

  it("the name of a conversation", async () => {
    await callOk(
      server,
      person,
      "POST",
      "/api/acolyte/ask",
      ask({ question: "What is \u202Egrace\u202C?\nTell me" }),
    );
    const [item] = await callOk<HistoryItem[]>(server, person, "GET", "/api/acolyte/history");
    expect(item!.question).toBe("What is grace? Tell me");
  });

  it("what an archive brings", async () => {
    const archive = await downloadArchive(server, person);
    const other = await createAccount(server);
    const [entry] = archive.items<ArchivedEntry>("entries");
    const [prayer] = archive.items<ArchivedPrayer>("prayers");
    await importItems(server, other, "entries", [{ ...entry, title: SPOOFED }]);
    await importItems(server, other, "prayers", [{ ...prayer, title: SPOOFED, content: "A\u0007men" }]);
    const brought = await downloadArchive(server, other);
    expect(brought.items("entries")[0]).toMatchObject({ title: PLAIN });
    expect(brought.items("prayers")[0]).toMatchObject({ title: PLAIN, content: "Amen" });
  });
});
