/** Has the length of a link's token. */
export const TOKEN = "a".repeat(43);

/** The path of each route: `journal_.calendar.tsx` is `/journal/calendar`. */
export const ADDRESSES = Object.keys(import.meta.glob("../../app/routes/*.tsx"))
  .map((file) => file.slice(file.lastIndexOf("/") + 1, -".tsx".length))
  .map((name) =>
    name
      .replace(/(^|\.)_index$/, "")
      .replace(/^\$$/, "nowhere")
      .replace(/\$\w+|\$/g, TOKEN),
  )
  .map(
    (name) =>
      `/${name.replaceAll("[.]", "\0").replaceAll("_.", ".").replaceAll(".", "/").replaceAll("\0", ".")}`,
  );
export const isCall = (address: string) => address.startsWith("/api/");
