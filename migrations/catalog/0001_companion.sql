CREATE TABLE `companion_calls` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`engine` text NOT NULL,
	`outcome` text NOT NULL,
	`input_tokens` integer,
	`output_tokens` integer,
	`first_word_ms` integer,
	`total_ms` integer NOT NULL,
	`created_at` text NOT NULL
);--> statement-breakpoint
CREATE INDEX `companion_calls_time` ON `companion_calls` (`created_at`);--> statement-breakpoint
ALTER TABLE `users` ADD `ai_consent_at` text;
