CREATE TABLE `shared_pages` (
	`token` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`response_id` text NOT NULL
);--> statement-breakpoint
CREATE INDEX `shared_pages_user` ON `shared_pages` (`user_id`);--> statement-breakpoint
CREATE TABLE `page_reports` (
	`id` text PRIMARY KEY NOT NULL,
	`response_id` text NOT NULL,
	`user_id` text NOT NULL,
	`reason` text NOT NULL,
	`note` text NOT NULL,
	`visitor_hash` text NOT NULL,
	`created_at` text NOT NULL
);--> statement-breakpoint
CREATE UNIQUE INDEX `page_reports_visitor` ON `page_reports` (`response_id`,`visitor_hash`);--> statement-breakpoint
CREATE INDEX `page_reports_time` ON `page_reports` (`created_at`,`id`);
