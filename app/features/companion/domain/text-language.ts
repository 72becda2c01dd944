const COMMON = {
  es: /(?<!\p{L})(?:el|la|los|las|de|del|que|y|en|un|una|por|para|es|se|con|su|como|qué)(?!\p{L})/giu,
  en: /(?<!\p{L})(?:the|of|and|to|in|is|that|a|for|with|his|it|as|you|what|do)(?!\p{L})/giu,
};

/** Returns the language of a text among those of the companion, by its most common words. */
export function languageOf(text: string): "en" | "es" {
  const count = (language: keyof typeof COMMON) => text.match(COMMON[language])?.length ?? 0;
  return count("es") > count("en") ? "es" : "en";
}
