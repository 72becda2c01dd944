import { provideChromium } from "../../../scripts/lib/chromium.ts";
import { short } from "../../kit/run";
import { gzipBytes, modulesLoaded, withStaticImports } from "../modules";
import type { Bench, Figure } from "../section";

/** Kilobytes of 1,000 bytes. */
const BUDGET = 140;

const pagesOf = (entryId: string): Record<string, string> => ({
  Home: "/",
  "Journal list": "/journal",
  "Entry view": `/journal?entry=${entryId}`,
  "New entry": "/journal?new=true",
  "Edit entry": `/journal?entry=${entryId}&edit=true`,
  "Calendar screen": "/journal/calendar",
  Search: "/journal?search=",
  "Spiritual journey": "/journal?panel=journey",
  Assistant: "/acolyte",
  "Prayer Collection": "/prayer",
  "Quick prayer": "/prayer/quick",
  "Guided prayer": "/immersive-prayer",
  "Saved responses": "/saved-responses",
  Profile: "/profile",
  "Edit profile": "/edit-profile",
  Settings: "/settings",
  Pricing: "/pricing",
});

/** Measures the JavaScript that each screen loads before the first interaction, gzip. */
export async function measureJavaScript({ app, light }: Bench): Promise<Figure[]> {
  const [entry] = await light.json<{ id: string }[]>("GET", "/api/prayer-journal/entries?limit=1");
  const pages = [
    { title: "Landing", path: "/", cookie: "" },
    ...Object.entries(pagesOf(entry?.id ?? "")).map(([title, path]) => ({
      title,
      path,
      cookie: light.cookie,
    })),
  ];
  const addresses = pages.map(({ path, cookie }) => ({ url: app + path, cookie }));
  const loaded = await modulesLoaded(await provideChromium(), addresses);
  const entryPoint = [...(loaded[0] ?? [])].find((address) => /\/entry\.client-/.test(address));
  // The files of React and Remix: the browser's entry with its imports.
  const base = gzipBytes(withStaticImports(entryPoint ? [entryPoint] : []));
  return pages.map(({ title }, index) => figure(title, [...(loaded[index] ?? [])], base));
}

function figure(title: string, modules: string[], base: number): Figure {
  const withoutEditor = modules.filter((address) => !/\/tiptap-/.test(address));
  const hasEditor = withoutEditor.length < modules.length;
  const kilobytes = gzipBytes(withStaticImports(withoutEditor)) / 1000;
  const apart = gzipBytes(modules) / 1000 - kilobytes;
  return {
    what: `${title}: JavaScript before the first interaction`,
    measured: `${short(kilobytes)} kB${apart > 0 ? ` and the editor's ${short(apart)} kB` : ""}`,
    budget: hasEditor ? "with the editor, exempt" : `at most ${BUDGET} kB without the editor`,
    beside: `${short((kilobytes * 1000) / base)} x React and Remix alone (${short(base / 1000)} kB)`,
    holds: hasEditor ? undefined : kilobytes <= BUDGET,
  };
}
