/** Frees a draft that this tab holds; the browser does so itself when the tab is closed or killed. */
export type Release = () => void;

/** How long a lock is waited for: a page that is reloaded frees its locks a moment after the next one has begun. */
const PATIENCE_MS = 300;

/**
 * Takes a draft for this tab; null when another tab has it open. The browser frees a lock itself when its tab dies,
 * so a draft is never locked for good. A browser without locks lets every tab have every draft.
 */
export async function takeDraft(id: string): Promise<Release | null> {
  if (!navigator.locks) return () => {};
  const signal = AbortSignal.timeout(PATIENCE_MS);
  return new Promise((resolve) => {
    navigator.locks
      .request(`draft:${id}`, { signal }, () => new Promise<void>((release) => resolve(release)))
      // Without patience left another tab has it; any other refusal means a browser that gives no locks at all.
      .catch(() => resolve(signal.aborted ? null : () => {}));
  });
}
