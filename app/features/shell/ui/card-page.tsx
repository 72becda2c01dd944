import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { Card } from "~/ui/card";
import { Logo } from "~/ui/logo";

interface CardPageProps {
  title: string;
  text?: ReactNode;
  /** Announces the text when the page appears. */
  isStatus?: boolean;
  children?: ReactNode;
}

/** The layout of small public pages, such as those of mailed links: the logo above one card. */
export function CardPage({ title, text, isStatus, children }: CardPageProps) {
  return (
    <main
      id="main"
      tabIndex={-1}
      className="mx-auto grid min-h-dvh w-full grid-cols-[minmax(0,1fr)] max-w-[28rem] content-center justify-items-center gap-7 px-5 py-7"
    >
      <Link to="/" aria-label="Acolyte, home" className="rounded-lg">
        <Logo />
      </Link>
      <Card as="section" aria-labelledby="card-page-title" className="w-full sm:p-8!">
        <h1 id="card-page-title" className="text-2xl/8">
          {title}
        </h1>
        {text && (
          <p role={isStatus ? "status" : undefined} className="mt-2 text-pretty wrap-anywhere text-muted">
            {text}
          </p>
        )}
        {children && <div className="mt-6 grid gap-4">{children}</div>}
      </Card>
    </main>
  );
}

/** A quiet link below a form. */
export function PageLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <p className="text-center">
      <Link
        to={to}
        className="inline-flex min-h-11 items-center rounded-lg px-2 text-[0.9375rem] text-accent-text underline decoration-1 underline-offset-4 hover:decoration-2"
      >
        {children}
      </Link>
    </p>
  );
}
