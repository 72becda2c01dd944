/**
 * The weight of a stem: the rarer, the more it tells. One that stands nowhere weighs most.
 * @param standsIn in how many of the index's topics
 */
export function stemWeight(standsIn: number, topics: number): number {
  return Math.log(1 + topics / (standsIn + 0.5));
}
