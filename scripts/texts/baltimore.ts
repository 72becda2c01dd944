import { z } from "zod";
import type { ReadText, TextFiles } from "./read-text";

const catechismFile = z.object({
  lessons: z.array(
    z.object({
      number: z.number(),
      title: z.string(),
      questions: z.array(z.object({ number: z.string(), question: z.string(), answer: z.string() })),
    }),
  ),
});

/** Reads the Baltimore Catechism from JSON: a page is a lesson, a place a question. No. 1 has gaps between its numbers. */
export function readBaltimore(files: TextFiles): ReadText {
  const text: ReadText = { passages: [], pages: [], missing: [], shifted: [], repaired: [] };
  const [content = ""] = files.values();
  for (const { number, title, questions } of catechismFile.parse(JSON.parse(content)).lessons) {
    const places = placesOf(questions.map((question) => question.number));
    text.pages.push({
      address: `baltimore/${number}`,
      title: `Lesson ${number}. ${titleCase(title)}`,
      heading: "Baltimore Catechism No. 1",
      work: "baltimore",
      first: Math.min(...places),
      last: Math.max(...places),
    });
    for (const [index, { number: printed, question, answer }] of questions.entries()) {
      const place = places[index]!;
      const label = printed.replace(/^\d+/, String(place));
      if (label !== printed) text.repaired.push(`Question ${printed} is ${label}`);
      const at = { work: "baltimore", place };
      text.passages.push(
        { ...at, kind: "question", label, words: plain(question) },
        { ...at, kind: "answer", label: "", words: plain(answer) },
      );
    }
  }
  return text;
}

const plain = (words: string) => words.replace(/\s+/g, " ").trim();

/** Returns the places of a lesson's questions. A number that goes beyond the next one is misprinted: it is the one between. */
function placesOf(numbers: readonly string[]): number[] {
  const places = numbers.map((number) => Number.parseInt(number, 10));
  return places.map((place, index) => {
    const next = places[index + 1];
    return next !== undefined && place > next ? next - 1 : place;
  });
}

const SMALL = new Set("and for from in of on the to was which".split(" "));

/** Returns a title in capitals with a capital for each word that has weight. */
function titleCase(title: string): string {
  const words = plain(title)
    .toLowerCase()
    .replace("--", "—")
    .split(/(?<=[ —])/);
  return words
    .map((word, index) =>
      index > 0 && SMALL.has(word.trim()) ? word : word.replace(/^./, (letter) => letter.toUpperCase()),
    )
    .join("");
}
