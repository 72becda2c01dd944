import douay from "../../content/numbering/douay.json";
import web from "../../content/numbering/web.json";

/** A run of verses and where it is in the canon's numbering: chapter, first and last verse, chapter, first verse. */
type Rule = [number, number, number, number | null, number | null];
/** The rules of an edition by book. Verses without a rule keep their numbers. */
export type Numbering = Readonly<Record<string, readonly Rule[] | undefined>>;

interface VerseNumber {
  chapter: number;
  verse: number;
}

/** The numberings of the installed Bibles, by the name in the list of texts. */
export const NUMBERINGS: Record<string, Numbering> = {
  web: web.rules as unknown as Record<string, Rule[]>,
  douay: douay.rules as unknown as Record<string, Rule[]>,
};

/** Books whose Douay text goes back to another original: a verse has no exact counterpart there. */
export const APPROXIMATE_BOOKS: ReadonlySet<string> = new Set([...douay.approximate, "Esth"]);

/** Returns the number of a verse in the canon's tables; `null` for a verse without a counterpart. */
export function toCanon(
  numbering: Numbering,
  book: string,
  { chapter, verse }: VerseNumber,
): VerseNumber | null {
  const rule = numbering[book]?.find(
    ([from, first, last]) => from === chapter && first <= verse && verse <= last,
  );
  if (!rule) return { chapter, verse };
  const [, first, , target, start] = rule;
  return target === null || start === null ? null : { chapter: target, verse: start + verse - first };
}

/**
 * Returns the verse of an edition that has a number in the canon's tables; `null` for none. Of several that fall on one
 * place the first counts; a verse of another chapter there means that the edition's own chapter has no such number.
 */
export function fromCanon(
  numbering: Numbering,
  book: string,
  { chapter, verse }: VerseNumber,
): VerseNumber | null {
  const rules = numbering[book] ?? [];
  const origins = rules.flatMap(([from, first, last, target, start]) =>
    target === chapter && start !== null && start <= verse && verse <= start + last - first
      ? [{ chapter: from, verse: first + verse - start }]
      : [],
  );
  const elsewhere = origins.find((origin) => origin.chapter !== chapter);
  if (elsewhere) return elsewhere;
  const isMoved = rules.some(([from, first, last]) => from === chapter && first <= verse && verse <= last);
  return isMoved ? (origins[0] ?? null) : { chapter, verse };
}
