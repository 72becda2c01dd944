import type { ReadingPassage } from "../../contract";
import { PassageWords, type PlacedNote } from "./passage-words";

/** A part of an article: an objection, the answer, a reply. */
export interface ArticlePart {
  id: string;
  title: string;
  passages: ReadingPassage[];
}

const TITLES: Partial<Record<ReadingPassage["kind"], string>> = {
  paragraph: "Prologue",
  contra: "On the contrary",
  body: "I answer that",
};

/** Returns the parts of an article; paragraphs that go on with a part are in it. */
export function articleParts(passages: readonly ReadingPassage[]): ArticlePart[] {
  const parts: ArticlePart[] = [];
  for (const passage of passages) {
    // "objection-1-2" goes on with "objection-1", and "body-2" with "body".
    const last = parts.at(-1);
    if (last && passage.anchor.startsWith(`${last.id}-`)) last.passages.push(passage);
    else parts.push({ id: passage.anchor, title: titleOf(passage), passages: [passage] });
  }
  return parts;
}

function titleOf({ kind, anchor }: ReadingPassage): string {
  const number = /-(\d+)$/.exec(anchor)?.[1] ?? "";
  if (kind === "objection") return `Objection ${number}`;
  if (kind === "reply") return `Reply to Objection ${number}`;
  return TITLES[kind] ?? "";
}

interface ArticleProps {
  parts: ArticlePart[];
  notes: PlacedNote[];
  textId: string;
  language: string;
}

/** An article of the Summa, part by part, each under its name. */
export function ArticleParts({ parts, notes, textId, language }: ArticleProps) {
  return (
    <div className="reader-text" lang={language} data-text={textId}>
      {parts.map(({ id, title, passages }) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`} className="reader-passage mb-[1.4em]">
          <h2
            id={`${id}-title`}
            className={
              // These words begin the text itself, where they stand out.
              passages[0]!.words.startsWith(title)
                ? "sr-only"
                : "mb-1 font-sans text-[0.8125rem]/5 font-semibold tracking-normal text-accent-text"
            }
          >
            {title}
          </h2>
          {passages.map((passage) => (
            <p
              key={passage.anchor}
              id={passage.anchor === id ? undefined : passage.anchor}
              className="mb-[0.7em] text-pretty"
            >
              <span data-place={passage.place} data-sequence={passage.sequence}>
                <PassageWords passage={passage} notes={notes} lead={title} />
              </span>
            </p>
          ))}
        </section>
      ))}
    </div>
  );
}

/** Links to the parts of an article. */
export function ArticleOutline({ parts }: { parts: ArticlePart[] }) {
  return (
    <nav aria-labelledby="article-outline" className="hidden text-[0.9375rem] xl:block print:hidden">
      <h2 id="article-outline" className="mb-2 font-sans text-sm font-medium tracking-normal text-muted">
        In this article
      </h2>
      <ul>
        {parts.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-9 items-center rounded-lg text-muted hover:text-ink pointer-coarse:min-h-11"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
