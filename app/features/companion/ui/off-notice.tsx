import type { ReactNode } from "react";
import { LinkButton } from "~/ui/link-button";
import { Notice } from "~/ui/notice";

/** In the place of the companion's controls while the person has switched it off; inside is what that means here. */
export function OffNotice({ children }: { children: ReactNode }) {
  return (
    <Notice
      title="The companion is switched off"
      action={
        <LinkButton to="/settings" variant="secondary" size="sm">
          Open settings
        </LinkButton>
      }
    >
      {children}
    </Notice>
  );
}
