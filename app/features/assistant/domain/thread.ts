import type { AcolyteAnswer, AnswerPart, HistoryItem } from "~/features/companion/contract";
import type { Engine, Mode, Perspective, Source } from "~/features/companion/domain/limits";
import { mergeSources } from "~/features/companion/domain/source-blocks";
import { answersOf } from "~/features/companion/domain/transcript";

/** A question and its answer on the screen. `waiting`: asked, no word yet; `lost`: the connection to its stream broke. */
export interface Turn extends Omit<AcolyteAnswer, "answer" | "state" | "threadId" | "citations"> {
  question: string;
  text: string;
  state: AcolyteAnswer["state"] | "waiting" | "lost";
}

/** A question with its follow-ups. */
export interface Thread {
  /** Id of the history item; `null` while unknown, and for an emergency, which is not stored. */
  id: string | null;
  mode: Mode;
  denomination: Perspective | null;
  chosenSources: Source[];
  turns: Turn[];
}

/** Returns a turn that has just been asked. */
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

/** Returns a thread with a changed last turn. */
export function withLastTurn(thread: Thread, change: Partial<Turn>): Thread {
  const last = thread.turns.at(-1)!;
  return { ...thread, turns: [...thread.turns.slice(0, -1), { ...last, ...change }] };
}

/** Returns a thread whose last turn has the data part of its stream. */
export function withAnswerPart(thread: Thread, { threadId, ...part }: AnswerPart): Thread {
  return { ...withLastTurn(thread, part), id: threadId ?? thread.id };
}

/** Whether more words of a turn may come. */
export function isRunning(turn: Turn | undefined): boolean {
  return turn?.state === "waiting" || turn?.state === "streaming";
}

/** Returns the sources of all answers of a thread. */
export function sourcesOf(thread: Thread): Source[] {
  return thread.turns.reduce<Source[]>((all, turn) => mergeSources(all, turn.sources), []);
}

/** Returns the thread of a history item. */
export function threadOf(item: HistoryItem): Thread {
  const texts = answersOf(item);
  const turns = item.turns.map(
    ({ question, answerId: id, engine, sources, checked, state }, index): Turn => ({
      ...newTurn(question, engine),
      ...{ text: texts[index] ?? "", state, id, sources, checked },
    }),
  );
  const { id, mode, denomination, sources } = item;
  return { id, mode, denomination, chosenSources: sources, turns };
}
