import type { WrittenTitle } from "~/features/companion/contract";
import { callApi } from "~/shared/call-api";

/** Saving waits no longer for a title. */
const PATIENCE_MS = 8_000;

/** The companion's title for a text; null when none came. */
export async function askTitle(content: string): Promise<WrittenTitle | null> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const answer = await callApi<WrittenTitle>("/api/ai/journal-title", {
      method: "POST",
      body: { content },
      signal,
    });
    return answer.title ? answer : null;
  } catch {
    return null;
  }
}
