CREATE TABLE `corpora` (
	`name` text PRIMARY KEY NOT NULL,
	`imported_at` text NOT NULL,
	`hash` text NOT NULL
);--> statement-breakpoint
CREATE TABLE `corpus_places` (
	`key` integer PRIMARY KEY NOT NULL,
	`corpus` text NOT NULL,
	`work` text NOT NULL,
	`place` integer NOT NULL,
	`reference` text NOT NULL,
	`text` text NOT NULL
);--> statement-breakpoint
CREATE UNIQUE INDEX `corpus_places_place` ON `corpus_places` (`work`,`place`,`corpus`);--> statement-breakpoint
CREATE TABLE `objections` (
	`number` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`title` text NOT NULL,
	`common_ground` text NOT NULL,
	`concern` text NOT NULL,
	`answer` text NOT NULL,
	`references` text NOT NULL,
	`perspectives` text NOT NULL,
	`topics` text NOT NULL
);--> statement-breakpoint
CREATE UNIQUE INDEX `objections_id_unique` ON `objections` (`id`);--> statement-breakpoint
CREATE TABLE `topic_phrases` (
	`phrase` text NOT NULL,
	`topic` integer NOT NULL,
	PRIMARY KEY(`phrase`, `topic`)
);--> statement-breakpoint
CREATE TABLE `topic_references` (
	`work` text NOT NULL,
	`first` integer NOT NULL,
	`last` integer NOT NULL,
	`topic` integer NOT NULL
);--> statement-breakpoint
CREATE INDEX `topic_references_place` ON `topic_references` (`work`,`first`);--> statement-breakpoint
CREATE TABLE `topics` (
	`number` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`title` text NOT NULL,
	`passages` text NOT NULL
);--> statement-breakpoint
CREATE UNIQUE INDEX `topics_id_unique` ON `topics` (`id`);--> statement-breakpoint
CREATE TABLE `works` (
	`number` integer PRIMARY KEY NOT NULL,
	`source` text NOT NULL,
	`title` text NOT NULL,
	`year` integer NOT NULL,
	`pointer` text NOT NULL,
	`topics` text NOT NULL
);--> statement-breakpoint
CREATE INDEX `works_source` ON `works` (`source`);--> statement-breakpoint
-- Contentless: the texts are in the tables. `npm run topics` writes both.
CREATE VIRTUAL TABLE `topic_search` USING fts5(
	title,
	aliases,
	everyday,
	summary,
	notes,
	content = '',
	tokenize = 'porter unicode61 remove_diacritics 2'
);--> statement-breakpoint
-- In how many topics a word stands: what a question is about is told by its rare words.
CREATE VIRTUAL TABLE `topic_vocabulary` USING fts5vocab('topic_search', 'row');--> statement-breakpoint
CREATE VIRTUAL TABLE `objection_search` USING fts5(
	title,
	aliases,
	concern,
	answer,
	content = '',
	tokenize = 'porter unicode61 remove_diacritics 2'
);--> statement-breakpoint
CREATE VIRTUAL TABLE `corpus_texts` USING fts5(
	text,
	content = 'corpus_places',
	content_rowid = 'key',
	tokenize = 'porter unicode61 remove_diacritics 2'
);--> statement-breakpoint
CREATE TRIGGER `corpus_places_enter_search` AFTER INSERT ON `corpus_places` BEGIN
	INSERT INTO `corpus_texts` (rowid, text) VALUES (NEW.`key`, NEW.`text`);
END;--> statement-breakpoint
CREATE TRIGGER `corpus_places_leave_search` AFTER DELETE ON `corpus_places` BEGIN
	INSERT INTO `corpus_texts` (`corpus_texts`, rowid, text) VALUES ('delete', OLD.`key`, OLD.`text`);
END;
