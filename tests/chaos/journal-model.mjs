const DAY = 24 * 3_600_000;

/**
 * @typedef {{ date: string, content: string, isDeleted: boolean }} ModelEntry
 * @typedef {{ current: number, longest: number }} Streak
 */

/** What a writer's journal must hold: every acknowledged write, and nothing else. */
export class JournalModel {
  /** @type {Map<string, ModelEntry>} */
  entries = new Map();

  /** @returns {[string, ModelEntry][]} */
  active() {
    return [...this.entries].filter(([, entry]) => !entry.isDeleted);
  }

  /**
   * The streak, counted day by day.
   * @param {string} today yyyy-MM-dd
   * @returns {Streak}
   */
  streak(today) {
    const days = [...new Set(this.active().map(([, entry]) => entry.date))].map(
      (date) => Date.parse(date) / DAY,
    );
    days.sort((a, b) => a - b);
    let longest = 0;
    let run = 0;
    for (const [index, day] of days.entries()) {
      run = days[index - 1] === day - 1 ? run + 1 : 1;
      longest = Math.max(longest, run);
    }
    const last = days.at(-1) ?? Number.NEGATIVE_INFINITY;
    return { current: last >= Date.parse(today) / DAY - 1 ? run : 0, longest };
  }
}
