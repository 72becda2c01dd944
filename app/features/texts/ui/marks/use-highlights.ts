import { useEffect, useState } from "react";
import { useCall } from "~/features/shell/ui/use-call";
import { isUnauthorized } from "~/shared/call-api";
import type { HighlightColour } from "~/shared/vocabulary";
import type { Highlight } from "../../contract";
import { passageElements, spotOfElement, spotsOnPage } from "./page-passages";
import type { Reader } from "./use-reader";

const PATH = "/api/reading/highlights";

type Colours = ReadonlyMap<number, HighlightColour>;
type Runs = readonly (readonly [first: number, last: number])[];

/** The highlights of a page: loaded once it is shown, and changed for the selected passages. */
export function useHighlights(work: string, { userId, call, forget }: Reader) {
  const [colours, setColours] = useState<Colours>(new Map());

  useEffect(() => {
    if (!userId) return setColours(new Map());
    const spots = spotsOnPage(work);
    const [first = 0, last = 0] = [spots[0], spots.at(-1)];
    const query = new URLSearchParams({ work, first: String(first), last: String(last) });
    let isGone = false;
    call<Highlight[]>(`${PATH}?${query}`).then(
      (list) => !isGone && setColours(colouring(spots, list)),
      (error) => isUnauthorized(error) && forget(),
    );
    return () => {
      isGone = true;
    };
  }, [work, userId, call, forget]);

  // A change is shown before the server has stored it.
  const change = useCall(
    async (runs: Runs, colour: HighlightColour | null) => {
      for (const [first, last] of runs) {
        const body = { work, first, last, ...(colour && { colour }) };
        await call(PATH, { method: colour ? "POST" : "DELETE", body });
      }
      setColours((now) => recoloured(now, runs, colour));
    },
    { failure: { title: "Not highlighted", text: "Please check your connection and try again." } },
  );
  const shown = change.pending ? recoloured(colours, ...change.pending) : colours;

  useEffect(() => {
    for (const element of passageElements()) {
      const colour = shown.get(spotOfElement(work, element));
      if (colour) element.dataset.highlight = colour;
      else delete element.dataset.highlight;
    }
  });
  useEffect(
    () => () => {
      for (const element of passageElements()) delete element.dataset.highlight;
    },
    [],
  );
  return { colours: shown, highlight: change.run };

  function recoloured(now: Colours, runs: Runs, colour: HighlightColour | null): Colours {
    const next = new Map(now);
    for (const spot of spotsOnPage(work)) {
      if (!runs.some(([first, last]) => spot >= first && spot <= last)) continue;
      if (colour) next.set(spot, colour);
      else next.delete(spot);
    }
    return next;
  }
}

function colouring(spots: readonly number[], list: readonly Highlight[]): Colours {
  const colourOf = (spot: number) => list.find(({ first, last }) => spot >= first && spot <= last)?.colour;
  return new Map(
    spots.flatMap((spot): [number, HighlightColour][] => {
      const colour = colourOf(spot);
      return colour ? [[spot, colour]] : [];
    }),
  );
}
