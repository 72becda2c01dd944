import { Parser } from "htmlparser2";

/**
 * @typedef {(string | { tag: string, attributes: Record<string, string | boolean>, children: Markup })[]} Markup
 */

/** Attributes that React calls otherwise; `style` takes an object there and is only counted here. */
const NAMES = new Map([
  ["class", "className"],
  ["for", "htmlFor"],
  ["tabindex", "tabIndex"],
  ["style", "data-style"],
  ["value", "defaultValue"],
  ["checked", "defaultChecked"],
]);

/**
 * What stands in the body of a page, without its scripts, for React to render again.
 * @param {string} html
 * @returns {Markup}
 */
export function readMarkup(html) {
  /** @type {Markup} */
  const body = [];
  /** @type {Markup[]} */
  const open = [body];
  let isInBody = false;
  let isInScript = false;
  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        if (tag === "script") isInScript = true;
        if (isInBody && !isInScript) {
          /** @type {Markup} */
          const children = [];
          open.at(-1)?.push({ tag, attributes: rename(attributes), children });
          open.push(children);
        }
        if (tag === "body") isInBody = true;
      },
      ontext(text) {
        if (isInBody && !isInScript) open.at(-1)?.push(text);
      },
      onclosetag(tag) {
        if (tag === "body") isInBody = false;
        if (isInBody && !isInScript) open.pop();
        if (tag === "script") isInScript = false;
      },
    },
    { lowerCaseAttributeNames: false },
  );
  parser.end(html);
  return body;
}

/**
 * @param {Record<string, string>} attributes
 * @returns {Record<string, string | boolean>}
 */
function rename(attributes) {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      NAMES.get(name) ?? name,
      name === "checked" || name === "disabled" ? true : value,
    ]),
  );
}
