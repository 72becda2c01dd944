export const scrimClass =
  "fixed inset-0 z-40 bg-scrim data-[state=open]:animate-fade-in data-[state=closed]:animate-fade-out";

/** Popovers, menus and select lists share one surface. */
export const popClass =
  "z-50 rounded-card border border-line bg-card text-ink shadow-pop " +
  "data-[state=open]:animate-rise data-[state=closed]:animate-fade-out";

export const menuItemClass =
  "flex min-h-11 cursor-pointer items-center gap-3 rounded-lg px-3 py-2 text-[0.9375rem] outline-none select-none " +
  "data-[highlighted]:bg-sunken data-[disabled]:cursor-default data-[disabled]:opacity-50 [&_svg]:size-[1.15rem] " +
  "forced-colors:data-[highlighted]:outline-2";
