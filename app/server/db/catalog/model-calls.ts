import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Tokens and times of calls to a model, without a user or any text. */
export const companionCalls = sqliteTable(
  "companion_calls",
  {
    id: text().primaryKey(),
    kind: text().notNull(),
    engine: text().notNull(),
    /** `done`, `stopped` or `failed`. */
    outcome: text().notNull(),
    inputTokens: integer("input_tokens"),
    outputTokens: integer("output_tokens"),
    /** Null without a word. */
    firstWordMs: integer("first_word_ms"),
    totalMs: integer("total_ms").notNull(),
    createdAt: text("created_at").notNull(),
  },
  (table) => [index("companion_calls_time").on(table.createdAt)],
);

/** Calls to the configured model per UTC day, of all users together; counted when the operator has set a limit. */
export const modelDays = sqliteTable("model_days", {
  /** yyyy-MM-dd. */
  day: text().primaryKey(),
  count: integer().notNull(),
});
