/** Returns a paragraph for each reference that does not exist. */
export const missingParagraphs = (references: readonly string[]) =>
  references.map((reference) => `I cannot locate ${reference}: there is no such reference.`);

/** Returns the paragraphs of an answer without any find; they name the nearest topics. */
export function nothingFound(nearest: readonly string[], language: "en" | "es" = "en"): string[] {
  if (language === "es") {
    return [
      "No encuentro una respuesta segura a esta pregunta (I cannot locate one), y prefiero decirlo a adivinar.",
      "Conozco la fe y la vida de la Iglesia: dicha con otras palabras, la pregunta quizá encuentre su respuesta.",
    ];
  }
  const names = nearest.map((title) => `**${title}**`);
  const listed = names.length > 1 ? `${names.slice(0, -1).join(", ")} and ${names.at(-1)}` : names[0];
  return [
    "I cannot locate anything on this question, and I would rather say so than guess.",
    listed
      ? `The nearest I know is ${listed}. You may ask about that, or put your question in other words.`
      : "I know the faith and the life of the Church: a question about these, put in other words, may find its answer.",
  ];
}

/** The paragraph of `nothingFound` with the nearest topics. */
const NEAREST = /\n*^The nearest I know is (.+)\. You may ask about that[^\n]*$/m;

/** Splits an answer without any find into its other words and the nearest topics that it names. */
export function splitNearestTopics(text: string): { text: string; topics: string[] } {
  const [paragraph, names = ""] = NEAREST.exec(text) ?? [];
  const topics = [...names.matchAll(/\*\*(.+?)\*\*/g)].map(([, name = ""]) => name);
  if (paragraph === undefined || topics.length === 0) return { text, topics: [] };
  return { text: text.replace(paragraph, "").trim(), topics };
}
