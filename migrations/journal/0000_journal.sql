CREATE TABLE `entries` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`entry_type` text NOT NULL,
	`title` text NOT NULL,
	`preview` text NOT NULL,
	`mood` text,
	`original_greeting` text DEFAULT '' NOT NULL,
	`original_inspiration` text DEFAULT '' NOT NULL,
	`prayer_intentions` text DEFAULT '' NOT NULL,
	`spiritual_insights` text DEFAULT '' NOT NULL,
	`entry_date` text NOT NULL,
	`timezone` text NOT NULL,
	`is_bookmarked` integer DEFAULT false NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`sanitizer_version` integer NOT NULL,
	`idempotency_key` text,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`deleted_at` text,
	`content` text NOT NULL
);--> statement-breakpoint
CREATE INDEX `entries_active` ON `entries` (`user_id`,`entry_date`,`created_at`,`id`) WHERE deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX `entries_bookmarked` ON `entries` (`user_id`,`entry_date`,`created_at`,`id`) WHERE deleted_at IS NULL AND is_bookmarked = 1;--> statement-breakpoint
CREATE INDEX `entries_mood` ON `entries` (`user_id`,`entry_date`,`created_at`,`id`,`mood`) WHERE deleted_at IS NULL AND mood IS NOT NULL;--> statement-breakpoint
CREATE INDEX `entries_deleted` ON `entries` (`user_id`,`deleted_at`,`id`) WHERE deleted_at IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `entries_idempotency` ON `entries` (`user_id`,`idempotency_key`);--> statement-breakpoint
CREATE TABLE `entry_images` (
	`user_id` text NOT NULL,
	`image_id` text NOT NULL,
	`entry_id` text NOT NULL,
	PRIMARY KEY(`user_id`, `image_id`, `entry_id`)
);--> statement-breakpoint
CREATE INDEX `entry_images_entry` ON `entry_images` (`user_id`,`entry_id`);--> statement-breakpoint
CREATE TABLE `images` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`content_type` text NOT NULL,
	`size` integer NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`created_at` text NOT NULL
);--> statement-breakpoint
CREATE INDEX `images_user` ON `images` (`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `intentions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`text` text NOT NULL,
	`is_completed` integer DEFAULT false NOT NULL,
	`thanks` text DEFAULT '' NOT NULL,
	`created_at` text NOT NULL,
	`completed_at` text
);--> statement-breakpoint
CREATE INDEX `intentions_user` ON `intentions` (`user_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `intentions_active` ON `intentions` (`user_id`,`id`) WHERE is_completed = 0;--> statement-breakpoint
CREATE TABLE `journal_days` (
	`user_id` text NOT NULL,
	`entry_date` text NOT NULL,
	`entry_count` integer NOT NULL,
	PRIMARY KEY(`user_id`, `entry_date`)
);--> statement-breakpoint
CREATE INDEX `journal_days_counts` ON `journal_days` (`user_id`,`entry_date`,`entry_count`);--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`payload` text NOT NULL,
	`created_at` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`due_at` integer NOT NULL
);--> statement-breakpoint
CREATE INDEX `outbox_due` ON `outbox` (`due_at`);--> statement-breakpoint
CREATE TABLE `streaks` (
	`user_id` text PRIMARY KEY NOT NULL,
	`last_run_length` integer NOT NULL,
	`longest_streak` integer NOT NULL,
	`last_journal_date` text,
	`total_entries` integer NOT NULL,
	`deleted_entries` integer NOT NULL
);
