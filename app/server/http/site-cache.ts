/** How long what is the same for everybody may be kept: an hour. */
export const SITE_CACHE = "public, max-age=3600";
