import { windowsOf } from "./danger-features";
import { dangerOf } from "./danger-model";
import { plainSpeech } from "./plain-speech";

/** Words that no reply may say to a person, in English and Spanish, in plain form. */
const INCITEMENTS =
  /\b(?:you|u) (?:should|could|must|need to|ought to|might as well|deserve to|may as well|better) (?:just |really |go |go and )*(?:die|kill yourself|end (?:it|your life|it all|things)|hurt yourself|cut yourself|stop (?:eating|living)|jump|hang yourself|take (?:all|the whole bottle of) )|\b(?:go|just) (?:ahead and )?(?:kill|hang|cut|hurt|shoot) yourself\b|\b(?:world|everyone|everybody|family|they) (?:would|will) be better (?:off )?without you\b|\b(?:nobody|no ?one) (?:would|will) miss you\b|\bstop taking your (?:medicines?|medication|insulin|pills|meds|chemo\w*)\b|\b(?:stay with|go back to|submit to) (?:him|her|your (?:husband|wife|partner)) (?:even (?:if|when|though) )?(?:he|she|they) (?:hits?|beats?|hurts?)\b|\b(?:matate|suicidate|deberias (?:morir(?:te)?|matarte|suicidarte|cortarte|acabar con (?:todo|tu vida))|mejor (?:muerete|matate)|(?:todos|el mundo) estarian? mejor sin ti|nadie te (?:extranaria|va a extranar)|deja (?:de tomar )?(?:tu|tus) (?:medicinas?|insulina|pastillas|medicamentos?|quimio\w*))\b/;
/** Characters before new ones that the incitements are looked for in with them; the longest has fewer. */
const INCITEMENT_CONTEXT = 120;
/** Characters before new ones that the classifier reads with them. */
const CONTEXT = 280;
/** Most new characters that it waits for when no sentence ends. */
const LONGEST_WAIT = 120;
const SENTENCE_END = /[.!?\n]/;
/** Lowest probability, beside a hand-written sign, that a reply speaks as a person who wants to die. */
const SURE = 0.9;

/**
 * Returns a check of a reply that grows: whether it must not be shown because it encourages harm, or speaks in the first
 * person as somebody who wants to die. Call it with the whole text so far, after each addition and, with `isWhole`, at the
 * end. Each sentence is classified once, when it ends, so that the time grows with the length of the reply.
 */
export function watchReply(): (text: string, isWhole?: boolean) => boolean {
  let searched = 0;
  let classified = 0;
  return (text, isWhole = false) => {
    const tail = text.slice(Math.max(0, searched - INCITEMENT_CONTEXT));
    searched = text.length;
    if (INCITEMENTS.test(plainSpeech(tail))) return true;
    const added = text.slice(classified);
    if (!isWhole && added.length < LONGEST_WAIT && !SENTENCE_END.test(added)) return false;
    const from = Math.max(0, classified - CONTEXT);
    classified = text.length;
    return windowsOf(text.slice(from)).some(
      // Not destructured: the features are found when they are read.
      (window) => window.sign === "self-harm" && dangerOf(window.features) > SURE,
    );
  };
}

/** A reply that names a crisis line has noticed danger that the classifier may have missed. */
const HELP_NAMED =
  /\b988\b|\b(?:crisis|suicide|domestic violence|abuse) (?:line|hotline|lifeline|text line)\b|\bcall (?:911|999|112|emergency services|your local emergency)\b|\b(?:linea de (?:crisis|ayuda|prevencion)|llama al (?:911|112|024|988))\b/;

/** Whether a whole reply shows that its writer sees the reader in danger. */
export function noticesDanger(text: string): boolean {
  return HELP_NAMED.test(plainSpeech(text));
}
