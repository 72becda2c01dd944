CREATE TABLE `deletions` (
	`user_id` text PRIMARY KEY NOT NULL,
	`due_at` text NOT NULL,
	`started_at` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);--> statement-breakpoint
CREATE INDEX `deletions_due` ON `deletions` (`due_at`);
