import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { root } from "../../../scripts/lib/paths.mjs";
import { isBeyondRoutes } from "../../../workers/find-route";
import { withPatterns } from "../../../workers/remix-handlers";
import { placeCalls } from "../../fuzz/lib/calls";

describe("the paths that a browser asks the routes of", () => {
  const known = ["/journal", "/shared/token"];
  const find = (path: string) => (known.includes(path) ? { pattern: path.replace("token", ":token") } : null);
  const asked = (...paths: string[]) => {
    const url = new URL("https://acolyte.test/__manifest?version=1");
    for (const path of paths) url.searchParams.append("p", path);
    const { searchParams } = new URL(withPatterns(new Request(url), find).url);
    expect(searchParams.get("version")).toBe("1");
    return searchParams.getAll("p");
  };

  it("are asked for by pattern, each once", () => {
    expect(asked("/journal", "shared/token", "/journal")).toEqual(["/journal", "/shared/:token"]);
  });

  it("are one short path where there is no route, however many and long they are", () => {
    const many = Array.from({ length: 1_000 }, (_, index) => `/nothing/${index}`);
    expect(asked("/a".repeat(4_000), ...many)).toEqual(["/-"]);
  });
});

describe("a path without a route", () => {
  it("is beyond the routes only where no route could answer it", () => {
    const files = readdirSync(new URL("../../../app/routes", import.meta.url));
    const depths = files.map((file) => file.replace(/\[\.\]|\.tsx$/g, "").split(".").length);
    expect(isBeyondRoutes("/a".repeat(Math.max(...depths)))).toBe(false);
    expect(isBeyondRoutes("/a".repeat(9))).toBe(true);
  });
});

it("fuzzes every route file of a call, and every page that takes a form", () => {
  expect(placeCalls(root).length).toBeGreaterThan(100);
});
