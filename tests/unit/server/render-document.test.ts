import { describe, expect, it } from "vitest";
import { handoffScript } from "~/http/render-document.server";

/** Returns the text between the brackets of `enqueue`, as the browser's script gets it. */
function handedOver(script: string): unknown {
  const literal = /enqueue\((.*)\);window\.__remixContext\.streamController\.close\(\);<\/script>$/s.exec(
    script,
  )?.[1];
  return JSON.parse(literal ?? "null");
}

describe("the script that hands over the data", () => {
  it.each([
    ["</script><script>alert(1)</script>"],
    ["<!-- <script>"],
    ["a & b, \u2028 and \u2029"],
    ['quotes " and \\ and \n lines'],
  ])("carries %j unchanged and ends where it is meant to", (text) => {
    const script = handoffScript(text, "n0nce");
    expect(handedOver(script)).toBe(text);
    expect(script.match(/<\/script/g)).toHaveLength(1);
    expect(script.startsWith('<script nonce="n0nce">')).toBe(true);
  });
});
