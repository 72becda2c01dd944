CREATE TABLE `passages` (
	`key` integer PRIMARY KEY NOT NULL,
	`text` text NOT NULL,
	`work` text NOT NULL,
	`place` integer NOT NULL,
	`sequence` integer NOT NULL,
	`kind` text NOT NULL,
	`label` text NOT NULL,
	`vulgate` text,
	`words` text NOT NULL,
	`notes` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `passages_place` ON `passages` (`work`,`place`,`text`,`sequence`);--> statement-breakpoint
CREATE TABLE `text_pages` (
	`text` text NOT NULL,
	`position` integer NOT NULL,
	`address` text NOT NULL,
	`title` text NOT NULL,
	`heading` text NOT NULL,
	`work` text NOT NULL,
	`first` integer NOT NULL,
	`last` integer NOT NULL,
	PRIMARY KEY(`text`, `position`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `text_pages_address` ON `text_pages` (`text`,`address`);--> statement-breakpoint
CREATE INDEX `text_pages_place` ON `text_pages` (`work`,`first`);--> statement-breakpoint
CREATE TABLE `texts` (
	`id` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`language` text NOT NULL,
	`kind` text NOT NULL,
	`licence` text NOT NULL,
	`hash` text NOT NULL,
	`imported_at` text NOT NULL,
	`position` integer NOT NULL,
	`places` integer NOT NULL
);
