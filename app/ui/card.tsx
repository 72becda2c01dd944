import { clsx } from "clsx";
import type { HTMLAttributes, ReactNode } from "react";

export interface CardProps extends Omit<HTMLAttributes<HTMLElement>, "title"> {
  as?: "div" | "section" | "article" | "li" | "form";
  /** `soft` is tinted with the colour of the day, `plain` has no fill. */
  tone?: "default" | "soft" | "plain";
  padding?: "none" | "sm" | "md";
}

const tones = {
  default: "border border-line bg-card",
  soft: "border border-transparent bg-accent-soft",
  plain: "border border-line",
};
const paddings = { none: "", sm: "p-4", md: "p-5 sm:p-6" };

/** A sheet of paper with a hairline. */
export function Card({ as: Tag = "div", tone = "default", padding = "md", className, ...rest }: CardProps) {
  const Element = Tag as "div";
  return <Element className={clsx("rounded-card", tones[tone], paddings[padding], className)} {...rest} />;
}

/** The head of a card: title, a line below it, something at the right. */
export function CardHeader({
  title,
  description,
  action,
  level: Heading = "h2",
  className,
}: {
  title: ReactNode;
  description?: ReactNode;
  action?: ReactNode;
  level?: "h2" | "h3";
  className?: string;
}) {
  return (
    <div className={clsx("mb-4 flex items-start justify-between gap-4", className)}>
      <div className="min-w-0">
        <Heading className="text-lg/7">{title}</Heading>
        {description && <p className="mt-0.5 text-sm text-muted">{description}</p>}
      </div>
      {action && <div className="shrink-0">{action}</div>}
    </div>
  );
}
