import { Segmented } from "~/ui/segmented";
import type { Mode } from "../../contract";

const OPTIONS = [
  { value: "faith-learning" as const, label: "Faith learning" },
  { value: "apologetics" as const, label: "Apologetics" },
];

/** The two ways to ask. */
export function ModeChoice({ mode, onChange }: { mode: Mode; onChange: (mode: Mode) => void }) {
  return <Segmented legend="Mode" options={OPTIONS} value={mode} onValueChange={onChange} />;
}
