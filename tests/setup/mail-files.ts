import fs from "node:fs";
import path from "node:path";
import { expect } from "@playwright/test";

/** The text of a mail that the local server wrote to a file, as its log tells where (docs/mail.md). */
export async function mailTo(address: string, subject: string): Promise<string> {
  const log = path.join(process.env.E2E_STATE ?? "", "server.log");
  let file = "";
  const heading = `To: ${address}\nSubject: ${subject}\n`;
  await expect(async () => {
    const text = fs.readFileSync(log, "utf8");
    const start = text.lastIndexOf(heading);
    expect(start, `a mail to ${address}`).toBeGreaterThan(-1);
    file = /^Text: (.+)$/m.exec(text.slice(start))?.[1] ?? "";
    expect(file).not.toBe("");
  }).toPass({ timeout: 30_000 });
  return fs.readFileSync(file, "utf8");
}

/** The address that a mail asks its reader to open. */
export function linkIn(mail: string): string {
  const found = /^http\S+$/m.exec(mail)?.[0];
  if (!found) throw new Error("The mail holds no link");
  return found;
}
