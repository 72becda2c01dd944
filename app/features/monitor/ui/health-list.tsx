import { clsx } from "clsx";
import { Database, KeyRound, Sparkles, Waypoints } from "lucide-react";
import { HEALTH_PARTS, type HealthPart, type HealthState, type MonitorView } from "../contract";

const PARTS: Record<HealthPart, { label: string; Icon: typeof Database }> = {
  api: { label: "API", Icon: Waypoints },
  database: { label: "Database", Icon: Database },
  openai: { label: "OpenAI", Icon: Sparkles },
  authentication: { label: "Authentication", Icon: KeyRound },
};

const STATES = {
  healthy: { label: "Healthy", colour: "bg-success-soft text-success" },
  warning: { label: "Warning", colour: "bg-mark-yellow text-ink" },
  error: { label: "Error", colour: "bg-danger-soft text-danger" },
  unknown: { label: "Unknown", colour: "bg-sunken text-muted" },
};

/** The health of each part of the product: green, yellow, red, or gray when it could not be measured. */
export function HealthList({ health }: { health: MonitorView["health"] | null }) {
  return (
    <ul className="grid grid-cols-[minmax(0,5fr)_minmax(0,6fr)] gap-2">
      {HEALTH_PARTS.map((part) => (
        <HealthItem key={part} part={part} state={health?.[part]} />
      ))}
    </ul>
  );
}

function HealthItem({ part, state }: { part: HealthPart; state: HealthState | undefined }) {
  const { label, Icon } = PARTS[part];
  const { label: stateLabel, colour } = STATES[state ?? "unknown"];
  return (
    <li className="flex items-center gap-2 rounded-lg border border-line p-2 text-sm/5">
      <span className={clsx("grid size-8 shrink-0 place-items-center rounded-full", colour)}>
        <Icon aria-hidden className="size-5" />
      </span>
      <span className="min-w-0">
        <span className="block font-medium">{label}</span>
        <span className="block text-muted">{stateLabel}</span>
      </span>
    </li>
  );
}
