import { beforeAll, expect, it } from "vitest";
import type { AcolyteAnswer } from "~/features/companion/contract";
import { createAccount, inFirstShard, send } from "../factories/accounts";
import { ask } from "../factories/companion";
import { server } from "../factories/worker-with";
import { fillTopicIndex } from "../setup/topic-index";

inFirstShard();

beforeAll(fillTopicIndex);

it("shows the conversation of an address to its owner alone", async () => {
  const [owner, other] = [await createAccount(server), await createAccount(server)];
  const asked = await send(server, owner, "POST", "/api/acolyte/ask", { json: ask() });
  const { threadId } = await asked.json<AcolyteAnswer>();
  const titleFor = async (who: typeof owner, thread = threadId) => {
    const response = await send(server, who, "GET", `/acolyte?thread=${thread}`);
    expect(response.status).toBe(200);
    return /<title>(.*?)<\/title>/.exec(await response.text())?.[1];
  };
  expect(await titleFor(owner)).toBe("What is the Eucharist? · Acolyte");
  expect(await titleFor(other)).toBe("Ask · Acolyte");
  expect(await titleFor(owner, "none")).toBe("Ask · Acolyte");
});
