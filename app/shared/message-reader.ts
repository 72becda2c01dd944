import { parseJsonEventStream, readUIMessageStream, type UIMessage, uiMessageChunkSchema } from "ai";

/**
 * Reads a UI message stream with the AI SDK's own reader: gives the message as it grows, again with each part that
 * comes. Throws where the stream breaks. Load on demand: the reader is heavier than a screen.
 */
export async function* readMessages<Message extends UIMessage>(response: Response): AsyncGenerator<Message> {
  if (!response.body) throw new TypeError("the answer has no body");
  const stream = parseJsonEventStream({ stream: response.body, schema: uiMessageChunkSchema }).pipeThrough(
    new TransformStream({
      transform(part, controller) {
        if (!part.success) throw part.error;
        controller.enqueue(part.value);
      },
    }),
  );
  yield* readUIMessageStream<Message>({ stream, terminateOnError: true });
}

/** The last text of a message: what replaces the others. */
export function lastTextOf(message: UIMessage): string {
  return message.parts.findLast((part) => part.type === "text")?.text ?? "";
}

/** The text of a message so far. */
export function textOf(message: UIMessage): string {
  return message.parts.reduce((text, part) => (part.type === "text" ? text + part.text : text), "");
}
