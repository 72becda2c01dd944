import { createElement as h } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Button } from "../../../app/ui/button";
import { TextField } from "../../../app/ui/field";
import { IconButton } from "../../../app/ui/icon-button";
import { Loading } from "../../../app/ui/loading";
import { MilestoneIcon } from "../../../app/ui/milestone-icons";

describe("button", () => {
  it("never submits a form unless asked to", () => {
    expect(renderToStaticMarkup(h(Button, null, "Go"))).toContain('type="button"');
    expect(renderToStaticMarkup(h(Button, { type: "submit" }, "Go"))).toContain('type="submit"');
  });

  it("shows the pending label, busy, and keeps the focus by not being disabled", () => {
    const html = renderToStaticMarkup(
      h(Button, { pending: true, pendingLabel: "Saving Profile..." }, "Save"),
    );
    expect(html).toContain("Saving Profile...");
    expect(html).toMatch(/aria-busy="true"/);
    expect(html).toMatch(/aria-disabled="true"/);
    expect(html).not.toMatch(/\sdisabled=/);
    expect(html).not.toContain(">Save<");
  });

  it("draws a destructive one outlined, with an icon", () => {
    const html = renderToStaticMarkup(h(Button, { variant: "destructive" }, "Delete"));
    expect(html).toContain("<svg");
    expect(html).not.toMatch(/(?:^|[\s"])bg-danger(?:[\s"])/);
  });
});

describe("field", () => {
  it("wires label, hint and error to the control", () => {
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

  it("describes nothing when there is nothing to say", () => {
    expect(renderToStaticMarkup(h(TextField, { label: "Title" }))).not.toContain("aria-describedby");
  });
});

it("names an icon button", () => {
  expect(renderToStaticMarkup(h(IconButton, { label: "Search" }))).toContain('aria-label="Search"');
});

it("announces loading politely", () => {
  expect(renderToStaticMarkup(h(Loading, { text: "Loading..." }))).toContain('role="status"');
});

it("hides a milestone icon beside words and names a lone one", () => {
  expect(renderToStaticMarkup(h(MilestoneIcon, { name: "flame" }))).toContain('aria-hidden="true"');
  const lone = renderToStaticMarkup(h(MilestoneIcon, { name: "flame", label: "Streak" }));
  expect(lone).toContain('aria-label="Streak"');
  expect(lone).not.toContain('aria-hidden="true"');
});
