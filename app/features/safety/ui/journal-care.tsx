import { Link } from "@remix-run/react";
import { useEffect, useState } from "react";
import { useRootFlag } from "~/features/shell/ui/use-loaded-data";
import { Button } from "~/ui/button";
import type { Support } from "../contract";
import { SupportCard } from "./help-cards";

/** The entry that was saved last in this tab. Kept in memory only. */
let savedId: string | null = null;

/** Notes that an entry was just saved. */
export function noteSaved(entryId: string): void {
  savedId = entryId;
}

/** Whether an entry was the last to be saved on this visit. */
export function wasJustSaved(entryId: string): boolean {
  return savedId === entryId;
}

const WORDS: Record<Support["language"], string> = {
  en: "You wrote something heavy. You do not have to carry it alone.",
  es: "Escribiste algo que pesa. No tienes que llevarlo a solas.",
};

/**
 * A quiet card with help lines above words that were just saved, when they show danger. The words are read only in
 * this browser, nothing is stored, and hiding the card forgets it.
 *
 * @param words the saved words, HTML or plain; `null` when nothing was saved on this visit
 */
export function JournalCare({ words }: { words: string | null }) {
  const isOn = useRootFlag("journalCareEnabled");
  const [support, setSupport] = useState<Support | null>(null);

  useEffect(() => {
    setSupport(null);
    if (!isOn || words === null) return;
    let isCurrent = true;
    // Without a network the classifier may not load: then there is no card.
    import("./read-heavy-words")
      .then(({ readHeavyWords }) => isCurrent && setSupport(readHeavyWords(words)))
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [isOn, words]);

  if (!support) return null;
  return (
    <div role="status" className="mb-8 motion-safe:animate-fade-in">
      <SupportCard
        support={{ ...support, words: WORDS[support.language] }}
        action={
          <>
            <Button variant="secondary" size="sm" onClick={() => setSupport(null)}>
              {support.language === "es" ? "Ocultar" : "Hide"}
            </Button>
            <Link to="/settings#care" className="self-center text-sm text-muted underline underline-offset-4">
              {support.language === "es" ? "No mostrar más" : "Turn this off"}
            </Link>
          </>
        }
      />
    </div>
  );
}
