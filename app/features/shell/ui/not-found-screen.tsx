import { LinkButton } from "~/ui/link-button";

/** The page for an address that no screen has; its two lines are the specification's. */
export function NotFoundScreen() {
  return (
    <main id="main" tabIndex={-1} className="mx-auto max-w-xl px-5 py-20 text-center">
      <h1 className="text-3xl">404 Page Not Found</h1>
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
