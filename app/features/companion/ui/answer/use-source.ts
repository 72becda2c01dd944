import { useCallback, useEffect, useState } from "react";
import type { TextPassage } from "~/features/texts/domain/text-passage";
import { callApi } from "~/shared/call-api";
import type { AboutReference } from "../../domain/references";

/** What a reference says: the passage, or without an installed text what the reference is about. */
export interface Source {
  about: AboutReference;
  passage: TextPassage | null;
}

/** `null` while it is loading. */
type Loading = { source: Source } | { hasFailed: true } | null;

/**
 * Loads the words of a reference, when it is shown. Returns what has been loaded, and a function that tries again.
 *
 * @param reference `null` for a citation without a place
 * @param text the id of the text; the first one with the reference by default
 */
export function useSource(reference: string | null, text: string | undefined) {
  const [loading, setLoading] = useState<Loading>(null);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again.
  useEffect(() => {
    if (reference === null) return;
    const abort = new AbortController();
    setLoading(null);
    load(reference, text, abort.signal)
      .then((source) => setLoading({ source }))
      .catch(() => {
        if (!abort.signal.aborted) setLoading({ hasFailed: true });
      });
    return () => abort.abort();
  }, [reference, text, attempt]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { loading, retry };
}

/** Asks first what there is, so that no call is refused because a text is not installed. */
async function load(ref: string, text: string | undefined, signal: AbortSignal): Promise<Source> {
  const about = await callApi<AboutReference>(`/api/acolyte/reference?${new URLSearchParams({ ref })}`, {
    signal,
  });
  if (!about.hasText) return { about, passage: null };
  const asked = new URLSearchParams({ ref: about.reference, ...(text && { text }) });
  const passage = await callApi<TextPassage>(`/api/texts/passage?${asked}`, { signal });
  return { about, passage };
}
