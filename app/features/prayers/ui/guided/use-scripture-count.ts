import { useEffect } from "react";
import { callApi } from "~/shared/call-api";
import { type GuideId, isScriptureGuide } from "../../domain/guides/guide";

/** Counts a finished guide on Scripture once a day. A call that fails is made again when the end is next opened. */
export function useScriptureCount(args: {
  guide: GuideId;
  isFinished: boolean;
  isCounted: () => boolean;
  setCounted: (isCounted: boolean) => void;
}) {
  const { guide, isFinished, isCounted, setCounted } = args;
  useEffect(() => {
    if (!isFinished || !isScriptureGuide(guide) || isCounted()) return;
    setCounted(true);
    callApi("/api/prayers/guided", { method: "POST", body: { guide } }).catch(() => setCounted(false));
  }, [guide, isFinished, isCounted, setCounted]);
}
