import { expect, it } from "vitest";
import { findNames } from "~/features/companion/domain/names";
import { languageOf } from "~/features/companion/domain/text-language";

it.each([
  ["See St. Thérèse of Lisieux's way.", ["Who is St. Thérèse of Lisieux?"]],
  [
    "St. John of the Cross and Saint Monica prayed.",
    ["Who is St. John of the Cross?", "Who is Saint Monica?"],
  ],
  ["Saint John Baptist de la Salle taught.", ["Who is Saint John Baptist de la Salle?"]],
  ["He wrote a Letter to the Romans.", ["What is the Letter to the Romans about?"]],
  [
    "The Gospel of Luke and the Acts of the Apostles.",
    ["What is the Gospel of Luke about?", "What is the Acts of the Apostles about?"],
  ],
  ["A saint of our time, on First St. at noon.", []],
])("finds the names to ask about in %j", (text, questions) => {
  expect(findNames(text).map(({ question }) => question)).toEqual(questions);
});

it.each([
  ["Es la purificación final de quienes mueren en la amistad de Dios.", "es"],
  ["¿Qué es el purgatorio?", "es"],
  ["What is purgatory?", "en"],
  ["It is the final purification of those who die in God's friendship.", "en"],
  ["", "en"],
])("tells the language of %j", (text, language) => {
  expect(languageOf(text)).toBe(language);
});
