CREATE TABLE `chapters_read` (
	`user_id` text NOT NULL,
	`chapter` text NOT NULL,
	`local_date` text NOT NULL,
	PRIMARY KEY(`user_id`, `chapter`)
);
--> statement-breakpoint
CREATE TABLE `highlights` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`work` text NOT NULL,
	`first` integer NOT NULL,
	`last` integer NOT NULL,
	`colour` text NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `highlights_user` ON `highlights` (`user_id`,`work`,`first`);--> statement-breakpoint
CREATE TABLE `reading_places` (
	`user_id` text NOT NULL,
	`work` text NOT NULL,
	`place` integer NOT NULL,
	`text` text NOT NULL,
	`updated_at` text NOT NULL,
	PRIMARY KEY(`user_id`, `work`)
);
