/** The content of a mail; `renderMail` makes text and HTML of it. */
export interface MailContent {
  subject: string;
  /** In plain text. */
  paragraphs: string[];
  /** The one button. */
  action?: { label: string; url: string };
  /** Small print. */
  notes?: string[];
  /** The link, at the very end, that ends such mails. */
  optOut?: { label: string; url: string };
}

/**
 * Returns the headers of a mail that can be unsubscribed with one click: no holiday notice answers it (RFC 3834), and mail
 * programs show a button of their own (RFC 8058).
 */
export function unsubscribeHeaders(url: string): Record<string, string> {
  return {
    "Auto-Submitted": "auto-generated",
    "List-Unsubscribe": `<${url}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}

// Mail programs support neither style sheets nor custom properties: the tokens of app/tailwind.css, by value.
const PAPER = "#faf7f2";
const CARD = "#fffdfa";
const INK = "#2b2622";
const MUTED = "#6f665c";
const LINE = "#e6dfd4";
const ACCENT = "#2f5d46";
const SERIF = "'Source Serif 4',Georgia,'Times New Roman',serif";
const SANS = "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** Renders a mail as plain text and as HTML with the same words: inline styles, no images, no tracking. */
export function renderMail(content: MailContent): { subject: string; text: string; html: string } {
  return { subject: content.subject, text: renderText(content), html: renderHtml(content) };
}

function renderText({ paragraphs, action, notes = [], optOut }: MailContent): string {
  const links = [action, optOut].map((link) => (link ? [`${link.label}:\n${link.url}`] : []));
  const parts = [...paragraphs, ...links[0]!, ...notes, ...links[1]!];
  return `${parts.join("\n\n")}\n\nAcolyte\n`;
}

function renderHtml({ subject, paragraphs, action, notes = [], optOut }: MailContent): string {
  const body = paragraphs.map((words) => paragraph(words, `color:${INK};font-size:17px;line-height:27px`));
  const small = notes.map((words) => paragraph(words, `color:${MUTED};font-size:14px;line-height:21px`));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:0;background:${PAPER}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${PAPER}">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px">
<tr><td style="padding:0 4px 16px;font-family:${SERIF};font-size:24px;line-height:32px;color:${INK}">Acolyte</td></tr>
<tr><td style="padding:28px 28px 12px;background:${CARD};border:1px solid ${LINE};border-radius:12px;font-family:${SERIF}">
${body.join("\n")}
${action ? button(action) : ""}
${small.join("\n")}
${optOut ? farewell(optOut) : ""}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

function paragraph(words: string, style: string): string {
  return `<p style="margin:0 0 16px;overflow-wrap:anywhere;${style}">${escapeHtml(words)}</p>`;
}

function button({ label, url }: NonNullable<MailContent["action"]>): string {
  const address = escapeHtml(url);
  return `<p style="margin:8px 0 20px"><a href="${address}" style="display:inline-block;padding:12px 24px;border-radius:999px;background:${ACCENT};color:#ffffff;font-family:${SANS};font-size:16px;line-height:24px;text-decoration:none">${escapeHtml(label)}</a></p>
<p style="margin:0 0 16px;color:${MUTED};font-size:14px;line-height:21px">Or open this address:<br><a href="${address}" style="color:${MUTED};overflow-wrap:anywhere">${address}</a></p>`;
}

function farewell({ label, url }: NonNullable<MailContent["optOut"]>): string {
  return `<p style="margin:0 0 16px;font-size:14px;line-height:21px"><a href="${escapeHtml(url)}" style="color:${MUTED}">${escapeHtml(label)}</a></p>`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}
