import type { Services } from "~/server/ports/services";
import { readingPath } from "../domain/reading-paths";
import { selectAddresses, selectTexts } from "./texts.repository.server";

/** Most addresses in one sitemap (sitemaps.org, protocol 0.9). */
const MOST_ADDRESSES = 50_000;

type Texts = Pick<Services, "texts">;

/** Returns the installed texts, each of which has a sitemap, with the day of its import. */
export async function listTextSitemaps({ texts }: Texts): Promise<{ id: string; changedOn: string }[]> {
  const rows = await selectTexts(texts);
  return rows.map(({ id, importedAt }) => ({ id, changedOn: importedAt.slice(0, 10) }));
}

/** Returns the paths of a text's pages; those that an earlier text has too name this one. */
export async function listTextPaths({ texts }: Texts, id: string): Promise<string[]> {
  const rows = await selectAddresses(texts, id, MOST_ADDRESSES);
  return rows.map(({ address, isSecond }) => readingPath(address, { text: isSecond ? id : null }));
}
