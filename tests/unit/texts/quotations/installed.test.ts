import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkText } from "~/features/companion/server/check-text.server";
import { placeReference } from "~/features/texts/domain/citations/place-reference";
import { openDatabase } from "~/server/db/client.server";
import type { Services } from "~/server/ports/services";
import { migrateLocally } from "../../../../scripts/lib/migrations.ts";
import { seededRandom } from "../../../../scripts/lib/random.ts";
import { readTextList } from "../../../../scripts/lib/text-list.ts";
import { installListed, readListedText, targetOf } from "../../../../scripts/lib/texts.ts";
import { openLocalDatabases } from "../../../../scripts/lib/wrangler.ts";

/** A directory with the texts of content/texts.json, for those who have one: the repository has none of their words. */
const TEXTS = process.env.ACOLYTE_TEXTS;
const COMPARED = ["web-c", "drc", "fathers", "confessions", "imitation"];
/** Quotations of each kind from each text; half of them without a reference. */
const OF_EACH = 14;
const random = seededRandom(Number(process.env.ACOLYTE_SEED ?? 19));

interface Sample {
  /** The quotation as an answer has it. */
  text: string;
  words: string;
  reference: string | null;
  source: string;
}

type Row = { text: string; work: string; place: number; words: string };

const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** Words that no Bible and no Father has. */
const STRANGE = [
  "telephone",
  "zeppelin",
  "railway",
  "computer",
  "potato",
  "kangaroo",
  "microscope",
  "tobacco",
];

describe.skipIf(!TEXTS)("quotations from the texts themselves", () => {
  const state = fs.mkdtempSync(path.join(os.tmpdir(), "acolyte-quotations-"));
  let local: Awaited<ReturnType<typeof openLocalDatabases>>;
  let services: Services;
  const rows = new Map<string, Row[]>();
  let everything = "";

  beforeAll(async () => {
    await migrateLocally(state);
    local = await openLocalDatabases(state);
    const database = await local.database("TEXTS");
    services = { texts: openDatabase(database), report: expect.unreachable } as unknown as Services;
    for (const id of COMPARED) {
      const listed = readTextList().find((text) => text.id === id)!;
      const read = await readListedText(listed, { from: path.resolve(String(TEXTS)) });
      await installListed(targetOf(database), listed, read);
      rows.set(
        id,
        read.passages
          .filter(({ place }) => place % 1000 !== 0)
          .map(({ work, place, words }) => ({ text: id, work, place, words })),
      );
    }
    everything = [...rows.values()]
      .flat()
      .map(({ words }) => plain(words))
      .join(" | ");
  });

  afterAll(async () => {
    await local?.close();
    fs.rmSync(state, { recursive: true });
  });

  /** Returns a run of words of a passage: 7 to 24 of them. */
  function excerpt(source: string): { row: Row; words: string[] } {
    for (;;) {
      const row = pick(rows.get(source)!);
      const all = row.words.split(/\s+/);
      const count = 7 + Math.floor(random() * 18);
      if (all.length < count || /["\u201c\u201d[\]\u2026]/.test(row.words)) continue;
      const start = Math.floor(random() * (all.length - count + 1));
      const words = all.slice(start, start + count);
      // Only words of content can be searched for.
      if (new Set(words.filter((word) => word.length > 4)).size >= 3) return { row, words };
    }
  }

  function quote(words: readonly string[], { work, place, text: source }: Row, isCited: boolean): Sample {
    const quoted = words.join(" ").replace(/[,;:.]$/, "");
    const reference = placeReference(work, place)!;
    const author = work.startsWith("bible") ? "Scripture" : "St. Augustine";
    const text = isCited ? `“${quoted}” (${reference}).` : `As ${author} says: “${quoted}.”`;
    return { text, words: quoted, reference: isCited ? reference : null, source };
  }

  const samples = (make: (source: string, isCited: boolean) => Sample) =>
    COMPARED.flatMap((source) =>
      Array.from({ length: OF_EACH }, (_, index) => make(source, index % 2 === 0)),
    );

  const right = (source: string, isCited: boolean) => {
    const { row, words } = excerpt(source);
    return quote(words, row, isCited);
  };
  const altered = (source: string, isCited: boolean): Sample => {
    for (;;) {
      const { row, words } = excerpt(source);
      const at = Math.floor(random() * words.length);
      const kind = pick(["replaced", "added", "left out"]);
      words.splice(at, kind === "added" ? 0 : 1, ...(kind === "left out" ? [] : [pick(STRANGE)]));
      const sample = quote(words, row, isCited);
      // Another translation may have just these words, and what lacks its first or last word is right.
      if (!everything.includes(plain(sample.words))) return sample;
    }
  };
  const invented = (source: string, isCited: boolean): Sample => {
    const { row } = excerpt(source);
    const words = Array.from({ length: 8 + Math.floor(random() * 8) }, () => pick(excerpt(source).words));
    return quote(words, row, isCited);
  };

  /** Returns the samples with another state than expected. */
  async function wrong(list: Sample[], expected: (sample: Sample) => string[]): Promise<string[]> {
    const failed: string[] = [];
    for (const sample of list) {
      const { checked } = await checkText(services, sample.text, null);
      const states = checked.map(({ state }) => state);
      if (states.length !== 1 || !expected(sample).includes(states[0]!))
        failed.push(`${sample.source} [${states.join(", ")}] ${sample.text} ${JSON.stringify(checked)}`);
    }
    return failed;
  }

  it("are verified when they are right", async () => {
    expect(await wrong(samples(right), () => ["verified"])).toEqual([]);
  });

  it("are nearly right with one word replaced, added or left out", async () => {
    expect(await wrong(samples(altered), () => ["nearly"])).toEqual([]);
  });

  it("are not found when they are invented", async () => {
    const states = ({ reference }: Sample) => (reference ? ["misquoted"] : ["unfound"]);
    expect(await wrong(samples(invented), states)).toEqual([]);
  });

  it("name the translation and the place", async () => {
    for (const source of ["web-c", "drc"]) {
      const { checked } = await checkText(services, right(source, true).text, null);
      expect(checked[0]).toMatchObject({
        state: "verified",
        foundIn: { id: expect.stringMatching(/web-c|drc/) },
      });
    }
  });

  it("cost a bounded time", async () => {
    const list = [...samples(right), ...samples(altered)].filter(({ reference }) => reference === null);
    const text = list
      .slice(0, 30)
      .map((sample) => sample.text)
      .join("\n\n");
    const start = performance.now();
    const { checked } = await checkText(services, text, null);
    const milliseconds = Math.round(performance.now() - start);
    fs.writeSync(
      2,
      `${checked.length} quotations without a reference in ${milliseconds} ms
`,
    );
    expect(checked).toHaveLength(30);
  });
});
