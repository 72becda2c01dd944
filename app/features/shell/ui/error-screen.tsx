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
import { useOnline } from "./use-online";

/**
 * Shows why a screen could not be loaded, by status, with the server's own words where it gave some. The screen's route
 * names in `handle.failed` what is missing then, and in `handle.back` the way on where asking again cannot help. They
 * are no props, because a request that dies on the way takes all routes down, and the root shows the error.
 */
export function ErrorScreen() {
  const error = useRouteError();
  const { failed, back } = useHandle();
  const isOnline = useOnline();
  const { pathname, search } = useLocation();
  const root = useRouteLoaderData("root") as { requestId?: string } | undefined;
  const answer = isRouteErrorResponse(error) ? error : null;
  const told = answer?.data as { message?: string; requestId?: string } | undefined;
  // Without an answer of ours, there was none (503), or the fault is in the browser's own code (500).
  const status = answer?.status ?? (isLostData(error) ? 503 : 500);
  const words = answer || isOnline ? errorWords(status) : OFFLINE_WORDS;
  const reasons = reasonsFor(status, {
    failed,
    message: told?.message,
    isAnswered: answer !== null || status === 503,
  });
  const requestId = told?.requestId ?? root?.requestId;
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

interface FailureHandle {
  failed?: string[];
  back?: { to: string; label: string };
}

/** What the routes at this address say of their failures, the innermost first. */
function useHandle(): FailureHandle {
  const handles = useMatches().map((match) => match.handle as FailureHandle | undefined);
  return { ...handles.findLast((handle) => handle?.failed || handle?.back) };
}

/** Of a failure on our side the screen knows best what is missing; of the address the server does. */
function reasonsFor(
  status: number,
  {
    failed = [],
    message,
    isAnswered,
  }: { failed?: string[]; message: string | undefined; isAnswered: boolean },
): string[] {
  if (!isAnswered) return [];
  const told = message ? [message] : [];
  const [first, second] = status >= 500 ? [failed, told] : [told, failed];
  return first.length > 0 ? first : second;
}
