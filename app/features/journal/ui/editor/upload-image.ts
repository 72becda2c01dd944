import { ACTING_USER, CallError } from "~/shared/call-api";
import type { UploadedImage } from "../../contract";

export interface UploadOptions {
  /** Receives the share that is sent, from 0 to 1. */
  onProgress: (share: number) => void;
  signal?: AbortSignal;
}

/**
 * Calls `POST /api/upload/image` with progress, which `fetch` does not report. Throws as `callApi` does: CallError on
 * an error status, TypeError without a network.
 */
export function uploadImage(file: File, { onProgress, signal }: UploadOptions): Promise<UploadedImage> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const body = new FormData();
    body.append("image", file);

    request.upload.onprogress = (event) => {
      if (event.lengthComputable) onProgress(event.loaded / event.total);
    };
    request.onload = () => {
      if (request.status < 200 || request.status > 299) {
        reject(new CallError(request.status, request.responseText || request.statusText));
        return;
      }
      try {
        resolve(JSON.parse(request.responseText) as UploadedImage);
      } catch (error) {
        reject(error);
      }
    };
    request.onerror = () => reject(new TypeError("Failed to fetch"));
    request.onabort = () => reject(new DOMException("The upload was stopped.", "AbortError"));
    signal?.addEventListener("abort", () => request.abort());

    request.open("POST", "/api/upload/image");
    request.withCredentials = true;
    const user = document.documentElement.dataset.user;
    if (user) request.setRequestHeader(ACTING_USER, user);
    request.send(body);
  });
}
