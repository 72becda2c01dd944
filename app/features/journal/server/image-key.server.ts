/** The name of an image in the object store. */
export function imageKey(userId: string, imageId: string): string {
  return `images/${userId}/${imageId}`;
}
