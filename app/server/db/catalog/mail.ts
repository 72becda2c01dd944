import { sqliteTable, text } from "drizzle-orm/sqlite-core";

/** @public Migrations are made from it. */
export { outbox } from "../outbox";

/** Addresses that want no mail which a member sends; account mails reach them all the same. */
export const mailRefusals = sqliteTable("mail_refusals", {
  /** HMAC of the address under the server's key: the list tells nobody's address. */
  addressHash: text("address_hash").primaryKey(),
  createdAt: text("created_at").notNull(),
});
