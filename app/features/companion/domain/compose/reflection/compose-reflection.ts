import type { ReflectionTask } from "../../companion-task";
import { seedOf, turned } from "../words/choice";
import { listed } from "../words/people";
import { themesOf } from "../words/themes";
import { writersWords } from "../words/writers-words";
import { GENERAL_REFLECTION, REFLECTIONS } from "./reflection-questions";

/** Earlier reflections that are looked at; the oldest are forgotten first. */
const MAX_HISTORY = 50;

/**
 * A sentence that leads in, a blank line, and two or three questions, one a line. They follow the themes of the text
 * and its people, and leave out what `history` has asked; when all is asked, the questions begin anew.
 */
export function composeReflection({ text, history, attempt }: ReflectionTask): string {
  const turn = Math.max(0, Math.trunc(attempt) || 0);
  const seed = seedOf(text);
  const asked = history.slice(-MAX_HISTORY).join("\n");
  const themes = themesOf(text).slice(0, 3);
  const material = [...themes.map((theme) => REFLECTIONS[theme]), GENERAL_REFLECTION];
  const [first = GENERAL_REFLECTION, second = GENERAL_REFLECTION] = material;

  // One of the strongest theme, one of the next, one for every text; then whatever is left.
  const groups = [
    [...personalQuestions(text), ...turned(first.questions, seed, turn)],
    turned(second.questions, seed, turn),
    turned(GENERAL_REFLECTION.questions, seed, turn),
  ];
  const fresh = groups.map((questions) => questions.filter((question) => !asked.includes(question)));
  const isAllAsked = fresh.flat().length < 2;
  const count = 2 + ((seed + turn) % 2);
  const questions = inTurn(isAllAsked ? groups : fresh).slice(0, count);

  const leads = turned(first.leads, seed, turn);
  const lead = leads.find((line) => !asked.includes(line)) ?? leads[0]!;
  return `${lead}\n\n${questions.join("\n")}`;
}

/** Questions about the people of the text, called as one calls them when speaking to the writer. */
function personalQuestions(text: string): string[] {
  const { living, departed } = writersWords(text);
  const people = toWriter(listed(living.slice(0, 2)));
  const gone = toWriter(listed(departed.slice(0, 2)));
  return [
    ...(gone === "" ? [] : [`What would you like to entrust to God about ${gone}?`]),
    ...(people === "" ? [] : [`What do you wish most for ${people}, and have you asked God for it?`]),
  ];
}

/** "my mother Anna" as "your mother Anna". */
function toWriter(phrase: string): string {
  return phrase.replace(/\b(?:my|our)\b/g, "your");
}

/** The first of every group, then the second of every group, and so on; each once. */
function inTurn(groups: string[][]): string[] {
  const longest = Math.max(...groups.map(({ length }) => length));
  const all = Array.from({ length: longest }, (_, index) =>
    groups.flatMap((group) => group.slice(index, index + 1)),
  );
  return [...new Set(all.flat())];
}
