import { LinkButton } from "~/ui/link-button";
import { Notice } from "~/ui/notice";

/** In the place of the controls while the person has switched the companion off. */
export function OffNotice() {
  return (
    <Notice
      title="The companion is switched off"
      action={
        <LinkButton to="/settings" variant="secondary" size="sm">
          Open settings
        </LinkButton>
      }
    >
      You have chosen to do without it, and nothing you write is sent to it. You can switch it on again in
      your settings whenever you like.
    </Notice>
  );
}
