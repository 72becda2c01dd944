ALTER TABLE `users` ADD `liturgical_calendar` text DEFAULT 'us' NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `epiphany_day` text DEFAULT 'sunday' NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `ascension_day` text DEFAULT 'sunday' NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `corpus_christi_day` text DEFAULT 'sunday' NOT NULL;
