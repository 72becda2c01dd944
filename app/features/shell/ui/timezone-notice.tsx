import { Clock } from "lucide-react";
import { useEffect, useState } from "react";
import { callApi } from "~/shared/call-api";
import { browserTimezone, ianaName } from "~/shared/iana-name";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { useCall } from "./use-call";

/** Where this browser remembers the zone that the user has declined. */
const DECLINED = "acolyte-declined-zone";

/** Offers the browser's zone when it differs from the user's, until they choose one of the two. */
export function TimezoneNotice({ timezone }: { timezone: string }) {
  const [offered, setOffered] = useState<string | null>(null);
  const { isPending, run: accept } = useCall(
    (zone: string) => callApi("/api/auth/profile", { method: "PATCH", body: { timezone: zone } }),
    {
      success: () => ({ title: `Your days now follow ${placeOf(offered!)} time` }),
      failure: { title: "Update Failed", text: "Failed to update profile. Please try again." },
      revalidate: "after-success",
    },
  );

  useEffect(() => {
    const here = browserTimezone();
    const isOffered = here !== ianaName(timezone) && localStorage.getItem(DECLINED) !== here;
    setOffered(isOffered ? here : null);
  }, [timezone]);

  if (!offered) return null;

  function decline() {
    localStorage.setItem(DECLINED, offered!);
    setOffered(null);
  }

  return (
    <Notice
      icon={<Clock aria-hidden />}
      role="note"
      title={`Your device is set to ${placeOf(offered)} time.`}
      action={
        <>
          <Button variant="ghost" size="sm" onClick={decline} disabled={isPending}>
            Keep {placeOf(timezone)}
          </Button>
          <Button variant="secondary" size="sm" onClick={() => void accept(offered)} pending={isPending}>
            Use {placeOf(offered)}
          </Button>
        </>
      }
    >
      Your days and reminders follow {placeOf(timezone)} time.
    </Notice>
  );
}

/** Returns "Buenos Aires" for "America/Argentina/Buenos_Aires". */
function placeOf(zone: string): string {
  return zone.split("/").at(-1)!.replaceAll("_", " ");
}
