// Writes the list of passwords that nobody may choose: the most common ones of @zxcvbn-ts/language-common that
// would otherwise be long enough, and some that come to mind here. Run it after an update of that package.
import { writeFileSync } from "node:fs";
import { dictionary } from "@zxcvbn-ts/language-common";

const TARGET = new URL("../app/features/accounts/server/common-passwords.txt", import.meta.url);
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
writeFileSync(TARGET, `${words.join("\n")}\n`);
console.log(`${words.length} passwords written`);
