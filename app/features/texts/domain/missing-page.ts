import type { TextKind } from "~/shared/vocabulary";
import type { ReadingMissing } from "../contract";
import { bookOfSlug, bookSlug, documentOfSlug, summaPartOfSlug } from "./addresses";
import { lastVerses } from "./citations/canon/bible";
import { fullBookNames } from "./citations/canon/book-names";
import { ARTICLES } from "./citations/canon/summa";
import { contentsTitle } from "./reading-names";
import { WORKS } from "./works";

const PUBLIC_DOMAIN =
  "The text is in the public domain. Whoever runs this server can install it with one command:";
const OWN_TEXT = "Whoever runs this server can install a copy that they may use:";
const LIBRARY = { address: "", title: "Library" };

/** An installed text, as far as this page needs it. */
interface Installed {
  id: string;
  kind: TextKind;
}

/**
 * Returns why there is no page at an address: there is none in any edition, its text is not installed, or the installed
 * edition leaves it out.
 */
export function missingPage(address: string, installed: readonly Installed[]): ReadingMissing {
  const [shelf = "", name = "", number = ""] = address.split("/");
  if (shelf === "scripture") return missingChapter(name, number, installed);
  if (shelf === "summa") return missingArticle(address, installed);
  const document = shelf === "documents" ? documentOfSlug(name) : null;
  if (document) return notInstalled(`The ${document}`, "import FILE --as NAME", OWN_TEXT);
  const work = WORKS.find((one) => one.id === (shelf === "fathers" ? name : shelf));
  const text = shelf === "fathers" ? "fathers" : textOf(work?.id);
  if (!text || (name && shelf === "fathers" && !work))
    return unknown("There is no such page in the library.");
  const title = work?.title ?? contentsTitle(shelf) ?? "";
  if (!installed.some(({ id }) => id === text)) return notInstalled(title, `--only ${text}`);
  const own = work?.folder ? `${work.folder}/${work.id}` : (work?.id ?? shelf);
  return unknown(`${title} has no such page.`, { address: own, title });
}

/** The id of the text that a work comes with. */
function textOf(work: string | undefined): string | null {
  if (work === "martyrology") return "martyrology-1914";
  if (work === "baltimore") return "baltimore-1";
  return work ?? null;
}

function missingChapter(name: string, number: string, installed: readonly Installed[]): ReadingMissing {
  if (!installed.some(({ kind }) => kind === "bible")) return notInstalled("The Bible", "--only web-c,drc");
  const scripture = { address: "scripture", title: "Scripture" };
  const book = bookOfSlug(name);
  if (!book) return unknown("There is no such book in the Bible.", scripture);
  const title = fullBookNames(book)[0]!;
  const contents = { address: `scripture/${bookSlug(book)}`, title };
  const chapters = lastVerses(book).length;
  if (isWithin(number, chapters))
    return absent(`The installed Bibles have no ${title} ${number}.`, scripture);
  if (number === "") return absent(`The installed Bibles do not have ${title}.`, scripture);
  return unknown(`${title} has ${chapters === 1 ? "one chapter" : `${chapters} chapters`}.`, contents);
}

function missingArticle(address: string, installed: readonly Installed[]): ReadingMissing {
  if (!installed.some(({ kind }) => kind === "summa"))
    return notInstalled("The Summa Theologiae", "--only summa");
  const [, name = "", question = "", article = ""] = address.split("/");
  const part = summaPartOfSlug(name);
  const summa = { address: "summa", title: "Summa Theologiae" };
  if (!part) return unknown("The Summa has no such part.", summa);
  const title = contentsTitle(`summa/${name}`)!;
  const contents = { address: `summa/${name}`, title };
  const articles = ARTICLES[part].split(" ").map(Number);
  if (!isWithin(question, articles.length))
    return unknown(`The ${title} has ${articles.length} questions.`, contents);
  const last = articles[Number(question) - 1]!;
  if (article === "" || isWithin(article, last))
    return absent("This article is not in the installed edition of the Summa.", contents);
  return unknown(`Question ${question} has ${last === 1 ? "one article" : `${last} articles`}.`, contents);
}

const isWithin = (number: string, last: number) =>
  /^\d{1,4}$/.test(number) && Number(number) >= 1 && Number(number) <= last;

function unknown(text: string, instead = LIBRARY): ReadingMissing {
  return { reason: "unknown", title: "No such page", text, command: null, instead };
}

function absent(text: string, instead = LIBRARY): ReadingMissing {
  return { reason: "absent", title: "Not in this edition", text, command: null, instead };
}

function notInstalled(title: string, options: string, text = PUBLIC_DOMAIN): ReadingMissing {
  return {
    reason: "not-installed",
    title: `${title} is not installed here yet`,
    text,
    command: `npm run texts -- ${options}`,
    instead: LIBRARY,
  };
}
