import { LinkButton } from "~/ui/link-button";
import { Notice } from "~/ui/notice";

/** In the place of the generator while the person has switched the companion off. */
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
      It writes no prayers for you, and nothing is sent to it. The prayers that you have saved stay here.
    </Notice>
  );
}
