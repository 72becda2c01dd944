import { Activity } from "lucide-react";
import { Button } from "~/ui/button";
import { openMonitor } from "./open-monitor";

/** Opens the error monitor, for a screen that wants to offer it. */
export function MonitorLink() {
  return (
    <Button variant="ghost" icon={<Activity aria-hidden />} onClick={openMonitor}>
      Error monitor
    </Button>
  );
}
