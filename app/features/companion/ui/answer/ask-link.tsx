import { createContext, type MouseEvent, type ReactNode, useContext } from "react";

/** Asks a question from within an answer; `null` where nothing can be asked. */
export const AskContext = createContext<((question: string) => void) | null>(null);

interface AskLinkProps {
  question: string;
  className: string;
  children: ReactNode;
}

/** A link that asks a question. In a new tab it only fills in the box. Without a companion the words alone. */
export function AskLink({ question, className, children }: AskLinkProps) {
  const ask = useContext(AskContext);
  if (!ask) return children;
  const askHere = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    ask(question);
  };
  return (
    <a href={`?${new URLSearchParams({ question })}`} onClick={askHere} className={className}>
      {children}
    </a>
  );
}
