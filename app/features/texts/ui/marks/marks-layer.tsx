import { useCall } from "~/features/shell/ui/use-call";
import type { HighlightColour } from "~/shared/vocabulary";
import { focusToolbar } from "~/ui/toolbar";
import { useCopy } from "~/ui/use-copy";
import { type ReadingPage, SELECTION_PARAMETER } from "../../contract";
import { selectedRuns, selectionReference, sourceName, writeSelection } from "../../domain/selection";
import { placeOfSpot } from "../../domain/spots";
import "./marks.css";
import { passageElements, spotOfElement, spotsOnPage, textOfElement, wordsOf } from "./page-passages";
import { SelectionTools } from "./selection-tools";
import { useHighlights } from "./use-highlights";
import { useReader } from "./use-reader";
import { useReading } from "./use-reading";
import { type PageSelection, useSelection } from "./use-selection";

const TOOLS = "[data-selection-tools] [role=toolbar]";

/** The content of `Marks`, loaded on demand. */
export default function MarksLayer({ page }: { page: ReadingPage }) {
  const { work } = page;
  const reader = useReader(`${location.pathname}${location.search}`);
  const selection = useSelection(work, () => focusToolbar(document.querySelector(TOOLS)));
  const { colours, highlight } = useHighlights(work, reader);
  const { kept, keep, forget } = useReading(page, reader);
  const copy = useCopy();
  const keeping = useCall(keep, {
    success: ({ reference }) => ({ title: "Place kept", description: reference }),
    failure: { title: "Place not kept", text: "Please check your connection and try again." },
  });

  const forgetting = useCall(forget, {
    success: () => ({ title: "Place removed" }),
    failure: { title: "Place not removed", text: "Please check your connection and try again." },
  });

  const spots = spotsOnPage(work);
  const runs = selectedRuns(spots, (spot) => selection.spots.has(spot));
  const reference = runs.length > 0 ? (selectionReference({ work, runs }) ?? page.title) : "";
  const { anchor } = selection;
  const passages = passageElements().filter((element) => selection.spots.has(spotOfElement(work, element)));

  /** Ends the selection; the keyboard goes on where it was. */
  const end = () => {
    selection.clear();
    if (selection.isKeyed) anchor?.focus();
  };
  const paint = (colour: HighlightColour | null) => {
    void highlight(runs, colour);
    end();
  };
  const place = runs[0] ? placeOfSpot(work, runs[0][0]) : null;
  const isKept = kept !== null && kept.place === place;
  const togglePlace = () => {
    if (isKept) void forgetting.run();
    else if (place !== null) void keeping.run(place, selection.text);
    end();
  };
  const copyWords = () => {
    const text = `${selectedWords(work, selection)}\n${reference} (${editionOf(page, selection.text)})`;
    void copy(text, { title: "Copied", description: reference });
    end();
  };
  const chosen = [...selection.spots].map((spot) => colours.get(spot) ?? null);

  return (
    <>
      <button
        type="button"
        onClick={selection.startKeys}
        className="sr-only focus-visible:not-sr-only focus-visible:absolute focus-visible:z-10 focus-visible:rounded-lg focus-visible:border focus-visible:border-line focus-visible:bg-card focus-visible:px-3 focus-visible:py-2 focus-visible:text-[0.9375rem] print:hidden"
      >
        Select {page.kind === "bible" ? "verses" : "passages"} with the keyboard
      </button>
      <p role="status" className="sr-only">
        {announcement(selection, reference)}
      </p>
      {runs.length > 0 && (
        <SelectionTools
          reference={reference}
          passages={passages}
          highlighting={
            reader.userId
              ? {
                  colour: chosen.every((colour) => colour === chosen[0]) ? (chosen[0] ?? null) : null,
                  isAny: chosen.some((colour) => colour !== null),
                  onHighlight: paint,
                  isPlace: isKept,
                  onTogglePlace: togglePlace,
                }
              : null
          }
          signIn={{ path: reader.signInPath, onSignIn: reader.onSignIn }}
          paths={pathsOf(
            writeSelection({ text: selection.text, work, runs }),
            reference,
            page.kind === "bible",
          )}
          onCopy={copyWords}
          onClose={end}
          onEscape={() => (selection.isKeyed ? anchor?.focus() : end())}
        />
      )}
    </>
  );
}

/** Returns the screens that go on with a selection. */
function pathsOf(selected: string, reference: string, isScripture: boolean) {
  const passage = new URLSearchParams({ [SELECTION_PARAMETER]: selected });
  const question = new URLSearchParams({ question: `Help me understand ${reference}.` });
  return {
    write: `/journal?new=true&${passage}`,
    pray: isScripture ? `/immersive-prayer?guide=lectio&${passage}` : null,
    ask: `/acolyte?${question}`,
  };
}

/** Returns the words of the selected passages, in the selected text, with an ellipsis for each gap. */
function selectedWords(work: string, { spots, text }: PageSelection): string {
  let words = "";
  let isGap = false;
  for (const element of passageElements()) {
    if (textOfElement(element) !== text) continue;
    if (!spots.has(spotOfElement(work, element))) isGap = words !== "";
    else {
      words += `${words === "" ? "" : isGap ? " … " : " "}${wordsOf(element)}`;
      isGap = false;
    }
  }
  return words;
}

function editionOf({ columns }: ReadingPage, text: string): string {
  const column = columns.find(({ edition }) => edition.id === text);
  return column ? sourceName(column.edition) : "";
}

function announcement({ isKeyed, spots }: PageSelection, reference: string): string {
  if (spots.size > 0) return `${reference} selected.${isKeyed ? " Press Tab for the tools." : ""}`;
  return isKeyed ? "Move with the arrow keys and select with Space. Escape ends it." : "";
}
