import { Component, createRef, type ReactNode } from "react";

/** How long a mode leaves and enters, in milliseconds. */
const EXIT_MS = 200;
const ENTRANCE_MS = 300;
const EASING = "cubic-bezier(0.2, 0.7, 0.2, 1)";

interface Props {
  /** Changes when another mode is shown. */
  mode: string;
  /** Where the keyboard goes on after a change; the screen's `<main>` unless it is found. */
  focusTarget?: string;
  children: ReactNode;
}

/**
 * Plays the change of mode: what was shown leaves in 200 ms, then what is shown enters in 300 ms.
 *
 * The new mode stands in the page at once and can be used; what leaves is a picture of it, a copy without life.
 * Only opacity moves: a transform would tie the fixed buttons and toolbars of a mode to its box.
 */
export class ModeTransition extends Component<Props> {
  private readonly box = createRef<HTMLDivElement>();

  override getSnapshotBeforeUpdate(before: Props): HTMLElement | null {
    const box = this.box.current;
    return box && before.mode !== this.props.mode && !prefersStillness() ? pictureOf(box) : null;
  }

  override componentDidUpdate(before: Props, _state: unknown, picture: HTMLElement | null) {
    const box = this.box.current;
    if (!box || before.mode === this.props.mode) return;
    if (picture) {
      document.body.appendChild(picture);
      picture
        .animate([{ opacity: 1 }, { opacity: 0 }], { duration: EXIT_MS, easing: EASING, fill: "forwards" })
        .finished.finally(() => picture.remove());
      box.animate([{ opacity: 0 }, { opacity: 1 }], {
        duration: ENTRANCE_MS,
        delay: EXIT_MS,
        easing: EASING,
        fill: "backwards",
      });
    }
    focusMode(box, this.props.focusTarget);
  }

  override render() {
    return <div ref={this.box}>{this.props.children}</div>;
  }
}

function prefersStillness(): boolean {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}

// In a closed shadow tree, so that nothing finds the copy: no search, no label, no group of radio buttons.
function pictureOf(box: HTMLElement): HTMLElement {
  const picture = document.createElement("div");
  picture.inert = true;
  picture.ariaHidden = "true";
  const shadow = picture.attachShadow({ mode: "closed" });
  shadow.adoptedStyleSheets = [copyOfStyles()];
  shadow.appendChild(box.cloneNode(true));
  const { left, top, width } = box.getBoundingClientRect();
  Object.assign(picture.style, {
    position: "fixed",
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    zIndex: "20",
    pointerEvents: "none",
  });
  return picture;
}

function copyOfStyles(): CSSStyleSheet {
  const rules = Array.from(document.styleSheets).flatMap((sheet) => Array.from(sheet.cssRules));
  const copy = new CSSStyleSheet();
  copy.replaceSync(rules.map((rule) => rule.cssText).join("\n"));
  return copy;
}

function focusMode(box: HTMLElement, target: string | undefined) {
  if (box.contains(document.activeElement)) return;
  const element =
    (target && box.querySelector<HTMLElement>(target)) || box.querySelector<HTMLElement>("main");
  element?.focus({ preventScroll: true });
}
