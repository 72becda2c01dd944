import type { Kind } from "../call-table";
import type { PlacedCall } from "./calls";
import { changedTables, type Databases, type Stored } from "./databases";
import { Member } from "./member";

/** Somebody who does nothing during the whole run, and everything of theirs. */
export interface Bystander {
  member: Member;
  ids: Record<Kind, string>;
  stored: Stored;
}

/** The product under test. */
export interface Site {
  origin: string;
  databases: Databases;
  calls: PlacedCall[];
  bystanders: [Bystander, Bystander];
  /** Makes a run repeatable. */
  seed: number;
  findings: Findings;
}

/** Counts tries by part, and collects those that broke a promise. */
export class Findings {
  readonly tried = new Map<string, number>();
  readonly faults: string[] = [];

  /** How many tries there were. */
  get count(): number {
    return [...this.tried.values()].reduce((sum, count) => sum + count, 0);
  }

  /** Counts one try; `fault` says what was wrong with it. */
  add(part: string, name: string, fault: string | null): void {
    this.tried.set(part, (this.tried.get(part) ?? 0) + 1);
    if (fault) this.faults.push(`${part}: ${name}: ${fault}`);
  }
}

/** Makes an account with one of everything in it. */
export async function makeBystander(origin: string, databases: Databases): Promise<Bystander> {
  const member = await Member.signUp(origin);
  const ids = await member.makeAll();
  await member.subscribe();
  await member.json("POST", "/api/reminders/custom", { reminderPreference: "once_daily" });
  return { member, ids, stored: databases.storedOf(member.id) };
}

/** Returns what has changed for the bystanders. */
export function faultsOfBystanders({ bystanders, databases }: Site): string[] {
  return bystanders.flatMap((bystander, index) => {
    const changed = changeOf(databases, bystander.member, bystander.stored);
    return changed ? [`bystander ${index}: ${changed}`] : [];
  });
}

/** Returns which tables of somebody have changed since then, in words; null when none has. */
export function changeOf(databases: Databases, { id }: Member, before: Stored): string | null {
  const changed = changedTables(before, databases.storedOf(id));
  return changed.length > 0 ? `${changed.join(", ")} changed` : null;
}
