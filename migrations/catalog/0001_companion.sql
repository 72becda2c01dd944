CREATE TABLE `answers` (
	`id` text PRIMARY KEY NOT NULL,
	`thread_id` text NOT NULL,
	`user_id` text NOT NULL,
	`question` text NOT NULL,
	`text` text DEFAULT '' NOT NULL,
	`state` text NOT NULL,
	`engine` text NOT NULL,
	`sources` text DEFAULT '[]' NOT NULL,
	`citations` text,
	`checked` text,
	`text_hash` text,
	`transcript_hash` text,
	`created_at` text NOT NULL,
	FOREIGN KEY (`thread_id`) REFERENCES `threads`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);--> statement-breakpoint
CREATE INDEX `answers_thread` ON `answers` (`thread_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `answers_text` ON `answers` (`user_id`,`text_hash`);--> statement-breakpoint
CREATE INDEX `answers_transcript` ON `answers` (`user_id`,`transcript_hash`);--> statement-breakpoint
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
CREATE TABLE `companion_feedback` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`content_type` text NOT NULL,
	`content_id` text,
	`rating` integer NOT NULL,
	`mode` text,
	`denomination` text,
	`sources` text,
	`prayer_style` text,
	`prayer_length` integer,
	`word_count` integer,
	`created_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);--> statement-breakpoint
CREATE UNIQUE INDEX `companion_feedback_content` ON `companion_feedback` (`user_id`,`content_type`,`content_id`);--> statement-breakpoint
CREATE TABLE `companion_streams` (
	`user_id` text PRIMARY KEY NOT NULL,
	`stream_id` text NOT NULL,
	`started_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);--> statement-breakpoint
CREATE TABLE `companion_usage` (
	`user_id` text NOT NULL,
	`local_date` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`user_id`, `local_date`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);--> statement-breakpoint
CREATE INDEX `companion_usage_day` ON `companion_usage` (`local_date`);--> statement-breakpoint
CREATE TABLE `threads` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`question` text NOT NULL,
	`mode` text NOT NULL,
	`denomination` text,
	`sources` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);--> statement-breakpoint
CREATE INDEX `threads_user` ON `threads` (`user_id`,`created_at`,`id`);--> statement-breakpoint
ALTER TABLE `users` ADD `ai_consent_at` text;