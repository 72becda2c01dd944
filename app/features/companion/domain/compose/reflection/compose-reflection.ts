import texts from "#content/companion";
import type { ReflectionTask } from "../../tasks";
import { seedOf, turned } from "../words/choice";
import { listed } from "../words/people";
import { themesOf } from "../words/themes";
import { writersWords } from "../words/writers-words";

/** Most earlier reflections that count; the oldest are dropped first. */
const MAX_HISTORY = 50;

/**
 * Composes an introduction, a blank line, and two or three questions, one a line. They follow the themes and people of the
 * text and skip the questions of `history`; once all have been asked, they start over.
 */
export function composeReflection({ text, history, attempt }: ReflectionTask): string {
  const turn = Math.max(0, Math.trunc(attempt) || 0);
  const seed = seedOf(text);
  const asked = history.slice(-MAX_HISTORY).join("\n");
  const themes = themesOf(text).slice(0, 3);
  const { general } = texts.reflections;
  const material = [...themes.map((theme) => texts.reflections[theme]), general];
  const [first = general, second = general] = material;

  // One of the strongest theme, one of the next, one for every text; then the rest.
  const groups = [
    [...personalQuestions(text), ...turned(first.questions, seed, turn)],
    turned(second.questions, seed, turn),
    turned(general.questions, seed, turn),
  ];
  const fresh = groups.map((questions) => questions.filter((question) => !asked.includes(question)));
  const isAllAsked = fresh.flat().length < 2;
  const count = 2 + ((seed + turn) % 2);
  const questions = inTurn(isAllAsked ? groups : fresh).slice(0, count);

  const leads = turned(first.leads, seed, turn);
  const lead = leads.find((line) => !asked.includes(line)) ?? leads[0]!;
  return `${lead}\n\n${questions.join("\n")}`;
}

/** Returns questions about the people of the text, in words addressed to the writer. */
function personalQuestions(text: string): string[] {
  const { living, departed } = writersWords(text);
  const people = toWriter(listed(living.slice(0, 2)));
  const gone = toWriter(listed(departed.slice(0, 2)));
  return [
    ...(gone === "" ? [] : [`What would you like to entrust to God about ${gone}?`]),
    ...(people === "" ? [] : [`What do you wish most for ${people}, and have you asked God for it?`]),
  ];
}

/** Returns "your mother Anna" for "my mother Anna". */
function toWriter(phrase: string): string {
  return phrase.replace(/\b(?:my|our)\b/g, "your");
}

/** Returns the first item of every group, then the second, and so on; each once. */
function inTurn(groups: string[][]): string[] {
  const longest = Math.max(...groups.map(({ length }) => length));
  const all = Array.from({ length: longest }, (_, index) =>
    groups.flatMap((group) => group.slice(index, index + 1)),
  );
  return [...new Set(all.flat())];
}
