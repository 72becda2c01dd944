import type { Services } from "~/server/ports/services";
import type { InstalledText } from "../domain/text-passage";
import { selectTexts } from "./texts.repository.server";

/** Returns the installed texts in the order of the library. */
export async function listTexts({ texts: db }: Pick<Services, "texts">): Promise<InstalledText[]> {
  const rows = await selectTexts(db);
  return rows.map(({ id, title, language, kind, licence, places }) => ({
    ...{ id, title, language, kind, licence },
    passages: places,
  }));
}
