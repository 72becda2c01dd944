import { findChromium } from "../../../scripts/lib/chromium.mjs";
import { modulesLoaded } from "../lib/browser-loads.mjs";
import { gzipBytes, modulesOfPage, withStaticImports } from "../lib/browser-modules.mjs";
import { short } from "../lib/figures.mjs";
import { get } from "../lib/http.mjs";

/** Kilobytes of 1,000 bytes. */
const BUDGET = 140;

/**
 * @typedef {object} Page
 * @property {string} title
 * @property {string} path
 * @property {boolean} [visitor] seen without a session
 */

/**
 * JavaScript that each screen loads before anything is touched, gzip.
 * @param {import("../bench.mjs").Bench} bench
 * @returns {Promise<import("../lib/figures.mjs").Figure[]>}
 */
export async function measureJavaScript(bench) {
  const { light } = await bench.writers();
  const origin = bench.runtime.origin("app");
  const pages = await pagesOf(origin, light.cookie);
  /** @type {Set<string>[]} */
  const asked = [];
  for (const { path, visitor } of pages) {
    const { text } = await get(origin + path, visitor ? {} : { Cookie: light.cookie });
    asked.push(modulesOfPage(text));
  }
  const addresses = pages.map(({ path, visitor }) => ({
    url: origin + path,
    cookie: visitor ? "" : light.cookie,
  }));
  const chromium = findChromium();
  const loaded = chromium ? await modulesLoaded(chromium, addresses) : null;
  const base = gzipBytes(clientBase([...asked, ...(loaded ?? [])]));
  return pages.map(({ title }, index) =>
    figure(title, new Set([...(asked[index] ?? []), ...(loaded?.[index] ?? [])]), base, Boolean(loaded)),
  );
}

/**
 * @param {string} origin
 * @param {string} cookie
 * @returns {Promise<Page[]>}
 */
async function pagesOf(origin, cookie) {
  const { text } = await get(`${origin}/api/prayer-journal/entries?limit=1`, { Cookie: cookie });
  const [entry] = /** @type {{ id: string }[]} */ (JSON.parse(text));
  return [
    { title: "Landing", path: "/", visitor: true },
    { title: "Home", path: "/" },
    { title: "Journal list", path: "/journal" },
    { title: "Entry view", path: `/journal?entry=${entry?.id}` },
    { title: "New entry", path: "/journal?new=true" },
    { title: "Edit entry", path: `/journal?entry=${entry?.id}&edit=true` },
    { title: "Calendar screen", path: "/journal/calendar" },
    { title: "Search", path: "/journal?search=" },
    { title: "Spiritual journey", path: "/journal?panel=journey" },
    { title: "Assistant", path: "/acolyte" },
    { title: "Prayer Collection", path: "/prayer" },
    { title: "Quick prayer", path: "/prayer/quick" },
    { title: "Guided prayer", path: "/immersive-prayer" },
    { title: "Saved responses", path: "/saved-responses" },
    { title: "Profile", path: "/profile" },
    { title: "Edit profile", path: "/edit-profile" },
    { title: "Settings", path: "/settings" },
    { title: "Pricing", path: "/pricing" },
  ];
}

/**
 * @param {string} title
 * @param {Set<string>} modules
 * @param {number} base
 * @param {boolean} isComplete whether a browser has shown what is loaded on top of the static imports
 * @returns {import("../lib/figures.mjs").Figure}
 */
function figure(title, modules, base, isComplete) {
  const editor = [...modules].filter((address) => /\/tiptap-/.test(address));
  const hasEditor = editor.length > 0;
  const withoutEditor = withStaticImports([...modules].filter((address) => !editor.includes(address)));
  const kilobytes = gzipBytes(withoutEditor) / 1000;
  const apart = gzipBytes(withStaticImports([...modules])) / 1000 - kilobytes;
  return {
    section: "javascript",
    what: `${title}: JavaScript before the first interaction`,
    measured: `${short(kilobytes)} kB${apart > 0 ? ` and the editor's ${short(apart)} kB` : ""}${isComplete ? "" : " (static imports; no Chromium found)"}`,
    budget: hasEditor ? "with the editor, exempt" : `at most ${BUDGET} kB without the editor`,
    beside: `${short((kilobytes * 1000) / base)} x React and Remix alone (${short(base / 1000)} kB)`,
    holds: hasEditor ? null : kilobytes <= BUDGET,
    values: { kilobytes, editorKilobytes: apart, baseKilobytes: base / 1000 },
  };
}

/**
 * The files that hold React and Remix: the browser's entry with its imports.
 * @param {Set<string>[]} pages
 * @returns {Set<string>}
 */
function clientBase(pages) {
  const entry = pages.flatMap((modules) => [...modules]).find((address) => /\/entry\.client-/.test(address));
  return withStaticImports(entry ? [entry] : []);
}
