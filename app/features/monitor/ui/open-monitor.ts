/** The event that opens the error monitor from anywhere on the page. */
export const OPEN_MONITOR = "acolyte:open-monitor";

/** Opens the error monitor. */
export function openMonitor(): void {
  window.dispatchEvent(new Event(OPEN_MONITOR));
}

/** Whether a key press is Ctrl+Shift+E, or Cmd+Shift+E. */
export function isMonitorKey(event: KeyboardEvent): boolean {
  return (event.ctrlKey || event.metaKey) && event.shiftKey && event.code === "KeyE";
}
