import type { Token } from "./tokens";

const words = (list: string) => new Set(list.split(/\s+/));

/** Verbs with a reference as their subject: "Romans 8 teaches". */
const REPORTING =
  words(`affirms affirm addresses address calls call confirms confirm commands command condemns
  condemn contains contain declares declare defines define depicts depict describes describe discusses discuss
  emphasizes emphasize explains explain expresses express gives give indicates indicate insists invites invite lists list
  makes make means mean mentions mention notes note offers offer opens open points point portrays presents present
  promises promise provides provide quotes quote reads read recalls recall recounts recount records record refers refer
  reflects reflect relates reminds remind reports reveals reveal says say shows show speaks speak specifies states state
  stresses stress suggests summarizes summarize supports support teaches teach tells tell uses use warns warn`);

/** Small words that may follow a reference; a noun would make its number a count ("Mark 5 people"). */
const FUNCTION =
  words(`about above according after again also although among and are as at be because been before
  being below but by can cannot could did do does during either even ff for from had has have he here how however i if
  in into is it itself later may might must my neither nor not of on or our over per rather regarding shall she should
  since so such than that the their them then there therefore these they this those though thus to together too under
  until upon v verse verses vs vv was we were what when where whereas which while who whom whose why will with within
  would yes yet you your cf chapter again alone both chs e eg f i ie`);

/** Words after which a bare reference is expected. */
const INTRODUCING =
  words(`see cf confer compare in from of read reading and to also like with per under by or at
  chapter book consult cite cites citing quote quotes quoting especially e g eg`);

const CAPITAL = /^\p{Lu}/u;

/** Whether a word starts with a capital. */
export function isCapital(token: Token | undefined): boolean {
  return token !== undefined && CAPITAL.test(token.text);
}

/**
 * Whether a bare number is a reference by the tokens after it: a mark, the end, a capital, a small word or a verb of saying
 * may follow; a unit, a plural or any other noun makes it a count.
 */
export function endsReference(tokens: readonly Token[], next: number): boolean {
  const after = tokens[next];
  if (!after || after.gap >= 2) return true;
  if (after.gap === 0) return after.kind === "mark" && !"%°$€£/".includes(after.text);
  if (after.kind !== "word" || isCapital(after)) return true;
  return FUNCTION.has(after.word) || REPORTING.has(after.word);
}

/** Whether the tokens after "3:15" make it a time of the day. */
export function isTimeOfDay(tokens: readonly Token[], next: number): boolean {
  const after = tokens[next];
  if (after?.kind !== "word" || after.gap > 1) return false;
  if (after.word === "am") return !isCapital(after) || after.text === "AM";
  if (after.word === "pm" || after.word === "o") return true;
  return (
    (after.word === "a" || after.word === "p") &&
    tokens[next + 1]?.word === "." &&
    tokens[next + 2]?.word === "m"
  );
}

/** Whether a reference without verses is expected at a token: after a bracket, a semicolon, "see", "in" and similar. */
export function isIntroduced(tokens: readonly Token[], at: number, next: number): boolean {
  const before = tokens[at - 1];
  if (!before || ".!?:".includes(before.word) || tokens[at]!.gap >= 2) {
    const after = tokens[next];
    return after?.kind !== "word" || after.gap >= 2 || REPORTING.has(after.word);
  }
  return '([;,\u2014/"\u201c'.includes(before.word) || INTRODUCING.has(before.word);
}

/** Whether a token is the first of its sentence. */
export function startsSentence(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  return !before || ".!?".includes(before.word) || tokens[at]!.gap >= 2;
}
