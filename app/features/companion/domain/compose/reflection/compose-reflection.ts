import texts from "#content/companion";
import type { ReflectionTask } from "../../tasks";
import { seedOf, turned } from "../words/choice";
import { listed } from "../words/people";
import { fittingThemes } from "../words/themes";
import { type WritersWords, writersWords } from "../words/writers-words";

/** Most earlier reflections that count; the oldest are dropped first. */
const MAX_HISTORY = 50;

/**
 * Composes an introduction, a blank line, and two or three questions, one a line. They follow the events, people and themes
 * of the text and skip the questions of `history`; once all have been asked, they start over.
 */
export function composeReflection({ text, history, attempt }: ReflectionTask): string {
  const turn = Math.max(0, Math.trunc(attempt) || 0);
  const seed = seedOf(text);
  const asked = history.slice(-MAX_HISTORY).join("\n");
  const words = writersWords(text);
  const themes = fittingThemes(text, words.tone).slice(0, 3);
  const { general } = texts.reflections;
  const material = [...themes.map((theme) => texts.reflections[theme]), general];
  const [first = general, second = general] = material;

  // What the text names comes first: an event, then people or another event, then a question for every text.
  const [event = [], further = []] = words.moments.map(({ tone, name }, index) =>
    questionsAbout({ matter: name }, texts.questions[tone], seed + index, turn),
  );
  const [aboutDeparted, aboutLiving] = peopleQuestions(words, seed, turn);
  const groups = [
    [...aboutDeparted, ...event, ...turned(first.questions, seed, turn)],
    [...aboutLiving, ...further, ...turned(second.questions, seed, turn)],
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

/** Returns questions about the departed, and about the living. */
function peopleQuestions(
  { living, departed }: WritersWords,
  seed: number,
  turn: number,
): [string[], string[]] {
  const { questions } = texts;
  const about = (people: string[], asked: string[]) =>
    people.length === 0 ? [] : questionsAbout({ people: listed(people.slice(0, 2)) }, asked, seed, turn);
  return [about(departed, questions.departed), about(living, questions.people)];
}

function questionsAbout(
  slots: Record<string, string>,
  asked: string[],
  seed: number,
  turn: number,
): string[] {
  return turned(asked, seed, turn).map((question) =>
    question.replace(/\{(\w+)\}/g, (_, slot: string) => toWriter(slots[slot] ?? "")),
  );
}

/** Returns "your mother Anna" for "my mother Anna". */
function toWriter(phrase: string): string {
  return phrase
    .replace(/\b(?:my|our)\b/g, "your")
    .replace(/\b(?:I|we|me|us)\b/g, "you")
    .replace(/\byou am\b/g, "you are");
}

/** Returns the first item of every group, then the second, and so on; each once. */
function inTurn(groups: string[][]): string[] {
  const longest = Math.max(...groups.map(({ length }) => length));
  const all = Array.from({ length: longest }, (_, index) =>
    groups.flatMap((group) => group.slice(index, index + 1)),
  );
  return [...new Set(all.flat())];
}
