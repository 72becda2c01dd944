/** Holds a draft for this tab until the tab is closed or killed, or until the function given is called. */
export type Release = () => void;

/**
 * Takes a draft for this tab; null when another tab has it open. The browser frees a lock itself when its tab dies,
 * so a draft is never locked for good. A browser without locks lets every tab have every draft.
 */
export async function takeDraft(id: string): Promise<Release | null> {
  if (!navigator.locks) return () => {};
  return new Promise((resolve) => {
    void navigator.locks.request(`draft:${id}`, { ifAvailable: true }, (lock) => {
      if (!lock) {
        resolve(null);
        return;
      }
      return new Promise<void>((release) => resolve(release));
    });
  });
}
