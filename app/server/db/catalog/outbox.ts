import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Mails to be sent, written in the same batch as what they tell of; sent at least once. */
export const catalogOutbox = sqliteTable(
  "outbox",
  {
    id: text("id").primaryKey(),
    kind: text("kind").notNull(),
    /** JSON of the kind's own shape: ids and addresses, never a link's token, which is made when the mail is sent. */
    payload: text("payload").notNull(),
    createdAt: text("created_at").notNull(),
    attempts: integer("attempts").notNull().default(0),
    /** Epoch milliseconds from which it may be handed to the queue (again). */
    dueAt: integer("due_at").notNull(),
  },
  (table) => [index("outbox_due").on(table.dueAt)],
);

/** A mail to store in the batch of the write that it reports. */
export type NewMailRow = typeof catalogOutbox.$inferInsert;
