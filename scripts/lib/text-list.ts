import fs from "node:fs";
import path from "node:path";
import { root } from "./paths.mjs";

/** A text of content/texts.json. */
export interface ListedText {
  id: string;
  title: string;
  language: string;
  kind: string;
  licence: string;
  /** The importer that reads it. */
  format: string;
  /** Where its files are, for good: the address names a commit. */
  address: string;
  files: [name: string, bytes: number, sha256: string][];
  /** Its place among the texts, from 1. */
  position: number;
}

/** A file of a text. */
export interface TextFile {
  /** Its name in directories of copies: without folders. */
  name: string;
  url: string;
  bytes: number;
  sha256: string;
}

/** Returns the texts that the product can download, in their order. */
export function readTextList(): ListedText[] {
  const list = JSON.parse(fs.readFileSync(path.join(root, "content", "texts.json"), "utf8"));
  return list.map((text: Omit<ListedText, "position">, index: number) => ({ ...text, position: index + 1 }));
}

/** Returns the files of a text. */
export function filesOf({ id, address, files }: ListedText): TextFile[] {
  return files.map(([name, bytes, sha256]) => ({
    name: id === "summa" ? path.posix.basename(name) : name.replaceAll("/", "__"),
    url: address + name.split("/").map(encodeURIComponent).join("/"),
    bytes,
    sha256,
  }));
}

/** Returns the bytes of a text's files together. */
export const bytesOf = ({ files }: ListedText): number => files.reduce((sum, [, bytes]) => sum + bytes, 0);
