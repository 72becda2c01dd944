import { randomToken } from "../../shared/ids";

/**
 * A page that stands alone: it needs no database, no script and no file beside it. `message` is a plain sentence of our
 * own. Gives the page and the content security policy under which it may be shown.
 */
export function maintenancePage(message: string): { html: string; policy: string } {
  const nonce = randomToken(16);
  const html = `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>Back shortly · Acolyte</title>
<style nonce="${nonce}">
html { color-scheme: light dark; background: light-dark(#faf7f2, #171412); color: light-dark(#2b2622, #efe8dd);
  font-family: Georgia, "Times New Roman", serif; }
body { display: grid; min-height: 100vh; margin: 0; place-content: center; padding: 1.5rem; text-align: center; }
h1 { font-size: 1.875rem; font-weight: 600; margin: 0; }
p { max-width: 30rem; margin: 1rem auto 0; font-size: 1.0625rem; line-height: 1.65; color: light-dark(#6f665c, #a79c8e); }
blockquote { margin: 2.5rem auto 0; font-style: italic; }
</style>
</head>
<body>
<main id="main">
<h1>Back shortly</h1>
<p>${message}</p>
<blockquote>Be still, and know that I am God.</blockquote>
</main>
</body>
</html>
`;
  return {
    html,
    policy: `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  };
}
