declare module "http_ece" {
  /** Decrypts what RFC 8188 encrypted, with the keys of RFC 8291. */
  export function decrypt(
    body: Buffer,
    options: { version: "aes128gcm"; privateKey: import("node:crypto").ECDH; authSecret: Buffer },
  ): Buffer;
}
