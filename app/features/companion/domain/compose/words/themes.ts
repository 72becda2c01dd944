import { writerSentences } from "./writer-text";

export const THEMES = [
  "grief",
  "illness",
  "sin",
  "conflict",
  "fear",
  "loneliness",
  "weariness",
  "doubt",
  "guidance",
  "work",
  "family",
  "gratitude",
] as const;
export type PrayerTheme = (typeof THEMES)[number];

/** Words that show a theme. */
const SIGNS: Record<PrayerTheme, RegExp> = {
  grief:
    /\b(?:died|death|dead|griev\w*|grief|mourn\w*|funeral|passed away|buried|miss (?:him|her|my)|widow\w*|bereave\w*|miscarr\w*|rest in peace|lost my (?:\w+ )?(?:mother|mom|father|dad|husband|wife|son|daughter|baby|brother|sister))\b/gi,
  illness:
    /\b(?:sick|sickness|ill|illness|cancer|surgery|hospital|doctors?|diagnos\w*|pain|chemo\w*|heal\w*|recover\w*|disease|tumou?r|biopsy|treatment|dementia|stroke|health|medicine|injur\w*|depress\w*)\b/gi,
  sin: /\b(?:sins?|sinned|sinful|guilt\w*|asham\w*|shame|confess\w*|repent\w*|tempt\w*|addict\w*|lust\w*|lied|lying|gossip\w*|weakness|penance|forgive me|fell again|mercy|examination of conscience)\b/gi,
  conflict:
    /\b(?:angry|anger|argu\w*|fight|fights|fighting|fought|conflict|resent\w*|bitter\w*|betray\w*|forgiv(?:e|ing) (?:him|her|them|my|someone)|forgiveness|divorce\w*|quarrel\w*|enem\w+|yelled|temper|unfair|hurt by|estranged)\b/gi,
  fear: /\b(?:fear\w*|afraid|scared|anxi\w*|worr\w*|nervous|panic\w*|terrified|stress\w*|uncertain\w*|overwhelm\w*|dread\w*|insecure)\b/gi,
  loneliness:
    /\b(?:lone\w*|alone|isolated|isolation|abandon\w*|no friends|nobody (?:calls|cares|understands)|left out|rejected|unloved|homesick|single)\b/gi,
  weariness:
    /\b(?:tired\w*|exhaust\w*|weary|weariness|worn out|burn(?:ed|t) out|burnout|drained|rest|sleep\w*|busy|hectic|heavy|struggl\w*|discourag\w*|hopeless|give up)\b/gi,
  doubt:
    /\b(?:doubt\w*|unbelief|silence of god|god (?:is|feels|seems) (?:silent|far|distant|absent)|far from god|dry|dryness|distract\w*|cannot pray|can't pray|lukewarm|where is god|where are you|question\w* my faith|lost my faith|spiritual desert)\b/gi,
  guidance:
    /\b(?:decid\w*|decision\w*|discern\w*|vocation|guid\w*|direction|choice|choose|calling|path|wisdom|what (?:to|should i) do|god's will|your will|future|seminary|convent|crossroads|plan\w*)\b/gi,
  work: /\b(?:work\w*|job|boss|career|office|interview|exam\w*|school|college|class\w*|study\w*|studies|homework|business|money|bills|debt\w*|finances|unemploy\w*|deadline\w*|project|students?|cowork\w*|rent)\b/gi,
  family:
    /\b(?:famil\w*|mother|mom|mum|father|dad|husband|wife|marriage|wedding|children|child|kids?|son|sons|daughters?|baby|pregnan\w*|brothers?|sisters?|parents?|grand\w+|home|spouse|friends?|cousins?|aunt|uncle)\b/gi,
  gratitude:
    /\b(?:thank\w*|grateful\w*|gratitude|bless\w*|joy\w*|happy|happiness|beautiful|wonderful|celebrat\w*|praise\w*|rejoic\w*|gift\w*|peaceful|delight\w*|laugh\w*|good news)\b/gi,
};

/** Returns the themes of a text, the strongest first. */
function themesOf(text: string): PrayerTheme[] {
  const words = writerSentences(text).join(". ");
  return THEMES.map((theme) => ({ theme, count: words.match(SIGNS[theme])?.length ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .map(({ theme }) => theme);
}

/** Returns the themes of a text that go with its tone: gratitude for a glad one, and not for a heavy one. */
export function fittingThemes(text: string, tone: "glad" | "heavy" | null): PrayerTheme[] {
  const themes = themesOf(text);
  if (tone === null) return themes;
  return themes.filter(
    (theme) => (theme === "gratitude" || theme === "family") === (tone === "glad") || theme === "family",
  );
}

/** Themes of the categories of the prayer generator. */
const CATEGORY_THEMES: Record<string, PrayerTheme> = {
  gratitude: "gratitude",
  healing: "illness",
  guidance: "guidance",
  protection: "fear",
  peace: "fear",
  forgiveness: "sin",
  strength: "weariness",
  wisdom: "guidance",
  thanksgiving: "gratitude",
  intercession: "family",
};

/** Returns the theme of a category of the prayer generator; `null` for another word. */
export function themeOfCategory(category: string | undefined): PrayerTheme | null {
  return category !== undefined && Object.hasOwn(CATEGORY_THEMES, category)
    ? CATEGORY_THEMES[category]!
    : null;
}

const MAX_WORDS = 10;
const MIN_LETTERS = 5;
const MAX_LETTERS = 30;

/** Words of five letters and more without a theme. */
const STOP_WORDS = new Set(
  `about above across after again against almost alone along already also although always among another anyone anything
  around asked asking aside away because become becomes been before began begin behind being below between beyond both
  bring brought cannot cause close comes coming could couldn't didn't doesn't doing don't done during each either else
  enough especially even eventually every everyone everything exactly except feeling feels finally first found from
  further gave getting given gives giving going gotten great happen happened happens having hello hence here herself
  himself however i'll inside instead isn't itself just keeps kept later least leave left less lately likely little
  looked looking looks lot made make makes making many maybe might more most much must myself nearly need needed needs
  never next nothing often once only other others ought ourselves over perhaps place please pretty quite rather really
  right said same says seemed seems seen several shall should shouldn't since small some somebody someone something
  sometimes somewhere soon started starting still stuff such suddenly taken takes taking tells than thank thanks that
  that's their theirs them themselves then there there's these they they'd they'll they're they've thing things think
  thinking this those though thought three through throughout times today together tomorrow tonight toward towards
  tried trying turned under unless until upon using usually very wanted wanting wants wasn't went were weren't what
  whatever whenever where wherever whether which while whole whose within without won't would wouldn't yesterday
  you're you've yours yourself every morning evening night another again years months weeks entry journal`
    .split(/\s+/)
    .filter(Boolean),
);

/** The writer's own words on a local day (yyyy-MM-dd). */
export interface DatedText {
  date: string;
  text: string;
}

/** Days on which a word has to come to be a theme. */
const FEWEST_DAYS = 2;

/**
 * Returns up to ten words that come on two days or more, those of the most days first: longer than four letters, in lower
 * case, without stop words.
 */
export function themeWords(texts: readonly DatedText[]): string[] {
  const days = new Map<string, Set<string>>();
  for (const { date, text } of texts) {
    const plain = writerSentences(text).join(". ").toLowerCase();
    for (const [found] of plain.matchAll(/[\p{L}\p{M}]+(?:['-][\p{L}\p{M}]+)*/gu)) {
      const word = found.replace(/'s$/, "");
      const { length } = [...word];
      if (length < MIN_LETTERS || length > MAX_LETTERS || STOP_WORDS.has(word)) continue;
      days.set(word, (days.get(word) ?? new Set()).add(date));
    }
  }
  return [...days]
    .filter(([, { size }]) => size >= FEWEST_DAYS)
    .sort(([, one], [, other]) => other.size - one.size)
    .slice(0, MAX_WORDS)
    .map(([word]) => word);
}
