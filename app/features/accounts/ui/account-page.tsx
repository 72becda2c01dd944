import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { Card } from "~/ui/card";
import { Logo } from "~/ui/logo";

/** The frame of the small public pages around an account: the mark above one card, as on the landing view. */
export function AccountPage({
  title,
  text,
  children,
}: {
  title: string;
  text?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <main
      id="main"
      tabIndex={-1}
      className="mx-auto grid min-h-dvh w-full grid-cols-[minmax(0,1fr)] max-w-[28rem] content-center justify-items-center gap-7 px-5 py-7"
    >
      <Link to="/" aria-label="Acolyte, home" className="rounded-lg">
        <Logo />
      </Link>
      <Card as="section" aria-labelledby="account-page-title" className="w-full sm:p-8!">
        <h1 id="account-page-title" className="text-2xl/8">
          {title}
        </h1>
        {text && <p className="mt-2 text-pretty wrap-anywhere text-muted">{text}</p>}
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
