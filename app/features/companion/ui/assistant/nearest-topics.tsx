import type { MouseEvent } from "react";

/** The topics nearest to a question for which nothing was found: links that ask for them. */
export function NearestTopics({ topics, onAsk }: { topics: string[]; onAsk: (question: string) => void }) {
  const askHere = (event: MouseEvent, topic: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onAsk(topic);
  };
  return (
    <section aria-label="Nearest topics" className="mt-4">
      <p className="text-sm text-muted">
        The nearest I know. You may ask about these, or put your question in other words.
      </p>
      <ul className="mt-1 flex flex-wrap gap-x-5">
        {topics.map((topic) => (
          <li key={topic}>
            <a
              href={`?${new URLSearchParams({ question: topic })}`}
              onClick={(event) => askHere(event, topic)}
              className="inline-flex min-h-11 items-center font-serif text-reading text-accent-text underline decoration-1 underline-offset-4 hover:decoration-2"
            >
              {topic}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
