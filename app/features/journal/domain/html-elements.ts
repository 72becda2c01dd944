const ELEMENTS =
  "a abbr acronym address animate applet area article aside audio b base basefont bdi bdo bgsound big blink blockquote " +
  "body br button canvas caption center cite code col colgroup data datalist dd del details dfn dialog dir div dl dt em " +
  "embed fieldset figcaption figure font footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html i " +
  "iframe image img input ins isindex kbd keygen label legend li link listing main map mark marquee math menu menuitem " +
  "meta meter nav nobr noembed noframes noscript object ol optgroup option output p param picture plaintext portal pre " +
  "progress q rp rt ruby s samp script search section select slot small source span strike strong style sub summary sup " +
  "svg table tbody td template textarea tfoot th thead time title tr track tt u ul use var video wbr xmp";

const NAMES: ReadonlySet<string> = new Set(ELEMENTS.split(" "));

/** Whether a name is one of an HTML element, present or past, or of the SVG and MathML ones that carry scripts. */
export function isHtmlElement(name: string): boolean {
  return NAMES.has(name.toLowerCase());
}
