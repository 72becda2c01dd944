import {
  isRouteErrorResponse,
  useLocation,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from "@remix-run/react";
import { LinkButton } from "~/ui/link-button";
import { LogoMark } from "~/ui/logo";
import { errorWords, isLostData, mayPass, OFFLINE_WORDS } from "../domain/error-words";
import { useOnline } from "./offline-notice";

/**
 * Explains why a screen could not be loaded, by status, with the server's message if it sent one. The screen's route says
 * in `handle.failed` what is missing then, and in `handle.back` where to go when a retry cannot help. They are not props,
 * because a failed request takes all routes down, and the root shows the error.
 */
export function ErrorScreen() {
  const error = useRouteError();
  const { failed, back } = useHandle();
  const isOnline = useOnline();
  const { pathname, search } = useLocation();
  const root = useRouteLoaderData("root") as { requestId?: string } | undefined;
  const answer = isRouteErrorResponse(error) ? error : null;
  const body = answer?.data as { message?: string; requestId?: string } | undefined;
  // Without an error response there was none at all (503), or the browser's code failed (500).
  const status = answer?.status ?? (isLostData(error) ? 503 : 500);
  const words = answer || isOnline ? errorWords(status) : OFFLINE_WORDS;
  const reasons = reasonsFor(status, {
    failed,
    message: body?.message,
    isAnswered: answer !== null || status === 503,
  });
  const requestId = body?.requestId ?? root?.requestId;
  return (
    <main id="main" tabIndex={-1} className="mx-auto max-w-xl px-5 py-16 text-center lg:py-24">
      <LogoMark className="mx-auto size-12 text-muted" />
      <h1 className="mt-6 text-3xl">{words.title}</h1>
      {(reasons.length > 0 ? reasons : [words.text]).map((text) => (
        <p key={text} className="mt-4 text-pretty text-muted">
          {text}
        </p>
      ))}
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
          If this keeps happening, send{" "}
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

/** The page for an unknown address. */
export function NotFoundScreen() {
  return (
    <main id="main" tabIndex={-1} className="mx-auto max-w-xl px-5 py-16 text-center lg:py-24">
      <LogoMark className="mx-auto size-12 text-muted" />
      <h1 className="mt-6 text-3xl">404 Page Not Found</h1>
      <p className="mt-4 text-muted">Did you forget to add the page to the router?</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <LinkButton to="/support" variant="secondary">
          Support
        </LinkButton>
        <LinkButton to="/">Home</LinkButton>
      </div>
    </main>
  );
}

interface FailureHandle {
  failed?: string[];
  back?: { to: string; label: string };
}

/** Returns the handle of the innermost route with one about failures. */
function useHandle(): FailureHandle {
  const handles = useMatches().map((match) => match.handle as FailureHandle | undefined);
  return { ...handles.findLast((handle) => handle?.failed || handle?.back) };
}

/** Returns why a screen failed: the screen's reasons for a server error, the server's message for a refusal. */
function reasonsFor(
  status: number,
  {
    failed = [],
    message,
    isAnswered,
  }: { failed?: string[]; message: string | undefined; isAnswered: boolean },
): string[] {
  if (!isAnswered) return [];
  const sent = message ? [message] : [];
  const [first, second] = status >= 500 ? [failed, sent] : [sent, failed];
  return first.length > 0 ? first : second;
}
