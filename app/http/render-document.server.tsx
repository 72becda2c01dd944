import type { EntryContext } from "@remix-run/cloudflare";
import { RemixServer } from "@remix-run/react";
import { renderToString } from "react-dom/server";
import { NonceContext } from "~/shared/nonce";

/** React's mark for a part that was not ready: the browser would have to render it again. */
const MISSING_PART = "<!--$!-->";

/**
 * Renders a page as one string. React's stream writer encodes every attribute by itself, which costs a third of a page's
 * CPU, and no page has a part that is loaded later (docs/decisions/0012).
 */
export async function renderDocument(context: EntryContext, url: string, nonce: string): Promise<string> {
  const { serverHandoffStream, ...rest } = context;
  const markup = renderToString(
    <NonceContext.Provider value={nonce}>
      <RemixServer context={rest} url={url} nonce={nonce} />
    </NonceContext.Provider>,
  );
  if (markup.includes(MISSING_PART)) logMissingPart();
  const page = `<!DOCTYPE html>${markup}`;
  // A page without scripts needs no data.
  if (!serverHandoffStream || !rest.renderMeta?.didRenderScripts) return page;
  return page + handoffScript(await new Response(serverHandoffStream).text(), nonce);
}

/**
 * Returns the script that passes the loaders' data to Remix in the browser, in one piece. Remix's own component for it,
 * `StreamTransfer` in @remix-run/react 2, can only be rendered while streaming.
 */
export function handoffScript(data: string, nonce: string): string {
  const controller = "window.__remixContext.streamController";
  return `<script nonce="${nonce}">${controller}.enqueue(${toScriptText(data)});${controller}.close();</script>`;
}

/** Returns a text as a JavaScript literal that cannot end its script for an HTML parser. */
function toScriptText(text: string): string {
  return JSON.stringify(text).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

function logMissingPart() {
  console.error(JSON.stringify({ level: "ERROR", event: "render-incomplete" }));
}
