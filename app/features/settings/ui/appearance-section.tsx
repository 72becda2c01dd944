import type { Theme } from "~/shared/theme";
import { SectionCard } from "~/ui/card";
import { ThemeSelect } from "~/ui/theme-select";
import { useTheme } from "./use-theme";

/** Light or dark, in this browser, shown at once. */
export function AppearanceSection({ first }: { first: Theme }) {
  const [theme, setTheme] = useTheme(first);
  return (
    <SectionCard id="appearance" title="Appearance" description="Light, dark, or as your device has it.">
      {/* Three labels with icons are wider than a small phone. */}
      <div className="max-sm:[&_label]:px-2.5 max-[22rem]:[&_svg]:hidden">
        <ThemeSelect value={theme} onChange={setTheme} />
      </div>
    </SectionCard>
  );
}
