import type { BrowserContext, Page } from "@playwright/test";

/** Something that moved on a page. */
export interface Motion {
  /** The element and the animation or the property. */
  what: string;
  /** Of one run, in milliseconds. */
  duration: number;
  /** With its delay; null when it never ends. */
  end: number | null;
}

type RecordingWindow = Window & { motions?: Motion[] };

/** Has every page of a context remember what moved on it, whether by style sheets or by scripts. */
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
    const noteOf = ({ target }: Event, name: string) => {
      for (const animation of (target as Element).getAnimations?.() ?? []) note(animation, name);
    };
    document.addEventListener("animationstart", (event) => noteOf(event, event.animationName), true);
    document.addEventListener("transitionrun", (event) => noteOf(event, event.propertyName), true);
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (this: Element, ...options) {
      const animation = animate.apply(this, options);
      note(animation, "by script");
      return animation;
    };
  });
}

/** What has moved on the page so far. */
export function motionsOf(page: Page): Promise<Motion[]> {
  return page.evaluate(() => (window as RecordingWindow).motions ?? []);
}
