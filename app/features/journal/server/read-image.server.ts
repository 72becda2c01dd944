import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { AppError } from "~/shared/errors";
import { imageKey } from "./image-key.server";
import { readImageRow } from "./images.repository.server";

/** An image's facts, and its bytes when asked for. */
export interface StoredImage {
  id: string;
  contentType: string;
  /** Bytes. */
  size: number;
  body: ReadableStream | null;
}

/** An image of the user. Throws 404. Without `withBody` the object store is not asked. */
export async function readImage(
  services: Services,
  args: { user: SessionUser; id: string; withBody: boolean },
): Promise<StoredImage> {
  const { user, id, withBody } = args;
  const row = await readImageRow(services.journal(user.journalShard), user.id, id);
  if (!row) throw new AppError("not_found", "There is no such image.");
  const facts = { id, contentType: row.contentType, size: row.size };
  if (!withBody) return { ...facts, body: null };
  const object = await services.blobs.get(imageKey(user.id, id));
  if (!object) throw new AppError("not_found", "There is no such image.");
  return { ...facts, body: object.body };
}
