import type { BrowserContext, Page } from "@playwright/test";

/** Something that moved on a page. */
export interface Motion {
  /** The element and the animation or the property. */
  what: string;
  /** Of one iteration, in milliseconds. */
  duration: number;
  /** With its delay; null when it never ends. */
  end: number | null;
}

type RecordingWindow = Window & { motions?: Motion[] };

/** Records the motions on every page of a context, by style sheets and by scripts. */
export async function recordMotion(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const motions: Motion[] = [];
    (window as RecordingWindow).motions = motions;
    const note = (animation: Animation, name: string) => {
      const target = (animation.effect as KeyframeEffect | null)?.target;
      const { duration, endTime } = animation.effect?.getComputedTiming() ?? {};
      const end = Number(endTime);
      motions.push({
        what: `${target?.tagName.toLowerCase()}.${target?.getAttribute("class") ?? ""} ${name}`,
        duration: Number(duration),
        end: Number.isFinite(end) ? end : null,
      });
    };
    const seen = new WeakSet<Animation>();
    const look = () => {
      for (const animation of document.getAnimations()) {
        if (seen.has(animation)) continue;
        seen.add(animation);
        if (animation instanceof CSSAnimation) note(animation, animation.animationName);
        if (animation instanceof CSSTransition) note(animation, animation.transitionProperty);
      }
    };
    // Once a frame: a change of scheme animates a thousand colours, and each look recalculates the styles.
    let isLooking = false;
    const lookSoon = () => {
      if (isLooking) return;
      isLooking = true;
      look();
      requestAnimationFrame(() => {
        isLooking = false;
        look();
      });
    };
    document.addEventListener("animationstart", lookSoon, true);
    document.addEventListener("transitionrun", lookSoon, true);
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (this: Element, ...options) {
      const animation = animate.apply(this, options);
      note(animation, "by script");
      return animation;
    };
  });
}

/** Returns the motions on the page so far. */
export function motionsOf(page: Page): Promise<Motion[]> {
  return page.evaluate(() => (window as RecordingWindow).motions ?? []);
}
