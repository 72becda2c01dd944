import { expect } from "vitest";
import { type Account, type Server, send } from "./accounts";

/** A call with bad input, and the field that the answer must name. */
export type BadCall = [method: string, path: string, json: unknown, field: string];

/** Makes the calls and proves of each that it is refused by name. */
export async function expectBadInput(server: Server, account: Account, calls: readonly BadCall[]) {
  for (const [method, path, json, field] of calls) {
    const response = await send(server, account, method, path, { json });
    const about = `${method} ${path} ${JSON.stringify(json)?.slice(0, 80)}`;
    expect(response.status, about).toBe(400);
    const { issues } = await response.json<{ issues: { path: string }[] }>();
    expect(
      issues.map((issue) => issue.path),
      about,
    ).toContain(field);
  }
}

/** Returns a function that makes a call and proves that it was refused as JSON and changed no rows. */
export function refusalsOf(server: Server, account: () => Account, dump: () => Promise<unknown>) {
  return async (
    status: number,
    method: string,
    path: string,
    options: Parameters<typeof send>[4] = {},
    as: Account | null = account(),
  ) => {
    const before = await dump();
    const response = await send(server, as, method, path, options);
    expect(response.status).toBe(status);
    expect(response.headers.get("Content-Type")).toContain("application/json");
    const body = await response.json<{ message: string; issues?: { path: string; message: string }[] }>();
    expect(body.message).toEqual(expect.any(String));
    expect(await dump()).toEqual(before);
    return body;
  };
}
