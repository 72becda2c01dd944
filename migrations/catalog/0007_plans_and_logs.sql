CREATE TABLE `logs` (
	`key` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` text,
	`level` text NOT NULL,
	`event` text NOT NULL,
	`request_id` text,
	`endpoint` text,
	`method` text,
	`status` integer,
	`duration_ms` integer,
	`error` text,
	`created_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);--> statement-breakpoint
CREATE INDEX `logs_user` ON `logs` (`user_id`,`key`);--> statement-breakpoint
CREATE TABLE `request_counts` (
	`minute` integer PRIMARY KEY NOT NULL,
	`requests` integer NOT NULL,
	`failures` integer NOT NULL
);--> statement-breakpoint
ALTER TABLE `users` ADD `plan_type` text;--> statement-breakpoint
ALTER TABLE `users` ADD `trial_started_at` text;--> statement-breakpoint
ALTER TABLE `users` ADD `plan_cancelled_at` text;--> statement-breakpoint
ALTER TABLE `users` ADD `trial_notice_at` text;--> statement-breakpoint
CREATE INDEX `users_trial_notice` ON `users` (`subscription_expires_at`) WHERE subscription_tier = 'trial' AND trial_notice_at IS NULL AND plan_cancelled_at IS NULL;
