import serif from "@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?url";

/** For `<link rel="preload" as="font" type="font/woff2" crossorigin>` on pages that begin with reading text. */
export const serifFontUrl: string = serif;
