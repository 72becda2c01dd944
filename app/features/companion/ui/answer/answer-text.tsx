import { clsx } from "clsx";
import { ArrowDown } from "lucide-react";
import { useId } from "react";
import { SkeletonText } from "~/ui/skeleton";
import { SOURCE_LABELS } from "../../contract";
import type { NumberedCitation } from "../../domain/numbered-citations";
import { type SourceBlock, splitSourceBlocks } from "../../domain/source-blocks";
import { RichText } from "./rich-text";
import { scrollToElement } from "./scroll-to-element";

interface AnswerTextProps {
  text: string;
  citations: NumberedCitation[];
  /** The text was not written to its end. */
  isGrowing: boolean;
  /** Words are on their way. */
  isAwaited: boolean;
  /** The level of its headings. */
  level: "h3" | "h4";
}

/** An answer's text in its source blocks, with links that jump to each where there are several. */
export function AnswerText({ text, citations, isGrowing, isAwaited, level: Heading }: AnswerTextProps) {
  const id = useId();
  const blocks = splitSourceBlocks(text, isGrowing);
  if (blocks.length === 0 && isAwaited) return <SkeletonText lines={5} className="max-w-reading py-1.5" />;
  const headed = blocks.filter((block) => block.label !== null);
  return (
    <>
      {headed.length > 1 && (
        <nav aria-label="Sources of this answer" className="mb-4 flex flex-wrap gap-x-4 gap-y-1">
          {headed.map((block) => (
            <JumpLink key={block.order} target={`${id}-${block.order}`} label={labelOf(block)} />
          ))}
        </nav>
      )}
      {blocks.map((block) => {
        const isLast = block === blocks.at(-1);
        const words = <RichText text={block.text} {...{ citations }} isGrowing={isGrowing && isLast} />;
        if (block.label === null) {
          return (
            <div key={block.order} className="prose-entry">
              {words}
            </div>
          );
        }
        return (
          <section
            key={block.order}
            id={`${id}-${block.order}`}
            tabIndex={-1}
            aria-labelledby={`${id}-${block.order}-title`}
            className={clsx(
              "scroll-mt-4 outline-none",
              block !== blocks[0] && "mt-5 border-t border-line pt-5",
            )}
          >
            <Heading
              id={`${id}-${block.order}-title`}
              className="mb-1.5 font-sans text-sm font-medium text-accent-text"
            >
              From {labelOf(block)}
            </Heading>
            <div className="prose-entry">{words}</div>
          </section>
        );
      })}
    </>
  );
}

function JumpLink({ target, label }: { target: string; label: string }) {
  return (
    <a
      href={`#${target}`}
      onClick={(event) => {
        event.preventDefault();
        scrollToElement(document.getElementById(target));
      }}
      className="inline-flex min-h-9 items-center gap-1 text-sm text-accent-text underline decoration-1 underline-offset-4 hover:decoration-2 pointer-coarse:min-h-11 print:hidden"
    >
      {label}
      <ArrowDown aria-hidden className="size-3.5" />
    </a>
  );
}

function labelOf({ source, label }: SourceBlock): string {
  return source ? SOURCE_LABELS[source] : (label ?? "");
}
