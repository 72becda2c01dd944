import { createContext, useContext } from "react";

/** The content security policy's nonce of the page being rendered; empty in the browser, which hides it. */
export const NonceContext = createContext("");

/** The nonce for script and style elements that a component renders. */
export function useNonce(): string {
  return useContext(NonceContext);
}
