import texts from "#content/companion";
import type { Mood } from "~/shared/vocabulary";
import type { Feeling, Matter } from "../companion-texts";
import type { Mention, PeopleInText } from "./people";
import { RELATIONS, UNFIT } from "./word-lists";

/** How a text or a part of it is prayed: with thanks, with a request, or with sorrow for sin. */
type Tone = "thanks" | "plea" | "sorry";

/** Something that happened or is ahead, as the writer says it. */
export interface Moment {
  tone: Tone;
  /** "the chemotherapy", "my worry about the roof". */
  name: string;
  /** Whether the name is the writer's phrase. */
  isPhrase: boolean;
  /** What it is about; `null` for the writer's phrase alone. */
  matter: Matter | null;
  /** Whether something dreaded has gone well. */
  wentWell: boolean;
  /** The people of the same sentence, who are living. */
  people: string[];
  /** Whose it is; `null` for the writer's own. */
  owner: string | null;
}

/** A phrase of the writer with its place. */
export interface Phrase {
  text: string;
  tone: Tone;
  sentence: number;
  start: number;
}

const whole = (pattern: string) => new RegExp(`\\b(?:${pattern})\\b`, "gi");

const MATTERS = texts.matters.map((matter) => ({
  matter,
  names: Object.entries(matter.names).map(([name, says]) => ({
    name: name.replace(/\+$/, ""),
    isGood: name.endsWith("+"),
    says: whole(says),
  })),
}));
const FEELINGS = texts.feelings.map((feeling) => ({ feeling, says: whole(feeling.says) }));

const GOOD = whole(
  "thank\\w*|grateful|joy\\w*|happy|happiness|glad|beautiful|wonderful|went (?:so |really |very )?well|benign|all clear|clean scan|shrunk|shrinking|remission|passed|healed|better|relie(?:f|ved)|proud|laugh\\w*|blessed|blessings?|amazing|lovely|celebrat\\w*|at last|praise|alleluia|hallelujah|god is good|good news|(?:is|are|was|were|came back) (?:so |very |really )?(?:good|great|clear|fine|perfect)|success\\w*|danc\\w+|smil\\w+|peaceful|at peace|calm|delight\\w*|best|thrilled|excited|good (?:talk|day|to)|got the|it's over|is over|all done|is done|finished|good result\\w*",
);
const BAD = whole(
  "afraid|scared|worr\\w+|anxi\\w+|nervous|terrif\\w+|sad\\w*|crying|angry|anger|hurts?|hate\\w*|can't|couldn't|don't know|no idea|bad|worse|lost|fight\\w*|alone|lonel\\w+|tired|exhaust\\w+|please|pray for|praying for|help me|need|hard|difficult|struggl\\w+|fail\\w*|disappoint\\w*|miss (?:him|her|them|my)|didn't|is back|homesick|stress\\w*|asham\\w+|sorry|scary|fear\\w*|too much|overwhelm\\w*|argu\\w+|without|nothing|closing|furious",
);
/** Words of what is still ahead. */
const AHEAD =
  /\b(?:tomorrow|tonight|next (?:week|month|year)|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|will|going to|waiting|starts|hoping|in (?:two|three|a few) (?:days|weeks))\b/i;
const GLAD_MOODS: readonly Mood[] = ["joyful", "peaceful", "grateful", "blessed"];
const HEAVY_MOODS: readonly Mood[] = ["struggling", "anxious"];

const count = (text: string, words: RegExp) => [...text.matchAll(words)].length;

/** Whether a text is glad or heavy, by the mood chosen for it, else by its words. */
export function toneOf(text: string, mood: Mood | null | undefined): "glad" | "heavy" | null {
  if (mood && GLAD_MOODS.includes(mood)) return "glad";
  if (mood && HEAVY_MOODS.includes(mood)) return "heavy";
  const balance = count(text, GOOD) - count(text, BAD);
  if (balance > 0) return "glad";
  return balance < 0 && mood !== "hopeful" ? "heavy" : null;
}

