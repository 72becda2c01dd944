/** What the screens call an entry that has no title. */
export const UNTITLED = "Untitled Entry";
