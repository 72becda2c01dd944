import { ChevronDown } from "lucide-react";
import { Page } from "~/ui/page";
import type { FaqItem } from "../domain/site-texts";
import { AskSupport } from "./text-page";

/** Questions and answers, which open without a script. */
export function FaqPage({ groups }: { groups: { title: string; items: FaqItem[] }[] }) {
  return (
    <Page title="Questions and answers" subtitle="What people ask about Acolyte." width="reading">
      {groups.map(({ title, items }) => (
        <section key={title} aria-label={title} className="mb-8">
          <h2 className="mb-3 text-lg/7">{title}</h2>
          <div className="divide-y divide-line rounded-card border border-line bg-card">
            {items.map((item) => (
              <Item key={item.id} {...item} />
            ))}
          </div>
        </section>
      ))}
      <AskSupport />
    </Page>
  );
}

function Item({ id, question, answer }: FaqItem) {
  return (
    <details id={id} className="group scroll-mt-6">
      <summary className="flex min-h-13 items-center gap-3 px-4 py-3 font-medium marker:content-[''] hover:text-accent-text [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 grow">{question}</span>
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="grid gap-3 px-4 pb-4 font-serif text-reading">
        {answer.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </details>
  );
}
