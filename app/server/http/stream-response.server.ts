/** Whether a caller wants the AI SDK's UI message stream in place of JSON. */
export function wantsStream(request: Request): boolean {
  return (request.headers.get("Accept") ?? "").toLowerCase().includes("text/event-stream");
}

/** A UI message stream (server-sent events, version 1 of the AI SDK's protocol) that no cache keeps. */
export function streamResponse(stream: ReadableStream<Uint8Array>): Response {
  return new Response(stream, {
    headers: {
      "Content-Type": "text/event-stream",
      "Cache-Control": "no-store",
      "X-Accel-Buffering": "no",
      "X-Vercel-AI-UI-Message-Stream": "v1",
    },
  });
}
