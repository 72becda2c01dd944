import {
  type AcolyteAnswer,
  type AnswerPart,
  appendTurn,
  type Engine,
  type HistoryItem,
  type Mode,
  type Perspective,
  type Source,
} from "../contract";
import { answersOf } from "./transcript";
import { mergeSources } from "./used-sources";

/** A question and its answer as the screen has them. `waiting`: asked, no word yet; `lost`: the way to the words broke. */
export interface Turn extends Omit<AcolyteAnswer, "answer" | "state" | "threadId" | "citations"> {
  question: string;
  text: string;
  state: AcolyteAnswer["state"] | "waiting" | "lost";
}

/** A question with all that followed on it. */
export interface Thread {
  /** Id of the history item; null until it is known, and for what is kept nowhere. */
  id: string | null;
  mode: Mode;
  denomination: Perspective | null;
  /** The sources asked for. */
  asked: Source[];
  turns: Turn[];
}

/** A turn that has just been asked. */
export function newTurn(question: string, engine: Engine): Turn {
  return {
    question,
    text: "",
    state: "waiting",
    engine,
    id: null,
    sources: [],
    checked: [],
    isSafetyMessage: false,
    support: null,
  };
}

/** A thread whose last turn is changed. */
export function withLastTurn(thread: Thread, change: Partial<Turn>): Thread {
  const last = thread.turns.at(-1)!;
  return { ...thread, turns: [...thread.turns.slice(0, -1), { ...last, ...change }] };
}

/** A thread whose last turn is what its stream says of it. */
export function withAnswerPart(thread: Thread, { threadId, ...part }: AnswerPart): Thread {
  return { ...withLastTurn(thread, part), id: threadId ?? thread.id };
}

/** Whether a turn still gets words. */
export function isRunning(turn: Turn | undefined): boolean {
  return turn?.state === "waiting" || turn?.state === "streaming";
}

/** The sources of all answers of a thread. */
export function sourcesOf(thread: Thread): Source[] {
  return thread.turns.reduce<Source[]>((all, turn) => mergeSources(all, turn.sources), []);
}

/** The answers with the questions that followed, as a follow-up sends them back. */
export function transcriptOf({ turns }: Thread): string {
  const [first, ...rest] = turns;
  return rest.reduce(
    (transcript, { question, text }) => appendTurn(transcript, { question, answer: text }),
    first?.text ?? "",
  );
}

/** The thread of a history item. */
export function threadOf(item: HistoryItem): Thread {
  const texts = answersOf(item);
  const turns = item.turns.map(({ question, answerId, engine, sources, checked, state }, index): Turn => {
    return {
      ...newTurn(question, engine),
      text: texts[index] ?? "",
      state,
      id: answerId,
      sources,
      checked,
    };
  });
  const { id, mode, denomination, sources } = item;
  return { id, mode, denomination, asked: sources, turns };
}
