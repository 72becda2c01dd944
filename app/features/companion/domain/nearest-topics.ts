/** The paragraph in which the built-in companion names what is nearest to a question for which it found nothing. */
const NEAREST = /\n*^The nearest I know is (.+)\. You may ask about that[^\n]*$/m;

/** An answer that found nothing, parted into what it says and the topics that it names as the nearest. */
export function partNearestTopics(text: string): { text: string; topics: string[] } {
  const [paragraph, names = ""] = NEAREST.exec(text) ?? [];
  const topics = [...names.matchAll(/\*\*(.+?)\*\*/g)].map(([, name = ""]) => name);
  if (paragraph === undefined || topics.length === 0) return { text, topics: [] };
  return { text: text.replace(paragraph, "").trim(), topics };
}
