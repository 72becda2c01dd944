import { expect, it } from "vitest";
import { ACCOUNT_MAILS } from "~/features/accounts/domain/account-mails";
import { renderMail } from "~/features/mail/domain/render-mail";

const ORIGIN = "https://acolyte.test";
const LINK = `${ORIGIN}/verify-email/a-token`;

const MAILS = {
  verifyEmail: ACCOUNT_MAILS.verifyEmail(LINK),
  confirmNewEmail: ACCOUNT_MAILS.confirmNewEmail(LINK),
  resetPassword: ACCOUNT_MAILS.resetPassword(LINK),
  noPassword: ACCOUNT_MAILS.noPassword(ORIGIN),
  passwordChanged: ACCOUNT_MAILS.passwordChanged(ORIGIN),
  providerLinked: ACCOUNT_MAILS.providerLinked(ORIGIN, "Parish"),
  emailChangeAsked: ACCOUNT_MAILS.emailChangeAsked(ORIGIN, "new@example.test"),
  emailChanged: ACCOUNT_MAILS.emailChanged("new@example.test"),
  deletionPlanned: ACCOUNT_MAILS.deletionPlanned(ORIGIN, "2026-11-27"),
};

it.each(Object.entries(MAILS))(
  "the mail %s has the same words as text and HTML, and loads nothing",
  (_, content) => {
    const { subject, text, html } = renderMail(content);
    expect(subject).toMatch(/^[\x20-\x7e]{5,78}$/);
    for (const words of [...content.paragraphs, ...(content.notes ?? [])]) {
      expect(text).toContain(words);
      expect(html).toContain(words.replaceAll("'", "&#39;"));
    }
    if (content.action) {
      expect(text).toContain(`\n${content.action.url}\n`);
      expect(html).toContain(`href="${content.action.url}"`);
    }
    expect(html).not.toMatch(/<(img|script|link|iframe|style)\b|url\(|@import/i);
    expect(html.replaceAll(ORIGIN, "")).not.toMatch(/https?:/);
    expect(text).not.toContain("!");
  },
);

it("a mail shows markup as text", () => {
  const { html } = renderMail({
    subject: "<b>&",
    paragraphs: ['<script>alert("1")</script>'],
    action: { label: "<i>", url: 'https://acolyte.test/"><script>' },
    notes: ["a & b's"],
  });
  expect(html).not.toMatch(/<(script|b|i)>/);
  expect(html).toContain("&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;");
  expect(html).toContain("a &amp; b&#39;s");
  expect(html).toContain('href="https://acolyte.test/&quot;&gt;&lt;script&gt;"');
});
