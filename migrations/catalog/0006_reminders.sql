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
	`finished_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);--> statement-breakpoint
CREATE UNIQUE INDEX `deliveries_once` ON `deliveries` (`user_id`,`local_date`,`slot`,`channel`);--> statement-breakpoint
CREATE INDEX `deliveries_pending` ON `deliveries` (`lease_until`) WHERE state = 'pending';--> statement-breakpoint
CREATE TABLE `push_subscriptions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`endpoint` text NOT NULL,
	`p256dh` text NOT NULL,
	`auth` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);--> statement-breakpoint
CREATE UNIQUE INDEX `push_subscriptions_endpoint_unique` ON `push_subscriptions` (`endpoint`);--> statement-breakpoint
CREATE INDEX `push_subscriptions_user` ON `push_subscriptions` (`user_id`);--> statement-breakpoint
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
	`updated_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);--> statement-breakpoint
CREATE INDEX `reminders_due` ON `reminders` (`next_due_at`) WHERE next_due_at IS NOT NULL;--> statement-breakpoint
-- A plan depends on the account too: whoever changes it there has the reminders planned anew, in the same transaction.
CREATE TRIGGER `reminders_replan` AFTER UPDATE OF `timezone`, `notification_preference`, `push_notification_enabled` ON `users`
WHEN NEW.`timezone` IS NOT OLD.`timezone`
	OR NEW.`notification_preference` IS NOT OLD.`notification_preference`
	OR NEW.`push_notification_enabled` IS NOT OLD.`push_notification_enabled`
BEGIN
	UPDATE `reminders` SET
		`revision` = `revision` + 1,
		`next_due_at` = min(
			coalesce(`next_due_at`, CAST(unixepoch(NEW.`updated_at`, 'subsec') * 1000 AS INTEGER)),
			CAST(unixepoch(NEW.`updated_at`, 'subsec') * 1000 AS INTEGER)
		)
	WHERE `user_id` = NEW.`id`;
END;
