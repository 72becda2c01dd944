import { Monitor, Moon, Sun } from "lucide-react";
import { useState } from "react";
import { rememberInCookie, THEME_COOKIE, type Theme } from "~/shared/cookies";
import type { SegmentedOption } from "~/ui/segmented";

const OPTIONS: SegmentedOption<Theme>[] = [
  { value: "light", label: "Light", icon: <Sun aria-hidden /> },
  { value: "dark", label: "Dark", icon: <Moon aria-hidden /> },
  { value: "system", label: "System", icon: <Monitor aria-hidden /> },
];

/** Returns the theme of this browser with its options. A choice shows at once and is remembered. */
export function useTheme(first: Theme) {
  const [theme, setTheme] = useState(first);
  const choose = (next: Theme) => {
    setTheme(next);
    document.documentElement.dataset.theme = next;
    rememberInCookie(THEME_COOKIE, next);
  };
  return { theme, options: OPTIONS, choose };
}
