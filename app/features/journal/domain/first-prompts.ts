/** Words to begin with, for who has not written yet; `/journal?new=true&prompt=1..3` opens the editor with one. */
export const FIRST_PROMPTS = [
  { title: "Gratitude", text: "What are you thankful for today, however small it seems?" },
  { title: "A place for God", text: "Where did you notice God near you today, or wish that you had?" },
  { title: "What weighs on you", text: "What do you carry today that you would like to lay in God's hands?" },
] as const;

/** The words of prompt 1, 2 or 3 as an address names it; null for anything else. */
export function firstPrompt(number: string | null): string | null {
  return number && /^[1-3]$/.test(number) ? (FIRST_PROMPTS[Number(number) - 1]?.text ?? null) : null;
}
