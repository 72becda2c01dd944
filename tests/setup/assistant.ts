import { expect, type Page } from "@playwright/test";

/** The parts of the assistant's screen that tests look at. */
export const assistant = (page: Page) => ({
  question: page.getByLabel("Your question"),
  askButton: page.getByRole("button", { name: "Ask", exact: true }),
  /** The answers on the screen, with their buttons and the box for the next question. */
  conversation: page.getByRole("region", { name: "Conversation" }),
  followUp: page.getByLabel("Your follow-up question"),
  answers: page.getByRole("article"),
  history: page.getByRole("region", { name: "History" }),
  status: page.getByRole("main").getByRole("status").first(),
});

/** Types a new question and asks it. */
export async function ask(page: Page, question: string): Promise<void> {
  const newQuestion = page.getByRole("link", { name: "New question" });
  if (await newQuestion.isVisible()) await newQuestion.click();
  const { question: box, askButton } = assistant(page);
  await box.fill(question);
  await askButton.click();
}

/** Waits until the answer on the screen is whole. */
export async function expectWhole(page: Page): Promise<void> {
  await expect(page.getByRole("button", { name: "Print" })).toBeVisible();
}
