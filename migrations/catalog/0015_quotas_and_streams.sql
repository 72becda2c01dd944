CREATE TABLE `model_days` (
	`day` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL
);--> statement-breakpoint
CREATE TABLE `daily_quotas` (
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`starts_at` integer NOT NULL,
	`resets_at` integer NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`user_id`, `kind`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);--> statement-breakpoint
CREATE INDEX `daily_quotas_reset` ON `daily_quotas` (`resets_at`);--> statement-breakpoint
ALTER TABLE `answers` ADD `has_stream` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `answers_stream` ON `answers` (`user_id`,`created_at`) WHERE has_stream = 1;--> statement-breakpoint
-- Streams of the version before, which did not note what they keep.
UPDATE `answers` SET `has_stream` = 1 WHERE `state` = 'streaming' OR `created_at` > strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-2 hours');
