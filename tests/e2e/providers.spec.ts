import { randomUUID } from "node:crypto";
import getPort from "get-port";
import { LOOPBACK } from "../../scripts/lib/paths.mjs";
import { expectAccessible } from "../setup/axe";
import { test as base, expect } from "../setup/fixtures";
import { CLIENT, startOpenIdProvider, type TestProvider } from "../setup/openid-provider";
import { START_TIMEOUT, startProduct } from "../setup/product.mjs";
import { toast } from "../setup/toast";

interface Site {
  origin: string;
  provider: TestProvider;
}

/** The product beside a real OpenID provider, instead of the one that all other tests share. */
const test = base.extend<object, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern.
    async ({}, use) => {
      const port = await getPort({ host: LOOPBACK });
      const provider = await startOpenIdProvider(`http://${LOOPBACK}:${port}/api/auth/callback/oidc`);
      const product = await startProduct({
        port,
        variables: {
          OIDC_ISSUER: provider.issuer,
          OIDC_CLIENT_ID: CLIENT.id,
          OIDC_CLIENT_SECRET: CLIENT.secret,
          OIDC_NAME: "Parish of Saint Clare",
        },
      });
      await use({ origin: product.origin, provider });
      await product.stop();
      await provider.close();
    },
    { scope: "worker", timeout: START_TIMEOUT },
  ],
  baseURL: async ({ site }, use) => use(site.origin),
});

test("a person comes in through a provider, changes their mind, and comes back", async ({
  page,
  site,
  browserFaults,
}) => {
  browserFaults.allow(new RegExp(`request to another origin: ${site.provider.issuer}/`));
  browserFaults.allow(/status of 401/);
  const login = randomUUID();
  const email = `${login}@example.test`;
  site.provider.people.set(login, { email, email_verified: true, given_name: "Clare" });

  await page.goto("/settings");
  const link = page.getByRole("link", { name: "Continue with Parish of Saint Clare" });
  await expect(link).toHaveAttribute("href", /timezone=America%2FNew_York/);
  await expectAccessible(page);

  await link.click();
  await expect(page.getByRole("heading", { name: "Test provider" })).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("alert")).toContainText("You stopped the sign-in with Parish of Saint Clare.");
  await expectAccessible(page);

  await link.click();
  await page.getByLabel("Login").fill(login);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL(/\/settings$/);
  await expect(page.getByRole("region", { name: "Account", exact: true }).getByText(email)).toBeVisible();
  const answer = await page.request.get("/api/auth/user");
  expect(await answer.json()).toMatchObject({ email, firstName: "Clare", timezone: "America/New_York" });

  await page.getByRole("link", { name: "Sign out" }).click();
  await expect(toast(page, "Signed out")).toBeVisible();
  await link.click();
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
});
