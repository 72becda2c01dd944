import { Form, Link, useNavigation } from "@remix-run/react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "~/ui/button";
import type { SignInMode, SignInRefusal } from "../contract";
import { EmailField, PASSWORD_HINT, PasswordField } from "./credential-fields";

const ACTION = "/api/login";

const linkClass =
  "inline-flex min-h-11 items-center rounded-lg px-2 text-[0.9375rem] text-accent-text underline decoration-1 underline-offset-4 hover:decoration-2";

/** The texts of the two modes. */
const WORDS = {
  "sign-in": {
    title: "Welcome Back",
    subtitle: "Continue your spiritual journey",
    button: "Sign In",
    pending: "Signing in...",
    other: "Don't have an account? Sign up",
    otherMode: "sign-up",
  },
  "sign-up": {
    title: "Create Account",
    subtitle: "Join thousands in their spiritual journey",
    button: "Create Account",
    pending: "Creating your account...",
    other: "Already have an account? Sign in",
    otherMode: "sign-in",
  },
} as const satisfies Record<SignInMode, unknown>;

export interface PasswordSignInProps {
  /** Why the last attempt was refused. */
  refusal?: SignInRefusal;
  /** The page to go to afterwards. */
  redirectTo?: string;
  mode?: SignInMode;
  timezone: string;
  /** Between the form and the switch to the other mode. */
  children?: ReactNode;
}

/** Signs in with a password or makes an account with one. A plain form: it works before and without JavaScript. */
export function PasswordSignIn(props: PasswordSignInProps) {
  const { refusal, redirectTo, mode: firstMode = "sign-in", timezone, children } = props;
  const [mode, setMode] = useState<SignInMode>(refusal?.mode ?? firstMode);
  const words = WORDS[mode];
  const navigation = useNavigation();
  const isPending = navigation.state !== "idle" && navigation.formAction === ACTION;
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);

  const shown = refusal?.mode === mode && !isPending ? refusal : undefined;
  const error = shown && <span role="alert">{shown.message}</span>;
  const isEmailAtFault = shown?.field === "email";

  // A page that loads with a refusal has an empty password, and people may already be typing the next one.
  const cameWith = useRef(refusal);

  useEffect(() => {
    if (!refusal) return;
    const field = refusal.field === "email" ? email : password;
    if (password.current && refusal !== cameWith.current) password.current.value = "";
    field.current?.focus();
  }, [refusal]);

  return (
    <>
      <SignInTitle mode={mode} />
      <Form method="post" action={ACTION} className="mt-6 grid gap-4">
        <input type="hidden" name="mode" value={mode} />
        <input type="hidden" name="timezone" value={timezone} />
        {redirectTo && <input type="hidden" name="redirectTo" value={redirectTo} />}
        {/* Both fields are required: a mark on each would say nothing. */}
        <EmailField ref={email} error={isEmailAtFault && error} defaultValue={refusal?.email} />
        <PasswordField
          ref={password}
          label="Password"
          name="password"
          autoComplete={mode === "sign-in" ? "current-password" : "new-password"}
          required
          hint={mode === "sign-up" && !error && PASSWORD_HINT}
          error={!isEmailAtFault && error}
        />
        <Button
          type="submit"
          size="lg"
          className="mt-2 w-full"
          pending={isPending}
          pendingLabel={words.pending}
        >
          {words.button}
        </Button>
      </Form>
      {mode === "sign-in" && (
        <p className="mt-3 text-center">
          <Link to="/forgot-password" className={linkClass}>
            Forgot your password?
          </Link>
        </p>
      )}
      {children}
      <p className="mt-3 text-center">
        <Link
          to={otherModeAddress(words.otherMode, redirectTo)}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            setMode(words.otherMode);
          }}
          className={linkClass}
        >
          {words.other}
        </Link>
      </p>
    </>
  );
}

export const TITLE_ID = "sign-in-title";

/** The title of the sign-in card, which names the card, and the line below it. */
export function SignInTitle({ mode }: { mode: SignInMode }) {
  const { title, subtitle } = WORDS[mode];
  return (
    <>
      <h2 id={TITLE_ID} className="text-2xl/8">
        {title}
      </h2>
      <p className="mt-1 text-muted">{subtitle}</p>
    </>
  );
}

/** Returns the address of the card's own page in the other mode, for browsers without JavaScript. */
function otherModeAddress(mode: SignInMode, redirectTo: string | undefined): string {
  return `${ACTION}?${new URLSearchParams({ mode, ...(redirectTo && { redirectTo }) })}`;
}
