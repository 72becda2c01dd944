import { LogOut, Monitor, Smartphone } from "lucide-react";
import { addDays, formatLocalDate, localDateIn } from "~/shared/dates";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import type { OpenSession } from "../../contract";

export interface SessionItemProps {
  session: OpenSession;
  timezone: string;
  today: string;
  onEnd: () => void;
}

/** A device that the user is signed in on, with the way to sign it out. */
export function SessionItem({ session, timezone, today, onEnd }: SessionItemProps) {
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
