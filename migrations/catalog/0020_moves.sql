CREATE TABLE `moves` (
	`user_id` text NOT NULL,
	`from_shard` integer NOT NULL,
	`to_shard` integer NOT NULL,
	`lease_until` integer DEFAULT 0 NOT NULL,
	`moved_at` integer,
	PRIMARY KEY(`user_id`, `from_shard`)
);--> statement-breakpoint
CREATE INDEX `moves_due` ON `moves` (`moved_at`,`lease_until`);
