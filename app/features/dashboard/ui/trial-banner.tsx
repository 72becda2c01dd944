import { Hourglass } from "lucide-react";
import type { TrialBannerText } from "~/features/plans/contract";
import { LinkButton } from "~/ui/link-button";
import { Notice } from "~/ui/notice";

/** How long the trial still runs, what follows it, and the way to the plans. */
export function TrialBanner({ trial: { title, text, note, action } }: { trial: TrialBannerText }) {
  return (
    <Notice
      title={title}
      icon={<Hourglass aria-hidden />}
      action={
        <LinkButton to={action.href} size="sm" variant="secondary">
          {action.label}
        </LinkButton>
      }
    >
      <p>{text}</p>
      <p className="mt-0.5 text-sm text-muted">{note}</p>
    </Notice>
  );
}
