import { Monitor, Moon, Sun } from "lucide-react";
import { useState } from "react";
import { rememberInCookie, THEME_COOKIE, type Theme } from "~/shared/cookies";
import { SectionCard } from "~/ui/card";
import { Segmented, type SegmentedOption } from "~/ui/segmented";

const OPTIONS: SegmentedOption<Theme>[] = [
  { value: "light", label: "Light", icon: <Sun aria-hidden /> },
  { value: "dark", label: "Dark", icon: <Moon aria-hidden /> },
  { value: "system", label: "System", icon: <Monitor aria-hidden /> },
];

/** Light or dark, in this browser, shown at once. */
export function AppearanceSection({ first }: { first: Theme }) {
  const [theme, setTheme] = useState(first);
  const choose = (next: Theme) => {
    setTheme(next);
    document.documentElement.dataset.theme = next;
    rememberInCookie(THEME_COOKIE, next);
  };
  return (
    <SectionCard id="appearance" title="Appearance" description="Light, dark or system.">
      <Segmented
        legend="Appearance"
        options={OPTIONS}
        value={theme}
        onValueChange={choose}
        // Three labels with icons are wider than a small phone.
        className="max-sm:[&_label]:px-2.5 max-[22rem]:[&_svg]:hidden"
      />
    </SectionCard>
  );
}
