import { clsx } from "clsx";
import { TriangleAlert } from "lucide-react";
import { Fragment } from "react";
import { cutIntoPieces, isStruck, type NumberedCitation, type TextPiece } from "../../domain/answer-pieces";
import { CITATION_WORDS, type CitationWords, sourceTitle } from "../../domain/citation-words";
import { type Block, type Line, readMarkdown, type Span } from "../../domain/light-markdown";
import { AskLink } from "./ask-link";
import { citationAnchor, useCitationAction } from "./citation-provider";

interface Cited {
  citations: NumberedCitation[];
}

interface RichTextProps extends Cited {
  text: string;
  /** More words may come at the end. */
  isGrowing: boolean;
}

/** Renders a part of an answer: light Markdown as elements, hedges marked, references with their numbers. */
export function RichText({ text, citations, isGrowing }: RichTextProps) {
  const blocks = readMarkdown(text, isGrowing);
  return (
    <>
      {blocks.map((block) => (
        <BlockView key={block.at} block={block} citations={citations} />
      ))}
    </>
  );
}

function BlockView({ block, citations }: Cited & { block: Block }) {
  if (block.kind === "list") {
    const items = block.items.map((item) => (
      <li key={item.at}>
        <Spans line={item} citations={citations} />
      </li>
    ));
    return block.isOrdered ? <ol start={block.start}>{items}</ol> : <ul>{items}</ul>;
  }
  const lines = block.lines.map((line) => (
    <Fragment key={line.at}>
      {line !== block.lines[0] && <br />}
      <Spans line={line} citations={citations} />
    </Fragment>
  ));
  if (block.kind === "heading") {
    return (
      <p>
        <strong>{lines}</strong>
      </p>
    );
  }
  const paragraph = <p>{lines}</p>;
  return block.kind === "quote" ? <blockquote>{paragraph}</blockquote> : paragraph;
}

/** Renders plain words that keep their line breaks, with references and quotations marked. */
export function CitedWords({ text, citations }: Cited & { text: string }) {
  return cutIntoPieces(text, citations).map((piece) => <Piece key={piece.at} piece={piece} />);
}

function Spans({ line, citations }: Cited & { line: Line }) {
  return line.spans.map((span) => <SpanView key={span.at} span={span} citations={citations} />);
}

function SpanView({ span, citations }: Cited & { span: Span }) {
  const pieces = <CitedWords text={span.text} citations={citations} />;
  const words = span.em ? <em>{pieces}</em> : pieces;
  return span.strong ? <strong>{words}</strong> : words;
}

function Piece({ piece }: { piece: TextPiece }) {
  if (piece.kind === "hedge") return <mark data-color="orange">{piece.text}</mark>;
  if (piece.kind === "citation") return <CitedReference citation={piece.citation} text={piece.text} />;
  if (piece.kind === "name") {
    return (
      <AskLink
        question={piece.question}
        className="text-inherit underline decoration-line-strong decoration-dotted decoration-1 underline-offset-4 hover:decoration-solid print:no-underline"
      >
        {piece.text}
      </AskLink>
    );
  }
  return piece.text;
}

const tones: Record<CitationWords["tone"], string> = {
  accent: "bg-accent-soft text-accent-text hover:bg-accent hover:text-accent-ink",
  success: "bg-accent-soft text-accent-text hover:bg-accent hover:text-accent-ink",
  warn: "bg-warn-soft text-warn hover:ring-1 hover:ring-current",
  danger: "bg-danger-soft text-danger hover:ring-1 hover:ring-current",
};

/** Characters of a reference that is never broken: "CCC 1373-1381". */
const SHORT = 14;

/** A reference in an answer's text with its chip, or a quotation with the chip of its place. */
function CitedReference({ citation, text }: { citation: NumberedCitation; text: string }) {
  // The chip never starts a line: it stays with the last word.
  const lastWord = text.length <= SHORT ? 0 : text.lastIndexOf(" ") + 1;
  const words = (
    <>
      {text.slice(0, lastWord)}
      <span className="whitespace-nowrap">
        {text.slice(lastWord)}
        <CitationChip citation={citation} />
      </span>
    </>
  );
  return isStruck(citation) ? <s className="text-muted decoration-danger">{words}</s> : words;
}

// The number is drawn and not written, so that no copy of the text runs it into the reference; printers get it as plain text.
const chipClass =
  "select-none before:content-[attr(data-number)] print:inline-flex! print:min-w-0 print:bg-transparent! print:px-0 relative ml-0.5 inline-flex h-4.5 min-w-4.5 no-underline! items-center justify-center gap-0.5 rounded-full px-1 align-[0.32em] font-sans text-[0.6875rem]/none font-medium tabular-nums transition-colors after:absolute after:-inset-x-1.5 after:-inset-y-3";

/** The small numbered chip of a citation, which leads to its details. Its target is larger than it looks. */
function CitationChip({ citation }: { citation: NumberedCitation }) {
  const action = useCitationAction();
  const { label, tone } = CITATION_WORDS[citation.state];
  const { number } = citation;
  const title = sourceTitle(citation);
  const name = `${number === null ? "Citation" : `Citation ${number}`}: ${title}, ${label.toLowerCase()}`;
  const looks = {
    title: `${title}: ${label.toLowerCase()}`,
    className: clsx(chipClass, tones[tone]),
    "data-number": number ?? "",
  };
  const content = (tone === "warn" || tone === "danger") && (
    <TriangleAlert aria-hidden className="size-2.5 stroke-2!" />
  );
  if ("open" in action) {
    return (
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={name}
        onClick={() => action.open(citation)}
        {...looks}
      >
        {content}
      </button>
    );
  }
  if (number === null) {
    return (
      <span {...looks}>
        {content}
        <span className="sr-only">{name}</span>
      </span>
    );
  }
  return (
    <a href={`#${citationAnchor(action.anchors, number)}`} aria-label={name} {...looks}>
      {content}
    </a>
  );
}
