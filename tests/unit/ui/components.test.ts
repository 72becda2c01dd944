import { type ComponentType, createElement as h } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { MoodIcon } from "~/features/journal/ui/mood-label";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/field";
import { Spinner } from "~/ui/loading";
import { LogoMark } from "~/ui/logo";
import { MilestoneIcon } from "~/ui/milestone-icons";

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

  it("is outlined and has an icon when it is destructive", () => {
    const html = renderToStaticMarkup(h(Button, { variant: "destructive" }, "Delete"));
    expect(html).toContain("<svg");
    expect(html).not.toMatch(/(?:^|[\s"])bg-danger(?:[\s"])/);
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

// Without a size of its own an icon within a chart fills the chart.
it.each([
  ["a mood", () => h(MoodIcon, { mood: "joyful" })],
  ["an unknown mood", () => h(MoodIcon, { mood: "bewildered" })],
  ["a milestone", () => h(MilestoneIcon, { name: "flame" })],
  ["the spinner", () => h(Spinner)],
  ["the logo", () => h(LogoMark, { className: "size-7" })],
] satisfies [string, ComponentType][])(
  "gives the icon of %s a size, and hides it beside words",
  (_, icon) => {
    expect(renderToStaticMarkup(icon())).toMatch(
      /^<svg(?=[^>]* width="\d+")(?=[^>]* height="\d+")[^>]* aria-hidden="true"/,
    );
  },
);
