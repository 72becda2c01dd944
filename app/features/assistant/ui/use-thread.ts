import { useEffect, useRef, useState } from "react";
import type { HistoryItem } from "~/features/companion/contract";
import type { Engine, Mode, Perspective, Source } from "~/features/companion/domain/limits";
import { transcriptOf } from "~/features/companion/domain/transcript";
import { useReportFailure } from "~/features/shell/ui/use-call";
import { callApi, streamApi } from "~/shared/call-api";
import { prefersLessMotion } from "~/ui/use-media-query";
import { newTurn, type Thread, threadOf, withLastTurn } from "../domain/thread";
import { readAnswer } from "./read-answer";

const FAILURE = { text: "Please check your connection and try again." };

/** A question with the user's choices. */
interface Question {
  question: string;
  mode: Mode;
  denomination: Perspective | null;
  sources: Source[];
}

/** Request to scroll to a question and focus it; a new object each time. */
export interface ScrollRequest {
  isFollowUp: boolean;
}

export type ThreadState = ReturnType<typeof useThread>;

/**
 * The thread on the screen: asking, following up, stopping, and reading an answer that is being written. The page starts
 * with the thread `opened`.
 */
export function useThread(engine: Engine, refresh: () => void, opened: HistoryItem | null) {
  const report = useReportFailure();
  const [thread, setThread] = useState(() => opened && threadOf(opened));
  // Changes with the thread, but not when a new thread gets its id.
  const [threadKey, setThreadKey] = useState(0);
  const [scrollRequest, setScrollRequest] = useState<ScrollRequest | null>(null);
  const reader = useRef<AbortController | null>(null);
  const isHurried = useRef(false);

  // The server goes on writing and stores the answer: a screen that comes back attaches to it again.
  useEffect(() => () => reader.current?.abort(), []);

  /** Shows a thread whose last turn comes from a stream. Returns false for a refused call, and shows `before` again. */
  const follow = async (
    shown: Thread,
    before: Thread | null,
    call: (signal: AbortSignal) => Promise<Response>,
    isPaced = () => !isHurried.current && isWatched(),
  ): Promise<boolean> => {
    reader.current?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    reader.current = controller;
    isHurried.current = false;
    const change = (next: (now: Thread) => Thread) => {
      if (!signal.aborted) setThread((now) => now && next(now));
    };
    setThread(shown);
    try {
      await readAnswer(call, { signal, change, isPaced });
    } catch (error) {
      if (signal.aborted) return true;
      setThread(before);
      void report(error, FAILURE);
      refresh();
      return false;
    }
    if (!signal.aborted) refresh();
    return true;
  };

  /** Reads an answer again from its first word, whether it is still being written or stored. */
  const attach = (shown: Thread) => {
    const id = shown.turns.at(-1)?.id;
    if (!id) return;
    const waiting = withLastTurn(shown, { state: "waiting", text: "" });
    const before = shown.turns.at(-1)?.state === "lost" ? shown : null;
    const read = (signal: AbortSignal) => streamApi(`/api/acolyte/answers/${id}/stream`, { signal });
    // Its words were on the screen before.
    void follow(waiting, before, read, () => false);
  };

  const ask = (body: Question) => {
    const { question, mode, denomination, sources: chosenSources } = body;
    const shown = { id: null, mode, denomination, chosenSources, turns: [newTurn(question, engine)] };
    setThreadKey((key) => key + 1);
    setScrollRequest({ isFollowUp: false });
    return follow(shown, thread, (signal) => streamApi("/api/acolyte/ask", { method: "POST", body, signal }));
  };

  const followUp = (question: string, sources: Source[]) => {
    if (!thread) return Promise.resolve(false);
    const { mode, denomination, turns } = thread;
    const body = {
      followUpQuestion: question,
      previousQuestion: turns[0]?.question,
      previousResponse: transcriptOf(turns),
      answerId: turns.at(-1)?.id,
      mode,
      denomination,
      sources,
    };
    const shown = { ...thread, turns: [...turns, newTurn(question, engine)] };
    setScrollRequest({ isFollowUp: true });
    return follow(shown, thread, (signal) =>
      streamApi("/api/acolyte/follow-up", { method: "POST", body, signal }),
    );
  };

  /** Shows an item of the history, and reads on if it is still being answered. */
  const show = (item: HistoryItem) => {
    const found = threadOf(item);
    setThreadKey((key) => key + 1);
    if (item.state === "streaming") return attach(found);
    reader.current?.abort();
    setThread(found);
  };

  const open = (item: HistoryItem) => {
    setScrollRequest({ isFollowUp: false });
    show(item);
  };

  const close = () => {
    reader.current?.abort();
    setThread(null);
  };

  /** Shows the rest of a built-in answer at once. */
  const showAll = () => {
    isHurried.current = true;
  };

  /** Chooses the sources for the next follow-up. */
  const chooseSources = (chosenSources: Source[]) => setThread((now) => now && { ...now, chosenSources });

  /** Ends the answer; the rest comes through its stream. */
  const stop = async () => {
    const id = thread?.turns.at(-1)?.id;
    if (!id) return;
    try {
      await callApi(`/api/acolyte/answers/${id}/stop`, { method: "POST" });
    } catch (error) {
      void report(error, FAILURE);
    }
  };

  return {
    ...{ thread, threadKey, scrollRequest, ask, followUp, chooseSources },
    ...{ show, open, close, stop, showAll, attach },
  };
}

/** Whether somebody may see words appear: the page is in front, and motion is welcome. */
function isWatched(): boolean {
  return !document.hidden && !prefersLessMotion();
}
