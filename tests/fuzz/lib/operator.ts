import fs from "node:fs";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import type { Member } from "./member";
import type { Site } from "./site";

const PATIENCE_MS = 30_000;

/** Gives an account the next operator's address, and proves it by the link in the file of its mail. */
export async function becomeOperator(member: Member, { operators, state }: Site): Promise<void> {
  const email = operators.pop();
  if (!email) throw new Error("There are more operators than addresses");
  await member.json("PATCH", "/api/auth/profile", { email });
  const link = new URL(await linkTo(email, path.join(state, "server.log")));
  const answer = await member.send({
    method: "POST",
    path: link.pathname,
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
    body: "",
  });
  if (answer.status !== 200) throw new Error(`${email} could not be confirmed: ${answer.status}`);
}

/** The link in a mail, whose file the log of the product tells. */
async function linkTo(email: string, log: string): Promise<string> {
  const until = Date.now() + PATIENCE_MS;
  while (Date.now() < until) {
    const file = fs
      .readFileSync(log, "utf8")
      .split(`To: ${email}\n`)
      .at(1)
      ?.match(/^Text: (.+)$/m)?.[1];
    const link = file && /^http\S+verify-email\S+$/m.exec(fs.readFileSync(file, "utf8"))?.[0];
    if (link) return link;
    await setTimeout(200);
  }
  throw new Error(`No mail to ${email} within ${PATIENCE_MS} ms`);
}
