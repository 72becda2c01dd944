import fs from "node:fs";
import path from "node:path";
import type { Features } from "../app/features/safety/domain/danger-features.ts";
import { importFromApp } from "./lib/app-modules.ts";
import { readContent } from "./lib/content.ts";
import {
  CORPUS_PARTS,
  type CorpusMessage,
  type CorpusPart,
  isCorpusPart,
  readCorpus,
} from "./lib/danger-corpus.ts";
import { readOptions } from "./lib/options.ts";
import { root } from "./lib/paths.mjs";
import { setUp } from "./lib/setup.ts";
import { PlainError, runCommand, say } from "./lib/terminal.mjs";

const HELP = `Trains the classifier that recognises a person in danger: npm run safety -- [options]

  --measure PART   trains nothing; measures the product on the messages of content/safety/PART:
                   validation  the authors by whom thresholds are chosen
                   test        authors by whom nothing was decided; must not be tuned on
                   hard        authors who wrote look-alikes and indirect words; not tuned on either
  --help           shows this text

The messages are in content/safety, the weights in app/features/safety/domain/danger-weights.json.
docs/companion.md says how to add a message that was missed.`;

const DOMAIN = path.join(root, "app/features/safety/domain");
const WEIGHTS = path.join(DOMAIN, "danger-weights.json");
const MODEL = path.join(DOMAIN, "danger-model.json");
/** Weights of each output, an even number; together they stay under 300 kB. */
const ROWS = { danger: 475_000, emergency: 2 ** 14, person: 2 ** 16, kind: 2 ** 11 };
/**
 * Chosen on the authors of content/safety/validation, who are not trained on. `emergency` is low on purpose: between the
 * two levels the higher one counts when a life is at stake.
 */
const THRESHOLDS = { urgent: 0.55, support: 0.7, withSign: 0.2, alone: 0.98, emergency: 0.3, another: 0.5 };

/** The messages that were missed or mistaken once count as often as this. */
const KNOWN_AUTHOR = "00";
const KNOWN_WEIGHT = 8;

/** One in so many messages is learned a second time, with a slip of the keyboard. */
const SLIP_EVERY = 3;

/** Subjects whose questions may come from somebody who needs help; all others the product knows are harmless. */
const HEAVY_TOPICS = [
  "loneliness",
  "grief",
  "suicide",
  "scruples",
  "health-and-addiction",
  "anxiety-and-worry",
  "near-death-and-ghosts",
];

/** Trains on the messages of content/safety/train and writes the weights. */
async function train() {
  const { windowsOf } = await importFromApp("app/features/safety/domain/danger-features.ts");
  const { DANGER_KINDS } = await importFromApp("app/features/safety/contract.ts");
  const { packClassifier, trainClassifier }: typeof import("./lib/danger-training.ts") = await importFromApp(
    "scripts/lib/danger-training.ts",
  );
  const { ContentFiles }: typeof import("../content/compiler/content-files") = await importFromApp(
    "content/compiler/content-files.ts",
  );
  const { readCompanionIndex }: typeof import("../content/compiler/companion-index") = await importFromApp(
    "content/compiler/companion-index.ts",
  );
  const { topics } = readCompanionIndex(new ContentFiles(readContent()));
  const read = (text: string): Features[] =>
    windowsOf(text)
      .filter(({ isAlone }: { isAlone: boolean }) => !isAlone)
      .map(({ features }: { features: Features }) => features);
  const harmless = (text: string) => ({
    level: "harmless",
    kind: "faith",
    person: null,
    windows: read(text),
  });
  const faith = topics.flatMap(({ id, summary, aliases, questions }) => [
    harmless(summary),
    harmless(aliases.join(". ")),
    ...(HEAVY_TOPICS.includes(id) ? [] : questions.map(harmless)),
  ]);
  const known = readCorpus("train").flatMap((message, index) => {
    const texts = new Array(message.author === KNOWN_AUTHOR ? KNOWN_WEIGHT : 1).fill(message.text);
    if (index % SLIP_EVERY === 0) texts.push(withSlip(message.text, index));
    return texts.map((text) => ({ ...message, windows: read(text) }));
  });
  const messages = [...known, ...faith];
  const dangers = messages.filter(({ level }) => level !== "harmless");
  say(`${messages.length} messages, ${dangers.length} of danger`);
  const danger = trainClassifier(
    messages.map(({ windows, level }) => ({
      windows: windows.map(({ all }: Features) => all),
      label: level === "harmless" ? 0 : 1,
    })),
    { classes: 2, rows: ROWS.danger },
  );
  // Urgency, person and kind are learned from the window that shows the danger.
  const shown = dangers.map((message) => ({ ...message, window: worstWindow(message.windows) }));
  const trainShown = (
    features: "phrases" | "pieces",
    label: (message: (typeof shown)[number]) => number,
    size: { classes: number; rows: number },
  ) =>
    trainClassifier(
      shown.map((message) => ({ windows: [message.window?.[features] ?? []], label: label(message) })),
      size,
    );
  const classifiers = {
    danger,
    emergency: trainShown("phrases", ({ level }) => (level === "emergency" ? 1 : 0), {
      classes: 2,
      rows: ROWS.emergency,
    }),
    person: trainShown("phrases", ({ person }) => (person === "other" ? 1 : 0), {
      classes: 2,
      rows: ROWS.person,
    }),
    kind: trainShown("pieces", ({ kind }) => DANGER_KINDS.indexOf(kind), {
      classes: DANGER_KINDS.length,
      rows: ROWS.kind,
    }),
  };

  function worstWindow(windows: Features[]) {
    const alarms = windows.map(({ all }) => Number(danger.predict([all])[0]));
    return windows[alarms.indexOf(Math.min(...alarms))];
  }

  const packed = Object.fromEntries(
    Object.entries(classifiers).map(([name, classifier]) => [name, packClassifier(classifier)]),
  );
  const heads = Object.fromEntries(Object.entries(packed).map(([name, { head }]) => [name, head]));
  fs.writeFileSync(MODEL, `${JSON.stringify({ ...heads, thresholds: THRESHOLDS }, null, 2)}\n`);
  const text = Object.values(packed).map(({ text }) => text);
  fs.writeFileSync(WEIGHTS, `${JSON.stringify(text.join(""))}\n`);
  say(`${path.relative(root, WEIGHTS)}: ${Math.round(fs.statSync(WEIGHTS).size / 1000)} kB`);
}

