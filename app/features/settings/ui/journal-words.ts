import type { InspirationSource, PrayerStyle } from "~/features/accounts/contract";

/** What each inspiration source is called, and what it brings. */
export const INSPIRATIONS: Record<InspirationSource, { label: string; hint: string }> = {
  none: { label: "None", hint: "A greeting by the hour, and nothing to read first." },
  scripture: { label: "Scripture", hint: "A new entry opens with a verse of Scripture." },
  saint_quote: { label: "Saints", hint: "A new entry opens with words of a saint." },
  theologian_quote: { label: "Theologians", hint: "A new entry opens with words of a theologian." },
  patristic_quote: {
    label: "Church Fathers",
    hint: "A new entry opens with words of a Father of the Church.",
  },
  daily_examen: { label: "Daily Examen", hint: "A new entry opens with a question of the Examen." },
  surprise_me: { label: "Surprise me", hint: "Something of all of them, another each day." },
};

/** What prayers of each style are like. */
export const STYLE_HINTS: Record<PrayerStyle, string> = {
  scripture: "Prayers that draw on the words of the Bible.",
  contemplative: "Few words, and room for silence.",
  traditional: "In the manner of the prayers that the Church has handed down.",
  modern_theologian: "In the plain, searching manner of theologians of our time.",
  patristic: "In the manner of the Fathers of the Church.",
  mystical: "In the manner of the mystics, close to the heart.",
  saint_intercession: "With a saint who is asked to pray for you.",
};
