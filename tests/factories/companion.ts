import {
  type InferUIMessageChunk,
  parseJsonEventStream,
  readUIMessageStream,
  type UIMessage,
  type UIMessageChunk,
  uiMessageChunkSchema,
} from "ai";
import type { AskInput, CompanionDataParts, FollowUpInput } from "~/features/companion/contract";

/** Headers that ask for a stream. */
export const STREAM = { Accept: "text/event-stream" };

/** A message of the companion from the AI SDK's reader. */
type Message = UIMessage<unknown, CompanionDataParts>;

export function ask(overrides: Partial<AskInput> = {}): AskInput {
  return { question: "What is the Eucharist?", mode: "faith-learning", sources: ["catechism"], ...overrides };
}

export function followUp(overrides: Partial<FollowUpInput> = {}): FollowUpInput {
  return {
    followUpQuestion: "And why every Sunday?",
    previousQuestion: "What is the Eucharist?",
    previousResponse: "The source and summit of the Christian life.",
    mode: "faith-learning",
    sources: ["scripture"],
    ...overrides,
  };
}

/** Returns the chunks of a UI message stream, parsed and checked by the AI SDK. */
export function chunksOf(response: Response): ReadableStream<UIMessageChunk> {
  if (!response.body) throw new Error("The response has no body");
  return parseJsonEventStream({ stream: response.body, schema: uiMessageChunkSchema }).pipeThrough(
    new TransformStream<{ success: boolean; value?: unknown; error?: unknown }, UIMessageChunk>({
      transform(part, controller) {
        if (!part.success) throw part.error;
        controller.enqueue(part.value as InferUIMessageChunk<Message>);
      },
    }),
  );
}

/** Returns the final message of a stream. */
export async function readMessage(response: Response): Promise<Message> {
  let message: Message | undefined;
  const states = readUIMessageStream<Message>({ stream: chunksOf(response), terminateOnError: true });
  for await (const state of states) message = state;
  if (!message) throw new Error("The stream has no message");
  return message;
}

export function textOf(message: Message): string {
  return message.parts.map((part) => (part.type === "text" ? part.text : "")).join("");
}

export function answerPartOf(message: Message): CompanionDataParts["answer"] {
  const part = message.parts.find((one) => one.type === "data-answer");
  if (!part) throw new Error("The message has no data-answer part");
  return part.data as CompanionDataParts["answer"];
}
