import { describe, expect, it } from "vitest";
import { ACCOUNT_MAILS } from "~/features/accounts/domain/account-mails";
import { renderMail } from "~/features/mail/domain/render-mail";

const URL_ = "https://acolyte.test/verify-email/a-token";

const MAILS = {
  verifyEmail: ACCOUNT_MAILS.verifyEmail(URL_),
  confirmNewEmail: ACCOUNT_MAILS.confirmNewEmail(URL_),
  resetPassword: ACCOUNT_MAILS.resetPassword(URL_),
  noPassword: ACCOUNT_MAILS.noPassword("https://acolyte.test"),
  passwordChanged: ACCOUNT_MAILS.passwordChanged("https://acolyte.test"),
  emailChangeAsked: ACCOUNT_MAILS.emailChangeAsked("https://acolyte.test", "new@example.test"),
  emailChanged: ACCOUNT_MAILS.emailChanged("new@example.test"),
};

describe.each(Object.entries(MAILS))("the mail %s", (_, content) => {
  const { subject, text, html } = renderMail(content);

  it("says the same in text and HTML", () => {
    expect(subject).toMatch(/^[\x20-\x7e]{5,78}$/);
    for (const words of [...content.paragraphs, ...(content.notes ?? [])]) {
      expect(text).toContain(words);
      expect(html).toContain(words);
    }
    if (content.action) {
      expect(text).toContain(`\n${content.action.url}\n`);
      expect(html).toContain(`href="${content.action.url}"`);
    }
  });

  it("loads nothing and never raises its voice", () => {
    expect(html).not.toMatch(/<(img|script|link|iframe|style)\b|url\(|@import/i);
    expect(html.match(/https?:\/\/[^"<\s]+/g) ?? []).toSatisfy((urls: string[]) =>
      urls.every((url) => url.startsWith("https://acolyte.test")),
    );
    expect(text).not.toContain("!");
  });
});

describe("a rendered mail", () => {
  it("shows markup as text", () => {
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
});
