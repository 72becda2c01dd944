/** What an error page says: a title, and a sentence for when the server gave none of its own. */
export interface ErrorWords {
  title: string;
  text: string;
}

const SAFE = "What you have written is safe.";

const WORDS: Record<number, ErrorWords> = {
  400: { title: "That address is not quite right", text: "Please check it, or begin again from home." },
  401: {
    title: "Please sign in again",
    text: "Your session has ended. What you were writing is kept in this browser.",
  },
  403: {
    title: "This page is not open to you",
    text: "It belongs to somebody else, or needs another account.",
  },
  404: { title: "Not found", text: "There is nothing at this address, or not any more." },
  405: { title: "That does not work here", text: "This address cannot be used in this way." },
  409: {
    title: "Something has changed meanwhile",
    text: "Please load the page again to see how it stands now.",
  },
  413: { title: "That is too large", text: "Please try again with less." },
  429: { title: "A little too fast", text: "Please wait a moment, then try again." },
  500: { title: "Something went wrong", text: `The fault is ours. Please try again in a moment. ${SAFE}` },
  503: { title: "We cannot reach your data right now", text: `Please try again in a moment. ${SAFE}` },
};

/** The words of a status; those of 500 for one that has none of its own. */
export function errorWords(status: number): ErrorWords {
  return WORDS[status] ?? WORDS[500]!;
}

/** The refusals that the same request may escape: signed in again, later, or once it is seen how things stand now. */
const PASSING = new Set([401, 408, 409, 429]);

/** Whether asking for the same page again can end otherwise: after a failure of ours, not after most refusals. */
export function mayPass(status: number): boolean {
  return status >= 500 || PASSING.has(status);
}

// How Chrome, Firefox and Safari say that a request died, and how Remix says that an answer was not one of ours.
const LOST_DATA =
  /failed to fetch|networkerror|load failed|network error|aborted|turbo-stream|no response body/i;

/** Whether an error means that a screen's data never came: the request died, or something before us answered it. */
export function isLostData(error: unknown): boolean {
  return error instanceof Error && LOST_DATA.test(error.message);
}

/** For a page that could not be fetched because there is no network. */
export const OFFLINE_WORDS: ErrorWords = {
  title: "You are offline",
  text: "This page needs the network. What you write is kept in this browser until you are back.",
};
