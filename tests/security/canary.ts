import { type BrowserContext, expect, type Page } from "@playwright/test";
import { ALLOWED_TAGS } from "../../app/features/journal/domain/content-schema";
import { LINK_SCHEMES } from "../../app/features/journal/domain/link-address";

/** Attributes that an entry may have, by element (server/sanitize-content.server.ts). */
const ALLOWED_ATTRIBUTES: Record<string, string[]> = {
  a: ["href", "target", "rel"],
  img: ["src", "alt", "title", "width", "height"],
  mark: ["data-color", "style"],
  ol: ["start"],
  div: ["data-ai"],
  section: ["data-ai"],
  code: ["class"],
  pre: ["class"],
};

/** Notices a running payload in every page, frame and window of a context. */
export interface Canary {
  /** Expects that nothing on the page has run, and nothing could. */
  expectQuiet(page: Page, place: string): Promise<void>;
  /** Expects that nothing has run, in a document without scripts, which cannot be inspected. */
  expectSilent(place: string): void;
  /** Ids of the payloads that ran, and names of the dialogs that were opened. */
  readonly heard: ReadonlySet<string>;
}

/** Puts the canary into a context, before its first page is opened. */
export async function watch(context: BrowserContext): Promise<Canary> {
  const heard = new Set<string>();
  await context.exposeBinding("__xss", (_source, id: unknown) => void heard.add(String(id)));
  await context.addInitScript(() => {
    const { __xss } = window as unknown as { __xss: (id: string) => void };
    for (const name of ["alert", "confirm", "prompt", "print"]) {
      Object.defineProperty(window, name, { value: () => __xss(name) });
    }
  });
  let pages = 0;
  context.on("page", () => {
    pages += 1;
  });
  const expectSilent = (place: string) => {
    expect([...heard], `payloads that ran: ${place}`).toEqual([]);
    expect(pages, `windows: ${place}`).toBe(0);
  };
  return {
    heard,
    expectSilent,
    async expectQuiet(page, place) {
      const found = await page.evaluate(inspect, {
        tags: [...ALLOWED_TAGS],
        attributes: ALLOWED_ATTRIBUTES,
        schemes: [...LINK_SCHEMES],
      });
      expect(found, `what no page may hold: ${place}`).toEqual([]);
      expectSilent(place);
    },
  };
}

interface Allowed {
  tags: string[];
  attributes: Record<string, string[]>;
  schemes: string[];
}

/** Runs in the page: triggers handlers that wait for an event, and lists what could run or load. */
async function inspect({ tags, attributes, schemes }: Allowed): Promise<string[]> {
  const events =
    "load error mouseover mouseenter mousemove pointerenter pointerover focus focusin blur toggle beforetoggle begin " +
    "animationstart animationend transitionend start submit scroll wheel pageshow";
  // Without bubbling, so that the app's own listeners stay undisturbed.
  for (const part of document.querySelectorAll("*")) {
    if (!part.getAttributeNames().some((name) => name.startsWith("on"))) continue;
    for (const name of events.split(" ")) part.dispatchEvent(new Event(name));
  }
  await new Promise((resolve) => setTimeout(resolve));

  const found: string[] = [];
  const describe = (element: Element) => element.cloneNode(false) as Element;
  const report = (why: string, element: Element) => found.push(`${why}: ${describe(element).outerHTML}`);
  for (const element of document.querySelectorAll("*")) {
    const name = element.localName;
    if (/^(iframe|frame|frameset|object|embed|applet|portal|base|template|plaintext|xss)$/.test(name)) {
      report("element", element);
    }
    if (name === "script" && !(element as HTMLScriptElement).nonce) report("script", element);
    if (name === "meta" && element.hasAttribute("http-equiv")) report("meta", element);
    for (const { name: attribute, value } of element.attributes) {
      if (/^on|^srcdoc$|^formaction$|^ping$|^background$/i.test(attribute)) report("attribute", element);
      // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop them from an address.
      const scheme = value.replace(/[\u0000-\u0020]/g, "").toLowerCase();
      const isAddress = /^(href|src|action|data|poster|xlink:href|srcset)$/.test(attribute);
      if (isAddress && /^(javascript|vbscript|data):/.test(scheme)) report("address", element);
      if (isAddress && value.includes("canary.test") && name !== "a") report("foreign", element);
    }
  }

  const isMadeByReact = (part: Element) => Object.keys(part).some((key) => key.startsWith("__reactFiber"));
  for (const part of document.querySelectorAll(".prose-entry *")) {
    // The screens' own elements around words, such as an answer's, are no markup of an entry.
    if (isMadeByReact(part)) continue;
    // The editor's own elements are no part of the entry.
    if (part.closest(".upload-placeholder, .ProseMirror-widget")) continue;
    const name = part.localName;
    const isEdited = part.closest(".entry-editor") !== null;
    if (!tags.includes(name) || part.namespaceURI !== document.documentElement.namespaceURI) {
      report("in an entry", part);
    }
    for (const { name: attribute, value } of part.attributes) {
      const ofEditor =
        isEdited &&
        (/^(contenteditable|draggable|data-placeholder)$/.test(attribute) ||
          (attribute === "class" && /^(?:(?:is-empty|entry-|ProseMirror-)\S*\s*)*$/.test(value)));
      if (!ofEditor && !(attributes[name] ?? []).includes(attribute)) report("in an entry", part);
    }
    const code = part.getAttribute("class");
    if (/^(code|pre)$/.test(name) && code !== null && !isEdited && !/^language-\S*$/.test(code)) {
      report("class", part);
    }
    // An address that the browser cannot parse has no scheme, and leads nowhere.
    const scheme = name === "a" ? (part as HTMLAnchorElement).protocol.slice(0, -1) : "";
    if (scheme !== "" && !schemes.includes(scheme)) {
      report("link", part);
    }
    if (name === "img" && !/^\/api\/images\/[0-9a-f-]{36}$/.test(part.getAttribute("src") ?? "")) {
      if (!part.classList.contains("ProseMirror-separator")) report("image", part);
    }
    const style = part.getAttribute("style");
    if (style !== null && !/^background-color: [#\w()-]+; color: inherit$/.test(style)) report("style", part);
  }
  return found;
}
