import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { createElement as h } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { numberCitations } from "~/features/companion/domain/answer-pieces";
import { checkText } from "~/features/companion/server/check-text.server";
import { AnswerText } from "~/features/companion/ui/answer/answer-text";
import { findCitations } from "~/features/texts/domain/citations/find-citations";
import { placeRunsOf } from "~/features/texts/domain/citations/overlap";
import { openDatabase } from "~/server/db/client.server";
import type { Services } from "~/server/ports/services";
import { migrateLocally } from "../../../scripts/lib/migrations.ts";
import { openLocalDatabases } from "../../../scripts/lib/wrangler.ts";
import { installationOf } from "../../../scripts/texts/text-rows.ts";
import {
  findsOf,
  RECORDED_KINDS,
  readRecordedAnswers,
  readRecordedTexts,
} from "../../factories/recorded-answers";

describe("the recorded answers of a language model", () => {
  const state = fs.mkdtempSync(path.join(os.tmpdir(), "acolyte-recorded-answers-"));
  let local: Awaited<ReturnType<typeof openLocalDatabases>>;
  let services: Services;

  beforeAll(async () => {
    await migrateLocally(state);
    local = await openLocalDatabases(state);
    const database = await local.database("TEXTS");
    for (const [position, { passages, ...text }] of readRecordedTexts().entries()) {
      const row = { ...text, position, language: "en", licence: "", hash: "0" };
      const read = { pages: [], passages: passagesOf(passages), missing: [], shifted: [], repaired: [] };
      const statements = installationOf(row, read, "2026-01-01T00:00:00.000Z");
      await database.batch(statements.map((sql) => database.prepare(sql)));
    }
    services = { texts: openDatabase(database), report: expect.unreachable } as unknown as Services;
  });

  afterAll(async () => {
    await local?.close();
    fs.rmSync(state, { recursive: true, force: true });
  });

  it("are sixty", () => {
    expect(RECORDED_KINDS.flatMap(readRecordedAnswers)).toHaveLength(60);
  });

  describe.each(RECORDED_KINDS)("%s", (kind) => {
    // Node may use a connection that the database has just closed: a slow machine makes that likely.
    it.each(readRecordedAnswers(kind))("$name", { retry: 2 }, async (recorded) => {
      const { answer, text = answer, first = "", shown = [], gone = [], elsewhere = {} } = recorded;
      const result = await checkText(services, answer, findsOf(recorded), { isModelAnswer: true });
      expect(result.text).toBe(text);
      expect(result.text).toMatch(new RegExp(first));
      expect(result.checked.map(({ reference, state }) => `${reference}: ${state}`)).toEqual(
        recorded.checked,
      );
      expect(Object.values(result.citations).flat().sort()).toEqual([...recorded.listed].sort());
      for (const { reference, foundAt } of result.checked) expect(foundAt).toBe(elsewhere[reference]);
      const html = renderToStaticMarkup(
        h(AnswerText, {
          text: result.text,
          citations: numberCitations(result.checked),
          isGrowing: false,
          isAwaited: false,
          level: "h3",
        }),
      );
      expect(html).not.toMatch(
        /<(?:img|script|iframe|style|form|input)\b|<[^>]*(?:javascript:|href="http|\son\w+=)/i,
      );
      for (const part of shown) expect(html).toContain(part);
      for (const part of gone) {
        expect(JSON.stringify(result)).not.toContain(part);
        expect(html).not.toContain(part);
      }
    });
  });
});

/** Returns the words of places as an import reads them. */
function passagesOf(words: Record<string, string>) {
  return Object.entries(words).map(([reference, text]) => {
    const [run] = findCitations(reference).flatMap(({ place }) => placeRunsOf(place));
    if (!run) throw new Error(`${reference} is no place`);
    const kind = run.work.startsWith("bible ") ? ("verse" as const) : ("paragraph" as const);
    return { work: run.work, place: run.first, kind, label: "", vulgate: null, words: text };
  });
}
