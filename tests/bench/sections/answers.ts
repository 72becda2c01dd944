import { median } from "../../kit/measure";
import type { Person } from "../../kit/person";
import { short } from "../../kit/run";
import { wordsOf } from "../../load/people";
import { cpuOf } from "../rounds";
import { ANSWER_WORDS } from "../runtime";
import type { Bench, Figure } from "../section";

const FIRST_WORD_BUDGET = 30;
/** Questions that an account has in a day: those of the first account are the warm-up. */
const QUOTA = 20;
const QUESTION = {
  question: "What does the Church teach about forgiving others?",
  mode: "faith-learning",
  sources: ["catechism", "scripture", "patristic"],
};

/**
 * Measures streamed answers of the assistant: the time that the product adds before a model's first word, and the
 * worker's CPU of a whole answer, from a model that answers at once and from the built-in companion.
 */
export async function measureAnswers({ runtime, members }: Bench): Promise<Figure[]> {
  const accounts = await members(6);
  const withModel = accounts.slice(0, 3);
  for (const person of withModel) await person.json("POST", "/api/ai/consent", { accepted: true });
  const model = await measure(runtime.pid, withModel);
  const builtIn = await measure(runtime.pid, accounts.slice(3));
  return [
    {
      what: "Assistant: first word of an answer, added to the model's own",
      measured: `${short(model.firstWord)} ms`,
      budget: `under ${FIRST_WORD_BUDGET} ms`,
      beside: `a model that answers at once, ${model.count} answers one after the other; built-in companion ${short(builtIn.firstWord)} ms`,
      holds: model.firstWord < FIRST_WORD_BUDGET,
    },
    {
      what: `Assistant: worker CPU of a streamed answer of ${ANSWER_WORDS} words`,
      measured: `${short(model.cpu)} ms`,
      beside: `built-in companion ${short(builtIn.cpu)} ms for about ${Math.round(builtIn.words)} words`,
    },
  ];
}

async function measure(pid: number, [first, ...people]: Person[]) {
  const answers: Awaited<ReturnType<typeof ask>>[] = [];
  const askAll = async (person: Person) => {
    for (let turn = 0; turn < QUOTA; turn += 1) answers.push(await ask(person));
  };
  if (first) await askAll(first);
  answers.length = 0;
  const cpu = await cpuOf(pid, async () => {
    for (const person of people) await askAll(person);
  });
  const count = answers.length;
  const words = answers.reduce((sum, answer) => sum + answer.words, 0) / count;
  return { count, firstWord: median(answers.map(({ firstWord }) => firstWord)), cpu: cpu / count, words };
}

/** Asks one question, reads the answer to its end, and returns the milliseconds until the first word, and all words. */
async function ask(person: Person): Promise<{ firstWord: number; words: number }> {
  const started = performance.now();
  let firstWord = 0;
  let text = "";
  const { status } = await person.call("POST", "/api/acolyte/ask", QUESTION, {
    headers: { Accept: "text/event-stream" },
    onText: (part) => {
      text += part;
      if (firstWord === 0 && text.includes('"text-delta"')) firstWord = performance.now() - started;
    },
  });
  if (firstWord === 0) throw new Error(`No answer: ${status} ${text.slice(0, 300)}`);
  return { firstWord, words: wordsOf(text).split(/\s+/).filter(Boolean).length };
}
