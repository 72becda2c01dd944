import texts from "#content/companion";
import type { PrayerTask } from "../../tasks";
import type { PrayerMaterial } from "../companion-texts";
import type { Moment } from "../words/moments";
import { listed } from "../words/people";
import type { PrayerTheme } from "../words/themes";
import type { WritersWords } from "../words/writers-words";

/** A line of a prayer, with its phrases still to be filled in. */
export interface PrayerLine {
  line: string;
  slots: Record<string, string>;
}

/** Chooses one of the items, for each attempt another one. */
export type Choose = <Item>(items: readonly Item[]) => Item;

const DEATH = texts.matters.find(({ id }) => id === "death")!;
/** Most moments of a text in one prayer. */
const MOMENTS = 3;

/** Returns the lines with the writer's own words, the most important first. */
export function ownLines(words: WritersWords, material: PrayerMaterial, choose: Choose): PrayerLine[] {
  const { living, departed, hopes, wishes, tone } = words;
  const [first, ...further] = momentsOf(words, choose).map((moment) =>
    momentLines(moment, words, material, choose),
  );
  const gone =
    departed.length === 0
      ? []
      : [
          { line: choose(material.departed), slots: { departed: listed(departed.slice(0, 3)) } },
          giftLine(DEATH.gifts, null, material, choose),
        ];
  const [named, ...asked] =
    first ?? (living.length === 0 ? [] : peopleLines(listed(living.slice(0, 3)), tone, material, choose));
  return [
    ...gone,
    // A wish that names the event takes its place: "strength for my exams".
    ...(named && !isWithin(named.slots.matter, wishes[0]) ? [named] : []),
    ...wishes.slice(0, 1).map((wish) => ({ line: choose(material.wishes), slots: { wish } })),
    ...hopes.slice(0, 1).map((hope) => ({ line: choose(material.hopes), slots: { hope } })),
    ...asked,
    ...further.flat(),
    ...(first || living.length + departed.length > 0 || wishes.length + hopes.length > 0
      ? []
      : feelingLines(words, material, choose)),
  ];
}

function isWithin(matter: string | undefined, wish: string | undefined): boolean {
  return matter !== undefined && wish?.includes(matter) === true;
}

/** What to thank for when something went well. */
const HELP = ["the help with {event}"];

/** Returns the moments to pray about, with people: those of the sentence, else the first of the text. */
function momentsOf({ moments, living, departed }: WritersWords, choose: Choose): Moment[] {
  const said: string[] = [];
  // The departed are named themselves.
  const further = departed.length === 0 ? moments : moments.filter(({ matter }) => matter !== DEATH);
  return further.slice(0, MOMENTS).map((moment, index) => {
    const near = moment.people.length > 0 || index > 0 ? moment.people : living;
    const people = near.filter((person) => !said.includes(person)).slice(0, 2);
    said.push(...people);
    const good = moment.wentWell ? choose(moment.matter?.good ?? HELP) : "{event}";
    return { ...moment, people, name: good.replace("{event}", moment.name) };
  });
}

/** Returns a line that names a moment, and one that asks for something in it. */
function momentLines(
  { tone, name, matter, people, owner }: Moment,
  words: WritersWords,
  material: PrayerMaterial,
  choose: Choose,
): PrayerLine[] {
  if (tone === "sorry") {
    const sorry = { line: choose(material.sorry), slots: { matter: name } };
    return people.length === 0
      ? [sorry, giftLine(giftsOf(matter, tone), null, material, choose)]
      : [sorry, { line: choose(material.amends), slots: { people: listed(people) } }];
  }
  const lines = tone === "thanks" ? material.thanks : material.naming;
  const naming = { line: choose(lines), slots: { matter: listed([...people, name]) } };
  const gifts =
    matter === null || (tone === "thanks" && matter.tone === "plea")
      ? (words.feelings.find((feeling) => feeling.gifts)?.gifts ??
        texts.gifts[tone === "thanks" ? "glad" : "heavy"])
      : giftsOf(matter, tone);
  return [naming, giftLine(gifts, gifts === matter?.gifts ? owner : null, material, choose)];
}

function giftsOf(matter: Moment["matter"], tone: Moment["tone"]): string[] {
  return matter?.gifts ?? texts.gifts[tone === "thanks" ? "glad" : "heavy"];
}

function giftLine(
  gifts: readonly string[],
  people: string | null,
  material: PrayerMaterial,
  choose: Choose,
): PrayerLine {
  const gift = choose(gifts);
  return people === null
    ? { line: choose(material.asks), slots: { gift } }
    : { line: choose(material.asksFor), slots: { gift, people } };
}

function peopleLines(
  people: string,
  tone: WritersWords["tone"],
  material: PrayerMaterial,
  choose: Choose,
): PrayerLine[] {
  return [
    { line: choose(tone === "glad" ? material.thanks : material.naming), slots: { matter: people } },
    giftLine(texts.gifts[tone ?? "heavy"], people, material, choose),
  ];
}

/** Returns a request for what a feeling needs. */
function feelingLines(
  { feelings, tone }: WritersWords,
  material: PrayerMaterial,
  choose: Choose,
): PrayerLine[] {
  if (feelings.length === 0 && tone === null) return [];
  const gifts = feelings.find((feeling) => feeling.gifts)?.gifts ?? texts.gifts[tone ?? "heavy"];
  return [giftLine(gifts, null, material, choose)];
}

/** Returns further requests, for a long prayer. */
export function giftLines({ tone }: WritersWords, material: PrayerMaterial, choose: Choose): PrayerLine[] {
  return [1, 2].map(() => giftLine(texts.gifts[tone ?? "heavy"], null, material, choose));
}

/** Returns one line for each theme. */
export function themeLines(themes: PrayerTheme[], material: PrayerMaterial, choose: Choose): PrayerLine[] {
  return themes.map((theme) => ({ line: choose(material.themes[theme]), slots: {} }));
}

/** Returns a line of the season or of the hour, in turn. */
export function dayLine(
  { season, timeOfDay }: Pick<PrayerTask, "season" | "timeOfDay">,
  material: PrayerMaterial,
  turn: number,
): PrayerLine {
  return { line: turn % 2 === 0 ? material.seasons[season] : material.hours[timeOfDay], slots: {} };
}
