import { clsx } from "clsx";
import { type HTMLAttributes, type ReactNode, useId } from "react";

export interface CardProps extends Omit<HTMLAttributes<HTMLElement>, "title"> {
  as?: "div" | "section" | "article" | "li" | "form";
  /** `soft` is tinted with the colour of the day. */
  tone?: "default" | "soft";
  padding?: "none" | "sm" | "md";
}

const tones = {
  default: "border border-line bg-card",
  soft: "border border-transparent bg-accent-soft",
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
  className,
}: {
  title: ReactNode;
  description?: ReactNode;
  action?: ReactNode;
  className?: string;
}) {
  return (
    <div className={clsx("mb-4 flex items-start justify-between gap-4", className)}>
      <div className="min-w-0">
        <h2 className="text-lg/7">{title}</h2>
        {description && <p className="mt-0.5 text-sm text-muted">{description}</p>}
      </div>
      {action && <div className="shrink-0">{action}</div>}
    </div>
  );
}

interface SectionCardProps {
  /** For links to this section. */
  id?: string;
  title: string;
  description?: ReactNode;
  action?: ReactNode;
  children: ReactNode;
}

/** A card that is a section of its page, named by its title. */
export function SectionCard({ id, title, description, action, children }: SectionCardProps) {
  const titleId = useId();
  return (
    <Card
      as="section"
      id={id}
      aria-labelledby={titleId}
      tabIndex={-1}
      className="scroll-mt-4 outline-none lg:scroll-mt-8"
    >
      <CardHeader title={<span id={titleId}>{title}</span>} description={description} action={action} />
      {children}
    </Card>
  );
}
