import { LogOut } from "lucide-react";
import { useRef } from "react";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { LazyAlertDialog } from "~/ui/lazy-alert-dialog";
import type { OpenSession } from "../../contract";
import { SessionItem } from "./session-item";
import { useSessions } from "./use-sessions";

export interface SessionsCardProps {
  sessions: OpenSession[];
  timezone: string;
  today: string;
}

/** Where the user is signed in. */
export function SessionsCard({ sessions, timezone, today }: SessionsCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // What was pressed has gone with its device.
  const { target, isAsking, ask, cancel, isEnding, end } = useSessions(() => heading.current?.focus());
  const isOne = target !== null && target !== "others";
  return (
    <Card as="section" aria-labelledby="sessions-title">
      <h2 id="sessions-title" ref={heading} tabIndex={-1} className="text-lg/7 outline-none">
        Where you are signed in
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
        onOpenChange={(open) => !open && cancel()}
        title={isOne ? `Sign out ${target.device}?` : "Sign out all other devices?"}
        text="What is written there and not saved stays in that browser, for whoever signs in there as you again."
        confirmLabel="Sign out"
        confirmIcon={<LogOut aria-hidden />}
        destructive
        pending={isEnding}
        pendingLabel="Signing out..."
        onConfirm={() => void end()}
      />
    </Card>
  );
}
