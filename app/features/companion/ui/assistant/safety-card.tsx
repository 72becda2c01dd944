import { LifeBuoy } from "lucide-react";
import { Fragment } from "react";
import { cutAtPhoneNumbers } from "../../domain/phone-numbers";

/** The message for somebody in danger: calm, large, every number one touch from a call. */
export function SafetyCard({ text }: { text: string }) {
  const [title, ...paragraphs] = text.split(/\n{2,}/);
  return (
    <div className="rounded-card border border-line bg-card p-5 sm:p-6">
      <LifeBuoy aria-hidden className="size-7 text-accent-text" />
      <p className="mt-3 font-serif text-xl/7 font-medium">{title}</p>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="mt-4 max-w-reading font-serif text-reading">
          {paragraph.split("\n").map((line) => (
            <span key={line} className="mt-1.5 block first:mt-0">
              <LineWithNumbers line={line} />
            </span>
          ))}
        </p>
      ))}
    </div>
  );
}

function LineWithNumbers({ line }: { line: string }) {
  return (
    <>
      {cutAtPhoneNumbers(line).map(({ at, text, number }) =>
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
      )}
    </>
  );
}
