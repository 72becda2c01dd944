CREATE TABLE `search_documents` (
	`key` integer PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`entry_id` text NOT NULL,
	`title_terms` text NOT NULL,
	`note_terms` text NOT NULL
);--> statement-breakpoint
CREATE UNIQUE INDEX `search_documents_entry` ON `search_documents` (`user_id`,`entry_id`);--> statement-breakpoint
CREATE TABLE `search_owners` (
	`number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` text NOT NULL
);--> statement-breakpoint
CREATE UNIQUE INDEX `search_owners_user_id_unique` ON `search_owners` (`user_id`);--> statement-breakpoint
-- Contentless: the words are in the entries already. Each word begins with its owner's number.
CREATE VIRTUAL TABLE `entry_search` USING fts5(
	terms,
	content = '',
	contentless_delete = 1,
	tokenize = 'unicode61 remove_diacritics 2'
);--> statement-breakpoint
-- Whatever deletes an entry takes its words out of the index.
CREATE TRIGGER `entries_leave_search` AFTER DELETE ON `entries` BEGIN
	DELETE FROM `entry_search` WHERE rowid = (
		SELECT `key` FROM `search_documents` WHERE `user_id` = OLD.`user_id` AND `entry_id` = OLD.`id`
	);
	DELETE FROM `search_documents` WHERE `user_id` = OLD.`user_id` AND `entry_id` = OLD.`id`;
END;
