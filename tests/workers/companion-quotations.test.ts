import { env } from "cloudflare:workers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CitationState } from "~/features/companion/domain/limits";
import { checkText } from "~/features/companion/server/check-text.server";
import { openDatabase } from "~/server/db/client.server";
import type { Services } from "~/server/ports/services";
import type { ReadPassage } from "../../scripts/texts/read-text";
import { installText, removeText } from "../factories/texts";

const reports: string[] = [];
const services = {
  texts: openDatabase(env.TEXTS),
  report: (_level: string, event: string) => void reports.push(event),
} as unknown as Services;

/** Words of our own by work and place. */
interface OwnText {
  id: string;
  title: string;
  kind: "bible" | "work";
  position: number;
  places: Record<string, Record<number, string>>;
}

/** The Vulgate's reference of a place. */
const VULGATE = "Ps 22:1";

function passagesOf({ kind, places }: OwnText): ReadPassage[] {
  return Object.entries(places).flatMap(([work, verses]) =>
    Object.entries(verses).map(([place, words]): ReadPassage => {
      const vulgate = work === "bible Ps" ? VULGATE : null;
      return {
        work,
        place: Number(place),
        kind: kind === "bible" ? "verse" : "paragraph",
        label: "",
        vulgate,
        words,
      };
    }),
  );
}

// Words of our own, under places whose real words differ.
const NEW: OwnText = {
  id: "new",
  title: "New Bible",
  kind: "bible",
  position: 1,
  places: {
    "bible John": {
      6051: "The harvest bread that comes down is for the whole wide world.",
      6052: "The farmers argued loudly over the price of every loaf.",
      6053: "Without this bread the villages would have no winter at all.",
      6054: "Whoever shares a loaf at evening finds a friend by morning.",
    },
    "bible Ps": { 23001: "The herdsman counts his goats, and none of them is missing." },
    "bible Luke": { 12033: "Mend the old purses and lay up seed for the coming spring." },
  },
};
const OLD: OwnText = {
  id: "old",
  title: "Old Bible",
  kind: "bible",
  position: 2,
  places: {
    "bible John": {
      6051: "The harvest loaf which cometh down is for all the wide earth.",
      6053: "Save with this loaf the hamlets had known no winter.",
      // Another numbering: the words of 6:53 of the other Bible.
      6055: "He that breaketh a loaf at even shall find a friend at dawn.",
    },
  },
};
const FATHERS: OwnText = {
  id: "fathers",
  title: "Church Fathers",
  kind: "work",
  position: 3,
  places: {
    confessions: { 1001: "Late in the orchard I learned that pears are heavier than promises." },
    "ignatius-smyrnaeans": { 7000: "They keep away from the table because the candles were never lit." },
    "irenaeus-heresies 3": { 3002: "The list of gardeners in that great city would fill a long scroll." },
  },
};

async function check(text: string) {
  return await checkText(services, text, null);
}

describe("without installed texts", () => {
  it("a quotation is not judged, and its reference exists", async () => {
    const { checked } = await check(
      "“The farmers argued loudly” (John 6:52). Jesus says: “The farmers argued loudly.”",
    );
    expect(checked).toEqual([{ reference: "John 6:52", raw: "John 6:52", state: "exists" }]);
  });

  it("a saying that nobody said is struck all the same", async () => {
    const { checked } = await check("St. Francis said: “Preach always; when necessary, use words.”");
    expect(checked).toMatchObject([{ state: "misattributed", reference: "Francis of Assisi" }]);
  });
});

