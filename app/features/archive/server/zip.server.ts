import { makeZip } from "client-zip";

/** A file of an archive. */
export interface ArchiveFile {
  name: string;
  input: string | ReadableStream<Uint8Array>;
  /** Bytes, where they are known before. */
  size?: number;
  lastModified: Date;
}

/** Files as a ZIP, stored and not compressed, made while it is read. An error of a file breaks the stream off. */
export function zipStream(files: AsyncIterable<ArchiveFile>): ReadableStream<Uint8Array> {
  return makeZip(files);
}
