import { BookOpen, ExternalLink } from "lucide-react";
import { Fragment } from "react";
import type { PassageVerse, TextPassage } from "~/features/texts/domain/text-passage";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { buttonClass } from "~/ui/button-class";
import { SkeletonGroup, SkeletonText } from "~/ui/skeleton";
import type { NumberedCitation } from "../../domain/answer-pieces";
import { CITATION_WORDS, findingOf } from "../../domain/citation-words";
import type { AboutReference } from "../../domain/references";
import { wordDifference } from "../../domain/word-difference";
import { useSource } from "./use-source";

/** Citations without a place to open. */
const PLACELESS = new Set<NumberedCitation["state"]>(["not-found", "misattributed", "unfound"]);

/** A citation: what its check found, and the passage with the verses around it. */
export function SourceView({ citation }: { citation: NumberedCitation }) {
  const { state, reference, raw, foundAt, foundIn, quoted, text } = citation;
  const { label, tone } = CITATION_WORDS[state];
  const isPlaceless = PLACELESS.has(state);
  // The words of a quotation may have another number in the translation that has them.
  const place = foundIn && foundAt ? foundAt : reference;
  const { loading, retry } = useSource(isPlaceless ? null : place, foundIn?.id);
  return (
    <>
      <Badge tone={tone}>{label}</Badge>
      <p className="mt-2 text-sm/6 text-muted">{findingOf(citation)}</p>
      {isPlaceless && state !== "not-found" && (
        <blockquote className="mt-4 border-l-2 border-line-strong pl-4 font-serif text-reading">
          {state === "misattributed" ? <s className="decoration-danger">{raw}</s> : raw}
        </blockquote>
      )}
      {quoted && text && <Difference quoted={quoted} text={text} />}
      {!isPlaceless && (
        <div className="mt-4 border-t border-line pt-4">
          {loading === null ? (
            <SkeletonGroup text="Loading the passage">
              <SkeletonText lines={6} />
            </SkeletonGroup>
          ) : "hasFailed" in loading ? (
            <LoadingFailed onRetry={retry} />
          ) : loading.source.passage ? (
            <Passage passage={loading.source.passage} />
          ) : (
            <NoText about={loading.source.about} text={quoted ? undefined : text} />
          )}
        </div>
      )}
    </>
  );
}

function LoadingFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert">
      <p className="leading-6">We couldn’t load the passage.</p>
      <Button variant="secondary" size="sm" className="mt-3" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}

/** The words in which a quotation differs from its text. */
function Difference({ quoted, text }: { quoted: string; text: string }) {
  return (
    <figure className="mt-4">
      <figcaption className="text-sm font-medium">The difference</figcaption>
      <p className="mt-1 font-serif text-reading">
        {wordDifference(quoted, text).map(({ kind, words }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the runs do not change.
          <Fragment key={index}>
            {index > 0 && " "}
            {kind === "same" && words}
            {kind === "quoted" && (
              <del className="rounded-sm bg-danger-soft px-0.5 text-danger">
                <span className="sr-only">In the answer: </span>
                {words}
              </del>
            )}
            {kind === "text" && (
              <ins className="rounded-sm bg-success-soft px-0.5 text-success no-underline">
                <span className="sr-only">In the text: </span>
                {words}
              </ins>
            )}
          </Fragment>
        ))}
      </p>
    </figure>
  );
}

function Passage({ passage }: { passage: TextPassage }) {
  const { title, address, before, verses, after } = passage;
  return (
    <figure>
      <figcaption className="text-sm font-medium">{title}</figcaption>
      <div className="mt-2 grid gap-2 font-serif text-reading break-words">
        <Verses verses={before} />
        <div className="-mx-2 grid gap-2 rounded-lg bg-accent-soft px-2 py-1.5">
          <Verses verses={verses} isMarked />
        </div>
        <Verses verses={after} />
      </div>
      {/* Always at hand below a long passage. The reader is a page of its own, not a screen of the app. */}
      <div className="sticky -bottom-5 -mx-5 mt-4 -mb-5 border-t border-line bg-card px-5 pt-3 pb-8 sm:-mx-6 sm:px-6">
        <a href={address} className={buttonClass("secondary", "sm")}>
          <BookOpen aria-hidden />
          Read in context
        </a>
      </div>
    </figure>
  );
}

function Verses({ verses, isMarked = false }: { verses: PassageVerse[]; isMarked?: boolean }) {
  return verses.map(({ reference, text }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of one place have one reference.
    <p key={`${reference} ${index}`} className={isMarked ? undefined : "text-muted"}>
      <sup className="mr-1 font-sans text-[0.6875rem] text-muted tabular-nums">{numberOf(reference)}</sup>
      {isMarked ? <mark className="bg-transparent text-inherit">{text}</mark> : text}
    </p>
  ));
}

/** Returns the last number of a reference: the verse, the section; of the Summa the part of the article. */
function numberOf(reference: string): string {
  if (reference.startsWith("ST ")) return /(?:obj\. |ad )?[\w.]+$/.exec(reference)?.[0] ?? "";
  return /\d+$/.exec(reference)?.[0] ?? "";
}

/** What a reference is about in our words, and where its document is. */
function NoText({ about, text }: { about: AboutReference; text: string | undefined }) {
  const { document, topics, reference } = about;
  return (
    <>
      {text ? (
        <figure>
          <figcaption className="text-sm font-medium">Text of the passage</figcaption>
          <blockquote className="prose-entry mt-2 whitespace-pre-line">{text}</blockquote>
        </figure>
      ) : (
        <>
          <p className="text-sm font-medium">{document?.title ?? reference}</p>
          <p className="mt-1 text-sm/6 text-muted">
            Its text is not installed here
            {topics.length > 0 ? ". This is what it is about, in our words." : "."}
          </p>
        </>
      )}
      {document?.url && (
        <a
          href={document.url}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass("secondary", "sm", "mt-3 whitespace-normal text-left")}
        >
          <ExternalLink aria-hidden className="shrink-0" />
          Read it on the Vatican’s site
        </a>
      )}
      {topics.length > 0 && (
        <section className="mt-5 grid gap-4" aria-label="In our words">
          {topics.map((topic) => (
            <div key={topic.title}>
              <h3 className="font-serif text-base font-semibold">{topic.title}</h3>
              <p className="mt-0.5 font-serif text-base/7">{topic.text}</p>
            </div>
          ))}
        </section>
      )}
    </>
  );
}
