CREATE TABLE `deliveries` (
	`id` integer PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`local_date` text NOT NULL,
	`slot` text NOT NULL,
	`channel` text NOT NULL,
	`label` text NOT NULL,
	`due_at` integer NOT NULL,
	`state` text DEFAULT 'pending' NOT NULL,
	`reason` text,
	`attempts` integer DEFAULT 0 NOT NULL,
	`lease_until` integer NOT NULL,
	`reached` text DEFAULT '[]' NOT NULL,
	`finished_at` integer
);--> statement-breakpoint
CREATE UNIQUE INDEX `deliveries_once` ON `deliveries` (`user_id`,`local_date`,`slot`,`channel`);--> statement-breakpoint
CREATE INDEX `deliveries_pending` ON `deliveries` (`lease_until`) WHERE state = 'pending';--> statement-breakpoint
CREATE TABLE `push_subscriptions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`endpoint` text NOT NULL,
	`p256dh` text NOT NULL,
	`auth` text NOT NULL,
	`created_at` text NOT NULL
);--> statement-breakpoint
CREATE UNIQUE INDEX `push_subscriptions_once` ON `push_subscriptions` (`user_id`,`endpoint`);--> statement-breakpoint
CREATE TABLE `reminders` (
	`user_id` text PRIMARY KEY NOT NULL,
	`preference` text DEFAULT 'none' NOT NULL,
	`slots` text DEFAULT '[]' NOT NULL,
	`days` text NOT NULL,
	`email_enabled` integer DEFAULT false NOT NULL,
	`skip_when_journaled` integer DEFAULT false NOT NULL,
	`origin` text NOT NULL,
	`revision` integer DEFAULT 0 NOT NULL,
	`next_due_at` integer,
	`timezone` text NOT NULL,
	`notification_preference` text NOT NULL,
	`push_notification_enabled` integer NOT NULL,
	`updated_at` text NOT NULL
);--> statement-breakpoint
CREATE INDEX `reminders_due` ON `reminders` (`next_due_at`) WHERE next_due_at IS NOT NULL;
