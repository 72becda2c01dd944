import { imageSize } from "image-size";
import { entitlementsOf } from "~/features/plans/domain/current-plan";
import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { formatBytes } from "~/shared/bytes";
import { AppError } from "~/shared/errors";
import { newId } from "~/shared/ids";
import { JOURNAL_LIMITS, type UploadedImage } from "../contract";
import { BrokenImage } from "../domain/byte-reader";
import { withoutMetadata } from "../domain/image-metadata";
import { type ImageType, imageTypeOf } from "../domain/image-type";
import { insertImage, orderSweep, readImageBytes } from "./images.repository.server";
import { imageKey } from "./read-image.server";

/** The time for which an image without an entry is kept: a draft may show it. */
const DRAFT_LIFE = 7 * 24 * 3_600_000;

/**
 * Stores an image, without its metadata and for its owner alone, and returns its address. Throws 413 above 5 MB, 415 unless
 * the bytes are a whole JPEG, PNG, WebP or GIF, 400 above 12,000 pixels on a side, and 409 when the plan has no room for
 * it. An image from an archive has its own `id` and `createdAt`.
 */
export async function uploadImage(
  services: Services,
  args: { user: SessionUser; bytes: Uint8Array; id?: string; createdAt?: string },
): Promise<UploadedImage> {
  const { user, id = newId() } = args;
  if (args.bytes.byteLength > JOURNAL_LIMITS.imageBytes) {
    throw new AppError("too_large", "Please select an image under 5MB");
  }
  const { bytes, contentType, width, height } = examine(args.bytes);
  const { imageBytes } = entitlementsOf(user, services.clock.now());
  const journal = services.journal(user.journalShard);
  if ((await readImageBytes(journal, user.id)) + bytes.byteLength > imageBytes) throw noRoom(imageBytes);
  const now = services.clock.now();
  // First the scheduled sweep, then the object, then its row: wherever this stops, nothing is left behind.
  await orderSweep(journal, {
    id: newId(),
    userId: user.id,
    imageId: id,
    createdAt: now.toISOString(),
    dueAt: now.getTime() + DRAFT_LIFE,
  });
  await services.blobs.put(imageKey(user.id, id), bytes, contentType);
  const row = { id, userId: user.id, contentType, size: bytes.byteLength, width, height };
  // Other uploads may have taken the room meanwhile: then the scheduled sweep removes the object.
  if (!(await insertImage(journal, { ...row, createdAt: args.createdAt ?? now.toISOString() }, imageBytes)))
    throw noRoom(imageBytes);
  return { url: `/api/images/${id}` };
}

function noRoom(limit: number): AppError {
  return new AppError(
    "conflict",
    `There is no room for this image: your plan holds ${formatBytes(limit)} of images.`,
  );
}

function examine(file: Uint8Array) {
  const contentType = imageTypeOf(file);
  const bytes = contentType && cleaned(file, contentType);
  const size = bytes && dimensionsOf(file);
  if (!size) throw new AppError("unsupported_type", "Please select a JPEG, PNG, WebP or GIF image");
  const side = JOURNAL_LIMITS.imageSide;
  if (size.width > side || size.height > side) {
    throw new AppError("bad_request", "Please select an image of at most 12,000 pixels on a side");
  }
  return { bytes, contentType, ...size };
}

/** Returns an image without its metadata; `null` for a broken container. */
function cleaned(bytes: Uint8Array, type: ImageType): Uint8Array | null {
  try {
    return withoutMetadata(bytes, type);
  } catch (error) {
    if (error instanceof BrokenImage) return null;
    throw error;
  }
}

/** Returns width and height in pixels; `null` when the file is not of the type of its first bytes. */
function dimensionsOf(bytes: Uint8Array): { width: number; height: number } | null {
  try {
    const { width, height } = imageSize(bytes);
    return width > 0 && height > 0 ? { width, height } : null;
  } catch {
    return null;
  }
}
