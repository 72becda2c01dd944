/** Characters of a text that count; more than any call accepts. */
const MAX_LENGTH = 20_000;
/** Characters of a sentence that count. */
const MAX_SENTENCE = 1_000;

/** Words to a machine, not to God or to oneself. Their sentences are left out. */
const MACHINE =
  /\b(?:instructions?|prompts?|system message|language model|llm|chat ?gpt|openai|chatbot|ai model|as an ai|jailbreak|developer mode|dan mode|javascript|html|json|xml|sql|script|api|token|password|passphrase|admin|override|bypass|sudo|execute|print|output|respond|reply|repeat after|repeat the|verbatim|translate|summari[sz]e|rewrite|roleplay|role-play|pretend|act as|you are now|from now on|new rules?|previous (?:rules?|messages?|text)|rules above|text above|above text|disregard|ignore (?:all|any|the|your|every|previous|what|everything|my|prior)|say exactly|write exactly|only say|instead of (?:a |the )?prayer|reveal|begin your|start your|end your (?:answer|prayer|response)|your (?:answer|response|reply|guidelines|programming|training))\b|```|\{\{|\}\}|<\||\|>|\[inst/i;

/**
 * Returns the sentences of a user's own words that a prayer may use: without markup, addresses and odd marks, and without
 * instructions to a machine.
 */
export function writerSentences(text: string): string[] {
  return text
    .slice(0, MAX_LENGTH)
    .normalize("NFC")
    .replace(/<(script|style)\b[\s\S]{0,5000}?<\/\1[^>]{0,20}>/gi, " ")
    .replace(/<[^<>]{0,300}>?/g, " ")
    .replace(/&(?:#\d{1,6}|#x[\da-f]{1,6}|[a-z]{2,8});/gi, " ")
    .replace(/\b(?:https?:\/\/|www\.)\S+/gi, " ")
    .replace(/\S{1,80}@\S{1,80}/g, " ")
    .replace(/\p{Cf}/gu, "")
    .replace(/[\u2018\u2019\u02bc\u0060\u00b4]/g, "'")
    .replace(/\b(St|Sts|Fr|Sr|Br|Dr|Mr|Mrs|Ms)\./g, "$1")
    .split(/[.!?\u2026;:\n\r\u3002\uff01\uff1f|{}[\]"\u201c\u201d()*_#=~]+/u)
    .map((sentence) => sentence.replace(/\s+/g, " ").trim().slice(0, MAX_SENTENCE))
    .filter((sentence) => /\p{L}/u.test(sentence) && !MACHINE.test(sentence));
}
