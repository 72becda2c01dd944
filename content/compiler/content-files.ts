import { CORE_SCHEMA, load } from "js-yaml";
import { type Document, isMap, isNode, isSeq, LineCounter, parseDocument } from "yaml";
import { safeParse, type ZodMiniType, z } from "zod/mini";
import { config, locales, type output } from "zod/v4/core";

// Without a language every message is "Invalid input".
config(locales.en());

/** A text that is not blank, without blanks around it. */
export const line = z
  .string()
  .check(
    z.refine((text) => text !== "" && text.trim() === text, "has to be a text without blanks around it"),
  );

/** A list with at least one text. */
export const lines = z.array(line).check(z.minLength(1));

/** A text that may name the given values, as `{name}`, and no others. */
export const textWith = (...names: string[]) =>
  line.check(
    z.refine(
      (text) => [...text.matchAll(/\{(.*?)\}/g)].every(([, name = ""]) => names.includes(name)),
      `may name only ${names.map((name) => `{${name}}`).join(", ")}`,
    ),
  );

type Path = readonly PropertyKey[];

/** A value read from a file, and where it is written. */
export interface Written<Value> {
  value: Value;
  /** The file's name without folder and ending. */
  id: string;
  /** Notes a fault at the line of a part of the value. */
  fault(path: Path, message: string): void;
}

/** Says what is wrong in content/, a line for each fault. */
class ContentError extends Error {
  override name = "ContentError";
}

/** The files of content/ by their path. A fault names the file and the line: "content/topics/prayer/prayer.yaml:12 …". */
export class ContentFiles {
  readonly #faults: string[] = [];
  readonly #unread: Set<string>;

  constructor(private readonly texts: ReadonlyMap<string, string>) {
    this.#unread = new Set(texts.keys());
  }

  /** Returns the values of all files in a folder, in the order of their paths. */
  folder<Schema extends ZodMiniType>(folder: string, schema: Schema): Written<output<Schema>>[] {
    const names = [...this.texts.keys()].filter((name) => name.startsWith(`${folder}/`)).sort();
    return names.map((name) => this.file(name, schema));
  }

  /** Returns the value of a file. Throws with every fault of a file that breaks the schema. */
  file<Schema extends ZodMiniType>(name: string, schema: Schema): Written<output<Schema>> {
    this.#unread.delete(name);
    const text = this.texts.get(name) ?? "";
    const fault = (path: Path, message: string) => {
      const { document, lines } = withLines(text);
      const place = path.length > 0 ? `${path.join(".")}: ` : "";
      this.#faults.push(`${name}:${lines.linePos(offsetOf(document, path)).line} ${place}${message}`);
    };
    const result = safeParse(schema, this.#read(name, text));
    for (const issue of result.error?.issues ?? []) {
      const unknown = issue.code === "unrecognized_keys" ? issue.keys.slice(0, 1) : [];
      fault([...issue.path, ...unknown], issue.message);
    }
    this.#throwFaults();
    return { value: result.data as output<Schema>, id: name.replace(/^.*\/|\.yaml$/g, ""), fault };
  }

  /** Reads a text fast; one with a fault again, for the lines of its faults. */
  #read(name: string, text: string): unknown {
    try {
      return load(text, { schema: CORE_SCHEMA });
    } catch {
      const { document, lines } = withLines(text);
      for (const { pos, message } of document.errors)
        this.#faults.push(`${name}:${lines.linePos(pos[0]).line} ${message.split("\n")[0]}`);
      this.#throwFaults();
      return document.toJS();
    }
  }

  /** Throws with all faults noted since, and with the files that nothing has read. */
  finish(): void {
    for (const name of this.#unread) this.#faults.push(`${name}:1 belongs to nothing: is its place right?`);
    this.#throwFaults();
  }

  #throwFaults(): void {
    if (this.#faults.length > 0) throw new ContentError(this.#faults.join("\n"));
  }
}

function withLines(text: string): { document: Document; lines: LineCounter } {
  const lines = new LineCounter();
  return { document: parseDocument(text, { lineCounter: lines }), lines };
}

/** Returns where the part of a document at a path begins; for a missing part, where the part around it does. */
function offsetOf(document: Document, path: Path): number {
  let node: unknown = document.contents;
  let offset = 0;
  for (const step of path) {
    const pair = isMap(node) ? node.items.find(({ key }) => String(key) === String(step)) : undefined;
    const next = isSeq(node) ? node.items[Number(step)] : pair?.value;
    const start = pair?.key ?? next;
    if (!isNode(start)) break;
    offset = start.range?.[0] ?? offset;
    node = next;
  }
  return offset;
}
