import type { PrayerStyle } from "~/features/accounts/contract";

/** What a screen with the companion's controls must know of its person. Without it, the person does without. */
export interface CompanionAccess {
  /** Who would receive the words: "OpenAI" or a host; null without a configured provider. */
  provider: string | null;
  /** Whether the person has agreed that words go to the provider. */
  hasConsented: boolean;
  /** Whether the provider would write but for the user's address, which has to be confirmed first. */
  mustConfirmEmail: boolean;
  prayerStyle: PrayerStyle;
  /** 1 to 5. */
  prayerLength: number;
}
