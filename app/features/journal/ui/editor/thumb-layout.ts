/** Touch devices and narrow windows: the tools and the save button stand at the bottom of the screen. */
export const THUMB_QUERY = "(pointer: coarse), (width < 48rem)";

/** The same in classes, for what the server renders as well. */
export const thumbOnlyClass = "hidden max-md:block pointer-coarse:block";
export const thumbNeverClass = "max-md:hidden pointer-coarse:hidden";
