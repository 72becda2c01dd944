import { installTexts } from "../../setup/reader-site";
import type { Screen, Step } from "../lib/stage";
import { go, press, visitor } from "../lib/states";

const BY_THE_BROWSER = "the browser itself loads it";

const install: Step = () => installTexts(String(process.env.E2E_STATE));
const CHAPTER = "/read/scripture/john/6";

/** The reader, with two texts in our own words. */
export const READER: Screen[] = [
  {
    name: "Library",
    routes: ["read._index.tsx"],
    without: {
      empty: "other states install texts",
      loading: BY_THE_BROWSER,
      error: "its error page is that of every screen",
    },
    states: [visitor.filled(install, go("/read"))],
  },
  {
    name: "Reader",
    routes: ["read.$.tsx"],
    without: { empty: "a page without words does not exist", loading: BY_THE_BROWSER },
    states: [
      visitor.filled("a chapter with marked verses", install, go(`${CHAPTER}?v=3-4`)),
      visitor.filled("two texts side by side", install, go(`${CHAPTER}?with=second-bible`)),
      visitor.filled("the books of the Bible", install, go("/read/scripture")),
      visitor.opened("text size and theme", install, go(CHAPTER), press("Text size and theme")),
      visitor.failed("no such page", go("/read/nothing")),
    ],
  },
  {
    name: "Search of the texts",
    routes: ["read.search.tsx"],
    without: { loading: BY_THE_BROWSER, error: "its error page is that of every screen" },
    states: [
      visitor.empty("nothing searched", install, go("/read/search")),
      visitor.empty("nothing found", install, go("/read/search?q=xylophone")),
      visitor.filled(install, go("/read/search?q=told at some length")),
    ],
  },
];
