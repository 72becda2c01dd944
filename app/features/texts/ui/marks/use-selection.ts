import { useCallback, useEffect, useRef, useState } from "react";
import {
  passageAt,
  passageElements,
  passagesInRange,
  spotOfElement,
  spotsOnPage,
  textOfElement,
} from "./page-passages";

interface Chosen {
  spots: ReadonlySet<number>;
  /** The passage that was chosen last. */
  anchor: HTMLElement | null;
}

const NONE: Chosen = { spots: new Set(), anchor: null };

/** Controls that do something else with a click. */
const CONTROLS = "a, button, input, label, [role=toolbar], [role=dialog]";

/** The selected passages of a page. */
export interface PageSelection {
  spots: ReadonlySet<number>;
  anchor: HTMLElement | null;
  /** The text in which they were selected. */
  text: string;
  clear: () => void;
  /** Selects by keyboard, from the first passage in view. */
  startKeys: () => void;
  isKeyed: boolean;
}

/**
 * Lets readers select passages: by a click or tap each, with Shift up to a passage, by dragging over words, and by keyboard
 * once `startKeys` was called. `onLeave` is called for the Tab key while passages are selected.
 */
export function useSelection(work: string, onLeave: () => void): PageSelection {
  const [chosen, setChosen] = useState(NONE);
  const [isKeyed, setKeyed] = useState(false);
  const latest = useRef(chosen);
  latest.current = chosen;
  const leave = useRef(onLeave);
  leave.current = onLeave;

  const choose = useCallback(
    (element: HTMLElement, mode: "toggle" | "extend") => {
      const { spots, anchor } = latest.current;
      const spot = spotOfElement(work, element);
      const next = new Set(spots);
      if (mode === "extend" && anchor) {
        const all = spotsOnPage(work);
        const ends = [all.indexOf(spotOfElement(work, anchor)), all.indexOf(spot)];
        for (const one of all.slice(Math.min(...ends), Math.max(...ends) + 1)) next.add(one);
      } else if (!next.delete(spot)) next.add(spot);
      setChosen(next.size === 0 ? NONE : { spots: next, anchor: element });
    },
    [work],
  );
  const clear = useCallback(() => setChosen(NONE), []);

  useEffect(() => {
    const handleClick = (event: MouseEvent) => {
      const { target, shiftKey, defaultPrevented } = event;
      if (defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.altKey) return;
      if (target instanceof Element && target.closest(CONTROLS)) return;
      const dragged = shiftKey ? [] : passagesInRange();
      if (dragged.length > 0) {
        setChosen({
          spots: new Set(dragged.map((one) => spotOfElement(work, one))),
          anchor: dragged.at(-1)!,
        });
        return;
      }
      const element = passageAt(target);
      if (!element) return;
      // Shift would also select the words between.
      if (shiftKey) getSelection()?.removeAllRanges();
      choose(element, shiftKey ? "extend" : "toggle");
    };
    document.addEventListener("click", handleClick);
    return () => document.removeEventListener("click", handleClick);
  }, [work, choose]);

  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented) return;
      if (document.querySelector("[role=dialog]")) return;
      clear();
      setKeyed(false);
    };
    document.addEventListener("keydown", handleKey);
    return () => document.removeEventListener("keydown", handleKey);
  }, [clear]);

  // The page is React's, but these attributes are only ours.
  useEffect(() => {
    for (const element of passageElements()) {
      const isChosen = chosen.spots.has(spotOfElement(work, element));
      element.toggleAttribute("data-selected", isChosen);
      if (isKeyed) element.setAttribute("aria-checked", String(isChosen));
    }
  }, [work, chosen, isKeyed]);

  useEffect(() => {
    if (!isKeyed) return;
    const all = passageElements();
    for (const element of all) {
      element.tabIndex = -1;
      element.setAttribute("role", "checkbox");
    }
    const handleKey = (event: KeyboardEvent) => {
      const at = all.indexOf(event.target as HTMLElement);
      if (at < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
      const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
      if (step) {
        const next = all[at + step];
        if (event.shiftKey && latest.current.anchor === null) choose(all[at]!, "toggle");
        next?.focus();
        if (next && event.shiftKey) choose(next, "extend");
      } else if (event.key === " " || event.key === "Enter") choose(all[at]!, "toggle");
      else if (event.key === "Tab" && !event.shiftKey && latest.current.spots.size > 0) leave.current();
      else return;
      event.preventDefault();
    };
    const handleBlur = ({ relatedTarget }: FocusEvent) => {
      const isNear = relatedTarget instanceof Element && relatedTarget.closest(`[data-place], ${CONTROLS}`);
      if (!isNear && latest.current.spots.size === 0) setKeyed(false);
    };
    document.addEventListener("keydown", handleKey);
    document.addEventListener("focusout", handleBlur);
    return () => {
      document.removeEventListener("keydown", handleKey);
      document.removeEventListener("focusout", handleBlur);
      for (const element of all) {
        for (const name of ["tabindex", "role", "aria-checked"]) element.removeAttribute(name);
      }
    };
  }, [isKeyed, choose]);

  const startKeys = () => {
    setKeyed(true);
    const inView = passageElements().find((element) => element.getBoundingClientRect().top >= 0);
    // In the next frame it can take the focus.
    requestAnimationFrame(() => inView?.focus());
  };
  const text = chosen.anchor ? textOfElement(chosen.anchor) : "";
  return { ...chosen, text, clear, startKeys, isKeyed };
}
