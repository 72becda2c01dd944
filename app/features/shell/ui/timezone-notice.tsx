import { useRevalidator } from "@remix-run/react";
import { Clock } from "lucide-react";
import { useEffect, useState } from "react";
import { callApi, errorMessage, isUnauthorized } from "~/shared/call-api";
import { ianaName } from "~/shared/iana-name";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { useToast } from "~/ui/use-toast";
import { useSignInAgain } from "./use-sign-in-again";

/** Where this browser remembers the zone that its owner does not want. */
const DECLINED = "acolyte-declined-zone";

/** Offers the browser's zone when it is another than the person's own, until one of the two is chosen. */
export function TimezoneNotice({ timezone }: { timezone: string }) {
  const [offered, setOffered] = useState<string | null>(null);
  const [isPending, setIsPending] = useState(false);
  const { toast } = useToast();
  const signInAgain = useSignInAgain();
  const { revalidate } = useRevalidator();

  useEffect(() => {
    const here = ianaName(Intl.DateTimeFormat().resolvedOptions().timeZone);
    const isNews = here !== ianaName(timezone) && localStorage.getItem(DECLINED) !== here;
    setOffered(isNews ? here : null);
  }, [timezone]);

  if (!offered) return null;

  async function accept() {
    setIsPending(true);
    try {
      await callApi("/api/auth/profile", { method: "PATCH", body: { timezone: offered } });
      toast({ title: `Your days now follow ${placeOf(offered!)}` });
      revalidate();
    } catch (error) {
      if (isUnauthorized(error)) return signInAgain();
      const description = errorMessage(error, "Failed to update profile. Please try again.");
      toast({ title: "Update Failed", description, variant: "destructive" });
    } finally {
      setIsPending(false);
    }
  }

  function decline() {
    localStorage.setItem(DECLINED, offered!);
    setOffered(null);
  }

  return (
    <Notice
      icon={<Clock aria-hidden />}
      role="note"
      title={`Your device is on the time of ${placeOf(offered)}.`}
      action={
        <>
          <Button variant="ghost" size="sm" onClick={decline} disabled={isPending}>
            Keep
          </Button>
          <Button variant="secondary" size="sm" onClick={accept} pending={isPending}>
            Use it
          </Button>
        </>
      }
    >
      Your days and reminders follow {placeOf(timezone)}.
    </Notice>
  );
}

/** "America/Argentina/Buenos_Aires" as "Buenos Aires". */
function placeOf(zone: string): string {
  return zone.split("/").at(-1)!.replaceAll("_", " ");
}
