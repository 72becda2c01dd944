import { describe, expect, it } from "vitest";
import { LINK_SCHEMES } from "~/features/journal/domain/link-address";
import { sanitizeContent } from "~/features/journal/server/sanitize-content.server";
import { ALL_TEXTS } from "../../security/payloads";

const IMAGE = "/api/images/3f2b8c1e-5d4a-4b6c-9e7f-0a1b2c3d4e5f";

describe("what the editor writes", () => {
  it.each([
    ["paragraphs", "<p>One</p><p>Two</p>"],
    ["headings", "<h1>1</h1><h2>2</h2><h3>3</h3><h4>4</h4>"],
    ["marks", "<p><strong>b</strong><em>i</em><u>u</u><s>s</s><code>c</code></p>"],
    ["a highlight", '<p><mark data-color="green">x</mark></p>'],
    ["a plain highlight", "<p><mark>x</mark></p>"],
    ["lists", '<ul><li><p>a</p></li></ul><ol start="3"><li><p>b</p></li></ol>'],
    ["a quote", "<blockquote><p>q</p></blockquote>"],
    ["code", '<pre><code class="language-js">let a = 1;\n</code></pre>'],
    ["a line and a break", "<p>a<br />b</p><hr />"],
    ["an image", `<img src="${IMAGE}" alt="A chapel" title="t" width="320" height="200" />`],
    [
      "a link",
      '<p><a href="https://example.org/a?b=c#d" target="_blank" rel="noopener noreferrer nofollow">x</a></p>',
    ],
    ["a prayer", '<section data-ai="prayer"><h3>Prayer for You</h3><p>Amen</p></section>'],
    ["a reflection", '<div data-ai="reflection"><p>Why?</p></div>'],
    ["all of Unicode", "<p>Ἐν ἀρχῇ 主 🙏🏽 ‏עברית</p>"],
    ["entities", "<p>a &lt; b &amp; c &gt; d</p>"],
  ])("stays as it is: %s", (_name, html) => {
    expect(sanitizeContent(html)).toBe(html);
  });

  it("stays as it is when it is sanitised again", () => {
    const once = sanitizeContent(
      `<b>x</b><mark style="color:red" data-color="#FF0">y</mark><a href="mailto:a@b.c">z</a>`,
    );
    expect(sanitizeContent(once)).toBe(once);
  });
});

describe("what means the same", () => {
  it.each([
    ["<b>x</b>", "<strong>x</strong>"],
    ["<i>x</i>", "<em>x</em>"],
    ["<del>x</del><strike>y</strike>", "<s>x</s><s>y</s>"],
    ["<h5>x</h5><h6>y</h6>", "<h4>x</h4><h4>y</h4>"],
    ["<article><p>x</p></article>", "<p>x</p>"],
    ["<span class='a' style='color:red'>x</span>", "x"],
    ['<p class="a" id="b" style="position:fixed" data-x="1">x</p>', "<p>x</p>"],
    ['<code class="language-ts evil">x</code>', '<code class="language-ts">x</code>'],
    ['<ol start="1;x"><li>a</li></ol>', "<ol><li>a</li></ol>"],
    [`<img src="${IMAGE}" width="10%" height="1e9" srcset="//evil.test/x 2x">`, `<img src="${IMAGE}" />`],
    ['<div data-ai="other">x</div>', "<div>x</div>"],
    [
      '<mark data-color="#fde68a" style="background-color: url(//evil.test)">x</mark>',
      '<mark data-color="#fde68a" style="background-color: #fde68a; color: inherit">x</mark>',
    ],
    [
      '<mark data-color="var(--gold)">x</mark>',
      '<mark data-color="var(--gold)" style="background-color: var(--gold); color: inherit">x</mark>',
    ],
    ['<mark data-color="red;background:url(//evil.test)">x</mark>', "<mark>x</mark>"],
    ['<mark style="background-image:url(javascript:1)">x</mark>', "<mark>x</mark>"],
  ])("%s becomes %s", (html, expected) => {
    expect(sanitizeContent(html)).toBe(expected);
  });
});

describe("links", () => {
  const target = (scheme: string) =>
    /^(https?|ftps?)$/.test(scheme) ? `${scheme}://example.org` : `${scheme}:x`;

  it.each(LINK_SCHEMES)("may have the scheme %s, and are opened safely", (scheme) => {
    expect(sanitizeContent(`<a href="${target(scheme)}" target="_top" rel="opener">x</a>`)).toBe(
      `<a href="${target(scheme)}" target="_blank" rel="noopener noreferrer nofollow">x</a>`,
    );
  });

  it.each([
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    " javascript:alert(1)",
    "java\nscript:alert(1)",
    "java\tscript:alert(1)",
    "java&#10;script:alert(1)",
    "&#106;avascript:alert(1)",
    "&#x6A;avascript&colon;alert(1)",
    "\u0001javascript:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "vbscript:msgbox(1)",
    "blob:https://example.org/x",
    "file:///etc/passwd",
    "view-source:https://example.org",
    "//evil.test/x",
    "\\\\evil.test",
    "/journal",
    "journal",
    "?new=true",
    "#x",
    "https:evil.test",
    "https:/evil.test",
    "https:\\\\evil.test",
    "http:///evil.test",
    "",
  ])("are no links with the address %j; their text stays", (address) => {
    expect(sanitizeContent(`<p><a href="${address}">words</a></p>`)).toBe("<p>words</p>");
  });
});

describe("images", () => {
  it.each([
    "https://evil.test/pixel.gif",
    "//evil.test/pixel.gif",
    "data:image/png;base64,AAAA",
    "javascript:alert(1)",
    "/api/images/../../api/logout",
    "/api/images/1",
    `${IMAGE}?x=1`,
    `${IMAGE}/../../logout`,
    `https://evil.test${IMAGE}`,
    "",
  ])("from %j are left out", (source) => {
    expect(sanitizeContent(`<p>a<img src="${source}" onerror="alert(1)">b</p>`)).toBe("<p>ab</p>");
  });
});

describe("attacks", () => {
  const HOSTILE =
    /<(?!\/?(?:p|h[1-4]|ul|ol|li|blockquote|pre|div|section|hr|strong|em|u|s|mark|a|code|br|img)\b)[a-z!/?]|<[^>]*[\s/"']on\w+\s*=|<[^>]+(?:javascript|vbscript|data):/i;

  it.each(ALL_TEXTS)("leave nothing that runs: %j", (payload) => {
    for (const html of [payload, `<p>before</p>${payload}<p>after</p>`]) {
      const clean = sanitizeContent(html);
      // Quoted text is data: only text outside of attribute values can be an element or a handler.
      const outsideOfQuotes = clean.replace(/="[^"]*"/g, (value) =>
        /:(?!\/\/)/.test(value) ? value : '=""',
      );
      expect(outsideOfQuotes).not.toMatch(HOSTILE);
    }
  });

  it("by depth end at a limit, and lose no words", () => {
    const clean = sanitizeContent(`${"<ul><li>".repeat(500)}words${"</li></ul>".repeat(500)}`);
    expect(clean.match(/<ul>/g)?.length).toBeLessThanOrEqual(40);
    expect(clean).toContain("words");
  });
});
