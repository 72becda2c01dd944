// Writes the list of passwords that nobody may choose: the most common ones of @zxcvbn-ts/language-common that
// would otherwise be long enough, and some that come to mind here. Run it after an update of that package.
import { writeFileSync } from "node:fs";
import { dictionary } from "@zxcvbn-ts/language-common";

const TARGET = new URL("../app/features/accounts/server/common-passwords.server.ts", import.meta.url);
const COUNT = 5000;
const OURS = [
  ..."acolyte1 acolyte12 acolyte123 acolyte1234 avemaria avemaria1 catholic catholic1 christian christian1 godisgood".split(
    " ",
  ),
  ..."godislove godislove1 hailmary hailmary1 jesuschrist jesuschrist1 jesusislord jesusloves jesuslovesme".split(
    " ",
  ),
  ..."jesussaves lovejesus ourfather password! password1! password12 password123! passw0rd! qwerty123! welcome1!".split(
    " ",
  ),
];

const common = dictionary["passwords-common"].filter((word) => word.length >= 8).slice(0, COUNT);
const words = [...new Set([...common, ...OURS].map((word) => word.toLowerCase()))].sort();
if (words.some((word) => /[\s`\\$]/.test(word)))
  throw new Error("A word would not survive in a template literal");

const lines = [""];
for (const word of words) {
  if (`${lines.at(-1)} ${word}`.length > 110) lines.push("");
  lines[lines.length - 1] = `${lines.at(-1)} ${word}`.trim();
}
writeFileSync(
  TARGET,
  `/** The most common passwords of 8 characters and more, in lower case. Made by scripts/make-common-passwords.mjs. */\nexport const COMMON_PASSWORDS = \`\n${lines.join("\n")}\n\`.trim();\n`,
);
console.log(`${words.length} passwords written`);
