/** A shortcut written "Mod-Shift-h": for `aria-keyshortcuts` and for a tooltip, with the keys of this machine. */
export function shortcutText(shortcut: string): { aria: string; shown: string } {
  const isMac = /Mac|iPhone|iPad/.test(navigator.platform);
  const keys = shortcut.split("-").map((key) => (key.length === 1 ? key.toUpperCase() : key));
  const names = isMac ? { Mod: "Meta", Alt: "Alt" } : { Mod: "Control", Alt: "Alt" };
  const signs = isMac ? { Mod: "⌘", Shift: "⇧", Alt: "⌥" } : { Mod: "Ctrl", Shift: "Shift", Alt: "Alt" };
  const named = (table: Record<string, string>) => keys.map((key) => table[key] ?? key);
  return { aria: named(names).join("+"), shown: named(signs).join(isMac ? "" : "+") };
}
