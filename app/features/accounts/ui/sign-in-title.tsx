export const SIGN_IN_TITLE_ID = "sign-in-title";

/** The title of the sign-in card, which names the card, and the line below it. */
export function SignInTitle({ title, subtitle }: { title: string; subtitle: string }) {
  return (
    <>
      <h2 id={SIGN_IN_TITLE_ID} className="text-2xl/8">
        {title}
      </h2>
      <p className="mt-1 text-muted">{subtitle}</p>
    </>
  );
}
