import type { Blobs } from "../ports/blobs";

/** Images in R2. */
export function r2Blobs(bucket: R2Bucket): Blobs {
  return {
    async put(key, bytes, contentType) {
      await bucket.put(key, bytes, { httpMetadata: { contentType } });
    },
    async get(key) {
      const object = await bucket.get(key);
      return object && { body: object.body, size: object.size };
    },
    async delete(key) {
      await bucket.delete(key);
    },
  };
}
