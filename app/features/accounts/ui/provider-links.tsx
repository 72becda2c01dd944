import { LinkButton } from "~/ui/link-button";
import { providerStartPath, type SignInMethods } from "../domain/sign-in";

export interface ProviderLinksProps {
  providers: SignInMethods["providers"];
  redirectTo?: string;
  timezone: string;
  /** Quiet below the form, loud where they are the only way. */
  variant: "primary" | "secondary";
}

/** "Continue with …", one for each provider: plain links, because the way leads to another site. */
export function ProviderLinks({ providers, redirectTo, timezone, variant }: ProviderLinksProps) {
  return (
    <ul className="grid gap-3">
      {providers.map(({ id, label }) => (
        <li key={id}>
          <LinkButton
            to={providerStartPath(id, { redirectTo, timezone })}
            reloadDocument
            variant={variant}
            size="lg"
            className="w-full py-2 text-center whitespace-normal!"
          >
            Continue with {label}
          </LinkButton>
        </li>
      ))}
    </ul>
  );
}

/** The line between two ways to do the same. */
export function OrLine() {
  return (
    <p className="my-4 flex items-center gap-3 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      or
    </p>
  );
}
