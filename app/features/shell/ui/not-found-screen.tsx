import { LinkButton } from "~/ui/link-button";
import { LogoMark } from "~/ui/logo";

/** The page for an address that no screen has. */
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
