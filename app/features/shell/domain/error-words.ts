/** The texts of an error page: a title, and a sentence for errors without a message of the server. */
export interface ErrorWords {
  title: string;
  text: string;
}

const SAFE = "Your writing is safe.";

const WORDS: Record<number, ErrorWords> = {
  400: { title: "Something is wrong with this address", text: "Please check it, or start again from home." },
  401: {
    title: "Please sign in again",
    text: "Your session has ended. Your unsaved writing is kept in this browser.",
  },
  403: {
    title: "You don't have access to this page",
    text: "It belongs to someone else, or needs another account.",
  },
  404: { title: "Not found", text: "This page doesn't exist, or no longer does." },
  405: { title: "That doesn't work here", text: "This address can't be used this way." },
  409: { title: "Something has changed", text: "Please reload the page to see the latest version." },
  413: { title: "That's too large", text: "Please try again with less." },
  429: { title: "Too many requests", text: "Please wait a moment, then try again." },
  500: {
    title: "Something went wrong",
    text: `It's our fault, not yours. Please try again in a moment. ${SAFE}`,
  },
  503: { title: "We can't reach your data right now", text: `Please try again in a moment. ${SAFE}` },
};

/** Returns the texts for a status; those of 500 for a status without its own. */
export function errorWords(status: number): ErrorWords {
  return WORDS[status] ?? WORDS[500]!;
}

/** Refusals that a retry may pass: after signing in, later, or with the latest version. */
const PASSING = new Set([401, 408, 409, 429]);

/** Returns whether a retry can succeed: after a server error, and after a few refusals. */
export function mayPass(status: number): boolean {
  return status >= 500 || PASSING.has(status);
}

// The messages of Chrome, Firefox and Safari for a failed request, and of Remix for a response that is not ours.
const LOST_DATA =
  /failed to fetch|networkerror|load failed|network error|aborted|turbo-stream|no response body/i;

/** Returns whether an error means that a screen's data never arrived: the request failed, or a proxy answered it. */
export function isLostData(error: unknown): boolean {
  return error instanceof Error && LOST_DATA.test(error.message);
}

/** For a page that could not be fetched without a network. */
export const OFFLINE_WORDS: ErrorWords = {
  title: "You're offline",
  text: "This page needs the network. Your writing is kept in this browser until you're back online.",
};
