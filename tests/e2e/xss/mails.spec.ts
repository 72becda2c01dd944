import { ACCOUNT_MAILS } from "../../../app/features/accounts/domain/account-mails";
import { renderMail } from "../../../app/features/mail/domain/render-mail";
import { PAYLOADS } from "../../security/payloads";
import { expect, test } from "../../security/views";

test("the HTML of a mail: every part of it with every payload", async ({ baseURL, bothWays }) => {
  const texts = PAYLOADS.map(({ text }) => text);
  const quoting = texts.map((text) => ACCOUNT_MAILS.emailChangeAsked(`${baseURL}/${text}`, text));
  const mails = [
    { subject: texts.join(" "), paragraphs: texts, notes: texts },
    ...texts.map((text) => ({
      subject: text,
      paragraphs: [text],
      action: { label: text, url: `${baseURL}/${text}` },
    })),
    ...quoting,
  ].map((content) => renderMail(content).html);
  // Mail programs and their policies are not ours: here the escaping is alone in both browsers.
  await bothWays(async ({ page, canary }) => {
    const [all = "", ...single] = mails;
    await page.route("**/mail/all", (route) => route.fulfill({ contentType: "text/html", body: all }));
    await page.goto("/mail/all");
    await expect(page.locator("p")).toHaveCount(2 * texts.length);
    await canary.expectQuiet(page, "a mail with all payloads");
    // Their bodies in one page.
    const body = single
      .map((html) => html.replace(/^[\s\S]*?<body/, "<div").replace("</body>", "</div>"))
      .join("");
    await page.route("**/mail/each", (route) => route.fulfill({ contentType: "text/html", body }));
    await page.goto("/mail/each");
    await expect(page.locator("table table")).toHaveCount(single.length);
    await canary.expectQuiet(page, "the mails one below the other");
  });
});
