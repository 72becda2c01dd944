import { useEffect, useRef, useState } from "react";
import { readText } from "~/features/companion/ui/read-text";
import type { Support } from "~/features/safety/contract";
import { useToast } from "~/ui/use-toast";
import { useFailure } from "./use-failure";
import type { Generated, Wish } from "./use-wish";

interface GeneratorEvents {
  onGenerated: (generated: Generated) => void;
  /** After every call, however it ended. */
  onOver: () => void;
}

/** Has the companion write prayers. The same wish once more gives another prayer. */
export function useGenerator({ onGenerated, onOver }: GeneratorEvents) {
  const { toast } = useToast();
  const fail = useFailure();
  const reader = useRef<AbortController | null>(null);
  const last = useRef({ wish: "", attempt: 0 });
  // Null while nothing is being written.
  const [coming, setComing] = useState<string | null>(null);
  const [danger, setDanger] = useState<string | null>(null);
  const [support, setSupport] = useState<Support | null>(null);
  const [news, setNews] = useState("");

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
    setNews("Writing a prayer.");
    try {
      const { signal } = mine;
      const read = await readText(
        "/api/prayers/generate",
        { ...wish, attempt },
        { signal, onText: setComing },
      );
      last.current = { wish: key, attempt };
      setSupport(read.support);
      if (read.isSafetyMessage) setDanger(read.text);
      else onGenerated({ text: read.text, engine: read.engine });
      setNews(read.isSafetyMessage ? "" : "The prayer is written.");
    } catch (error) {
      setNews("");
      if (!mine.signal.aborted) fail(error, "Failed to generate prayer. Please try again.");
    } finally {
      if (reader.current === mine) {
        setComing(null);
        onOver();
      }
    }
  };

  return {
    /** The words so far; null while nothing is being written. */
    coming,
    /** Help lines for the wish that a prayer was last written for. */
    support,
    danger,
    closeDanger: () => setDanger(null),
    /** For screen readers: that it begins, and that it is done. */
    news,
    stop: () => reader.current?.abort(),
    generate,
    /** Whether the wish says enough; tells what is missing. */
    isComplete({ title, intention }: Wish): boolean {
      if (title.trim() && intention.trim()) return true;
      const description = "Please provide both a title and intention for your prayer.";
      toast({ title: "Missing information", description, variant: "destructive" });
      return false;
    },
  };
}
