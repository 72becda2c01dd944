import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { useSignInAgain } from "~/features/shell/ui/use-sign-in-again";
import { errorMessage, isUnauthorized } from "~/shared/call-api";
import type { ImportSummary } from "../domain/import-summary";
import type { OpenArchive } from "./open-archive";
import type { ImportProgress } from "./run-import";

const FAILED = "The connection was interrupted. Nothing is lost: continue when you are ready.";

/** The state of an import. */
type ImportState =
  | { step: "idle" }
  | { step: "opening"; name: string }
  | { step: "refused"; reason: string }
  | { step: "checking" | "importing"; done: number; total: number }
  | { step: "checked"; summary: ImportSummary }
  | { step: "interrupted"; reason: string; isDryRun: boolean }
  | { step: "done"; summary: ImportSummary };

/** Imports an archive in two steps: a dry run that shows what would happen, and then the import itself. */
export function useImport() {
  const [state, setState] = useState<ImportState>({ step: "idle" });
  const archive = useRef<OpenArchive | null>(null);
  const reached = useRef<ImportProgress | null>(null);
  const stop = useRef<AbortController | null>(null);
  const signInAgain = useSignInAgain();
  const { revalidate } = useRevalidator();
  useEffect(() => () => stop.current?.abort(), []);

  async function choose(file: File) {
    setState({ step: "opening", name: file.name });
    const { ArchiveError, openArchive } = await import("./open-archive");
    try {
      archive.current = await openArchive(file);
    } catch (error) {
      const reason = error instanceof ArchiveError ? error.message : "This file cannot be read.";
      return setState({ step: "refused", reason });
    }
    reached.current = null;
    await run(true);
  }

  async function run(dryRun: boolean) {
    if (!archive.current) return;
    const total = archive.current.itemCount;
    const { NO_PROGRESS, runImport } = await import("./run-import");
    const from = reached.current ?? NO_PROGRESS;
    stop.current = new AbortController();
    const { signal } = stop.current;
    const show = (done: number) =>
      setState({ step: dryRun ? "checking" : "importing", done: Math.min(done, total), total });
    const onProgress = (progress: ImportProgress) => {
      reached.current = progress;
      show(progress.done);
    };
    show(from.done);
    try {
      const summary = await runImport({ archive: archive.current, dryRun, from, signal, onProgress });
      reached.current = null;
      setState({ step: dryRun ? "checked" : "done", summary });
      if (!dryRun) revalidate();
    } catch (error) {
      if (signal.aborted) return;
      if (isUnauthorized(error)) return signInAgain();
      setState({ step: "interrupted", reason: errorMessage(error, FAILED), isDryRun: dryRun });
    }
  }

  function cancel() {
    stop.current?.abort();
    archive.current = null;
    reached.current = null;
    setState({ step: "idle" });
  }

  const goOn = () => state.step === "interrupted" && run(state.isDryRun);
  return { state, choose, start: () => run(false), goOn, cancel };
}
