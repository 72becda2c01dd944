import { SOURCE_LABELS, SOURCES, type Source } from "../../limits";

/** What somebody wants who writes again about an answer; `more` is everything else. */
export type FollowUpKind = "thanks" | "why" | "simply" | "in-scripture" | "yes-or-no" | "example" | "more";

const LEAD = "^(?:(?:but|and|so|then|ok|okay|well|hm+|y|pero)[ ,]+)*";
/** A follow-up that is only this, or begins with it and goes on for a word or two. */
const SIGNS: readonly [FollowUpKind, RegExp][] = [
  [
    "thanks",
    new RegExp(
      `${LEAD}(?:thanks|thank you|thx|ty|gracias|amen|god bless|that helps|great|perfect)\\b[^?]{0,60}$`,
    ),
  ],
  [
    "simply",
    /\b(?:simpl(?:er|y|e words|e terms)|easier|short(?:er)?|in (?:a|one) (?:sentence|line|nutshell|few words)|tl;?dr|sum(?:mary| it up| up)|plain (?:english|words)|like i(?:'| a)?m (?:5|five|ten)|(?:to|for|with) (?:an?|my|our|the) (?:\d+|five|six|seven|eight|nine|ten)[- ]?(?:years?|yrs?|yo)\b|(?:to|for|with) (?:an?|my|our|the)? ?(?:(?:little|small|young|\d+ ?-?year ?-?old) )?(?:child|children|kids?|son|daughter|class|grandchild(?:ren)?)|más simple|más sencillo|para niños)\b/,
  ],
  [
    "in-scripture",
    /\b(?:where|which|what|any|show|find|is (?:that|this|it))\b[^?.]{0,40}\b(?:bible|scriptures?|verses?|passages?|chapter)\b|\bin the (?:old|new) testament\b|\bbiblical\b|\bbible verse\b|\bd[oó]nde\b[^?]{0,30}\bbiblia\b/,
  ],
  ["example", /\b(?:examples?|for instance|such as what|what would that look like|ejemplo)\b/],
  [
    "yes-or-no",
    /\b(?:yes or no|just (?:say )?yes|so (?:is it|it is|it's) (?:a )?(?:yes|no)|sí o no|so (?:i )?can(?:no|')?t?)\b/,
  ],
  ["why", new RegExp(`${LEAD}(?:why|how come|what(?:'s| is) the reason|por ?qu[eé])\\b[^?]{0,40}\\??$`)],
];

/** Returns what a follow-up asks for. */
export function kindOfFollowUp(question: string): FollowUpKind {
  const text = question.slice(0, 400).toLowerCase().replace(/’/g, "'").trim();
  return SIGNS.find(([, sign]) => sign.test(text))?.[0] ?? "more";
}

/** Names by which people call a source, beside its label. */
const NAMES: Partial<Record<Source, RegExp>> = {
  catechism: /\b(?:catechism|ccc|catecismo)\b/,
  patristic: /\b(?:church )?fathers\b|\bearly (?:church|christians)\b/,
  aquinas: /\b(?:aquinas|thomas|summa)\b/,
  augustine: /\b(?:augustine|agust[ií]n)\b/,
  ratzinger: /\b(?:ratzinger|benedict(?: xvi)?)\b/,
  "von-balthasar": /\bbalthasar\b/,
  rahner: /\brahner\b/,
  "john-paul-ii": /\b(?:john paul|jp ?(?:2|ii)|juan pablo)\b/,
  "vatican-ii": /\b(?:vatican (?:ii|2|two)|second vatican|vaticano ii)\b/,
  "papal-encyclicals": /\b(?:encyclicals?|popes?)\b/,
  "canon-law": /\b(?:canon law|canons?|church law)\b/,
  liturgy: /\b(?:liturgy|missal|rubrics?)\b/,
};

/** Returns the source that a follow-up names: "what does Augustine say?"; `null` without one. */
export function namedSource(question: string): Source | null {
  const text = question.slice(0, 400).toLowerCase();
  return (
    SOURCES.find((source) => (NAMES[source] ?? new RegExp(SOURCE_LABELS[source], "i")).test(text)) ?? null
  );
}
