import { env, exports } from "cloudflare:workers";
import { beforeEach, expect, it } from "vitest";
import { loadActivity } from "~/features/activity/server/public.server";
import { type Account, createAccount, send } from "../factories/accounts";
import { ask } from "../factories/companion";
import { servicesAt } from "../factories/journal";
import { activityOf, callOk, savePrayer } from "../factories/library";

const server = exports.default;
const ENTRIES = "/api/prayer-journal/entries";
let account: Account;
const total = async () => (await activityOf(account)).total;

beforeEach(async () => {
  account = await createAccount(server);
});

it("a quick prayer counts as a prayer, once for a key; a journal entry does not", async () => {
  const quick = { title: "Prayer", content: "Lord, hear me.", prayerIntentions: "", spiritualInsights: "" };
  const headers = { "Idempotency-Key": crypto.randomUUID() };
  for (let round = 0; round < 2; round++) {
    const response = await send(server, account, "POST", ENTRIES, { json: quick, headers });
    expect(await response.json()).toMatchObject({ entryType: "prayer" });
  }
  await callOk(server, account, "POST", ENTRIES, { entryType: "prayer", content: "Lord." });
  const entry = await callOk(server, account, "POST", ENTRIES, { content: "A day." });
  expect(entry).toMatchObject({ entryType: "daily" });
  await callOk(server, account, "POST", ENTRIES, { ...quick, entryType: "daily" });
  expect(await total()).toEqual({ prayers: 2, questions: 0, scriptures: 0 });
});

it("a question counts once it is answered, as JSON or a stream, and a message about danger does not", async () => {
  await callOk(server, account, "POST", "/api/acolyte/ask", ask());
  const headers = { Accept: "text/event-stream" };
  await (await send(server, account, "POST", "/api/acolyte/ask", { json: ask(), headers })).text();
  await callOk(server, account, "POST", "/api/acolyte/ask", ask({ question: "I want to kill myself" }));
  expect(await total()).toEqual({ prayers: 0, questions: 2, scriptures: 0 });
});

it("days and their sum are exact for parallel actions, and deleting lowers nothing", async () => {
  const prayers = await Promise.all(Array.from({ length: 20 }, () => savePrayer(server, account)));
  await Promise.all(prayers.map(({ id }) => callOk(server, account, "DELETE", `/api/prayers/${id}`)));
  const counts = { prayers: 20, questions: 0, scriptures: 0 };
  const services = servicesAt(new Date().toISOString());
  expect(await loadActivity(services, account.user)).toEqual({ day: counts, total: counts });
  await env.DB.prepare("UPDATE daily_activity SET local_date = '2020-01-01' WHERE user_id = ?")
    .bind(account.user.id)
    .run();
  await savePrayer(server, account);
  expect(await loadActivity(services, account.user)).toEqual({
    day: { ...counts, prayers: 1 },
    total: { ...counts, prayers: 21 },
  });
});
