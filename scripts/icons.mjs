// Draws the icons of the installed app, of its notifications and of home screens, after a change of the mark in
// app/ui/logo.tsx: npm run icons
import path from "node:path";
import { chromium } from "@playwright/test";
import { provideChromium } from "./lib/chromium.ts";
import { root } from "./lib/paths.mjs";
import { runCommand, say } from "./lib/terminal.mjs";

const FLAME = "M16 2.8c3.4 3.5 5 6.1 5 8.6a5 5 0 0 1-10 0c0-2.5 1.6-5.1 5-8.6Z";
const BOOK =
  "M16 21.2c-2.8-2.4-7-3.2-12-2.5v9c5-.7 9.2.1 12 2.5 2.8-2.4 7-3.2 12-2.5v-9c-5-.7-9.2.1-12 2.5Zm0 0v9";

/**
 * Returns the mark on a ground. `size` is the part of the square that the mark fills: a maskable icon may lose all but
 * the circle of four fifths, so that its mark stays inside 0.8 / sqrt(2).
 * @param {{ flame: string, book: string, ground: string, radius: number, size: number }} look
 */
function draw({ flame, book, ground, radius, size }) {
  const side = 32 / size;
  // The drawing's own middle: it spans 4-28 across and 2.8-30.2 down.
  const corner = `${16 - side / 2} ${16.5 - side / 2} ${side} ${side}`;
  const place = `x="${16 - side / 2}" y="${16.5 - side / 2}" width="${side}" height="${side}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${corner}">
    <rect ${place} rx="${radius * side}" fill="${ground}"/>
    <path d="${FLAME}" fill="${flame}" stroke="${flame}" stroke-linejoin="round"/>
    <path d="${BOOK}" fill="none" stroke="${book}" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/>
  </svg>`;
}

const PAPER = { flame: "#83621a", book: "#2b2622", ground: "#fffdfa" };
/** Only the opacity of a badge counts: the system colours it. */
const STENCIL = { flame: "#fff", book: "#fff", ground: "none" };

const ICONS = [
  { name: "icon-192", pixels: 192, look: { ...PAPER, radius: 0.22, size: 0.8 } },
  { name: "icon-512", pixels: 512, look: { ...PAPER, radius: 0.22, size: 0.8 } },
  { name: "maskable-192", pixels: 192, look: { ...PAPER, radius: 0, size: 0.62 } },
  { name: "maskable-512", pixels: 512, look: { ...PAPER, radius: 0, size: 0.62 } },
  { name: "apple-touch-icon", pixels: 180, look: { ...PAPER, radius: 0, size: 0.76 } },
  { name: "badge-96", pixels: 96, look: { ...STENCIL, radius: 0, size: 1 } },
];

runCommand(async () => {
  const browser = await chromium.launch({ executablePath: await provideChromium(), args: ["--no-sandbox"] });
  const page = await browser.newPage();
  for (const { name, pixels, look } of ICONS) {
    await page.setViewportSize({ width: pixels, height: pixels });
    await page.setContent(
      `<style>*{margin:0}svg{display:block;width:100vw;height:100vh}</style>${draw(look)}`,
    );
    await page.screenshot({ path: path.join(root, "public", "icons", `${name}.png`), omitBackground: true });
  }
  await browser.close();
  say(`${ICONS.length} icons drawn`);
});
