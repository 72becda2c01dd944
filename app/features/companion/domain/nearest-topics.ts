const SENTENCE = /\n*[^\n.]*\bnearest topics\b[^\n:]*?(?::[ \t]*|\bare )((?:\n\s*[-*•] [^\n]+)+|[^\n]+)/i;

/** An answer that found nothing, parted into what it says and the topics nearest to the question. */
export function partNearestTopics(text: string): { text: string; topics: string[] } {
  const match = SENTENCE.exec(text);
  if (!match) return { text, topics: [] };
  const list = match[1]!.trim();
  const items = /^[-*•] /.test(list) ? list.split("\n") : list.split(/[,;] (?:and |or )?/);
  const topics = items.map((item) =>
    item
      .replace(/^\s*[-*•] /, "")
      .replace(/[.?]\s*$/, "")
      .replaceAll("**", "")
      .trim(),
  );
  const rest = text.slice(0, match.index) + text.slice(match.index + match[0].length);
  return { text: rest.trim(), topics: topics.filter(Boolean) };
}
