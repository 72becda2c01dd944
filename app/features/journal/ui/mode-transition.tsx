import { Component, createRef, type ReactNode } from "react";
import { prefersLessMotion } from "~/ui/use-media-query";

/** How long a mode leaves and enters, in milliseconds. */
const EXIT_MS = 200;
const ENTRANCE_MS = 300;
const EASING = "cubic-bezier(0.2, 0.7, 0.2, 1)";

interface Props {
  /** Changes when another mode is shown. */
  mode: string;
  /** Selector of the element to focus after a change; the screen's `<main>` if there is none. */
  focusTarget?: string;
  children: ReactNode;
}

/**
 * Animates a change of mode: the old one fades out in 200 ms, then the new one fades in within 300 ms.
 *
 * The new mode is in the page at once and can be used; the old one is an inert copy. Only opacity is animated: with a
 * transform, fixed buttons and toolbars would be positioned within the mode's box.
 */
export class ModeTransition extends Component<Props> {
  private readonly box = createRef<HTMLDivElement>();

  override getSnapshotBeforeUpdate(before: Props): HTMLElement | null {
    const box = this.box.current;
    return box && before.mode !== this.props.mode && !prefersLessMotion() ? copyOf(box) : null;
  }

  override componentDidUpdate(before: Props, _state: unknown, copy: HTMLElement | null) {
    const box = this.box.current;
    if (!box || before.mode === this.props.mode) return;
    if (copy) {
      document.body.appendChild(copy);
      copy
        .animate([{ opacity: 1 }, { opacity: 0 }], { duration: EXIT_MS, easing: EASING, fill: "forwards" })
        .finished.finally(() => copy.remove());
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

// In a closed shadow tree, hidden from searches, labels and groups of radio buttons.
function copyOf(box: HTMLElement): HTMLElement {
  const copy = document.createElement("div");
  copy.inert = true;
  copy.ariaHidden = "true";
  const shadow = copy.attachShadow({ mode: "closed" });
  shadow.adoptedStyleSheets = [copyOfStyles()];
  shadow.appendChild(box.cloneNode(true));
  const { left, top, width } = box.getBoundingClientRect();
  Object.assign(copy.style, {
    position: "fixed",
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    zIndex: "20",
    pointerEvents: "none",
  });
  return copy;
}

function copyOfStyles(): CSSStyleSheet {
  const rules = Array.from(document.styleSheets).flatMap((sheet) => Array.from(sheet.cssRules));
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules.map((rule) => rule.cssText).join("\n"));
  return sheet;
}

function focusMode(box: HTMLElement, target: string | undefined) {
  if (box.contains(document.activeElement)) return;
  const element =
    (target && box.querySelector<HTMLElement>(target)) || box.querySelector<HTMLElement>("main");
  element?.focus({ preventScroll: true });
}
