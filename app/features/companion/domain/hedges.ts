/** Ways in which an answer says that it has not found something or is not certain. */
const HEDGE =
  /\b(?:(?:can|could|do|does|did) ?not|cannot|can['’]t|could(?:n['’]t)|unable to|was not able to) (?:directly )?(?:locate|find|address|verify|confirm)\b|\bno (?:direct|specific|explicit) (?:references?|passages?|quotations?|teaching)\b|\bnot (?:directly|specifically|explicitly) (?:address(?:ed)?|mention(?:ed)?|stated?)\b|\b(?:I am|I['’]m) not (?:certain|sure)\b/gi;

/** Where the hedging phrases of a text stand, in their order. */
export function findHedges(text: string): { start: number; end: number }[] {
  return [...text.matchAll(HEDGE)].map(({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  }));
}
