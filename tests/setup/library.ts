import type { Page } from "@playwright/test";
import type { AcolyteAnswer } from "../../app/features/companion/contract";
import type { SavedResponse } from "../../app/features/library/contract";
import type { Call } from "./fixtures";

const SAVED = "/api/saved-responses";

/** Saves a member's own text as a response. */
export function saveResponse(call: Call, overrides: Partial<SavedResponse> = {}): Promise<SavedResponse> {
  return call("POST", SAVED, {
    question: "What is grace?",
    response: "Grace is favor. See https://example.test/grace and **CCC 1996**.",
    responseType: "faith-learning",
    category: "theology",
    ...overrides,
  });
}

/** Asks the companion and saves its answer as it is. */
export async function saveAnswer(
  call: Call,
  question: string,
  overrides: Partial<SavedResponse> = {},
): Promise<SavedResponse> {
  const asked = { question, mode: "faith-learning", denomination: null, sources: ["catechism", "scripture"] };
  const { answer } = await call<AcolyteAnswer>("POST", "/api/acolyte/ask", asked);
  return saveResponse(call, { question, response: answer, ...overrides });
}

/** The parts of the screen of saved responses that tests look at. */
export const library = (page: Page) => ({
  list: page.getByRole("region", { name: "Your saved responses" }),
  text: page.getByRole("region", { name: "Response", exact: true }),
  dialog: page.getByRole("dialog"),
  stat: (name: string) => page.locator("dl div").filter({ hasText: name }).getByRole("definition"),
});

/** A toast with its title and text. */
export const toast = (page: Page, title: string, text: string) =>
  page.getByRole("status").filter({ hasText: title }).filter({ hasText: text }).first();
