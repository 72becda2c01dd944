import { Monitor, Moon, Sun } from "lucide-react";
import type { Theme } from "~/shared/theme";
import { Segmented } from "./segmented";

const options = [
  { value: "light", label: "Light", icon: <Sun aria-hidden /> },
  { value: "dark", label: "Dark", icon: <Moon aria-hidden /> },
  { value: "system", label: "System", icon: <Monitor aria-hidden /> },
] satisfies { value: Theme; label: string; icon: React.ReactNode }[];

/** Chooses the theme; its user remembers the choice and sets `<html data-theme>`. */
export function ThemeSelect({ value, onChange }: { value: Theme; onChange: (theme: Theme) => void }) {
  return <Segmented legend="Appearance" options={options} value={value} onValueChange={onChange} />;
}
