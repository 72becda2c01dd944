import { AppError } from "~/shared/errors";
import type { Prayer } from "../contract";
import type { PrayerRow } from "./prayers.repository.server";

/** A stored prayer in the types of the contract. Throws `not_found` for none. */
export function toPrayer(row: PrayerRow | null): Prayer {
  if (!row) throw new AppError("not_found", "This prayer is not in your collection.");
  const { id, title, content, sharedWith, createdAt } = row;
  // The column is text; every write to it goes through the contract's list.
  return { id, title, content, category: row.category as Prayer["category"], createdAt, sharedWith };
}
