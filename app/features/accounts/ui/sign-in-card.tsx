import { Card } from "~/ui/card";
import { LinkButton } from "~/ui/link-button";
import { Notice } from "~/ui/notice";
import { providerStartPath, type SignInMethods } from "../domain/sign-in";
import { PasswordSignIn, type PasswordSignInProps, SignInTitle, TITLE_ID } from "./password-sign-in";
import { useBrowserTimezone } from "./profile-form/timezone-field";

export interface SignInCardProps extends Omit<PasswordSignInProps, "timezone" | "children"> {
  methods: SignInMethods;
  /** Why a sign-in at a provider did not succeed. */
  notice?: string;
}

/** The card that signs in or makes an account: with a password, at a provider, or either. */
export function SignInCard({ methods, notice, ...props }: SignInCardProps) {
  const timezone = useBrowserTimezone();
  const links = { providers: methods.providers, redirectTo: props.redirectTo, timezone };
  return (
    <Card as="section" aria-labelledby={TITLE_ID} className="w-full sm:p-8!">
      {notice && (
        <Notice tone="warn" role="alert" className="mb-5">
          {notice}
        </Notice>
      )}
      {methods.builtIn ? (
        <PasswordSignIn {...props} timezone={timezone}>
          {methods.providers.length > 0 && (
            <>
              <p className="my-4 flex items-center gap-3 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
                or
              </p>
              <ProviderLinks {...links} variant="secondary" />
            </>
          )}
        </PasswordSignIn>
      ) : (
        <>
          <SignInTitle mode="sign-in" />
          <div className="mt-6">
            <ProviderLinks {...links} variant="primary" />
          </div>
        </>
      )}
    </Card>
  );
}

interface ProviderLinksProps {
  providers: SignInMethods["providers"];
  redirectTo?: string;
  timezone: string;
  variant: "primary" | "secondary";
}

/** "Continue with …" for each provider: plain links, because they lead to another site. */
function ProviderLinks({ providers, redirectTo, timezone, variant }: ProviderLinksProps) {
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
