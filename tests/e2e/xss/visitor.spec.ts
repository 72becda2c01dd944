import { encode, packPayloads, packShort } from "../../security/payloads";
import { expect, hasLineBreak, openEach, payloadsForAddresses, postForm, test } from "../../security/views";

test("cookies: the message of the last answer, the theme", async ({ baseURL, bothWays }) => {
  // A cookie holds 4 KB with what encoding adds.
  const packs = packPayloads(900);
  await bothWays(async ({ page, context, canary }) => {
    for (const [index, title] of packs.entries()) {
      const description = packs.at(index - 1) ?? "";
      const toast = encode(JSON.stringify({ title, description, variant: "destructive" }));
      const cookies = { acolyte_toast: toast, acolyte_theme: encode(title.slice(0, 300)) };
      const url = String(baseURL);
      await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url })));
      await page.goto("/");
      for (const words of [title, description]) {
        await expect(page.getByText(words.trim().slice(0, 10)).first()).toBeVisible();
      }
      await canary.expectQuiet(page, `a message with ${title}`);
    }
  });
});

test("addresses of a visitor", async ({ browserFaults, bothWays }) => {
  browserFaults.allow(/status of 4\d\d/);
  const { all, broken, inOneLine } = payloadsForAddresses();
  await bothWays((view) =>
    openEach(view, [
      `/?redirectTo=${all}`,
      `/journal?entry=${all}`,
      `/api/login?mode=${all}&redirectTo=/${all}`,
      `/api/login?redirectTo=${all}`,
      `/${inOneLine}`,
      `/${broken}`,
      `/reset-password/${inOneLine}`,
      `/verify-email/${all}`,
      `/api/auth/start/${inOneLine}?redirectTo=/${all}`,
      `/api/auth/callback/${inOneLine}?error=${all}&error_description=${all}`,
    ]),
  );
});

test("forms of the sign-in card, shown again after a refusal", async ({ browserFaults, bothWays }) => {
  browserFaults.allow(/status of 4\d\d/);
  const packs = packShort(250, 125, (text) => !hasLineBreak(text));
  await bothWays(async ({ page, canary }) => {
    await page.goto("/");
    for (const words of packs) {
      const fields = { email: words, password: words, timezone: words, redirectTo: `/${words}` };
      for (const [action, mode] of [
        ["/api/login", "sign-up"],
        ["/forgot-password", words],
      ] as const) {
        await postForm(page, action, { ...fields, mode });
        const shown = async () => (await page.getByLabel("E-mail").inputValue()).slice(0, 20);
        await expect.poll(shown, `${action} shows ${words}`).toBe(words.slice(0, 20));
        await canary.expectQuiet(page, `${action}: ${words}`);
      }
    }
  });
});
