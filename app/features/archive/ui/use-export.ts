import { useEffect, useRef, useState } from "react";
import { useSignInAgain } from "~/features/shell/ui/use-sign-in-again";
import { downloadApi, errorMessage, isUnauthorized } from "~/shared/call-api";

/** The state of a download. */
type ExportState =
  | { step: "idle" }
  /** `bytes` so far, of at least `expected`. */
  | { step: "running"; bytes: number; expected: number }
  | { step: "done"; bytes: number; files: number }
  | { step: "failed"; reason: string };

const FAILED = "The archive could not be completed. Please try again.";

/** Downloads the archive with its progress, and saves it as one file or several. */
export function useExport() {
  const [state, setState] = useState<ExportState>({ step: "idle" });
  const stop = useRef<AbortController | null>(null);
  const signInAgain = useSignInAgain();
  useEffect(() => () => stop.current?.abort(), []);

  async function start() {
    stop.current = new AbortController();
    const { signal } = stop.current;
    setState({ step: "running", bytes: 0, expected: 0 });
    try {
      let bytes = 0;
      let parts = 1;
      for (let part = 1; part <= parts; part += 1) {
        const response = await downloadApi(`/api/archive/export?part=${part}`, { signal });
        parts = Number(response.headers.get("X-Archive-Parts") ?? 1);
        const expected = Number(response.headers.get("X-Image-Bytes") ?? 0);
        const counting = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
          transform(chunk, controller) {
            bytes += chunk.byteLength;
            setState({ step: "running", bytes, expected });
            controller.enqueue(chunk);
          },
        });
        // The browser keeps a large Blob on disk, not in memory.
        const file = await new Response(response.body!.pipeThrough(counting)).blob();
        save(file, nameOf(response));
      }
      setState({ step: "done", bytes, files: parts });
    } catch (error) {
      if (signal.aborted) return;
      if (isUnauthorized(error)) return signInAgain();
      setState({ step: "failed", reason: errorMessage(error, FAILED) });
    }
  }

  function cancel() {
    stop.current?.abort();
    setState({ step: "idle" });
  }

  return { state, start, cancel };
}

function nameOf(response: Response): string {
  return /filename="([^"]+)"/.exec(response.headers.get("Content-Disposition") ?? "")?.[1] ?? "acolyte.zip";
}

function save(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Firefox starts the download after the click has returned.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
