import { Buffer } from "node:buffer";
import { png } from "../../setup/png";

/** The smallest picture. */
export const PNG = png(1, 1);

/** A form with one file in it. */
export function multipart(field: string, name: string, fileType: string, bytes: Uint8Array) {
  const boundary = "----fuzz-boundary";
  const head = [
    `--${boundary}`,
    `Content-Disposition: form-data; name="${field}"; filename="${name}"`,
    `Content-Type: ${fileType}`,
  ].join("\r\n");
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    body: Buffer.concat([Buffer.from(`${head}\r\n\r\n`), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  };
}
