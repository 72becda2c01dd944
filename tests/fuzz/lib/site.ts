import type { Kind } from "../call-table";
import type { Databases } from "./databases";
import { changedTables, type Stored } from "./databases";
import { Member } from "./member";

/** The operators' accounts: enough that nobody has to share one. */
export const OPERATORS = Array.from({ length: 100 }, (_, index) => `operator-${index}@example.test`);

/** Somebody who does nothing during the whole run, and what they have. */
export interface Bystander {
  member: Member;
  ids: Record<Kind, string>;
  stored: Stored;
}

/** The product under test, with what stands beside it. */
export interface Site {
  origin: string;
  state: string;
  databases: Databases;
  bystanders: Bystander[];
  /** Addresses of operators that no account has yet. */
  operators: string[];
}

/** Accounts with one of everything in them. */
export async function makeBystanders(
  origin: string,
  databases: Databases,
  count: number,
): Promise<Bystander[]> {
  const all: Bystander[] = [];
  for (let index = 0; index < count; index += 1) {
    const member = await Member.signUp(origin);
    const ids = await member.makeAll();
    await member.subscribe();
    await member.json("POST", "/api/reminders/custom", { reminderPreference: "once_daily" });
    all.push({ member, ids, stored: databases.storedOf(member.id) });
  }
  return all;
}

/** What of the bystanders' has changed. */
export function faultsOfBystanders({ bystanders, databases }: Site): string[] {
  return bystanders.flatMap(({ member, stored }, index) => {
    const changed = changedTables(stored, databases.storedOf(member.id));
    return changed.length === 0 ? [] : [`bystander ${index}: ${changed.join(", ")} changed`];
  });
}
