/** A private object store for images. */
export interface Blobs {
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** The object's bytes as a stream, or null when there is none. */
  get(key: string): Promise<{ body: ReadableStream; size: number } | null>;
  /** Deletes the object; no error when there is none. */
  delete(key: string): Promise<void>;
  /** Deletes all objects whose name begins with `prefix`. */
  deleteAll(prefix: string): Promise<void>;
}
