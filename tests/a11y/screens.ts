import type { Screen } from "./lib/stage";
import { ACCOUNT } from "./screens/account";
import { ASSISTANT } from "./screens/assistant";
import { HOME } from "./screens/home";
import { JOURNAL } from "./screens/journal";
import { LIBRARY } from "./screens/library";
import { PLANS } from "./screens/plans";
import { PRAYERS } from "./screens/prayers";
import { READER } from "./screens/reader";
import { SETTINGS } from "./screens/settings";
import { SITE } from "./screens/site";
import { VISITORS } from "./screens/visitors";
import { WRITING } from "./screens/writing";

/** Every screen of the product. */
export const SCREENS: Screen[] = [
  ...VISITORS,
  ...SITE,
  ...READER,
  ...HOME,
  ...JOURNAL,
  ...WRITING,
  ...ASSISTANT,
  ...LIBRARY,
  ...PRAYERS,
  ...PLANS,
  ...ACCOUNT,
  ...SETTINGS,
];
