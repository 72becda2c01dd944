import { useEffect, useState } from "react";
import { isRunning, type Turn } from "../domain/thread";

const ENDS: Record<Turn["state"], string> = {
  waiting: "",
  streaming: "",
  done: "The answer is complete.",
  stopped: "The answer was stopped.",
  interrupted: "The answer was interrupted.",
  lost: "The connection was lost.",
};

/** Announces to screen readers that an answer starts and how it ends, but not its words. */
export function AnswerStatus({ turn }: { turn: Turn | undefined }) {
  const [announcement, setAnnouncement] = useState("");
  const running = isRunning(turn);
  const state = turn?.state;
  useEffect(() => {
    if (running) setAnnouncement("The companion is answering.");
    else setAnnouncement((before) => (before && state ? ENDS[state] : ""));
  }, [running, state]);
  return (
    <p role="status" className="sr-only">
      {announcement}
    </p>
  );
}
