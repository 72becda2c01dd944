import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { LinkButton } from "~/ui/link-button";

const TITLES: Record<number, string> = {
  400: "That address is not quite right",
  403: "This page is not open to you",
  404: "Not found",
  429: "A little too fast",
  503: "We cannot reach your data right now",
};

/** What a screen shows when it could not be loaded, by status, with the server's own words where it gave some. */
export function ErrorScreen({ fallback }: { fallback?: string }) {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const told = isRouteErrorResponse(error)
    ? (error.data as { message?: string } | undefined)?.message
    : undefined;
  // Of a failure on our side the screen knows best what is missing; of the address the server does.
  const reason = status >= 500 ? (fallback ?? told) : (told ?? fallback);
  return (
    <main id="main" className="mx-auto max-w-xl px-5 py-16 text-center">
      <h1 className="text-3xl">{TITLES[status] ?? "Something went wrong"}</h1>
      <p className="mt-4 text-muted">
        {reason ?? "Please try again in a moment. What you have written is safe."}
      </p>
      <div className="mt-8 flex justify-center gap-3">
        <LinkButton to="." reloadDocument variant="secondary">
          Try again
        </LinkButton>
        <LinkButton to="/">Home</LinkButton>
      </div>
    </main>
  );
}
