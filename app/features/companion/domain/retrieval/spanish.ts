/** Frequent words of Spanish that no English question has. */
const SPANISH = new Set(
  `que qué el la los las de del por para como cómo cuando cuándo donde dónde quien quién es son está están esta este
  esto un una unos unas y o si sí se su sus mi mis tu tus yo me te nos le les lo al con sin en hay hacer puedo puede
  debo debe tengo tiene soy eres somos fue fui era pecado dios iglesia misa muy mas más pero porque porqué cual cuál
  cuanto cuánto cuantos hola gracias padre madre santo santa virgen rezar orar dice ser estar quiero`.split(/\s+/),
);
/** Words of both languages: they decide nothing. */
const BOTH = new Set("me no a as so he son sin tan ten come once pan con an is he era me do has y o al el la de".split(" "));

/** Whether a question is asked in Spanish: by its marks, or by the share of Spanish words. */
export function isSpanish(question: string): boolean {
  const text = question.slice(0, 2_000).toLowerCase();
  if (/[¿¡ñ]/.test(text)) return true;
  const words = text.match(/[\p{L}]+/gu) ?? [];
  const spanish = words.filter((word) => SPANISH.has(word));
  const sure = spanish.filter((word) => !BOTH.has(word)).length;
  return sure >= 1 && spanish.length / words.length >= 0.34;
}
