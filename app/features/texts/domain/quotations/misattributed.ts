/** A well-known saying that its supposed author never wrote. */
export interface Misattributed {
  wording: RegExp;
  /** Whose it is said to be. */
  author: string;
  /** Why it is struck, in one sentence. */
  reason: string;
}

const NOT_FOUND = "It is in none of the works.";

/**
 * Sayings that their supposed authors never wrote, or wrote otherwise. They must not appear in content, and are struck in
 * answers that quote them.
 */
const MISATTRIBUTED: readonly Misattributed[] = [
  of("Francis of Assisi", "No early source of the saint's life has it.", [
    /use words if necessary|when necessary,? use words/i,
    /doing what(?:'s|’s| is) necessary/i,
  ]),
  of("Francis of Assisi", "The prayer first appeared in a French magazine in 1912, without an author.", [
    /make me an instrument of your peace/i,
  ]),
  of("Augustine", NOT_FOUND, [
    /truth is like a lion/i,
    /as if (?:there were )?only one of us/i,
    /hate the sin/i,
  ]),
  of("Augustine", "He says something like it of praise, but nowhere in these words.", [
    /sings?(?: well)? prays twice/i,
  ]),
  of("Augustine", "It shortens a sentence of his Sermon 131, which says less.", [/rome has spoken/i]),
  of("Augustine", "It comes from the seventeenth century.", [/in essentials,? unity/i]),
  of("Catherine of Siena", "It loosely rewords a sentence of her Letter 368.", [
    /be who god meant you to be/i,
    /set the world on fire/i,
  ]),
  of("Ignatius of Loyola", "It reverses a later saying about him.", [
    /as if everything depend(?:s|ed) on god/i,
  ]),
  of("Teresa of Ávila", NOT_FOUND, [/no body (?:now )?but yours/i]),
  of("Joan of Arc", "The record of her trial does not have it.", [/born to do this/i]),
  of("Thomas Aquinas", NOT_FOUND, [/no explanation is (?:necessary|needed)/i]),
  of("Irenaeus", "He writes of man living, in whom God is glorified, and of the vision of God.", [
    /man fully alive/i,
  ]),
  of("Tertullian", "He writes that the blood of Christians is seed.", [/blood of (?:the )?martyrs is/i]),
  of("Thomas More", "The report has “and God’s first”.", [/good servant,? but god(?:'s|’s) first/i]),
  of("Chesterton", NOT_FOUND, [
    /(?:stop|cease)s? (?:to believe|believing) in god.{0,60}believes? in anything/i,
  ]),
  of("Mother Teresa", "It is by another writer.", [
    /(?:do good|love them|build|forgive them|succeed|give .{0,40}best),? anyway/i,
  ]),
  of("Mother Teresa", "It rewords what she said.", [/small things with great love/i]),
  of("Padre Pio", "It shortens and rewords a letter.", [/pray, hope,? and don.t worry/i]),
  of("Scripture", "No book of the Bible has it.", [
    /helps those who help themselves/i,
    /more than (?:you|we) can handle/i,
  ]),
].flat();

function of(author: string, reason: string, wordings: readonly RegExp[]): Misattributed[] {
  return wordings.map((wording) => ({ author, reason, wording }));
}

/** Returns the saying that a text contains, or `undefined`. */
export function misattributedIn(text: string): Misattributed | undefined {
  return MISATTRIBUTED.find(({ wording }) => wording.test(text));
}
