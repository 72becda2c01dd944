/** What a first entry may begin with: shown while the journal is empty, and as inspiration of `?new=true&prompt=1..3`. */
export const FIRST_ENTRY_PROMPTS = [
  "What are you grateful for today?",
  "Where did you notice God’s presence this week?",
  "What would you like to place in God’s hands?",
] as const;

/** The prompt that an address asks for by number ("1" is the first), or null. */
export function firstEntryPrompt(number: string | null): string | null {
  return FIRST_ENTRY_PROMPTS[Number(number) - 1] ?? null;
}
