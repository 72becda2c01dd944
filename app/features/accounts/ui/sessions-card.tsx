import { LogOut, Monitor, Smartphone } from "lucide-react";
import { useRef, useState } from "react";
import { useCall } from "~/features/shell/ui/use-call";
import { callApi } from "~/shared/call-api";
import { addDays, formatLocalDate, localDateIn } from "~/shared/dates";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { LazyAlertDialog } from "~/ui/lazy-alert-dialog";
import type { OpenSession, ProfileView } from "../contract";

const PATH = "/api/auth/sessions";

interface SessionsCardProps extends Pick<ProfileView, "sessions" | "today"> {
  timezone: string;
}

/** The devices that the user is signed in on. */
export function SessionsCard({ sessions, timezone, today }: SessionsCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The target outlives the question, which still shows it while it fades out.
  const [target, setTarget] = useState<OpenSession | "others" | null>(null);
  const [isAsking, setAsking] = useState(false);
  const device = target === "others" ? null : target;
  const { isPending, run } = useCall(
    () => callApi<{ message: string }>(device ? `${PATH}/${device.id}` : PATH, { method: "DELETE" }),
    {
      success: ({ message }) => ({ title: "Signed out", description: message }),
      failure: { text: "Please check your connection and try again." },
      // After a failure, too: the session may have ended already.
      revalidate: "always",
    },
  );
  const ask = (next: OpenSession | "others") => {
    setTarget(next);
    setAsking(true);
  };
  const end = async () => {
    // The pressed button is gone with its device.
    if (await run()) heading.current?.focus();
    setAsking(false);
  };
  return (
    <Card as="section" aria-labelledby="sessions-title">
      <h2 id="sessions-title" ref={heading} tabIndex={-1} className="text-lg/7 outline-none">
        Where you're signed in
      </h2>
      <ul className="mt-2">
        {sessions.map((session) => (
          <SessionItem
            key={session.id}
            session={session}
            timezone={timezone}
            today={today}
            onEnd={() => ask(session)}
          />
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button
          variant="secondary"
          className="mt-2 max-sm:w-full"
          icon={<LogOut aria-hidden />}
          aria-haspopup="dialog"
          onClick={() => ask("others")}
        >
          Sign out all other devices
        </Button>
      )}
      <LazyAlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={device ? `Sign out ${device.device}?` : "Sign out all other devices?"}
        text="Unsaved writing stays in that browser until you sign in there again."
        confirmLabel="Sign out"
        confirmIcon={<LogOut aria-hidden />}
        destructive
        pending={isPending}
        pendingLabel="Signing out..."
        onConfirm={() => void end()}
      />
    </Card>
  );
}

interface SessionItemProps extends Omit<SessionsCardProps, "sessions"> {
  session: OpenSession;
  onEnd: () => void;
}

function SessionItem({ session, timezone, today, onEnd }: SessionItemProps) {
  const { device, isCurrent } = session;
  const dayOf = (instant: string) => dayInWords(localDateIn(timezone, new Date(instant)), today);
  const Icon = /iPhone|iPad|Android/.test(device) ? Smartphone : Monitor;
  return (
    <li className="flex items-center gap-3 border-t border-line py-3 first:border-t-0">
      <Icon aria-hidden className="size-5 shrink-0 text-muted" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-medium break-words">{device}</span>
          {isCurrent && <Badge tone="accent">This device</Badge>}
        </p>
        <p className="text-sm text-muted">
          Last used {dayOf(session.lastUsedAt)} · signed in {dayOf(session.createdAt)}
        </p>
      </div>
      {!isCurrent && (
        <Button
          variant="ghost"
          size="sm"
          icon={<LogOut aria-hidden />}
          aria-label={`Sign out ${device}`}
          aria-haspopup="dialog"
          onClick={onEnd}
        >
          Sign out
        </Button>
      )}
    </li>
  );
}

function dayInWords(localDate: string, today: string): string {
  if (localDate >= today) return "today";
  if (localDate === addDays(today, -1)) return "yesterday";
  return formatLocalDate(localDate, "MMM d, yyyy");
}
