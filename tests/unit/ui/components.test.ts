import { createElement as h } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/field";

describe("a button", () => {
  it("submits a form only when asked to", () => {
    expect(renderToStaticMarkup(h(Button, null, "Go"))).toContain('type="button"');
    expect(renderToStaticMarkup(h(Button, { type: "submit" }, "Go"))).toContain('type="submit"');
  });

  it("shows the pending label and keeps the focus by not being disabled", () => {
    const html = renderToStaticMarkup(
      h(Button, { pending: true, pendingLabel: "Saving Profile..." }, "Save"),
    );
    expect(html).toContain("Saving Profile...");
    expect(html).toMatch(/aria-busy="true"/);
    expect(html).toMatch(/aria-disabled="true"/);
    expect(html).not.toMatch(/\sdisabled=|>Save</);
  });
});

it("a field ties label, hint and error to its control", () => {
  const html = renderToStaticMarkup(
    h(TextField, { id: "zip", label: "Zip", hint: "Five digits", error: "Too long", required: true }),
  );
  expect(html).toContain('for="zip"');
  expect(html).toContain('aria-describedby="zip-hint zip-error"');
  expect(html).toContain('aria-invalid="true"');
  expect(html).toMatch(/id="zip-hint"[^>]*>Five digits/);
  expect(html).toContain('id="zip-error"');
  expect(html).toMatch(/<input[^>]*required/);
});
