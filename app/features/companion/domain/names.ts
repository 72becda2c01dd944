/** A saint or a book of the Bible in a text, with the question that asks about it. */
export interface FoundName {
  start: number;
  end: number;
  question: string;
}

const NAME = String.raw`\p{Lu}[\p{L}-]*`;
const SAINT = String.raw`(?:St\.|Saint) ${NAME}(?: (?:(?:of the|of|the|de la|de|du|da) )?${NAME})*`;
const BOOK = `Gospel of (?:Matthew|Mark|Luke|John)|Acts of the Apostles|Book of ${NAME}|(?:(?:First|Second|Third) )?Letter (?:to (?:the )?|of )${NAME}`;
const NAMES = new RegExp(String.raw`(?<![\p{L}\d])(?:(?<saint>${SAINT})|(?<book>${BOOK}))(?!\p{L})`, "gu");

/** Finds the saints and the books of the Bible that a text names. */
export function findNames(text: string): FoundName[] {
  return [...text.matchAll(NAMES)].map(({ 0: name, index, groups }) => ({
    start: index,
    end: index + name.length,
    question: groups?.saint ? `Who is ${name}?` : `What is the ${name} about?`,
  }));
}
