import { useEffect, useRef } from "react";
import { TabPanel, Tabs } from "~/ui/tabs";
import { HealthList } from "./health-list";
import { LogList } from "./log-list";
import { MonitorState } from "./monitor-state";
import { useMonitor } from "./use-monitor";

const TABS = [
  { value: "health", label: "Health" },
  { value: "logs", label: "Logs" },
];
// The panel is the scroll's frame: what does not fit moves inside.
const panelClass = "min-h-0 overflow-y-auto px-4 pt-3! pb-4 outline-offset-[-2px]";

/** The floating panel at the bottom right: how the parts of the product are, and what went wrong lately. */
export function MonitorPanel({ onClose }: { onClose: () => void }) {
  const view = useMonitor();
  const panel = useFocusWhileOpen();
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
      <Tabs label="Error Monitor" items={TABS} defaultValue="health" className="flex min-h-0 flex-1 flex-col">
        <TabPanel value="health" className={panelClass}>
          <HealthList {...view} />
        </TabPanel>
        <TabPanel value="logs" className={panelClass}>
          <MonitorState {...view}>{(found) => <LogList logs={found.logs} />}</MonitorState>
        </TabPanel>
      </Tabs>
    </dialog>
  );
}

/** Takes the focus when the panel opens and gives it back when it closes. */
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
