import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { useCall } from "~/features/shell/ui/use-call";
import { callApi } from "~/shared/call-api";
import { Button } from "~/ui/button";
import { Loading } from "~/ui/loading";
import { Tabs } from "~/ui/tabs";
import type { MonitorView } from "../contract";
import { HealthList } from "./health-list";
import { LogList } from "./log-list";

const TABS = [
  { value: "health", label: "Health" },
  { value: "logs", label: "Logs" },
];

/** The floating panel at the bottom right: the health of the product's parts, and the latest errors. */
export function MonitorPanel({ onClose }: { onClose: () => void }) {
  const { view, hasFailed, load } = useMonitor();
  const [tab, setTab] = useState("health");
  const panel = useFocusWhileOpen();
  const whenLoaded = (show: (loaded: MonitorView) => ReactNode) => {
    if (hasFailed) return <LoadFailed onRetry={load} />;
    return view ? show(view) : <Loading text="Loading..." className="py-4!" />;
  };
  return (
    <dialog
      open
      ref={panel}
      tabIndex={-1}
      aria-label="Error Monitor"
      onKeyDown={(event) => event.key === "Escape" && onClose()}
      className="fixed right-4 bottom-[calc(var(--bottom-bar)+1rem)] left-auto z-40 m-0 flex max-h-96 w-96 max-w-[calc(100vw-2rem)] flex-col rounded-card border border-line bg-card p-0 text-ink shadow-pop outline-none motion-safe:animate-fade-in print:hidden"
    >
      <header className="flex items-center justify-between gap-4 pt-1 pr-1 pl-4">
        <h2 className="text-base/6">Error Monitor</h2>
        <button
          type="button"
          aria-label="Close"
          onClick={onClose}
          className="grid size-11 place-items-center rounded-full text-xl/none text-muted transition-colors hover:bg-sunken hover:text-ink"
        >
          ×
        </button>
      </header>
      <Tabs
        label="Error Monitor"
        items={TABS}
        value={tab}
        onValueChange={setTab}
        className="flex min-h-0 flex-1 flex-col"
        // The panel frames its scrolling content.
        panelClass="min-h-0 overflow-y-auto px-4 pt-3! pb-4 outline-offset-[-2px]"
      >
        {tab === "health" ? (
          <div className="grid gap-3">
            {(view || hasFailed) && <HealthList health={hasFailed ? null : (view?.health ?? null)} />}
            {view?.modelBudget && (
              <p className="text-sm/5 tabular-nums">
                Model calls today: {view.modelBudget.used} of {view.modelBudget.limit}
              </p>
            )}
            {whenLoaded(({ testEndpoints }) => testEndpoints && <ExpireTrial />)}
          </div>
        ) : (
          whenLoaded(({ logs }) => <LogList logs={logs} />)
        )}
      </Tabs>
    </dialog>
  );
}

/** Loads the view when the panel opens. A failure is logged to the console. */
function useMonitor() {
  const [view, setView] = useState<MonitorView | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const load = useCallback(async () => {
    setHasFailed(false);
    try {
      setView(await callApi<MonitorView>("/api/debug/logs"));
    } catch (error) {
      console.error("Failed to load the error monitor", error);
      setHasFailed(true);
    }
  }, []);
  useEffect(() => {
    load();
  }, [load]);
  return { view, hasFailed, load };
}

function LoadFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="grid justify-items-start gap-3">
      <p role="alert">This could not be loaded.</p>
      <Button size="sm" variant="secondary" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}

/** Ends the running trial at once, where the calls for tests exist. */
function ExpireTrial() {
  const { isPending, run } = useCall(() => callApi("/api/auth/expire-trial", { method: "POST" }), {
    success: () => ({
      title: "Trial Expired",
      description: "Trial has been expired for testing purposes",
    }),
    failure: { text: "Please try again in a moment." },
    revalidate: "after-success",
  });
  return (
    <Button
      size="sm"
      variant="secondary"
      className="justify-self-start"
      pending={isPending}
      pendingLabel="Expiring..."
      onClick={() => void run()}
    >
      Expire trial
    </Button>
  );
}

/** Moves the focus to the panel when it opens, and back when it closes. */
function useFocusWhileOpen() {
  const panel = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    panel.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return panel;
}
