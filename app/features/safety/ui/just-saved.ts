/** The entry whose words were saved last in this tab. It is kept in memory alone. */
let savedId: string | null = null;

/** Notes that an entry's words were just saved. */
export function noteSaved(entryId: string): void {
  savedId = entryId;
}

/** Whether an entry's words were the last to be saved on this visit. */
export function isJustSaved(entryId: string): boolean {
  return savedId === entryId;
}
