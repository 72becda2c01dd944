import { Link } from "@remix-run/react";
import { Page } from "~/ui/page";
import type { SiteSection } from "../contract";

/** A text page of the site: headings, paragraphs, lists. */
export function TextPage(props: { title: string; subtitle: string; sections: SiteSection[] }) {
  return (
    <Page title={props.title} subtitle={props.subtitle} width="reading">
      <div className="prose-entry">
        {props.sections.map(({ id, title, paragraphs, list }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id} className="scroll-mt-6">
              {title}
            </h2>
            {paragraphs.map((text) => (
              <p key={text} className="mt-3">
                {text}
              </p>
            ))}
            {list && (
              <ul className="mt-3">
                {list.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            )}
          </section>
        ))}
      </div>
      <AskSupport />
    </Page>
  );
}

/** The link to support below the text pages. */
export function AskSupport() {
  return (
    <p className="mt-10 text-muted">
      Can’t find your answer?{" "}
      <Link
        to="/support"
        className="text-accent-text underline decoration-1 underline-offset-4 hover:decoration-2"
      >
        Contact support
      </Link>
      .
    </p>
  );
}
