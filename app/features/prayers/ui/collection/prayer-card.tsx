import { Copy, PenLine, Trash2 } from "lucide-react";
import { formatLocalDate, localDateIn } from "~/shared/dates";
import { Badge } from "~/ui/badge";
import { IconButton } from "~/ui/icon-button";
import { PRAYER_CATEGORY_LABELS, type Prayer } from "../../contract";
import { ClampedText } from "./clamped-text";
import { ShareForm } from "./share-form";
import { useCopy } from "./use-copy";

export interface PrayerCardProps {
  prayer: Prayer;
  timezone: string;
  onShare: (email: string) => Promise<boolean>;
  onEdit: () => void;
  onDelete: () => void;
}

/** One saved prayer with everything that can be done with it. */
export function PrayerCard({ prayer, timezone, onShare, onEdit, onDelete }: PrayerCardProps) {
  const { title, content, category, createdAt } = prayer;
  const copy = useCopy();
  const day = localDateIn(timezone, new Date(createdAt));
  return (
    <article
      aria-label={title}
      data-prayer={prayer.id}
      className="flex h-full flex-col rounded-card border border-line bg-card p-4 break-inside-avoid sm:p-5"
    >
      <h3 className="text-lg/6 break-words">{title}</h3>
      <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-[0.8125rem]/5 text-muted">
        <Badge tone="accent">{PRAYER_CATEGORY_LABELS[category]}</Badge>
        <time dateTime={createdAt}>{formatLocalDate(day, "MMM d, yyyy")}</time>
      </p>
      <ClampedText text={content} name={title} />
      <div className="mt-auto pt-2">
        <div className="-ml-3 flex print:hidden">
          <IconButton label={`Copy ${title}`} title="Copy" onClick={() => void copy(content)}>
            <Copy />
          </IconButton>
          <IconButton label={`Edit ${title}`} title="Edit" onClick={onEdit}>
            <PenLine />
          </IconButton>
          <IconButton label={`Delete ${title}`} title="Delete" tone="destructive" onClick={onDelete}>
            <Trash2 />
          </IconButton>
        </div>
        <ShareForm prayer={prayer} onShare={onShare} />
      </div>
    </article>
  );
}