/** Words that deny what follows them. */
const DENIED =
  /(?:\b(?:not|never|nobody|no one|without|no|none|stop(?:ped)?|instead of)|n't)(?: \w+){0,2} $/i;

/** Returns the feelings of the writer, those of the text's tone first, then those that it only has by its mood. */
export function feelingsIn(sentences: string[], tone: "glad" | "heavy" | null): Feeling[] {
  const found = FEELINGS.filter(({ says }) =>
    sentences.some((sentence) =>
      [...sentence.matchAll(says)].some(({ index }) => {
        const before = sentence.slice(0, index);
        return !DENIED.test(before) && !OF_OTHERS.test(before);
      }),
    ),
  ).map(({ feeling }) => feeling);
  return tone === null ? found : found.filter((feeling) => feeling.tone === tone);
}

/** The last subject before a feeling is another person. */
const OF_OTHERS =
  /\b(?:he|she|they|he's|she's|they're|who|you)\b(?!.*\b(?:i|i'm|i've|i'd|we|we're|me|us)\b)[^,]*$/i;

/**
 * Returns the moments of a text: its matters and the writer's phrases, those of the text's tone first, then by their
 * weight. A phrase takes the place of a matter that it names.
 */
export function momentsIn(
  sentences: string[],
  { mentions, living }: PeopleInText,
  phrases: readonly Phrase[],
  tone: "glad" | "heavy" | null,
): Moment[] {
  const found: Moment[] = sentences.flatMap((sentence, index) => {
    const near = mentions.filter((mention) => mention.sentence === index);
    const people = [...new Set(near.map(({ person }) => person))].filter((person) => living.includes(person));
    const place = { sentence, index, mentions, tone };
    const matters = mattersIn(place);
    const own = phrases.filter((phrase) => phrase.sentence === index);
    return [
      ...own.map((phrase) => {
        const inside = matters.find(
          ({ at }) => at >= phrase.start && at < phrase.start + phrase.text.length + 10,
        );
        const owner = inside?.owner ?? null;
        const unnamed = people.filter((person) => !phrase.text.includes(person));
        return {
          ...phrase,
          name: phrase.text,
          matter: inside?.matter ?? null,
          isPhrase: true,
          wentWell: false,
          people: unnamed,
          owner,
        };
      }),
      ...matters
        .filter(({ at }) => own.every(({ start, text }) => at < start - 30 || at >= start + text.length + 10))
        .map((one) => ({ ...one, isPhrase: false, people })),
    ];
  });
  if (found.length === 0) found.push(...thingIn(sentences, mentions, tone));
  const isFirst = (moment: Moment) => (moment.tone === "thanks") === (tone === "glad");
  // "Felt nothing at Mass": the Mass itself is no burden.
  const isGift = ({ tone, matter }: Moment) => tone === "plea" && matter?.tone === "thanks";
  const weight = ({ matter }: Moment) =>
    matter === null ? MATTERS.length / 2 : texts.matters.indexOf(matter);
  const sorted = found
    .filter(({ name }) => !UNFIT.test(name))
    .sort(
      (one, other) =>
        Number(isFirst(other)) - Number(isFirst(one)) ||
        Number(isGift(one)) - Number(isGift(other)) ||
        weight(one) - weight(other) ||
        Number(other.isPhrase) - Number(one.isPhrase),
    );
  return sorted
    .filter((moment, index) => index === 0 || !isGift(moment))
    .filter((moment, index) => sorted.findIndex((other) => isSame(other, moment)) === index)
    .map(({ tone, name, isPhrase, matter, wentWell, people, owner }) => ({
      tone,
      name,
      isPhrase,
      matter,
      wentWell,
      people,
      owner,
    }));
}

/** A thing at the end of a phrase: "the ferry" of "rode the ferry to the island". */
const THING =
  /\b(the|my|our|this) ((?:\p{Ll}{3,} )?\p{Ll}{4,})(?= (?:to|with|in|on|at|for|from|and|by|of|across|into|today|until|before|after|while|when)\b|,|$)/gu;
const NO_THING = new RegExp(
  `\\b(?:${RELATIONS}|time|times|day|days|week|month|year|morning|evening|afternoon|night|today|words?|things?|way|rest|end|first|second|last|next|same|whole|other|most|more|past|future|moment|minute|hour|lord|idea|fact|point|reason|part|kind|middle|front|back|side|top|hundredth|world|truth|mind|head|heart|life|body|face|hands?|eyes?|phone|floor|room|door|floor|street|man|woman|people|person|only|very|best|worst|\\w+ly|\\w+ed|\\w+est)\\b`,
  "i",
);

/** Returns a thing that the first sentences name, when nothing better is known. */
function thingIn(sentences: string[], mentions: readonly Mention[], tone: "glad" | "heavy" | null): Moment[] {
  for (const [index, sentence] of sentences.slice(0, 2).entries()) {
    for (const [name] of sentence.matchAll(THING)) {
      if (NO_THING.test(name)) continue;
      const people = mentions.filter((one) => one.sentence === index).map(({ person }) => person);
      const prayed = tone === "heavy" ? "plea" : "thanks";
      return [
        {
          tone: prayed,
          name,
          isPhrase: false,
          matter: null,
          wentWell: false,
          people: [...new Set(people)],
          owner: null,
        },
      ];
    }
  }
  return [];
}

function isSame(one: Moment, other: Moment): boolean {
  return (
    one.name === other.name ||
    one.name.startsWith(`${other.name} `) ||
    (one.matter !== null && one.matter === other.matter)
  );
}

interface Place {
  sentence: string;
  index: number;
  mentions: readonly Mention[];
  tone: "glad" | "heavy" | null;
}

/** Returns the matters of a sentence, one for each matter: the graver names first. */
function mattersIn({ sentence, index, mentions, tone }: Place) {
  return MATTERS.flatMap(({ matter, names }) => {
    for (const { name, isGood, says } of names) {
      for (const match of sentence.matchAll(says)) {
        const before = sentence.slice(0, match.index);
        const isName = mentions.some(
          (one) => one.sentence === index && match.index >= one.start && match.index < one.end,
        );
        if (isName || DENIED.test(before)) continue;
        // "Everybody is there except me".
        const isOwn = /(?:^| )(?:i|me|my|myself)(?: |$)/i.test(match[0]);
        const owner = isOwn ? null : ownerOf(before, index, mentions);
        const prayed = isGood ? "thanks" : toneIn(matter, sentence, tone);
        // Another person's fault is no reason for the writer's sorrow.
        if (prayed === "sorry" && (owner !== null || OF_OTHERS.test(before))) continue;
        const wentWell = prayed === "thanks" && matter.tone === "plea" && !isGood;
        return [
          { matter, tone: prayed, wentWell, name: named(name, match[0], before), owner, at: match.index },
        ];
      }
    }
    return [];
  });
}

function toneIn(matter: Matter, sentence: string, tone: "glad" | "heavy" | null): Tone {
  const isGood = count(sentence, GOOD) > 0;
  const isBad = count(sentence, BAD) > 0;
  if (matter.tone === "sorry") return "sorry";
  if (matter.tone === "plea") return isGood && !isBad && !AHEAD.test(sentence) ? "thanks" : "plea";
  if (isGood !== isBad) return isGood ? "thanks" : "plea";
  if (tone !== null) return tone === "glad" ? "thanks" : "plea";
  return matter.tone === "thanks" ? "thanks" : "plea";
}

const WHOSE = new RegExp(`\\b(my|our) (?!${RELATIONS} )(?:[\\w-]+ )?$`, "i");

/** Returns "my exams" for "the exam" where the words are "exams", and "my" or "our" stands before them. */
function named(given: string, word: string, before: string): string {
  const isPlural = word.toLowerCase() === `${given.split(" ").at(-1)}s`;
  const name = isPlural ? `${given}s` : given;
  const whose = WHOSE.exec(before)?.[1];
  return whose === undefined ? name : name.replace(/^the (?=\S+$)/, `${whose.toLowerCase()} `);
}

const SUBJECT =
  /(?<![\p{L}'-])(?:(i|i'm|i've|i'd|we|we're|we've|my|our|me|us)|(he|she|they|his|her|their|he's|she's|they're|him|them))(?![\p{L}'-])/giu;

/** Returns the person whom the words before speak of last: "my mother has her surgery"; `null` for the writer. */
function ownerOf(before: string, sentence: number, mentions: readonly Mention[]): string | null {
  const here = mentions.filter((one) => one.sentence === sentence && one.end <= before.length);
  const words = [...before.matchAll(SUBJECT)].filter(
    ({ index }) => !here.some(({ start, end }) => index >= start && index < end),
  );
  const last = words.at(-1);
  const person = here.at(-1);
  if (person && (!last || person.start > last.index)) return person.person;
  if (!last || last[1] !== undefined) return null;
  const earlier = mentions.filter(
    (one) => one.sentence < sentence || (one.sentence === sentence && one.start < last.index),
  );
  return earlier.at(-1)?.person ?? null;
}
