import type { Page } from "@playwright/test";
import type { AnswerPart, CheckedCitation } from "../../app/features/companion/contract";
import {
  closingChunks,
  LAST_EVENT,
  openingChunks,
  toEvent,
  wordChunk,
} from "../../app/features/companion/domain/message-stream";

const WHOLE: AnswerPart = {
  id: "11111111-1111-4111-8111-111111111111",
  threadId: "22222222-2222-4222-8222-222222222222",
  state: "done",
  engine: "built-in",
  sources: ["catechism"],
  isSafetyMessage: false,
  support: null,
};

/** Has the next questions of a page answered with a text, as the server would stream it. */
export async function answerWith(
  page: Page,
  text: string,
  { checked = [] }: { checked?: CheckedCitation[] } = {},
): Promise<void> {
  const citations = { catechism: [], scripture: [], fathers: [], documents: [] };
  const chunks = [
    ...openingChunks("m1", { ...WHOLE, state: "streaming" }),
    ...text.split(/(?<= )/).map(wordChunk),
    ...closingChunks(WHOLE, { citations, checked }),
  ];
  await page.route("**/api/acolyte/ask", (route) =>
    route.fulfill({
      status: 201,
      headers: { "Content-Type": "text/event-stream" },
      body: chunks.map(toEvent).join("") + LAST_EVENT,
    }),
  );
}
