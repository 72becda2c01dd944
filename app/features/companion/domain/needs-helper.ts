import { plainSentences } from "~/features/safety/domain/plain-speech";

/** Help that only a priest or a professional can provide. */
type HelperKind = "absolution" | "confession" | "scruples" | "addiction" | "depression" | "illness";

export interface HelperHint {
  kind: HelperKind;
  /** One short sentence that names the helper. */
  sentence: string;
}

const TO_GOD = /\b(?:lord|god|jesus|christ|father in heaven|heavenly father|holy spirit|savior|saviour)\b/;
const NEAR =
  "\\b(?:i|me|my|we|our|he|she|husband|wife|son|daughter|mom|dad|mother|father|brother|sister|friend)\\b[^\\n]{0,60}";

/** The first hint that fits is used. */
const HINTS: { kind: HelperKind; sign: RegExp; unlessToGod?: true; sentence: string }[] = [
  {
    kind: "absolution",
    sign: /\babsolve me\b|\b(?:give|grant) me (?:the |your )?absolution\b|\b(?:can|will|could|would) you (?:please )?(?:forgive|absolve)\b|(?<!\b(?:priests?|pastor|bishop|deacon|he|they|who|anyone|someone)\b[^.]{0,20})\b(?:hear|take|listen to) my confession\b|\bbless me,? father\b|\b(?:confess|make (?:a|my) confession) to you(?! lord| god| jesus)\b|\b(?:you|acolyte) (?:are|be) (?:a|my|the) (?:priest|confessor)\b|\b(?:act as|play|pretend to be|(?:^|please |you |acolyte )be) (?:a|my|the) (?:priest|confessor|father)\b|\bego te absolvo\b|\bgive me (?:a|my) penance\b/,
    sentence:
      "I am no priest and cannot absolve or hear a confession: only a priest can, and he will receive you kindly in the sacrament of Reconciliation.",
  },
  {
    kind: "absolution",
    sign: /\bforgive (?:me )?(?:all )?(?:my|of my) sins?\b/,
    unlessToGod: true,
    sentence:
      "Only a priest can give you God's absolution, in confession; he will be glad that you come, however long it has been.",
  },
  {
    kind: "scruples",
    sign: /\bscrup(?:les|ulous|ulosity)\b|\b(?:confess(?:ed)?|confession) (?:\w+ ){0,4}(?:again and again|over and over|many times|every day|twice)\b|\b(?:never|not) sure (?:if|whether|that) (?:my|i) (?:confession|sins?|was|am|had been)(?: \w+)? (?:valid|forgiven|enough)\b|\bafraid (?:that )?(?:every|all) ?(?:thing|thought)? (?:i (?:do|think) )?is a (?:mortal )?sin\b/,
    sentence:
      "With scruples it helps to have one regular confessor and to keep to his word; a doctor can help too when the thoughts do not let go.",
  },
  {
    kind: "confession",
    sign: /\b(?:mortal|grave|serious|terrible) sins?\b[^\n]*\b(?:i|my)\b|\bi (?:have |had |just )?(?:committed|fell into|confess)\b[^\n]*\b(?:sins?|adultery|abortion|theft|fornication)\b|\bi (?:had|have had|paid for) an abortion\b|\bi (?:cheated on|have been unfaithful|was unfaithful|had an affair)\b|\b(?:i|my)\b[^\n]{0,40}\b(?:adultery|affair with)\b|\b(?:years|months|long time) since (?:my|i)(?: \w+){0,2} confess(?:ion|ed)\b/,
    sentence: "A priest in confession can lift this from you, and what you say there stays there.",
  },
  {
    kind: "addiction",
    sign: new RegExp(
      `${NEAR}\\b(?:addict(?:ed|ion|ions)?|alcoholic|alcoholism|porn|pornography|gambling|relapsed?|drinking (?:again|too much|problem)|cannot stop (?:drinking|gambling|watching|using|smoking|gaming))\\b|^(?:porn|addiction)`,
    ),
    sentence:
      "A habit that holds you is not carried alone: a confessor, a doctor and a recovery group can each help you take the next step.",
  },
  {
    kind: "depression",
    sign: new RegExp(
      `${NEAR}\\b(?:depress(?:ed|ion)|panic attacks?|anxiety (?:disorder|attacks?)|bipolar|ptsd|eating disorder|anorexi[ac]|bulimi[ac]|hopeless(?:ness)?|cannot get out of bed|burn(?:ed|t)? out|burnout|cannot stop crying|numb)\\b`,
    ),
    sentence:
      "When this weighs on you for long, please speak with a doctor or a counselor as well; a priest will gladly walk beside you.",
  },
  {
    kind: "illness",
    sign: new RegExp(
      `${NEAR}\\b(?:cancer|tumou?r|diagnos(?:ed|is)|surgery|operation|chemo\\w*|hospital|hospice|dying|stroke|dementia|alzheimer s?|alzheimers|icu|terminal(?:ly)?|heart attack|seriously ill|very sick)\\b`,
    ),
    sentence:
      "For the illness itself ask a doctor, and a priest for the Anointing of the Sick: it is there for every serious illness, not only for the last hour.",
  },
];

/**
 * Returns the hint to see a confessor or a doctor, if a text calls for one: a lay helper's hint, not a diagnosis. The
 * caller searches for danger first.
 */
export function needsHelper(text: string): HelperHint | null {
  const sentences = plainSentences(text.slice(0, 20_000));
  for (const { kind, sign, unlessToGod, sentence } of HINTS) {
    if (sentences.some((said) => sign.test(said) && !(unlessToGod && TO_GOD.test(said))))
      return { kind, sentence };
  }
  return null;
}
