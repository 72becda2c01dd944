import { ChevronRight } from "lucide-react";

/** Questions to start with; a click asks one. */
export function StarterList({
  questions,
  onAsk,
}: {
  questions: readonly string[];
  onAsk: (question: string) => void;
}) {
  return (
    <section aria-labelledby="starters" className="mt-8">
      <h2 id="starters" className="mb-3 text-lg/7">
        Or start with one of these
      </h2>
      <ul className="grid gap-2.5 sm:grid-cols-2">
        {questions.map((question) => (
          <li key={question}>
            <button
              type="button"
              onClick={() => onAsk(question)}
              className="flex h-full min-h-14 w-full items-center gap-3 rounded-card border border-line bg-card py-2.5 pr-3 pl-4 text-left transition-colors hover:border-line-strong"
            >
              <span className="min-w-0 grow font-serif text-base/6 text-pretty">{question}</span>
              <ChevronRight aria-hidden className="size-5 text-muted" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
