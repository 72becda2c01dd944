import type { HelpLanguage } from "../contract";

const ENGLISH = new Set(
  "the and is are was i im you he she it my your his her to of in that this not have has had with for but what do does did don dont can cant will want am be been when who how they we just so know because about feel".split(
    " ",
  ),
);
const SPANISH = new Set(
  "el la los las de del que y en un una es soy esta estoy mi mis tu su no me te se lo le con por para pero como cuando muy ya mas si qué yo ella ellos esto eso porque hay fue era tengo quiero puedo hace todo nada nadie siento dios señor senor vida xq pq q ke".split(
    " ",
  ),
);

/** Returns the language of a text; English if it is neither. */
export function languageOf(text: string): HelpLanguage {
  let spanish = /[ñ¿¡]/i.test(text) ? 2 : 0;
  for (const word of text
    .slice(0, 2_000)
    .toLowerCase()
    .match(/\p{L}+/gu) ?? []) {
    if (SPANISH.has(word)) spanish += 1;
    if (ENGLISH.has(word)) spanish -= 1;
    if (/[áéíóúñ]/.test(word)) spanish += 0.5;
  }
  return spanish > 0 ? "es" : "en";
}
