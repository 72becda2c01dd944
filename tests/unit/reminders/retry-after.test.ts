import { expect, it } from "vitest";
import { readRetryAfter } from "~/server/adapters/web-push-pusher.server";

const NOW = Date.parse("2026-11-20T12:00:00Z");

it.each([
  ["120", 120],
  [" 0 ", 0],
  ["Fri, 20 Nov 2026 12:01:30 GMT", 90],
  ["Fri, 20 Nov 2026 11:00:00 GMT", 0],
  ["999999999", 86_400],
  ["soon", null],
  ["", null],
  [null, null],
])("reads %j as %j seconds", (field, seconds) => {
  expect(readRetryAfter(field, NOW)).toBe(seconds);
});
