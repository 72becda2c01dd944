import type { ToastMessage } from "~/ui/use-toast";

/** Says that the text cannot be saved yet: half a prayer is none. */
export function stillWriting(onStop: () => void): ToastMessage {
  return {
    title: "One moment",
    description: "The companion is still writing.",
    action: { label: "Stop it", onSelect: onStop, altText: "Leave the editor to stop it" },
  };
}
