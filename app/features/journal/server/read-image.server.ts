import { findNear } from "~/server/db/find-near";
import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { AppError } from "~/shared/errors";
import { readImageBytes, readImageRow } from "./images.repository.server";

/** Returns the name of an image in the object store. */
export function imageKey(userId: string, imageId: string): string {
  return imagesOf(userId) + imageId;
}

/** Returns the common prefix of the names of a user's images. */
export function imagesOf(userId: string): string {
  return `images/${userId}/`;
}

/** An image's facts, and its bytes on request. */
export interface StoredImage {
  id: string;
  contentType: string;
  /** Bytes. */
  size: number;
  body: ReadableStream | null;
}

/** Reads an image of the user, without `withBody` only its facts. Throws 404. */
export async function readImage(
  services: Services,
  args: { user: SessionUser; id: string; withBody: boolean },
): Promise<StoredImage> {
  const { user, id, withBody } = args;
  const row = await findNear(services, user.journalShard, (journal) => readImageRow(journal, user.id, id));
  if (!row) throw new AppError("not_found", "There is no such image.");
  const facts = { id, contentType: row.contentType, size: row.size };
  if (!withBody) return { ...facts, body: null };
  const object = await services.blobs.get(imageKey(user.id, id));
  if (!object) throw new AppError("not_found", "There is no such image.");
  return { ...facts, body: object.body };
}

/** Returns the bytes of all images of the user. */
export function readImageUsage(services: Services, user: SessionUser): Promise<number> {
  return readImageBytes(services.journal(user.journalShard), user.id);
}
