/** How many different words all entries are written with. */
const VOCABULARY = 6000;

const SYLLABLES = "ba ce di fo gu la me ni po ru sa te vi wo ya che dra ple stu gra".split(" ");

/** Words that the searches look for, by how many of the entries contain them. */
export const SOUGHT = { common: "mercy", uncommon: "pilgrimage", rare: "candlemas" };

/** Returns random numbers from 0 to 1 that are the same in each run. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Returns the made-up word of a rank. */
function wordOf(rank: number): string {
  let word = "";
  for (let rest = rank + 20; rest > 0; rest = Math.floor(rest / 20)) word += SYLLABLES[rest % 20];
  return word;
}

/** Writes entries of some 60 words. Few words are frequent and many rare, as in real language. */
export function entryWriter(seed: number) {
  const random = randomNumbers(seed);
  const moods = ["grateful", "peaceful", "hopeful", null];
  const word = () => wordOf(Math.floor(VOCABULARY ** random()) - 1);
  return () => {
    const words = Array.from({ length: 45 + Math.floor(random() * 30) }, word);
    if (random() < 0.2) words[5] = SOUGHT.common;
    if (random() < 0.01) words[10] = SOUGHT.uncommon;
    if (random() < 0.0005) words[15] = SOUGHT.rare;
    const half = Math.floor(words.length / 2);
    return {
      title: words.slice(0, 4).join(" "),
      preview: words.join(" ").slice(0, 120),
      content: `<p>${words.slice(0, half).join(" ")}</p><p>${words.slice(half).join(" ")}</p>`,
      mood: moods[Math.floor(random() * moods.length)] ?? null,
    };
  };
}
