/** The address that the app is told its model has; nothing of it leaves the machine. */
export const MODEL_VARIABLES = {
  OPENAI_API_KEY: "sk-bench",
  OPENAI_MODEL: "bench-model",
  OPENAI_BASE_URL: "https://model.bench/v1",
};

/** Where the browsers of bench subscribe: a push service that takes all that it is given. */
export const PUSH_SERVICE = "https://fcm.googleapis.com/fcm/send/";

/** Words of an answer. */
export const ANSWER_WORDS = 400;

/**
 * Answers what the worker sends out: a model's chat completion whose words come as fast as they are read, one a chunk,
 * so that all that is measured is the app's own; and a push. Nothing else leaves.
 * @param {{ url: string }} request
 * @returns {Response}
 */
export function answerOutbound({ url }) {
  if (url.startsWith(PUSH_SERVICE)) return new Response(null, { status: 201 });
  if (!url.startsWith(MODEL_VARIABLES.OPENAI_BASE_URL)) {
    return new Response("Nothing leaves this machine", { status: 502 });
  }
  const encoder = new TextEncoder();
  const words = Array.from({ length: ANSWER_WORDS }, (_, index) =>
    index % 40 === 39 ? "peace.\n\n" : "peace ",
  );
  const chunks = [
    { delta: { role: "assistant", content: "" }, finish_reason: null },
    ...words.map((content) => ({ delta: { content }, finish_reason: null })),
    { delta: {}, finish_reason: "stop" },
  ].map((choice) => JSON.stringify({ ...CHUNK, choices: [{ index: 0, ...choice }] }));
  const events = [...chunks, "[DONE]"].map((data) => encoder.encode(`data: ${data}\n\n`));
  let sent = 0;
  const body = new ReadableStream({
    pull(controller) {
      const event = events[sent];
      sent += 1;
      if (event) controller.enqueue(event);
      else controller.close();
    },
  });
  return new Response(body, { headers: { "Content-Type": "text/event-stream" } });
}

const CHUNK = {
  id: "bench",
  object: "chat.completion.chunk",
  created: 1,
  model: MODEL_VARIABLES.OPENAI_MODEL,
};
