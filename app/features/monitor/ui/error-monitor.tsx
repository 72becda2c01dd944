import { Activity } from "lucide-react";
import { lazy, Suspense, useEffect, useState } from "react";
import { Button } from "~/ui/button";

const MonitorPanel = lazy(() =>
  import("./monitor-panel").then((module) => ({ default: module.MonitorPanel })),
);

/** The event that opens the error monitor from anywhere on the page. */
const OPEN_MONITOR = "acolyte:open-monitor";

/** The error monitor: hidden until Ctrl+Shift+E (Cmd on a Mac) or a link opens it, and loaded only then. */
export function ErrorMonitor() {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const open = () => setIsOpen(true);
    const toggle = (event: KeyboardEvent) => {
      const isShortcut = (event.ctrlKey || event.metaKey) && event.shiftKey && event.code === "KeyE";
      if (!isShortcut) return;
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

/** Opens the error monitor, for a screen that offers it. */
export function MonitorLink() {
  return (
    <Button
      variant="ghost"
      icon={<Activity aria-hidden />}
      onClick={() => window.dispatchEvent(new Event(OPEN_MONITOR))}
    >
      Error monitor
    </Button>
  );
}
