import type { EntryContext } from "@remix-run/cloudflare";
import { RemixServer } from "@remix-run/react";
import { renderToString } from "react-dom/server";
import { NonceContext } from "~/shared/nonce";

/** What React leaves where a part was not there in time: the browser would have to render it anew. */
const MISSING_PART = "<!--$!-->";

/**
 * A page as one string. React's stream writer encodes every attribute by itself, which costs a third of a page's CPU,
 * and no page of ours has a part that comes later (docs/decisions/0012).
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
  // What loads no script needs no data.
  if (!serverHandoffStream || !rest.renderMeta?.didRenderScripts) return page;
  return page + handoffScript(await new Response(serverHandoffStream).text(), nonce);
}

/**
 * The script that hands the loaders' data to Remix in the browser. Remix has a component for it, which React can only
 * render while streaming (`StreamTransfer` in @remix-run/react 2); this is what it writes, in one piece.
 */
export function handoffScript(data: string, nonce: string): string {
  const controller = "window.__remixContext.streamController";
  return `<script nonce="${nonce}">${controller}.enqueue(${toScriptText(data)});${controller}.close();</script>`;
}

/** A text as a JavaScript literal that no HTML parser takes for the end of its script. */
function toScriptText(text: string): string {
  return JSON.stringify(text).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

function logMissingPart() {
  console.error(JSON.stringify({ level: "ERROR", event: "render-incomplete" }));
}
