import { describe, expect, it } from "vitest";
import { LINK_SCHEMES } from "~/features/journal/domain/link-address";
import { sanitizeContent } from "~/features/journal/server/sanitize-content.server";

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
    /<(?!\/?(?:p|h[1-4]|ul|ol|li|blockquote|pre|div|section|hr|strong|em|u|s|mark|a|code|br|img)\b)[a-z!/?]|\bon\w+\s*=\s*["']|<[^>]+(?:javascript|vbscript|data):/i;

  it.each([
    "<script>alert(1)</script>",
    "<scr<script>ipt>alert(1)</script>",
    "<script/src=//evil.test></script>",
    "<script\n>alert(1)</script\n>",
    "</p><script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "<img/src=x/onerror=alert(1)>",
    `<img src="${IMAGE}" onload="alert(1)">`,
    "<p onclick=alert(1)>x</p>",
    "<p onmouseover='alert(1)'>x</p>",
    "<svg onload=alert(1)>",
    "<svg><script>alert(1)</script></svg>",
    "<svg><style><img src=x onerror=alert(1)></style></svg>",
    "<svg><foreignObject><p onclick=alert(1)>x</p></foreignObject></svg>",
    "<svg><animate onbegin=alert(1) attributeName=x></svg>",
    "<svg><a xlink:href='javascript:alert(1)'><text>x</text></a></svg>",
    "<math><mi xlink:href='data:x,<script>alert(1)</script>'>x</mi></math>",
    "<math><mtext><table><mglyph><style><!--</style><img title='--&gt;&lt;img src=1 onerror=alert(1)&gt;'>",
    "<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>",
    "<iframe src='javascript:alert(1)'></iframe>",
    "<iframe srcdoc='<script>alert(1)</script>'></iframe>",
    "<object data='javascript:alert(1)'></object>",
    "<embed src='javascript:alert(1)'>",
    "<base href='//evil.test/'>",
    "<meta http-equiv=refresh content='0;url=javascript:alert(1)'>",
    "<link rel=stylesheet href=//evil.test/x.css>",
    "<style>@import '//evil.test/x.css'</style>",
    "<style><img src=x onerror=alert(1)></style>",
    "<form action=//evil.test><input name=p><button formaction='javascript:alert(1)'>x</button></form>",
    "<textarea><img src=x onerror=alert(1)></textarea>",
    "<noscript><p title='</noscript><img src=x onerror=alert(1)>'>",
    "<title><img src=x onerror=alert(1)></title>",
    "<template><script>alert(1)</script></template>",
    "<xmp><img src=x onerror=alert(1)></xmp>",
    "<plaintext><script>alert(1)</script>",
    "<noembed><img src=x onerror=alert(1)></noembed>",
    "<listing>&lt;img src=x onerror=alert(1)&gt;</listing>",
    "<select><option><img src=x onerror=alert(1)></option></select>",
    "<!--><img src=x onerror=alert(1)>-->",
    "<!-- --!><img src=x onerror=alert(1)> -->",
    "<![CDATA[<img src=x onerror=alert(1)>]]>",
    "<?xml version='1.0'?><script>alert(1)</script>",
    "<!DOCTYPE html><script>alert(1)</script>",
    "<a href='javascript:alert(1)'>x</a>",
    "<a href=`javascript:alert(1)`>x</a>",
    '<a href="https://example.org" onclick="alert(1)" style="position:fixed">x</a>',
    "<mark data-color='\"><script>alert(1)</script>'>x</mark>",
    "<code class='language-\"><script>alert(1)</script>'>x</code>",
    `<img src="${IMAGE}" alt="&quot;><script>alert(1)</script>">`,
    '<p title="</p><script>alert(1)</script>">x</p>',
    "<<script>alert(1)//<</script>",
    "<img src=x onerror=alert(1)",
    "<p><b><i><a href=java&Tab;script:alert(1)>x",
    "<video><source onerror=alert(1)></video>",
    "<audio src=x onerror=alert(1)></audio>",
    "<details open ontoggle=alert(1)>x</details>",
    "<marquee onstart=alert(1)>x</marquee>",
    "<x-y onclick=alert(1) tabindex=0>x</x-y>",
    "<div data-ai='prayer' onclick=alert(1)>x</div>",
    "<p style='background:url(javascript:alert(1))'>x</p>",
    "\u003cscript\u003ealert(1)\u003c/script\u003e",
    "<IMG SRC=X ONERROR=ALERT(1)>",
    "<ScRiPt>alert(1)</sCrIpT>",
    "<script\u0000>alert(1)</script>",
    "<s\u0000cript>alert(1)</s\u0000cript>",
  ])("leave nothing that runs: %j", (payload) => {
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
