import { Fragment } from "react";
import { cutAtNumbers } from "../domain/phone-numbers";

/** Paragraphs of a message for somebody in danger: large, every number one touch from a call or a text message. */
export function HelpText({ paragraphs }: { paragraphs: string[] }) {
  return paragraphs.map((paragraph) => (
    <p key={paragraph} className="mt-4 max-w-reading font-serif text-reading first:mt-0">
      {paragraph.split("\n").map((line) => (
        <span key={line} className="mt-1.5 block first:mt-0">
          <HelpLine line={line} />
        </span>
      ))}
    </p>
  ));
}

/** One line of help, with links for its numbers. */
export function HelpLine({ line }: { line: string }) {
  return cutAtNumbers(line).map(({ at, text, href }) =>
    href === null ? (
      <Fragment key={at}>{text}</Fragment>
    ) : (
      <a
        key={at}
        href={href}
        {...(href.startsWith("https:") && { rel: "noreferrer", target: "_blank" })}
        className="relative font-medium whitespace-nowrap text-accent-text underline underline-offset-4 after:absolute after:-inset-x-1 after:-inset-y-2"
      >
        {text}
      </a>
    ),
  );
}
