/** Frees a draft that this tab holds; the browser does so itself when the tab is closed or killed. */
export type Release = () => void;

/** How long a lock that is held is waited for: a page that is reloaded or killed frees its locks a moment later. */
const PATIENCE_MS = 1000;

/**
 * Takes a draft for this tab; null when another tab has it open. The browser frees a lock itself when its tab dies,
 * so a draft is never locked for good. A browser without locks lets every tab have every draft.
 */
export async function takeDraft(id: string): Promise<Release | null> {
  if (!navigator.locks) return () => {};
  // A lock that is free is had however busy the page is; only one that is held is a matter of time.
  return (
    (await request(id, { ifAvailable: true })) ?? request(id, { signal: AbortSignal.timeout(PATIENCE_MS) })
  );
}

async function request(id: string, options: LockOptions): Promise<Release | null> {
  return new Promise((resolve) => {
    navigator.locks
      .request(`draft:${id}`, options, (lock) => {
        if (!lock) return resolve(null);
        return new Promise<void>((release) => resolve(release));
      })
      // Without patience left another tab has it; any other refusal means a browser that gives no locks at all.
      .catch(() => resolve(options.signal?.aborted ? null : () => {}));
  });
}
