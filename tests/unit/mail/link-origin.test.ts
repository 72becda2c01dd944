import { expect, it } from "vitest";
import { linkOrigin } from "~/features/mail/domain/link-origin";

it.each([
  ["https://pray.example", "https://evil.test", "https://pray.example"],
  ["https://pray.example", null, "https://pray.example"],
  [null, "http://127.0.0.1:8787", "http://127.0.0.1:8787"],
  [null, "http://localhost:8787", "http://localhost:8787"],
  [null, "https://evil.test", null],
  [null, "https://localhost.evil.test", null],
  [null, "https://127.0.0.1@evil.test", null],
  [null, "nonsense", null],
  [null, null, null],
])("with APP_ORIGIN %s and a request to %s, mailed links lead to %s", (appOrigin, requested, origin) => {
  expect(linkOrigin({ appOrigin }, requested)).toBe(origin);
});