/**
 * Returns a text with two neighboring letters swapped inside one of its longer words.
 * @param seed chooses the word and the letters
 */
function withSlip(text: string, seed: number) {
  const words = [...text.matchAll(/\p{L}{4,}/gu)];
  const word = words[seed % Math.max(words.length, 1)];
  if (!word) return text;
  const at = word.index + 1 + (seed % (word[0].length - 2));
  return `${text.slice(0, at)}${text.charAt(at + 1)}${text.charAt(at)}${text.slice(at + 2)}`;
}

/** Asks the product about the messages of a part of the corpus and prints what it recognised. */
async function measure(part: CorpusPart) {
  const { findDanger } = await importFromApp("app/features/safety/domain/find-danger.ts");
  const messages = readCorpus(part);
  findDanger("The first call decodes the weights.");
  const started = performance.now();
  const results = messages.map((message) => ({ ...message, danger: findDanger(message.text) }));
  const each = (performance.now() - started) / messages.length;
  for (const line of report(results)) say(line);
  say(`\n${each.toFixed(2)} ms a message on average, ${messages.length} messages`);
}

interface Result extends CorpusMessage {
  danger: { level: string; kind: string; isAboutAnother: boolean } | null;
}

/** Returns Markdown tables. */
function report(results: Result[]): string[] {
  const share = (of: Result[], which: (result: Result) => boolean) =>
    of.length === 0 ? "–" : `${((100 * of.filter(which).length) / of.length).toFixed(1)} %`;
  const found = ({ danger }: Result) => danger !== null;
  const urgent = ({ danger }: Result) => danger?.level === "emergency";

  const row = (...cells: (string | number)[]) => `| ${cells.join(" | ")} |`;
  const byLevel = (of: Result[]) =>
    ["emergency", "support", "harmless"].map((level) => of.filter((result) => result.level === level));
  const lines = [
    "| language | messages | emergencies shown as such | emergencies with any help | support with any help | harmless with help | harmless shown as emergency |",
    "|---|--:|--:|--:|--:|--:|--:|",
  ];
  for (const language of ["en", "es", "both"]) {
    const own = results.filter((result) => language === "both" || result.language === language);
    const [emergencies = [], support = [], harmless = []] = byLevel(own);
    const shares = [share(emergencies, urgent), share(emergencies, found), share(support, found)];
    lines.push(row(language, own.length, ...shares, share(harmless, found), share(harmless, urgent)));
  }
  lines.push(
    "",
    "| kind | emergencies with any help | as such | support with any help |",
    "|---|--:|--:|--:|",
  );
  const dangers = results.filter(({ level }) => level !== "harmless");
  for (const kind of [...new Set(dangers.map((danger) => danger.kind))].sort()) {
    const [emergencies = [], support = []] = byLevel(dangers.filter((danger) => danger.kind === kind));
    const helped = (of: Result[]) => `${share(of, found)} of ${of.length}`;
    lines.push(row(kind, helped(emergencies), share(emergencies, urgent), helped(support)));
  }
  const addressed = results.filter(({ person, danger }) => person !== null && danger !== null);
  const wrong = share(addressed, ({ person, danger }) => danger?.isAboutAnother !== (person === "other"));
  const named = share(addressed, ({ kind, danger }) => danger?.kind === kind);
  lines.push("", `Addressed as the wrong person: ${wrong}. Kind named as its author did: ${named}.`);
  return lines;
}

runCommand(async () => {
  const { measure: part } = readOptions(HELP, { measure: { type: "string" } });
  await setUp({ build: false });
  if (part === undefined) return train();
  if (!isCorpusPart(part)) throw new PlainError(`--measure takes ${CORPUS_PARTS.join(", ")}.`);
  return measure(part);
});
