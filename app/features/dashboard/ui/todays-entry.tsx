import { PenLine } from "lucide-react";
import { listPath, newEntryPath } from "~/features/journal/domain/journal-paths";
import { LinkButton } from "~/ui/link-button";

/** The way to write today's entry, and to what is written already. */
export function TodaysEntry({ today, count }: { today: string; count: number }) {
  const pen = <PenLine aria-hidden />;
  if (count === 0) {
    return (
      <LinkButton to={newEntryPath()} size="lg" icon={pen} className="w-full sm:w-auto sm:justify-self-start">
        Write today’s entry
      </LinkButton>
    );
  }
  return (
    <div className="grid gap-3 sm:flex">
      <LinkButton to={listPath({ date: today })} size="lg">
        {count === 1 ? "Read today’s entry" : `Read today’s ${count} entries`}
      </LinkButton>
      <LinkButton to={newEntryPath()} size="lg" variant="secondary" icon={pen}>
        Write another
      </LinkButton>
    </div>
  );
}
