import { ABUSE_SIGNS } from "./abuse-signs";
import { ACUTE_SIGNS } from "./acute-signs";
import { DESPAIR_SIGNS } from "./despair-signs";
import { FOREIGN_SIGNS } from "./foreign-signs";
import { IDIOMS } from "./idioms";
import { isAboutDoctrine, isOldStory } from "./no-danger";
import { plainSentences } from "./plain-speech";
import { SELF_HARM_SIGNS } from "./self-harm-signs";

export const DANGER_KINDS = ["self-harm", "abuse", "acute"] as const;
/** `acute`: an overdose, somebody who threatens now, harm to others. */
export type DangerKind = (typeof DANGER_KINDS)[number];

export interface Danger {
  kind: DangerKind;
  /** Whether the writer tells of somebody else ("my friend wants to kill herself"). */
  isAboutAnother: boolean;
}

/** Characters that are looked at; more than any call accepts. */
const MAX_LENGTH = 20_000;
const SIGNS: [DangerKind, RegExp[]][] = [
  ["acute", ACUTE_SIGNS],
  ["self-harm", [...SELF_HARM_SIGNS, ...DESPAIR_SIGNS, ...FOREIGN_SIGNS]],
  ["abuse", ABUSE_SIGNS],
];

/**
 * Signs of danger in what a person wrote: the most urgent kind, or null. It looks for words that people say of
 * themselves or of somebody they know; the mere topic (a question of doctrine, grief for the dead, Scripture,
 * figures of speech) is no sign. It rather alarms once too often than once too little.
 */
export function findDanger(text: string): Danger | null {
  const sentences = plainSentences(text.slice(0, MAX_LENGTH))
    .filter((sentence) => !isAboutDoctrine(sentence) && !isOldStory(sentence))
    .map(withoutIdioms);
  for (const [kind, signs] of SIGNS) {
    for (const sentence of sentences) {
      if (signs.some((sign) => sign.test(sentence)))
        return { kind, isAboutAnother: isAboutAnother(sentence) };
    }
  }
  return null;
}

function withoutIdioms(sentence: string): string {
  return IDIOMS.reduce((left, idiom) => left.replace(idiom, " - "), sentence).replace(/ {2,}/g, " ");
}

function isAboutAnother(sentence: string): boolean {
  return (
    !/\b(?:i|me|myself)\b/.test(
      sentence.replace(
        /\bi (?:think|know|am worried|am afraid|am scared|fear|believe|just found out|heard)\b/g,
        "",
      ),
    ) ||
    /\b(?:himself|herself|themselves)\b/.test(sentence) ||
    /\b(?:he|she|they) (?:wants?|is|does|says?|will|cannot)\b[^\n]*\b(?:die|suicid\w+|live)\b/.test(sentence)
  );
}
