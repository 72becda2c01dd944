import { Fragment } from "react";
import { cutAtPhoneNumbers } from "../domain/phone-numbers";

/** Paragraphs of the message for somebody in danger: large, every number one touch from a call. */
export function SafetyParagraphs({ paragraphs }: { paragraphs: string[] }) {
  return paragraphs.map((paragraph) => (
    <p key={paragraph} className="mt-4 max-w-reading font-serif text-reading first:mt-0">
      {paragraph.split("\n").map((line) => (
        <span key={line} className="mt-1.5 block first:mt-0">
          <LineWithNumbers line={line} />
        </span>
      ))}
    </p>
  ));
}

function LineWithNumbers({ line }: { line: string }) {
  return cutAtPhoneNumbers(line).map(({ at, text, number }) =>
    number === null ? (
      <Fragment key={at}>{text}</Fragment>
    ) : (
      <a
        key={at}
        href={`tel:${number}`}
        className="relative font-medium whitespace-nowrap text-accent-text underline underline-offset-4 after:absolute after:-inset-x-1 after:-inset-y-2"
      >
        {text}
      </a>
    ),
  );
}
