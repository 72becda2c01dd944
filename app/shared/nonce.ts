import { createContext, useContext } from "react";

/** The nonce of the page's content security policy; empty in the browser, which hides it. */
export const NonceContext = createContext("");

/** Returns the nonce for script and style elements of a component. */
export function useNonce(): string {
  return useContext(NonceContext);
}