describe("with texts", () => {
  beforeAll(async () => {
    for (const text of [NEW, OLD, FATHERS])
      await installText({ ...text, pages: [], passages: passagesOf(text) });
  });
  afterAll(async () => {
    for (const text of [NEW, OLD, FATHERS]) await removeText(text);
  });

  it.each<[string, CitationState, object]>([
    [
      "“The farmers argued loudly over the price” (John 6:52).",
      "verified",
      { foundIn: { id: "new", title: "New Bible" } },
    ],
    [
      "John 6:53 says, “Save with this loaf the hamlets had known no winter.”",
      "verified",
      { foundIn: { id: "old", title: "Old Bible" } },
    ],
    ["“the harvest bread … for the whole wide world” (John 6:51)", "verified", {}],
    ["“The harvest bread [of August] is for the whole wide world” (John 6:51)", "verified", {}],
    ["“price of every loaf. Without this bread the villages” (John 6:52-53)", "verified", {}],
    ["> The farmers argued loudly over the price of every loaf.\n> (John 6:52)", "verified", {}],
    ["“He that breaketh a loaf at even” (John 6:54)", "verified", { foundAt: "John 6:55" }],
    ["“The herdsman counts his goats” (Ps 22:1)", "exists", {}], // no text has this place
    ["“The herdsman counts his goats, and none of them is missing” (Ps 23:1)", "verified", {}],
    [
      "“The fishermen argued loudly over the price” (John 6:52).",
      "nearly",
      { text: "The farmers argued loudly over the price" },
    ],
    [
      "“The farmers argued over the price of every loaf” (John 6:52).",
      "nearly",
      { text: "The farmers argued loudly over the price of every loaf." },
    ],
    [
      "“The farmers argued very loudly over the price” (John 6:52).",
      "nearly",
      { text: "The farmers argued loudly over the price" },
    ],
    ["“Over the price of loaves the loud farmers argued” (John 6:52)", "paraphrase", {}],
    ["“Every ship in the harbour shall be painted blue” (John 6:52)", "misquoted", {}],
    ["“Mend the old purses and lay up seed” (John 6:52)", "misquoted", { foundAt: "Luke 12:33" }],
    ["The “real presence” (John 6:53).", "exists", {}],
    ["“Every ship in the harbour shall be painted blue” (CCC 1324)", "exists", {}],
    [
      "“pears are heavier than promises” (Confessions 1.1.1)",
      "verified",
      { foundIn: { id: "fathers", title: "Church Fathers" } },
    ],
    ["“the candles were never lit” (Ignatius of Antioch, Letter to the Smyrnaeans 7)", "verified", {}],
    ["“The list of bakers in that great city” (Against Heresies 3.3.2)", "nearly", {}],
    [
      "“pears are heavier than promises” (Irenaeus, Against Heresies 3.3.2)",
      "misquoted",
      { foundAt: "Confessions 1.1" },
    ],
  ])("beside its reference, %s is %s", async (text, state, rest) => {
    const { checked } = await check(text);
    expect(checked).toEqual([expect.objectContaining({ state, ...rest })]);
  });

  it.each<[string, CitationState, string]>([
    ["Jesus says: “Whoever shares a loaf at evening finds a friend by morning.”", "verified", "John 6:54"],
    ["It is true that “whoever shares a loaf at evening finds a friend.”", "verified", "John 6:54"],
    [
      "“price of every loaf. Without this bread the villages would have no winter”",
      "verified",
      "John 6:52-53",
    ],
    ["“Whoever shares a loaf at evening finds a brother by morning.”", "nearly", "John 6:54"],
    ["St. Augustine writes: “pears are heavier than promises.”", "verified", "Confessions 1.1"],
    [
      "“The list of bakers in that great city would fill a long scroll” — St. Irenaeus",
      "nearly",
      "Irenaeus, Against Heresies 3.3.2",
    ],
    ["St. Augustine writes: “the farmers argued loudly over the price.”", "verified", "John 6:52"],
    ["Scripture says: “Every ship in the harbour shall be painted blue.”", "unfound", "Scripture"],
    ["St. Augustine writes: “Every ship in the harbour shall be blue.”", "unfound", "St. Augustine"],
    ["Scripture says: “God helps those who help themselves.”", "misattributed", "Scripture"],
  ])("without a reference, %s is %s: %s", async (text, state, reference) => {
    const { checked } = await check(text);
    expect(checked).toMatchObject([{ state, reference }]);
    expect(text).toContain(checked[0]!.raw);
  });

  it.each([
    "She calls it the “living bread.”",
    "They say “every ship in the harbour shall be painted blue.”",
    "A “quite ordinary and unattributed phrase” has no chip.",
  ])("says nothing of words that are nobody's: %s", async (text) => {
    expect((await check(text)).checked).toEqual([]);
  });

  it("keeps the order of the text", async () => {
    const { checked } = await check(
      "“Whoever shares a loaf at evening finds a friend” is known. “The farmers argued loudly over the price” (John 6:52). Also CCC 1324.",
    );
    expect(checked.map(({ reference }) => reference)).toEqual(["John 6:54", "John 6:52", "CCC 1324"]);
  });

  it("looks up the first thirty quotations and lets the rest be", async () => {
    const text = "“The farmers argued loudly over the price” (John 6:52). ".repeat(40);
    const { checked } = await check(text);
    expect(checked.map(({ state }) => state)).toEqual([
      ...Array<string>(30).fill("verified"),
      ...Array<string>(10).fill("exists"),
    ]);
  });

  it("survives texts that cannot be read", async () => {
    const broken = {
      ...services,
      texts: openDatabase({
        prepare: () => {
          throw new Error("gone");
        },
      } as unknown as D1Database),
    };
    const { checked } = await checkText(broken, "“The farmers argued loudly” (John 6:52).", null);
    expect(checked).toMatchObject([{ state: "exists" }]);
    expect(reports).toEqual(["quotations-unchecked"]);
  });
});
