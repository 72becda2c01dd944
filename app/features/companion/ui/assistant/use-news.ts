import { useEffect, useState } from "react";
import { isRunning, type Turn } from "../../domain/thread";

const ENDS: Record<Turn["state"], string> = {
  waiting: "",
  streaming: "",
  done: "The answer is complete.",
  stopped: "The answer was stopped.",
  interrupted: "The answer broke off.",
  lost: "The connection was lost.",
};

/** What a screen reader is told of an answer: that it begins and how it ended, and nothing in between. */
export function useNews(turn: Turn | undefined): string {
  const [news, setNews] = useState("");
  const running = isRunning(turn);
  const state = turn?.state;
  useEffect(() => {
    if (running) setNews("The companion is answering.");
    else setNews((before) => (before && state ? ENDS[state] : ""));
  }, [running, state]);
  return news;
}
