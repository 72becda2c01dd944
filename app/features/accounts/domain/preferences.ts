/** Prayer styles: one list for the generator and the settings. `modern` is an accepted alias. */
export const PRAYER_STYLES = [
  "scripture",
  "contemplative",
  "traditional",
  "modern_theologian",
  "patristic",
  "mystical",
  "saint_intercession",
] as const;
export type PrayerStyle = (typeof PRAYER_STYLES)[number];

export const PRAYER_STYLE_LABELS: Record<PrayerStyle, string> = {
  scripture: "Scripture",
  contemplative: "Contemplative",
  traditional: "Traditional",
  modern_theologian: "Modern theologian",
  patristic: "Patristic",
  mystical: "Mystical",
  saint_intercession: "Saint’s intercession",
};

export const INSPIRATION_SOURCES = [
  "none",
  "scripture",
  "saint_quote",
  "theologian_quote",
  "patristic_quote",
  "daily_examen",
  "surprise_me",
] as const;
export type InspirationSource = (typeof INSPIRATION_SOURCES)[number];
