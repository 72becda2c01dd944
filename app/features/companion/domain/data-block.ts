/** What a model is asked: fixed instructions, and data of which nothing is an instruction. */
export interface Prompt {
  instructions: string;
  /** Blocks made by `dataBlock`, the only place of a person's words. */
  data: string;
}

/**
 * A text between an opening and a closing tag. Its own `<` and `&` are written as in XML, so that no text can close
 * the tag or open another; control characters but tab and line feed are left out. Empty text gives no block.
 */
export function dataBlock(name: string, text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is removed
  const clean = text.replace(/\r\n?/g, "\n").replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, "");
  if (clean.trim() === "") return "";
  const escaped = clean.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  return `<${name}>\n${escaped}\n</${name}>\n`;
}
