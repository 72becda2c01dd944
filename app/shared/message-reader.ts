import { parseJsonEventStream, readUIMessageStream, type UIMessage, uiMessageChunkSchema } from "ai";

/**
 * Reads a UI message stream with the AI SDK's own reader and yields the growing message after each part. Throws when the
 * stream breaks off. Load on demand: the reader is heavier than a screen.
 */
export async function* readMessages<Message extends UIMessage>(response: Response): AsyncGenerator<Message> {
  if (!response.body) throw new TypeError("the response has no body");
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

/** Returns the last text of a message, which replaces the others. */
export function lastTextOf(message: UIMessage): string {
  return message.parts.findLast((part) => part.type === "text")?.text ?? "";
}

/** Returns the text of a message so far. */
export function textOf(message: UIMessage): string {
  return message.parts.reduce((text, part) => (part.type === "text" ? text + part.text : text), "");
}
