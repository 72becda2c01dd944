import { useEffect, useRef, useState } from "react";
import { readText } from "~/features/companion/ui/read-text";
import type { Support } from "~/features/safety/contract";
import { useReportFailure } from "~/features/shell/ui/use-call";
import type { Generated, Wish } from "./use-wish";

interface GeneratorEvents {
  onGenerated: (generated: Generated) => void;
  /** Runs after every call, whatever its result. */
  onEnd: () => void;
}

/** Has the companion write prayers. The same wish once more gets another prayer. */
export function useGenerator({ onGenerated, onEnd }: GeneratorEvents) {
  const report = useReportFailure();
  const reader = useRef<AbortController | null>(null);
  const last = useRef({ wish: "", attempt: 0 });
  const [coming, setComing] = useState<string | null>(null);
  const [danger, setDanger] = useState<string | null>(null);
  const [support, setSupport] = useState<Support | null>(null);
  const [announcement, setAnnouncement] = useState("");

  useEffect(
    () => () => {
      reader.current?.abort();
      reader.current = null;
    },
    [],
  );

  const generate = async (wish: Wish): Promise<void> => {
    const key = JSON.stringify(wish);
    const attempt = last.current.wish === key ? last.current.attempt + 1 : 0;
    const mine = new AbortController();
    reader.current = mine;
    setComing("");
    setAnnouncement("Writing a prayer.");
    try {
      const { signal } = mine;
      const read = await readText(
        "/api/prayers/generate",
        { ...wish, category: wish.category || null, attempt },
        { signal, onText: setComing },
      );
      last.current = { wish: key, attempt };
      setSupport(read.support);
      if (read.isSafetyMessage) setDanger(read.text);
      else onGenerated({ text: read.text, engine: read.engine, checked: read.checked });
      setAnnouncement(read.isSafetyMessage ? "" : "The prayer is written.");
    } catch (error) {
      setAnnouncement("");
      if (!mine.signal.aborted) {
        void report(error, { text: "Failed to generate prayer. Please try again." });
      }
    } finally {
      if (reader.current === mine) {
        setComing(null);
        onEnd();
      }
    }
  };

  return {
    /** The text so far; `null` while nothing is being written. */
    coming,
    /** Help lines for the last wish. */
    support,
    /** The message to a user in danger; `null` without one. */
    danger,
    closeDanger: () => setDanger(null),
    /** The start and the end of the writing, for screen readers. */
    announcement,
    stop: () => reader.current?.abort(),
    generate,
  };
}
