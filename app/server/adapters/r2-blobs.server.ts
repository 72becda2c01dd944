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
    async deleteAll(prefix) {
      for (;;) {
        const { objects } = await bucket.list({ prefix });
        if (objects.length === 0) return;
        await bucket.delete(objects.map(({ key }) => key));
      }
    },
    async delete(key) {
      await bucket.delete(key);
    },
  };
}
