import type { AcolyteAnswer } from "../../../app/features/companion/contract";
import type { SavedResponse } from "../../../app/features/library/contract";
import { addDays, localDateIn } from "../../../app/shared/dates";
import type { Person } from "../../kit/person";
import { ZONE } from "../../setup/journal-entries";

export const QUESTION = "What is purgatory?";
export const OTHER_QUESTION = "Why do you pray to Mary?";

/** Ids and tokens of a filled account. */
export interface Filled {
  /** An entry with everything that an entry can have. */
  entryId: string;
  binnedId: string;
  savedId: string;
  shareToken: string;
  /** A shared text of the member's own. */
  ownToken: string;
}

const ENTRIES = "/api/prayer-journal/entries";
const MOODS = ["joyful", "anxious", "peaceful", "grateful", "contemplative", "struggling"];

const WORDS =
  "<p>A quiet room, a candle, and the psalm read slowly. Nothing happened, and that was the gift of it; " +
  "the day could begin from there, and it did, with bread and a little more patience than yesterday.</p>";
const RICH = `<h1>Lauds</h1><h2>In the morning</h2><p>The <mark data-color="yellow">light</mark> came <strong>slowly</strong>, <em>then</em> <u>all</u>
<a href="https://example.test/psalm">at once</a>.</p><ul><li>Bread</li><li>Patience</li></ul><ol><li>One</li></ol>
<blockquote><p>Be still.</p></blockquote><pre><code>a b c</code></pre>
<div data-ai="prayer"><h2>Prayer for You</h2><p>Lord, be near. Amen.</p></div>`;

/** Fills an account with entries, moods, intentions, prayers, answers, saved and shared texts, a trial and a name. */
export async function fillAccount(person: Person): Promise<Filled> {
  await person.json("PATCH", "/api/auth/profile", {
    firstName: "Maria",
    lastName: "Oberhauser-Lindqvist",
    favoriteSaint: "St. Clare of Assisi",
    bio: "A reader, a walker, a mother of three.",
    moodTrackingEnabled: true,
  });
  await person.json("POST", "/api/auth/start-trial", { planType: "annual" });
  const entries = await fillJournal(person);
  for (const text of ["For Anna", "For peace in a house that has not known any for a long time"])
    await person.json("POST", "/api/prayer-journal/intentions", { text });
  for (const title of ["For the sick", "At the end of a long and tiring day, before sleep comes"]) {
    const content = "Lord, be near.\nGive peace.\nGive rest.\nGive hope.\nAmen.";
    await person.json("POST", "/api/prayers", { title, content, category: "peace" });
  }
  const ask = (question: string, mode: string, sources: string[], denomination: string | null = null) =>
    person.json<AcolyteAnswer>("POST", "/api/acolyte/ask", { question, mode, denomination, sources });
  const save = (response: Partial<SavedResponse>) =>
    person.json<SavedResponse>("POST", "/api/saved-responses", {
      ...{ responseType: "faith-learning", category: "theology", isPublic: true },
      ...response,
    });
  const { answer } = await ask(QUESTION, "faith-learning", ["catechism", "scripture"]);
  const saved = await save({ question: QUESTION, response: answer, notes: "For Tuesday" });
  const response = "Grace is favor. See https://example.test/grace and **CCC 1996**.";
  const own = await save({ question: "What is grace?", response, title: "On grace" });
  await ask(OTHER_QUESTION, "apologetics", [], "baptist");
  // The welcome to the trial has been read.
  await person.call("GET", "/dashboard");
  const tokens = { shareToken: String(saved.shareToken), ownToken: String(own.shareToken) };
  return { ...entries, ...tokens, savedId: saved.id };
}

async function fillJournal(person: Person) {
  const today = localDateIn(ZONE, new Date());
  const write = async (daysAgo: number, title: string, more: object = {}) => {
    const entry = { content: WORDS, entryDate: addDays(today, -daysAgo), title, ...more };
    return (await person.json("POST", ENTRIES, entry)).id;
  };
  for (const [daysAgo, mood] of MOODS.entries())
    await write(daysAgo, daysAgo === 2 ? "" : `The day of ${mood}`, { mood });
  await write(365, "A year ago", { mood: "joyful" });
  const binnedId = await write(1, "Thrown away");
  await person.json("DELETE", `${ENTRIES}/${binnedId}`);
  const entryId = await write(0, "A long morning with many words in its title, so that it breaks", {
    content: RICH,
    mood: "peaceful",
    originalGreeting: "Good morning, Maria.",
    originalInspiration: "Be still, and know that I am God.",
    prayerIntentions: "For Anna",
    spiritualInsights: "Patience",
  });
  await person.json("POST", `${ENTRIES}/${entryId}/bookmark`);
  return { entryId, binnedId };
}
