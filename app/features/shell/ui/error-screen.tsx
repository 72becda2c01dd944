import { isRouteErrorResponse, useLocation, useRouteError, useRouteLoaderData } from "@remix-run/react";
import { LinkButton } from "~/ui/link-button";
import { LogoMark } from "~/ui/logo";
import { errorWords, mayPass, OFFLINE_WORDS } from "../domain/error-words";
import { useOnline } from "./use-online";

interface ErrorScreenProps {
  fallback?: string;
  /** The way on where asking again cannot help. */
  back?: { to: string; label: string };
}

/** What a screen shows when it could not be loaded, by status, with the server's own words where it gave some. */
export function ErrorScreen({ fallback, back }: ErrorScreenProps) {
  const error = useRouteError();
  const isOnline = useOnline();
  const { pathname, search } = useLocation();
  const root = useRouteLoaderData("root") as { requestId?: string } | undefined;
  const answer = isRouteErrorResponse(error) ? error : null;
  const told = answer?.data as { message?: string; requestId?: string } | undefined;
  const status = answer?.status ?? 500;
  const words = answer || isOnline ? errorWords(status) : OFFLINE_WORDS;
  // Of a failure on our side the screen knows best what is missing; of the address the server does.
  const reason = status >= 500 ? (fallback ?? told?.message) : (told?.message ?? fallback);
  const requestId = told?.requestId ?? root?.requestId;
  return (
    <main id="main" tabIndex={-1} className="mx-auto max-w-xl px-5 py-16 text-center lg:py-24">
      <LogoMark className="mx-auto size-12 text-muted" />
      <h1 className="mt-6 text-3xl">{words.title}</h1>
      <p className="mt-4 text-pretty text-muted">{(answer && reason) || words.text}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        {mayPass(status) ? (
          <LinkButton to={{ pathname, search }} reloadDocument variant="secondary">
            Try again
          </LinkButton>
        ) : (
          back && (
            <LinkButton to={back.to} variant="secondary">
              {back.label}
            </LinkButton>
          )
        )}
        <LinkButton to="/">Home</LinkButton>
      </div>
      {status >= 500 && requestId && (
        <p className="mt-10 text-sm text-muted">
          If this goes on, tell{" "}
          <a
            href={`/support?request=${requestId}`}
            className="text-accent-text underline decoration-1 underline-offset-4 hover:decoration-2"
          >
            support
          </a>{" "}
          this number: <code className="break-all">{requestId}</code>
        </p>
      )}
    </main>
  );
}
