CREATE TABLE `known_answers` (
	`number` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`title` text NOT NULL,
	`answer` text NOT NULL,
	`wordings` text NOT NULL,
	`spanish` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `known_answers_id_unique` ON `known_answers` (`id`);--> statement-breakpoint
CREATE VIRTUAL TABLE `known_answer_search` USING fts5(
	questions,
	answer,
	spanish,
	tokenize = 'porter unicode61 remove_diacritics 2'
);
--> statement-breakpoint
CREATE VIRTUAL TABLE `known_answer_vocabulary` USING fts5vocab('known_answer_search', 'row');
