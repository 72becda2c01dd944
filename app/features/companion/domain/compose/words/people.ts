import { NO_NAMES, RELATIONS, UNFIT } from "./word-lists";

export interface PeopleInText {
  /** "my mother Anna", "our children", "Maria and John". */
  living: string[];
  /** People who have died, by the writer's words. */
  departed: string[];
}

const ADJECTIVES =
  "(?:(?:dear|dearest|beloved|best|close|closest|good|old|little|big|older|elder|eldest|oldest|younger|youngest|new|newborn|unborn|late|sick|elderly|sweet|precious|only|own|adult|teenage|whole|entire|two|three|four|five)\\s+){0,2}";
const NAME = "\\p{Lu}\\p{Ll}{1,19}(?:-\\p{Lu}\\p{Ll}{1,19})?";
const KIN = new RegExp(
  `\\b([Mm]y|[Oo]ur|MY|OUR)\\s+(${ADJECTIVES}${RELATIONS})\\b(?![-'](?!s\\b))(?!'s\\s+(?:\\p{L}+\\s+)?${RELATIONS})(?:\\s+and\\s+((?:my|our)\\s+)?(${RELATIONS})\\b)?(?:,?\\s+(${NAME})(?!\\p{L}))?`,
  "giu",
);
const PRAYED_FOR = new RegExp(
  `\\b(?:[Pp]ray|[Pp]raying|[Pp]rayed|[Pp]rayers?|[Ii]ntercede|[Ii]nterceding|[Bb]less|[Hh]eal|[Pp]rotect)(?:\\s+for)?\\s+(${NAME}(?:(?:,\\s+(?:and\\s+)?|\\s+and\\s+)${NAME}){0,3})(?!\\p{L})`,
  "gu",
);
const SOULS =
  /\b(?:pray|praying|prayed|prayers)\s+for\s+((?:all\s+)?(?:the|those|our)\s+(?:sick|poor|dying|homeless|hungry|lonely|unborn|souls in purgatory|holy souls|suffering|priests|clergy|bishops|pope|victims|refugees|missionaries|persecuted|seminarians|elderly))\b/gi;
const HAS_DIED =
  /\b(?:died|passed away|passed on|has passed|went home to (?:god|the lord)|rest in peace|rip|funeral|wake|burial|buried|death of|(?:'s|s) death|lost my|my late|our late|in memory of|anniversary of (?:his|her|my \w+'s) death)\b/i;
const HAS_NOT_DIED =
  /\b(?:if|might|nearly|almost|could|will|afraid|fear|dream\w*|would|worried|what if|dog|cat|pet)\b/i;

/** Returns the people in the sentences, each once, in the order of their first mention; at most four. */
export function peopleIn(sentences: string[]): PeopleInText {
  const living: string[] = [];
  const departed: string[] = [];
  for (const sentence of sentences) {
    const hasDied = HAS_DIED.test(sentence) && !HAS_NOT_DIED.test(sentence);
    const named = [...kinIn(sentence), ...prayedForIn(sentence)].filter((person) => !UNFIT.test(person));
    // Of several people in a sentence of mourning the first has died: "My father died and my mother is alone".
    named.forEach((person, index) => {
      (hasDied && index === 0 && !/\b(?:family|friends|parish|team|community)\b/.test(person)
        ? departed
        : living
      ).push(person.replace(/\blate\s+/, ""));
    });
  }
  return {
    living: once(living.filter((person) => !departed.some((gone) => isSame(gone, person)))),
    departed: once(departed),
  };
}

function kinIn(sentence: string): string[] {
  return [...sentence.matchAll(KIN)].map(([, whose, who, also, second, name]) => {
    const other = second === undefined ? "" : ` and ${also?.toLowerCase() ?? ""}${second.toLowerCase()}`;
    const isNamed = name !== undefined && /^\p{Lu}\p{Ll}/u.test(name) && !NO_NAMES.has(name.toLowerCase());
    return `${whose!.toLowerCase()} ${who!.toLowerCase().replace(/\s+/g, " ")}${other}${isNamed ? ` ${name}` : ""}`;
  });
}

function prayedForIn(sentence: string): string[] {
  const names = [...sentence.matchAll(PRAYED_FOR)].map(([, found]) =>
    listed(found!.split(/,\s+(?:and\s+)?|\s+and\s+/).filter((name) => !NO_NAMES.has(name.toLowerCase()))),
  );
  return [...names.filter(Boolean), ...[...sentence.matchAll(SOULS)].map(([, who]) => who!.toLowerCase())];
}

/** Returns each person once; of "my mother" and "my mother Anna" the longer. */
function once(people: string[]): string[] {
  return people
    .filter((person, index) => people.indexOf(person) === index)
    .filter((person) => !people.some((other) => other !== person && other.startsWith(`${person} `)))
    .slice(0, 4);
}

function isSame(one: string, other: string): boolean {
  return one === other || one.startsWith(`${other} `) || other.startsWith(`${one} `);
}

/** Joins items: "Anna", "Anna and John", "Anna, John and Rose". */
export function listed(items: readonly string[]): string {
  if (items.length < 2) return items[0] ?? "";
  return `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
}
