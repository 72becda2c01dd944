/** Milliseconds after which a request counts as hanging; generous, because the machine may be busy. */
export const TIMEOUT = 60_000;

/** Bytes of a JSON answer at most (docs/security.md, limits). */
export const MOST_BYTES = 2_000_000;

/** What every text that is sent begins with: no refusal may hold it. */
export const MARK = /zq[0-9a-f]{8}/;
