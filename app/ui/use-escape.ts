import { type KeyboardEvent, useRef } from "react";

/**
 * Lets Escape close the dialog in which it is pressed. Radix gives the key to the layer on top alone, and a toast that
 * has just come is one: the first press would close the toast and leave the dialog. Spread `keys` over the dialog's
 * content and give `closeButton` to what closes it.
 */
export function useEscape() {
  const closeButton = useRef<HTMLButtonElement>(null);
  const keys = {
    onKeyDown({ key, target, currentTarget, defaultPrevented }: KeyboardEvent<HTMLElement>) {
      // What was opened out of the dialog lies elsewhere in the document, and Radix closes it by the key.
      const isWithin = target instanceof Node && currentTarget.contains(target);
      if (key === "Escape" && isWithin && !defaultPrevented) closeButton.current?.click();
    },
  };
  return { closeButton, keys };
}
