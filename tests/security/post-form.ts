import type { Page } from "@playwright/test";

/** Posts a form as a page would that has no script, and waits for the page that answers. */
export async function postForm(page: Page, action: string, fields: Record<string, string>) {
  await Promise.all([
    page.waitForEvent("load"),
    page.evaluate(
      ({ action, fields }) => {
        const form = document.createElement("form");
        Object.assign(form, { method: "post", action });
        for (const [name, value] of Object.entries(fields)) {
          const field = document.createElement("textarea");
          Object.assign(field, { name, value });
          form.appendChild(field);
        }
        document.body.appendChild(form);
        form.submit();
      },
      { action, fields },
    ),
  ]);
}
