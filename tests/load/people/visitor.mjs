import { randomInt } from "node:crypto";
import { Caller } from "../lib/caller.mjs";
import { actUntil } from "../lib/until.mjs";

/** Milliseconds between two pages that the same place of the crowd opens, on average. */
const PAUSE = 600;

/** A place in the crowd before shared pages: each page that it opens is opened by somebody else. */
export class Visitor {
  /**
   * @param {string} origin
   * @param {import("../lib/meter.mjs").Meter} meter
   * @param {string[]} pages paths of shared pages
   */
  constructor(origin, meter, pages) {
    this.origin = origin;
    this.meter = meter;
    this.pages = pages;
  }

  /** @param {AbortSignal} over */
  async live(over) {
    await actUntil(over, PAUSE, async () => {
      const address = Array.from({ length: 3 }, () => randomInt(256)).join(".");
      const person = new Caller(this.origin, this.meter, {
        "CF-Connecting-IP": `10.${address}`,
        "User-Agent": "Mozilla/5.0 (Linux; Android 15) Reader",
      });
      await person.open("Shared page", this.pages[randomInt(this.pages.length)] ?? "");
    });
  }
}
