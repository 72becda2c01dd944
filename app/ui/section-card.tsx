import { type ReactNode, useId } from "react";
import { Card, CardHeader } from "./card";

interface SectionCardProps {
  /** Names the place for links to it. */
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
