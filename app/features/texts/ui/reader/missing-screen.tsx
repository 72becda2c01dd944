import { BookArt } from "~/ui/illustrations";
import type { ReadingMissing } from "../../contract";
import { readingPath } from "../../domain/reading-paths";
import { ReaderFrame } from "./reader-frame";

/** Why there is nothing to read at an address, and where to go instead. */
export function MissingScreen({ missing }: { missing: ReadingMissing }) {
  const { title, text, command, instead } = missing;
  return (
    <ReaderFrame>
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto flex max-w-xl flex-col items-center px-5 py-12 text-center outline-none lg:py-20"
      >
        <BookArt className="h-28 w-auto text-muted" />
        <h1 className="mt-6 text-2xl/8 text-balance">{title}</h1>
        <p className="mt-3 text-pretty text-muted">{text}</p>
        {command && (
          <div className="mt-5">
            <InstallCommand command={command} />
          </div>
        )}
        <a
          href={readingPath(instead.address)}
          className="mt-7 inline-flex min-h-11 items-center text-accent-text underline decoration-1 underline-offset-4 hover:decoration-2"
        >
          {instead.address === "" ? "Go to the library" : `Go to ${instead.title}`}
        </a>
      </main>
    </ReaderFrame>
  );
}

/** A command that an operator enters. */
export function InstallCommand({ command }: { command: string }) {
  return (
    <code className="inline-block rounded-lg bg-sunken px-4 py-2.5 font-mono text-[0.9375rem] break-all">
      {command}
    </code>
  );
}
