/**
 * The files of a paste or drop that become images. A copy out of an office program brings its text and an
 * image of that text: then the text is meant, and there are none.
 */
export function transferredImages(transfer: DataTransfer | null): File[] {
  const files = [...(transfer?.files ?? [])];
  if (!transfer || files.length === 0) return [];
  const html = transfer.getData("text/html");
  if (!html) return files;
  const words = new DOMParser().parseFromString(html, "text/html").body.textContent ?? "";
  return words.trim() === "" ? files.filter((file) => file.type.startsWith("image/")) : [];
}
