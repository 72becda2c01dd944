import type { ReadingPassage } from "../../contract";

/** Returns the Vulgate's chapter, if each of its numbers on this page differs by the chapter alone; `null` otherwise. */
export function vulgateChapter(passages: readonly ReadingPassage[]): string | null {
  const chapters = new Set(
    passages.map(({ vulgate, label }) => {
      const [, chapter, verse] = numbersOf(vulgate);
      return verse === label ? chapter : "";
    }),
  );
  const [only] = chapters;
  return chapters.size === 1 && only ? only : null;
}

/** Returns the Vulgate's number of a passage, as it is shown beside its own: "2:28"; `null` for none. */
export function vulgateNumber({ vulgate }: ReadingPassage): string | null {
  const [, chapter, verse] = numbersOf(vulgate);
  return chapter && verse ? `${chapter}:${verse}` : null;
}

function numbersOf(reference: string | null): string[] {
  return [...(/(\d+):(\w+)$/.exec(reference ?? "") ?? [])];
}
