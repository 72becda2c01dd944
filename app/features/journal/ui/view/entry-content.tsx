import type { JournalEntry } from "../../contract";

/** The content of an entry: its greeting and inspiration, the text, and its notes. */
export function EntryContent({ entry }: { entry: JournalEntry }) {
  const { originalGreeting, originalInspiration, prayerIntentions, spiritualInsights } = entry;
  return (
    <>
      {(originalGreeting || originalInspiration) && (
        <section
          aria-label="Greeting and inspiration"
          className="mb-7 rounded-card bg-accent-soft px-5 py-4 font-serif text-base/6 break-inside-avoid print:border print:border-line print:bg-transparent"
        >
          {originalGreeting && <p className="font-medium">{originalGreeting}</p>}
          {originalInspiration && (
            <>
              <h2 className="mt-3 font-sans text-sm text-accent-text first:mt-0">Inspiration</h2>
              <blockquote className="mt-1 whitespace-pre-line italic">{originalInspiration}</blockquote>
            </>
          )}
        </section>
      )}
      <div
        className="prose-entry"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the server sanitised it when it was written, and the CSP allows no script in it.
        dangerouslySetInnerHTML={{ __html: entry.content }}
      />
      <Note title="Prayer intentions" text={prayerIntentions} />
      <Note title="Spiritual insights" text={spiritualInsights} />
    </>
  );
}

function Note({ title, text }: { title: string; text: string }) {
  if (!text) return null;
  return (
    <section aria-label={title} className="mt-8 break-inside-avoid border-t border-line pt-5">
      <h2 className="text-base/6 text-muted">{title}</h2>
      <p className="mt-1.5 max-w-reading font-serif text-reading whitespace-pre-line">{text}</p>
    </section>
  );
}
