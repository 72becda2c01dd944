import { useEffect, useRef, useState } from "react";
import { useSignInAgain } from "~/features/shell/ui/use-sign-in-again";
import { callApi, errorMessage, isUnauthorized, streamApi } from "~/shared/call-api";
import { useToast } from "~/ui/use-toast";
import type { Engine, HistoryItem, Mode, Perspective, Source } from "../../contract";
import { newTurn, type Thread, threadOf, transcriptOf, withLastTurn } from "../../domain/thread";
import { readAnswer } from "./read-answer";

/** A question with the choices it is asked with. */
export interface Asked {
  question: string;
  mode: Mode;
  denomination: Perspective | null;
  sources: Source[];
}

/** That the person asked for something to be shown; a new object each time. */
export interface Arrival {
  isFollowUp: boolean;
}

/** The thread on the screen: asking, following up, stopping, and following an answer that is being written. */
export function useThread(engine: Engine, refresh: () => void) {
  const { toast } = useToast();
  const signInAgain = useSignInAgain();
  const [thread, setThread] = useState<Thread | null>(null);
  // Another thread is another key; one that gets its id meanwhile is not another.
  const [threadKey, setThreadKey] = useState(0);
  const [arrival, setArrival] = useState<Arrival | null>(null);
  const reader = useRef<AbortController | null>(null);

  // The answer itself goes on: it is stored, and a screen that comes back attaches to it again.
  useEffect(() => () => reader.current?.abort(), []);

  const tell = (error: unknown) => {
    if (isUnauthorized(error)) return signInAgain();
    const description = errorMessage(error, "Please check your connection and try again.");
    toast({ title: "Error", description, variant: "destructive" });
  };

  /** Shows a thread whose last turn comes from a stream. False when the call was refused: then `before` is back. */
  const follow = async (
    shown: Thread,
    before: Thread | null,
    call: (signal: AbortSignal) => Promise<Response>,
  ): Promise<boolean> => {
    reader.current?.abort();
    const mine = new AbortController();
    reader.current = mine;
    const change = (next: (now: Thread) => Thread) => {
      if (!mine.signal.aborted) setThread((now) => now && next(now));
    };
    setThread(shown);
    try {
      await readAnswer(call, { signal: mine.signal, change });
    } catch (error) {
      if (mine.signal.aborted) return true;
      setThread(before);
      tell(error);
      refresh();
      return false;
    }
    if (!mine.signal.aborted) refresh();
    return true;
  };

  /** Follows an answer again that is written somewhere, or reads it from its store. */
  const attach = (shown: Thread) => {
    const id = shown.turns.at(-1)?.id;
    if (!id) return;
    const waiting = withLastTurn(shown, { state: "waiting", text: "" });
    const before = shown.turns.at(-1)?.state === "lost" ? shown : null;
    void follow(waiting, before, (signal) => streamApi(`/api/acolyte/answers/${id}/stream`, { signal }));
  };

  const ask = ({ question, ...choice }: Asked) => {
    const { mode, denomination, sources: asked } = choice;
    const shown = { id: null, mode, denomination, asked, turns: [newTurn(question, engine)] };
    const body = { question, ...choice };
    setThreadKey((key) => key + 1);
    setArrival({ isFollowUp: false });
    return follow(shown, thread, (signal) => streamApi("/api/acolyte/ask", { method: "POST", body, signal }));
  };

  const followUp = (question: string, sources: Source[]) => {
    if (!thread) return Promise.resolve(false);
    const { mode, denomination, turns } = thread;
    const body = {
      followUpQuestion: question,
      previousQuestion: turns[0]?.question,
      previousResponse: transcriptOf(thread),
      answerId: turns.at(-1)?.id,
      mode,
      denomination,
      sources,
    };
    const shown = { ...thread, turns: [...turns, newTurn(question, engine)] };
    setArrival({ isFollowUp: true });
    return follow(shown, thread, (signal) =>
      streamApi("/api/acolyte/follow-up", { method: "POST", body, signal }),
    );
  };

  /** Shows an item of the history; one that is being answered is followed. */
  const show = (item: HistoryItem) => {
    const found = threadOf(item);
    setThreadKey((key) => key + 1);
    if (item.state === "streaming") return attach(found);
    reader.current?.abort();
    setThread(found);
  };

  const open = (item: HistoryItem) => {
    setArrival({ isFollowUp: false });
    show(item);
  };

  const close = () => {
    reader.current?.abort();
    setThread(null);
  };

  /** Ends the answer; how it ended comes through its stream. */
  const stop = async () => {
    const last = thread?.turns.at(-1);
    if (!last?.id) return;
    try {
      await callApi(`/api/acolyte/answers/${last.id}/stop`, { method: "POST" });
    } catch (error) {
      tell(error);
    }
  };

  return { thread, threadKey, arrival, ask, followUp, show, open, close, stop, attach, tell };
}
