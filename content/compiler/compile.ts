import { type BundledContent, readBundledContent } from "./bundled-content";
import { readCompanionIndex } from "./companion-index";
import { ContentFiles } from "./content-files";
import { type IndexRows, indexRows } from "./index-rows";

/** Content as the product takes it. */
export interface CompiledContent {
  /** The rows of the companion's index, for the database. */
  index: IndexRows;
  /** The modules that the code imports as `#content/...`. */
  bundled: BundledContent;
}

/**
 * Compiles the files of content/. Throws when one is wrong, with its name and the line at fault.
 * @param texts the files by their path in the repository
 */
export function compileContent(texts: ReadonlyMap<string, string>): CompiledContent {
  const files = new ContentFiles(texts);
  const bundled = readBundledContent(files);
  const index = readCompanionIndex(files);
  files.finish();
  return { index: indexRows(index), bundled };
}
