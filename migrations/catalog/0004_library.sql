CREATE TABLE `shared_view_salts` (
	`day` text PRIMARY KEY NOT NULL,
	`salt` text NOT NULL
);--> statement-breakpoint
CREATE TABLE `mail_refusals` (
	`address_hash` text PRIMARY KEY NOT NULL,
	`created_at` text NOT NULL
);
