import { sha256 } from "~/shared/ids";

/** The hash by which a text is known again when it is sent back: white space is folded, because a page may change it. */
export function textHash(text: string): Promise<string> {
  return sha256(text.replace(/\s+/g, " ").trim());
}
