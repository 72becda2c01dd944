/** What stands in the text while an image is uploaded: the image itself, pale, and how far it is. */
export interface UploadProgress {
  element: HTMLElement;
  /** The image's own measures, as far as the browser can read it: with them its place is kept while it loads. */
  size(): { width?: number; height?: number };
  /** A share from 0 to 1. */
  show(share: number): void;
  /** Gives the memory of the preview back. */
  release(): void;
}

/** Makes the placeholder of a file. Plain DOM: it lives in the editor's document, outside React. */
export function uploadProgress(file: File): UploadProgress {
  const preview = URL.createObjectURL(file);
  const element = document.createElement("span");
  element.className = "upload-placeholder";
  element.contentEditable = "false";

  const image = document.createElement("img");
  image.src = preview;
  image.alt = "";

  const bar = document.createElement("span");
  bar.className = "upload-bar";
  bar.setAttribute("role", "progressbar");
  bar.setAttribute("aria-label", `Uploading ${file.name || "image"}`);
  bar.setAttribute("aria-valuemin", "0");
  bar.setAttribute("aria-valuemax", "100");

  const words = document.createElement("span");
  words.className = "upload-words";
  words.setAttribute("aria-hidden", "true");

  for (const part of [image, bar, words]) element.appendChild(part);
  const show = (share: number) => {
    const percent = Math.round(share * 100);
    bar.setAttribute("aria-valuenow", String(percent));
    bar.style.setProperty("--share", String(share));
    words.textContent = `Uploading… ${percent} %`;
  };
  show(0);
  const size = () => (image.naturalWidth ? { width: image.naturalWidth, height: image.naturalHeight } : {});
  return { element, size, show, release: () => URL.revokeObjectURL(preview) };
}
