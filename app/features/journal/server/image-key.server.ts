/** The name of an image in the object store. */
export function imageKey(userId: string, imageId: string): string {
  return imagesOf(userId) + imageId;
}

/** How the names of all images of a user begin. */
export function imagesOf(userId: string): string {
  return `images/${userId}/`;
}
