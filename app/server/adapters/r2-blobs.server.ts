import { StoreError } from "../../shared/errors";
import type { Blobs } from "../ports/services";

/** Returns images in R2. Whatever goes wrong there is a `StoreError`. */
export function r2Blobs(bucket: R2Bucket): Blobs {
  return {
    async put(key, bytes, contentType) {
      await reach(() => bucket.put(key, bytes, { httpMetadata: { contentType } }));
    },
    async get(key) {
      const object = await reach(() => bucket.get(key));
      return object && { body: object.body, size: object.size };
    },
    async deleteAll(prefix) {
      for (;;) {
        const { objects } = await reach(() => bucket.list({ prefix }));
        if (objects.length === 0) return;
        await reach(() => bucket.delete(objects.map(({ key }) => key)));
      }
    },
    async delete(key) {
      await reach(() => bucket.delete(key));
    },
  };
}

async function reach<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw new StoreError("The image store failed", { cause });
  }
}
