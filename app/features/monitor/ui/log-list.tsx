import { clsx } from "clsx";
import { type LogEntry, type LogLevel, MONITOR_LIMITS } from "../contract";

const COLOURS: Record<LogLevel, string> = {
  ERROR: "bg-danger-soft text-danger",
  WARN: "bg-mark-yellow text-ink",
  INFO: "bg-mark-blue text-ink",
  DEBUG: "bg-sunken text-muted",
};

/** The newest 20 entries. */
export function LogList({ logs }: { logs: LogEntry[] }) {
  if (logs.length === 0) return <p className="py-2 text-muted">No logs available</p>;
  return (
    <ul className="grid gap-3">
      {logs.slice(0, MONITOR_LIMITS.shown).map((entry) => (
        <LogItem key={entry.id} entry={entry} />
      ))}
    </ul>
  );
}

function LogItem({ entry }: { entry: LogEntry }) {
  const { level, message, timestamp, context } = entry;
  const facts = [
    context.error && `${context.error.name}: ${context.error.message}`,
    context.duration !== undefined && `${context.duration} ms`,
    context.requestId,
  ].filter(Boolean);
  return (
    <li className="border-b border-line pb-3 text-sm/5 last:border-0 last:pb-0">
      <p className="flex items-center justify-between gap-3">
        <span className={clsx("rounded-full px-2 text-xs/5 font-medium", COLOURS[level])}>{level}</span>
        <time dateTime={timestamp} className="text-xs/5 text-muted tabular-nums">
          {new Date(timestamp).toLocaleString("en-US", { dateStyle: "medium", timeStyle: "short" })}
        </time>
      </p>
      <p className="mt-1 break-words">{message}</p>
      {facts.length > 0 && <p className="text-xs/5 break-words text-muted">{facts.join(" · ")}</p>}
    </li>
  );
}
