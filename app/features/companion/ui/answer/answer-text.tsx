import { clsx } from "clsx";
import { ArrowDown } from "lucide-react";
import { useId } from "react";
import { SkeletonText } from "~/ui/skeleton";
import type { NumberedCitation } from "../../domain/answer-pieces";
import { SHORT_SOURCE_LABELS, type Source } from "../../domain/limits";
import { type SourceBlock, sourceHead, splitSourceBlocks } from "../../domain/source-blocks";
import { languageOf } from "../../domain/text-language";
import { RichText } from "./rich-text";

interface AnswerTextProps {
  text: string;
  citations: NumberedCitation[];
  /** The text is not complete. */
  isGrowing: boolean;
  /** More words are expected. */
  isAwaited: boolean;
  /** The level of its headings. */
  level: "h2" | "h3" | "h4";
}

/** An answer's text in its source blocks; several blocks have links that jump to each. */
export function AnswerText({ text, citations, isGrowing, isAwaited, level: Heading }: AnswerTextProps) {
  const id = useId();
  const blocks = splitSourceBlocks(text, isGrowing);
  if (blocks.length === 0 && isAwaited) return <SkeletonText lines={5} className="max-w-reading py-1.5" />;
  // The direct answer comes first, then what each source says.
  const [first] = blocks;
  const lead = first?.head === null ? first : null;
  const headed = blocks.filter((block) => block !== lead);
  const lang = languageOf(text);
  const wordsOf = (block: SourceBlock) => (
    <div lang={lang} className="prose-entry">
      <RichText text={block.text} citations={citations} isGrowing={isGrowing && block === blocks.at(-1)} />
    </div>
  );
  return (
    <>
      {lead && wordsOf(lead)}
      {headed.length > 1 && (
        <nav
          aria-label="Sources of this answer"
          className={clsx("flex flex-wrap gap-x-4 select-none print:hidden", lead ? "mt-3" : "mb-3")}
        >
          {headed.map((block) => (
            <JumpLink key={block.order} target={`${id}-${block.order}`} label={labelOf(block)} />
          ))}
        </nav>
      )}
      {headed.map((block) => {
        return (
          <section
            key={block.order}
            id={`${id}-${block.order}`}
            tabIndex={-1}
            aria-labelledby={`${id}-${block.order}-title`}
            className={clsx("scroll-mt-4 outline-none", block !== first && "mt-5 border-t border-line pt-5")}
          >
            <Heading
              id={`${id}-${block.order}-title`}
              className="mb-1.5 font-sans text-sm font-medium text-accent-text"
            >
              {headingOf(block)}
            </Heading>
            {wordsOf(block)}
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
      className="inline-flex min-h-9 items-center gap-1 text-sm text-accent-text underline decoration-1 underline-offset-4 hover:decoration-2 pointer-coarse:min-h-11"
    >
      {label}
      <ArrowDown aria-hidden className="size-3.5" />
    </a>
  );
}

function labelOf({ source, head }: SourceBlock): string {
  return source ? SHORT_SOURCE_LABELS[source] : (head?.replace(/^From\s+/, "") ?? "");
}

/** Headings of source blocks that are shorter than their heads. */
const HEADINGS: Partial<Record<Source, string>> = {
  catechism: "From the Catechism",
  patristic: "From the Church Fathers",
  "vatican-ii": "From the Second Vatican Council",
  "canon-law": "From the Code of Canon Law",
  liturgy: "From the liturgy",
};

function headingOf({ source, head }: SourceBlock): string | null {
  const isEnglish = source !== null && head === sourceHead(source, "en");
  return (isEnglish && HEADINGS[source]) || head;
}

/** Scrolls an element to the top of the window and focuses it; without animation if the user prefers none. */
export function scrollToElement(element: HTMLElement | null | undefined): void {
  if (!element) return;
  const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  element.focus({ preventScroll: true });
  element.scrollIntoView({ behavior: isStill ? "auto" : "smooth", block: "start" });
}
