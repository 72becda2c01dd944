/** The saints to choose a favourite from; the profile stores the label. */
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

/** What a form has for 'No preference'; the profile stores null. */
export const NO_SAINT = "none";
