import { useTheme } from "~/features/shell/ui/use-theme";
import type { Theme } from "~/shared/cookies";
import { SectionCard } from "~/ui/card";
import { Segmented } from "~/ui/segmented";

/** Light or dark, in this browser, shown at once. */
export function AppearanceSection({ first }: { first: Theme }) {
  const { theme, options, choose } = useTheme(first);
  return (
    <SectionCard id="appearance" title="Appearance" description="Light, dark or system.">
      <Segmented
        legend="Appearance"
        options={options}
        value={theme}
        onValueChange={choose}
        // Three labels with icons are wider than a small phone.
        className="max-sm:[&_label]:px-2.5 max-[22rem]:[&_svg]:hidden"
      />
    </SectionCard>
  );
}
