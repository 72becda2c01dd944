import { sqliteTable, text } from "drizzle-orm/sqlite-core";

/** @public Migrations are made from it. */
export { outbox } from "../outbox";

/** Addresses that unsubscribed from mails sent by members; account mails still reach them. */
export const mailRefusals = sqliteTable("mail_refusals", {
  /** HMAC of the address under the server's key: the list reveals no address. */
  addressHash: text("address_hash").primaryKey(),
  createdAt: text("created_at").notNull(),
});
