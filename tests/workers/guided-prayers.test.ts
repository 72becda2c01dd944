import { exports } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { localDateIn } from "~/shared/dates";
import { type Account, createAccount } from "../factories/accounts";
import { send } from "../factories/journal";
import { activityOf } from "../factories/library";

const server = exports.default;
const ZONE = "Pacific/Kiritimati";
const FINISHED = "/api/prayers/guided";

let account: Account;
const finish = (guide: unknown, who: Account | null = account) =>
  send(server, who, "POST", FINISHED, { json: { guide } });

beforeEach(async () => {
  account = await createAccount(server, { timezone: ZONE });
});

describe("POST /api/prayers/guided", () => {
  it("counts the guides on Scripture on the person's own day, and no others", async () => {
    const before = localDateIn(ZONE, new Date());
    for (const [guide, counted] of [
      ["lectio", true],
      ["four-senses", true],
      ["rosary", false],
      ["examen", false],
    ]) {
      const response = await finish(guide);
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({ counted });
    }
    const { days, total } = await activityOf(account);
    const counts = { scriptures: 2, prayers: 0, questions: 0 };
    expect(total).toEqual(counts);
    expect([before, localDateIn(ZONE, new Date())].map((day) => ({ day, ...counts }))).toContainEqual(
      days[0],
    );
  });

  it("refuses visitors, unknown guides and other methods, and counts nothing", async () => {
    expect((await finish("lectio", null)).status).toBe(401);
    for (const guide of ["novena", "", 1, null, undefined]) expect((await finish(guide)).status).toBe(400);
    expect((await send(server, account, "GET", FINISHED)).status).toBe(405);
    expect((await activityOf(account)).days).toEqual([]);
  });
});

describe("GET /immersive-prayer", () => {
  it("shows each guide, the choice for any other, and the landing view to visitors", async () => {
    const page = async (query: string, who: Account | null = account) => {
      const response = await send(server, who, "GET", `/immersive-prayer${query}`);
      return `${response.status} ${/<title>(.*?)<\/title>/.exec(await response.text())?.[1]}`;
    };
    expect(await page("?guide=examen")).toBe("200 The Examen · Acolyte");
    expect(await page("?guide=lectio")).toBe("200 Lectio Divina · Acolyte");
    expect(await page("?guide=rosary")).toBe("200 The Rosary · Acolyte");
    expect(await page("?guide=four-senses")).toBe("200 The four senses of Scripture · Acolyte");
    expect(await page("")).toBe("200 Guided prayer · Acolyte");
    expect(await page("?guide=%00")).toBe("200 Guided prayer · Acolyte");
    expect(await page("?guide=lectio", null)).not.toContain("Lectio");
  });
});
