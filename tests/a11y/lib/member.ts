import type { BrowserContext } from "@playwright/test";
import type { AcolyteAnswer } from "../../../app/features/companion/contract";
import type { SavedResponse } from "../../../app/features/library/contract";
import { addDays, localDateIn } from "../../../app/shared/dates";
import { callAs } from "../../setup/call";
import type { Person } from "../../setup/fixtures";
import { writeEntry, ZONE } from "../../setup/journal-entries";
import { saveAnswer, saveResponse } from "../../setup/library";

export const QUESTION = "What is purgatory?";
export const OTHER_QUESTION = "Why do you pray to Mary?";

/** An account with something of everything, and how to find it. */
export interface Member extends Person {
  /** Of an entry with all that an entry can have. */
  entryId: string;
  binnedId: string;
  savedId: string;
  shareToken: string;
  /** Of a text of the member's own. */
  ownToken: string;
}

const MOODS = ["joyful", "anxious", "peaceful", "grateful", "contemplative", "struggling"];

const RICH = `<h1>Lauds</h1><h2>In the morning</h2><p>The <mark data-color="yellow">light</mark> came <strong>slowly</strong>, <em>then</em> <u>all</u>
<a href="https://example.test/psalm">at once</a>.</p><ul><li>Bread</li><li>Patience</li></ul><ol><li>One</li></ol>
<blockquote><p>Be still.</p></blockquote><pre><code>a b c</code></pre>
<div data-ai="prayer"><h2>Prayer for You</h2><p>Lord, be near. Amen.</p></div>`;

/** Gives an account entries, moods, intentions, prayers, answers, saved and shared texts, reminders and a name. */
export async function fillAccount(context: BrowserContext, origin: string, person: Person): Promise<Member> {
  const call = <T>(method: "POST" | "PATCH" | "DELETE" | "PUT", path: string, data?: unknown) =>
    callAs<T>(context, origin, method, path, data);
  await call("PATCH", "/api/auth/profile", {
    firstName: "Maria",
    lastName: "Oberhauser-Lindqvist",
    favoriteSaint: "St. Clare of Assisi",
    bio: "A reader, a walker, a mother of three.",
    moodTrackingEnabled: true,
  });
  await call("POST", "/api/auth/start-trial", { planType: "annual" });
  const { entryId, binnedId } = await fillJournal(context, origin);
  for (const text of ["For Anna", "For peace in a house that has not known any for a long time"])
    await call("POST", "/api/prayer-journal/intentions", { text });
  for (const title of ["For the sick", "At the end of a long and tiring day, before sleep comes"])
    await call("POST", "/api/prayers", {
      title,
      content: "Lord, be near.\nGive peace.\nGive rest.\nGive hope.\nAmen.",
      category: "peace",
    });
  const saved = await saveAnswer(context, origin, QUESTION, {
    isPublic: true,
    category: "theology",
    notes: "For Tuesday",
  });
  const own: SavedResponse = await saveResponse(context, origin, { isPublic: true, title: "On grace" });
  const asked = { question: OTHER_QUESTION, mode: "apologetics", denomination: "baptist", sources: [] };
  await call<AcolyteAnswer>("POST", "/api/acolyte/ask", asked);
  // The welcome to the trial has been read.
  await context.request.get("/dashboard");
  return {
    ...person,
    entryId,
    binnedId,
    savedId: saved.id,
    shareToken: String(saved.shareToken),
    ownToken: String(own.shareToken),
  };
}

async function fillJournal(context: BrowserContext, origin: string) {
  const today = localDateIn(ZONE, new Date());
  const write = (entry: Parameters<typeof writeEntry>[2]) => writeEntry(context, origin, entry);
  for (const [back, mood] of MOODS.entries())
    await write({ entryDate: addDays(today, -back), mood, title: back === 2 ? "" : `The day of ${mood}` });
  await write({ entryDate: addDays(today, -365), title: "A year ago", mood: "joyful" });
  const binnedId = await write({ entryDate: addDays(today, -1), title: "Thrown away" });
  await callAs(context, origin, "DELETE", `/api/prayer-journal/entries/${binnedId}`);
  const { id } = await callAs<{ id: string }>(context, origin, "POST", "/api/prayer-journal/entries", {
    title: "A long morning with many words in its title, so that it breaks",
    content: RICH,
    mood: "peaceful",
    entryDate: today,
    originalGreeting: "Good morning, Maria.",
    originalInspiration: "Be still, and know that I am God.",
    prayerIntentions: "For Anna",
    spiritualInsights: "Patience",
  });
  await callAs(context, origin, "POST", `/api/prayer-journal/entries/${id}/bookmark`);
  return { entryId: id, binnedId };
}
