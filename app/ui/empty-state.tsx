import { clsx } from "clsx";
import type { ReactNode } from "react";

export interface EmptyStateProps {
  /** A drawing of `illustrations`. */
  art?: ReactNode;
  title: ReactNode;
  /** One sentence. */
  text?: ReactNode;
  /** One button or link. */
  action?: ReactNode;
  level?: "h2" | "h3";
  className?: string;
}

/** An empty list or screen: a drawing, a sentence, an action. */
export function EmptyState({ art, title, text, action, level: Heading = "h2", className }: EmptyStateProps) {
  return (
    <div className={clsx("mx-auto flex max-w-sm flex-col items-center px-4 py-12 text-center", className)}>
      {art && <div className="mb-6 text-muted [&_svg]:h-28 [&_svg]:w-auto">{art}</div>}
      <Heading className="text-xl/7">{title}</Heading>
      {text && <p className="mt-2 font-serif text-reading text-pretty text-muted">{text}</p>}
      {action && <div className="mt-6">{action}</div>}
    </div>
  );
}
