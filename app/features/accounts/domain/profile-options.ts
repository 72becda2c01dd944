import type { PrayerStyle } from "~/shared/vocabulary";

export {
  INSPIRATION_SOURCES,
  type InspirationSource,
  NOTIFICATION_TYPES,
  type NotificationType,
  PRAYER_STYLES,
  type PrayerStyle,
} from "~/shared/vocabulary";

export const PRAYER_STYLE_LABELS: Record<PrayerStyle, string> = {
  scripture: "Scripture",
  contemplative: "Contemplative",
  traditional: "Traditional",
  modern_theologian: "Modern theologian",
  patristic: "Patristic",
  mystical: "Mystical",
  saint_intercession: "Saint’s intercession",
};

/** A telephone number (E.164), and the refusal of any other form. */
export const PHONE_NUMBER = /^\+[1-9]\d{6,14}$/;
export const PHONE_FORM = "Use the international form, such as +14155550123.";

/** The refusals of a blank name, shown by the forms and returned by the call. */
export const MISSING_NAMES = {
  firstName: "Please enter your first name.",
  lastName: "Please enter your last name.",
} as const;

/** The form's value for 'No preference'; the profile stores null. */
export const NO_SAINT = "none";

/** The saints to choose a favorite from; the profile stores the label. */
export const SAINTS = [
  "St. Francis of Assisi",
  "St. Teresa of Avila",
  "St. Thérèse of Lisieux",
  "St. Joseph",
  "St. Mary (Blessed Virgin)",
  "St. Anthony of Padua",
  "St. Padre Pio",
  "St. Joan of Arc",
  "St. Thomas Aquinas",
  "St. Augustine",
  "St. John Paul II",
  "St. Mother Teresa",
  "St. Benedict",
  "St. Ignatius of Loyola",
  "St. Catherine of Siena",
  "St. Christopher",
  "St. Michael the Archangel",
  "St. Peter",
  "St. Paul",
  "St. Maximilian Kolbe",
];
