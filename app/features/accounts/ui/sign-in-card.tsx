import { Card } from "~/ui/card";
import { Notice } from "~/ui/notice";
import type { SignInMethods } from "../domain/sign-in";
import { PasswordSignIn, type PasswordSignInProps } from "./password-sign-in";
import { OrLine, ProviderLinks } from "./provider-links";
import { SIGN_IN_TITLE_ID, SignInTitle } from "./sign-in-title";
import { useBrowserTimezone } from "./use-browser-timezone";

export interface SignInCardProps extends Omit<PasswordSignInProps, "timezone" | "children"> {
  /** The methods that are open here. */
  methods: SignInMethods;
  /** Why a sign-in at a provider did not succeed. */
  notice?: string;
}

/** The card that signs in or makes an account: with a password, at a provider, or either. */
export function SignInCard({ methods, notice, ...props }: SignInCardProps) {
  const timezone = useBrowserTimezone();
  const links = { providers: methods.providers, redirectTo: props.redirectTo, timezone };
  return (
    <Card as="section" aria-labelledby={SIGN_IN_TITLE_ID} className="w-full sm:p-8!">
      {notice && (
        <Notice tone="warn" role="alert" className="mb-5">
          {notice}
        </Notice>
      )}
      {methods.builtIn ? (
        <PasswordSignIn {...props} timezone={timezone}>
          {methods.providers.length > 0 && (
            <>
              <OrLine />
              <ProviderLinks {...links} variant="secondary" />
            </>
          )}
        </PasswordSignIn>
      ) : (
        <>
          <SignInTitle title="Welcome Back" subtitle="Continue your spiritual journey" />
          <div className="mt-6">
            <ProviderLinks {...links} variant="primary" />
          </div>
        </>
      )}
    </Card>
  );
}
