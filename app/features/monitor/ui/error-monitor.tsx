import { lazy, Suspense, useEffect, useState } from "react";
import { isMonitorKey, OPEN_MONITOR } from "./open-monitor";

const MonitorPanel = lazy(() =>
  import("./panel/monitor-panel").then((module) => ({ default: module.MonitorPanel })),
);

/** The error monitor: hidden until Ctrl+Shift+E (Cmd on a Mac) or a link asks for it, and loaded only then. */
export function ErrorMonitor() {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const open = () => setIsOpen(true);
    const toggle = (event: KeyboardEvent) => {
      if (!isMonitorKey(event)) return;
      event.preventDefault();
      setIsOpen((was) => !was);
    };
    window.addEventListener(OPEN_MONITOR, open);
    window.addEventListener("keydown", toggle);
    return () => {
      window.removeEventListener(OPEN_MONITOR, open);
      window.removeEventListener("keydown", toggle);
    };
  }, []);
  if (!isOpen) return null;
  return (
    <Suspense>
      <MonitorPanel onClose={() => setIsOpen(false)} />
    </Suspense>
  );
}
