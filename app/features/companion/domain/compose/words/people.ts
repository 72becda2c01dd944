import texts from "#content/companion";
import { NO_NAMES, RELATIONS, UNFIT } from "./word-lists";

/** A person named at a place of a text. */
export interface Mention {
  /** "my mother Anna", "Helen", "the children". */
  person: string;
  /** The index of the sentence, and the place in it. */
  sentence: number;
  start: number;
  end: number;
}

export interface PeopleInText {
  /** "my mother Anna", "our children", "Maria and John"; each once, in the order of their first mention. */
  living: string[];
  /** People who have died, by the writer's words. */
  departed: string[];
  /** Where the living are mentioned, with the fullest name of each. */
  mentions: Mention[];
}

const ADJECTIVES =
  "(?:(?:dear|dearest|beloved|best|close|closest|good|old|little|big|older|elder|eldest|oldest|younger|youngest|new|newborn|unborn|late|sick|elderly|sweet|precious|only|own|adult|teenage|whole|entire|two|three|four|five)\\s+){0,2}";
const NAME = "\\p{Lu}\\p{Ll}{1,19}(?:-\\p{Lu}\\p{Ll}{1,19})?";
const KIN = new RegExp(
  `\\b(my|our)\\s+(${ADJECTIVES}(?:${RELATIONS}|oldest|eldest|youngest))\\b(?![-'](?!s\\b))(?!'s\\s+(?:\\p{L}+\\s+)?${RELATIONS})(?:\\s+and\\s+((?:my|our)\\s+)?(${RELATIONS})\\b)?(?:,?\\s+(${NAME})(?!\\p{L}))?`,
  "giu",
);
const PARENT =
  /(?<!\b(?:my|our|your|his|her|their|a|the|of) )\b(?:Mom|Mum|Dad|Mommy|Daddy|Mama|Papa|Grandma|Grandpa|Grandmother|Grandfather|Granny|Nana|Abuela|Abuelo|(?:grandma|grandpa|mom|mum|dad)(?='s))\b(?! \p{Lu})/gu;
const TITLED = new RegExp(
  `\\b(?:Mr|Mrs|Ms|Miss|Dr|Fr|Father|Sr|Sister|Brother|Deacon|Pastor|Aunt|Auntie|Uncle|Grandma|Grandpa|Nana) (${NAME})(?!\\p{L})`,
  "gu",
);
const GROUP =
  /\b(?<!\b(?:his|her|their) )(?:the|both|all the) (?:kids|children|grandchildren|grandkids|girls|boys|twins|babies|baby|newlyweds)\b(?!')/gi;
const ONE =
  /(?<!\b(?:being|as|become|like) )\b(?:a|an|this|another|the) (?:(?:old|dear|good|close|young|elderly|kind|homeless|complete|total|new) )?(friend|neighbou?r|co-?worker|colleague|classmate|roommate|stranger|patient|widow|homeless man|young man|old man|young woman|young mother)\b(?! (?:named|called))(?!')/gi;
const SOULS =
  /\b(?:pray|praying|prayed|prayers)\s+for\s+((?:all\s+)?(?:the|those|our)\s+(?:sick|poor|dying|homeless|hungry|lonely|unborn|souls in purgatory|holy souls|suffering|priests|clergy|bishops|pope|victims|refugees|missionaries|persecuted|seminarians|elderly))\b/gi;

/** After somebody who is only remembered: "Frank would have been so proud". */
const NOT_MEANT = /^(?:'d| would)(?: not)? have\b/;

const HAS_NOT_DIED =
  /\b(?:if|might|nearly|almost|could(?! say)|will|afraid|fear|dream\w*|would|worried|what if|dog|cat|pet)\b/i;
/** After a person who has died, or between: "Frank died", "my father, who was 80, passed away". */
const DIED =
  /\b(?:died|passed away|passed on|has passed|passed (?:this|last|yesterday|in)|went home to (?:god|the lord)|rest in peace|rip)\b/i;
const DEATH =
  /^'s?(?: \w+)? (?:funeral|death|burial|wake|memorial|passing|grave|soul|anniversary of death)\b/i;
/** Right before a person who has died. */
const DEATH_OF =
  /\b(?:lost|death of|passing of|funeral (?:for|of|mass for)|wake (?:for|of)|in memory of|grave of|soul of|burial of|buried|mourning|grieving(?: for)?) $/i;

/** Returns the people in the sentences; at most four of the living. */
export function peopleIn(sentences: string[]): PeopleInText {
  const known = namesIn(sentences);
  const all = sentences
    .flatMap((sentence, index) => mentionsIn(sentence, index, known))
    .filter(({ person }) => !UNFIT.test(person));
  const gone = new Set(
    sentences.flatMap((sentence, index) =>
      HAS_NOT_DIED.test(sentence)
        ? []
        : departedIn(
            sentence,
            all.filter((one) => one.sentence === index),
          ),
    ),
  );
  const departed = once([...gone].map(({ person }) => person.replace(/\blate\s+/, "")));
  const mentions = all
    .filter((one) => !gone.has(one))
    .map((one) => ({ ...one, person: fullest(one.person, all) }))
    .filter(({ person }) => !departed.some((other) => isSame(other, person)));
  return { living: once(mentions.map(({ person }) => person)), departed, mentions };
}

/** Returns the people of a sentence who have died; of several the nearest: "My father died and my mother is alone". */
function departedIn(sentence: string, named: Mention[]): Mention[] {
  const at = DIED.exec(sentence)?.index;
  const nearest = at === undefined ? undefined : (named.findLast(({ end }) => end <= at) ?? named[0]);
  const others = named.filter(
    ({ person, start, end }) =>
      DEATH.test(sentence.slice(end)) ||
      DEATH_OF.test(sentence.slice(0, start)) ||
      /^(?:my|our) late\b/.test(person),
  );
  return [...(nearest ? [nearest] : []), ...others].filter(
    ({ person }) => !/\b(?:family|friends|parish|team|community)\b/.test(person),
  );
}

/** Returns the mentions of a sentence in their order, none within another. */
function mentionsIn(sentence: string, index: number, known: ReadonlySet<string>): Mention[] {
  const found: Mention[] = [];
  const add = (match: RegExpExecArray, person: string, text = match[0]) => {
    const start = match.index + match[0].indexOf(text);
    const end = start + text.length;
    const overlaps = found.some((other) => start < other.end && other.start < end);
    if (!overlaps && !NOT_MEANT.test(sentence.slice(end)))
      found.push({ person, sentence: index, start, end });
  };
  for (const match of sentence.matchAll(KIN)) {
    if (/^our (?:Father|Mother)\b/i.test(match[0]) && /[FM]\w+$/.test(match[0])) continue;
    const [whole, whose, who, also, second, name] = match;
    const isNamed = name !== undefined && /^\p{Lu}\p{Ll}/u.test(name) && !NO_NAMES.has(name.toLowerCase());
    const other = second === undefined ? "" : ` and ${also?.toLowerCase() ?? ""}${second.toLowerCase()}`;
    const text = isNamed || name === undefined ? whole : whole.slice(0, -name.length).replace(/,?\s+$/, "");
    const relation = who!.toLowerCase().replace(/\s+/g, " ").replace(/^own /, "");
    const child = /(?:oldest|eldest|youngest)$/.test(relation) ? " child" : "";
    add(match, `${whose!.toLowerCase()} ${relation}${child}${other}${isNamed ? ` ${name}` : ""}`, text);
  }
  for (const match of sentence.matchAll(TITLED)) {
    if (!NO_NAMES.has(match[1]!.toLowerCase())) add(match, match[0]);
  }
  for (const match of sentence.matchAll(PARENT)) add(match, `my ${match[0].toLowerCase()}`);
  for (const match of sentence.matchAll(GROUP)) add(match, match[0].toLowerCase());
  for (const match of sentence.matchAll(ONE)) {
    const [, who = ""] = match;
    const isNear = /^(?:friend|neighbo|co|class|room)/i.test(who);
    add(match, `${isNear ? "my" : "the"} ${who.toLowerCase()}`);
  }
  for (const match of sentence.matchAll(SOULS)) add(match, match[1]!.toLowerCase(), match[1]);
  for (const match of sentence.matchAll(CAPITAL)) {
    if (known.has(match[0]) && !isTheOf(sentence, match.index)) add(match, match[0]);
  }
  return found.sort((one, other) => one.start - other.start);
}

const CAPITAL = new RegExp(`(?<![\\p{L}\\p{N}'-])${NAME}(?![\\p{L}\\p{N}-])`, "gu");
const FIRST_NAMES = new Set(texts.names);
/** Words before a name that is not known as one. */
const BEFORE_A_NAME =
  /\b(?:with|for|told|asked|called|said|says|met|saw|hugged|helped|thank|miss|missed|named|bless|heal|protect|visited|texted|phoned|loves?|married|forgive|forgave|remember|and|that|when|because|heard|invited|dear) $/i;
/** Words before a capital that is no person's, unless known as a name: "in Perth", "the Office". */
const BEFORE_A_PLACE = /\b(?:in|at|near|from|to|into|through|around|of|via|an?|the) $/i;
const AFTER_A_NAME =
  /^(?: (?:said|says|told|tells|asked|asks|called|rang|texted|hugged|smiled|laughed|cried|wept|helped|thinks|wants|wanted|loves|slept|sat|prayed|listened|mentioned|suggested|invited|squeezed|apologi[sz]ed|died|passed|and I|goes in|has (?:her|his|a|an|been)|needs (?:surgery|prayers?)|got (?:the|her|his|a)|brought|gave|came|made (?:me|us)|left me|sent me|held)\b|'s (?:surgery|results|birthday|funeral|baptism|wedding|biopsy|cancer|exam|interview))/;

/** Returns the names of people in the text: the common ones, and others by the words beside them. */
function namesIn(sentences: string[]): Set<string> {
  const names = new Set<string>();
  for (const sentence of sentences) {
    for (const { 0: name, index } of sentence.matchAll(CAPITAL)) {
      const plain = name.toLowerCase();
      const before = sentence.slice(0, index);
      if (NO_NAMES.has(plain) || isTheOf(sentence, index) || ANIMAL.test(before)) continue;
      const after = sentence.slice(index + name.length);
      // Part of a longer name: "First Holy Communion", "Lake Erie".
      if (/\p{Lu}[\p{L}]* $/u.test(before) && !FIRST_NAMES.has(plain)) continue;
      if (/^ (?:Street|Park|Hospital|School|Church|College|University|Lake|River|Avenue|Road)\b/.test(after))
        continue;
      const isShown = AFTER_A_NAME.test(after) || BEFORE_A_NAME.test(before);
      if (FIRST_NAMES.has(plain) || (isShown && !BEFORE_A_PLACE.test(before))) names.add(name);
    }
  }
  return names;
}

const ANIMAL = /\b(?:dog|cat|puppy|kitten|horse|pony|hamster|rabbit|bird),? $/i;

function isTheOf(sentence: string, index: number): boolean {
  return /\b(?:the|saint|st|san|santa|our) $/i.test(sentence.slice(0, index));
}

/** Returns the longest form in which the text names the same person: "my son David" for "David". */
function fullest(person: string, all: readonly Mention[]): string {
  return all
    .map((other) => other.person)
    .filter((other) => isSame(other, person))
    .reduce((longest, other) => (other.length > longest.length ? other : longest), person);
}

/** Returns each person once, at most four. */
function once(people: string[]): string[] {
  return [...new Set(people)]
    .filter((person, _, all) => !all.some((other) => other !== person && other.startsWith(`${person} `)))
    .slice(0, 4);
}

function isSame(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short === long || long.startsWith(`${short} `) || long.endsWith(` ${short}`);
}

/** Joins items: "Anna", "Anna and John", "Anna, John and Rose". */
export function listed(items: readonly string[]): string {
  if (items.length < 2) return items[0] ?? "";
  return `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
}
