import { writerSentences } from "./writer-text";

const THEMES = [
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

/** Words that tell of a theme. */
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

/** The themes of a text, the strongest first; none for a text without words of any. */
export function themesOf(text: string): PrayerTheme[] {
  const words = writerSentences(text).join(". ");
  return THEMES.map((theme) => ({ theme, count: words.match(SIGNS[theme])?.length ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .map(({ theme }) => theme);
}

/** The theme of each category of the prayer generator. */
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

/** The theme that a category of the prayer generator asks for; null for another word. */
export function themeOfCategory(category: string | undefined): PrayerTheme | null {
  return category !== undefined && Object.hasOwn(CATEGORY_THEMES, category)
    ? CATEGORY_THEMES[category]!
    : null;
}
