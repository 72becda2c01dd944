import { useState } from "react";
import { rememberInCookie } from "~/shared/browser-cookie";
import { THEME_COOKIE, type Theme } from "~/shared/theme";
import { SectionCard } from "~/ui/section-card";
import { ThemeSelect } from "~/ui/theme-select";

/** Light or dark, in this browser. Applies at once. */
export function AppearanceSection({ first }: { first: Theme }) {
  const [theme, setTheme] = useState(first);
  const choose = (next: Theme) => {
    setTheme(next);
    document.documentElement.dataset.theme = next;
    rememberInCookie(THEME_COOKIE, next);
  };
  return (
    <SectionCard id="appearance" title="Appearance" description="Light, dark or system.">
      {/* Three labels with icons are wider than a small phone. */}
      <div className="max-sm:[&_label]:px-2.5 max-[22rem]:[&_svg]:hidden">
        <ThemeSelect value={theme} onChange={choose} name="theme" />
      </div>
    </SectionCard>
  );
}
