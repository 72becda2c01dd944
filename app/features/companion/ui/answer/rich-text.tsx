import { Fragment } from "react";
import { type Block, type Line, readMarkdown, type Span } from "../../domain/light-markdown";
import type { NumberedCitation } from "../../domain/numbered-citations";
import { cutIntoPieces, type TextPiece } from "../../domain/text-pieces";
import { CitedReference } from "./cited-reference";

interface Cited {
  citations: NumberedCitation[];
}

/** A piece of an answer: its light Markdown as elements, hedges marked, references with their numbers. */
export function RichText({
  text,
  citations,
  isGrowing,
}: Cited & { text: string /** It still gets words at its end. */; isGrowing: boolean }) {
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

function Spans({ line, citations }: Cited & { line: Line }) {
  return line.spans.map((span) => <SpanView key={span.at} span={span} citations={citations} />);
}

function SpanView({ span, citations }: Cited & { span: Span }) {
  const pieces = cutIntoPieces(span.text, citations).map((piece) => <Piece key={piece.at} piece={piece} />);
  const words = span.em ? <em>{pieces}</em> : pieces;
  return span.strong ? <strong>{words}</strong> : words;
}

function Piece({ piece }: { piece: TextPiece }) {
  if (piece.kind === "hedge") return <mark data-color="orange">{piece.text}</mark>;
  if (piece.kind === "citation") return <CitedReference citation={piece.citation} text={piece.text} />;
  return piece.text;
}
