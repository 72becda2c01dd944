/** What is said of references that do not exist. */
export const missingParagraphs = (references: readonly string[]) =>
  references.map((reference) => `I cannot locate ${reference}: there is no such reference.`);

/** What is said where nothing was found: that it is so, and the nearest topics by name. */
export function nothingFound(nearest: readonly string[]): string[] {
  const names = nearest.map((title) => `**${title}**`);
  const listed = names.length > 1 ? `${names.slice(0, -1).join(", ")} and ${names.at(-1)}` : names[0];
  return [
    "I cannot locate anything on this question, and I would rather say so than guess.",
    listed
      ? `The nearest I know is ${listed}. You may ask about that, or put your question in other words.`
      : "I know the faith and the life of the Church: a question about these, put in other words, may find its answer.",
  ];
}
