CREATE TABLE `answers` (
	`id` text PRIMARY KEY NOT NULL,
	`thread_id` text NOT NULL,
	`user_id` text NOT NULL,
	`question` text NOT NULL,
	`text` text DEFAULT '' NOT NULL,
	`state` text NOT NULL,
	`engine` text NOT NULL,
	`sources` text DEFAULT '[]' NOT NULL,
	`citations` text,
	`checked` text,
	`text_hash` text,
	`transcript_hash` text,
	`has_stream` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL,
	`text_bytes` integer GENERATED ALWAYS AS (200 + coalesce(octet_length(question), 0) + coalesce(octet_length(text), 0) + coalesce(octet_length(citations), 0) + coalesce(octet_length(checked), 0)) VIRTUAL,
	FOREIGN KEY (`thread_id`) REFERENCES `threads`(`id`) ON UPDATE no action ON DELETE no action
);--> statement-breakpoint
CREATE INDEX `answers_stream` ON `answers` (`user_id`,`created_at`) WHERE has_stream = 1;--> statement-breakpoint
CREATE INDEX `answers_thread` ON `answers` (`thread_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `answers_text` ON `answers` (`user_id`,`text_hash`);--> statement-breakpoint
CREATE INDEX `answers_transcript` ON `answers` (`user_id`,`transcript_hash`);--> statement-breakpoint
CREATE TABLE `companion_feedback` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`content_type` text NOT NULL,
	`content_id` text,
	`rating` integer NOT NULL,
	`mode` text,
	`denomination` text,
	`sources` text,
	`prayer_style` text,
	`prayer_length` integer,
	`word_count` integer,
	`created_at` text NOT NULL
);--> statement-breakpoint
CREATE UNIQUE INDEX `companion_feedback_content` ON `companion_feedback` (`user_id`,`content_type`,`content_id`);--> statement-breakpoint
CREATE TABLE `companion_streams` (
	`user_id` text PRIMARY KEY NOT NULL,
	`stream_id` text NOT NULL,
	`started_at` integer NOT NULL
);--> statement-breakpoint
CREATE TABLE `threads` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`question` text NOT NULL,
	`mode` text NOT NULL,
	`denomination` text,
	`sources` text NOT NULL,
	`created_at` text NOT NULL,
	`text_bytes` integer GENERATED ALWAYS AS (200 + coalesce(octet_length(question), 0)) VIRTUAL
);--> statement-breakpoint
CREATE INDEX `threads_user` ON `threads` (`user_id`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `activity_totals` (
	`user_id` text PRIMARY KEY NOT NULL,
	`prayers` integer DEFAULT 0 NOT NULL,
	`questions` integer DEFAULT 0 NOT NULL,
	`scriptures` integer DEFAULT 0 NOT NULL
);--> statement-breakpoint
CREATE TABLE `daily_activity` (
	`user_id` text NOT NULL,
	`local_date` text NOT NULL,
	`prayers` integer DEFAULT 0 NOT NULL,
	`questions` integer DEFAULT 0 NOT NULL,
	`scriptures` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`user_id`, `local_date`)
);--> statement-breakpoint
CREATE TABLE `daily_quotas` (
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`starts_at` integer NOT NULL,
	`resets_at` integer NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`user_id`, `kind`)
);--> statement-breakpoint
CREATE INDEX `daily_quotas_reset` ON `daily_quotas` (`resets_at`);--> statement-breakpoint
CREATE TABLE `other_text_totals` (
	`user_id` text PRIMARY KEY NOT NULL,
	`bytes` integer NOT NULL,
	`is_full` integer GENERATED ALWAYS AS (bytes > 52428800) VIRTUAL
);--> statement-breakpoint
CREATE TABLE `saved_response_counts` (
	`user_id` text NOT NULL,
	`facet` text NOT NULL,
	`value` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`user_id`, `facet`, `value`)
);--> statement-breakpoint
CREATE TABLE `saved_owners` (
	`number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` text NOT NULL
);--> statement-breakpoint
CREATE UNIQUE INDEX `saved_owners_user_id_unique` ON `saved_owners` (`user_id`);--> statement-breakpoint
CREATE TABLE `saved_responses` (
	`key` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`user_id` text NOT NULL,
	`title` text,
	`question` text NOT NULL,
	`response` text NOT NULL,
	`response_type` text NOT NULL,
	`category` text,
	`denomination` text,
	`notes` text,
	`is_bookmarked` integer DEFAULT false NOT NULL,
	`is_public` integer DEFAULT false NOT NULL,
	`share_token` text,
	`view_count` integer DEFAULT 0 NOT NULL,
	`sources` text DEFAULT '[]' NOT NULL,
	`authorship` text NOT NULL,
	`engine` text,
	`answer_id` text,
	`thread_answer_id` text,
	`citations` text,
	`checked` text,
	`taken_down_at` text,
	`text_terms` text NOT NULL,
	`note_terms` text NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`text_bytes` integer GENERATED ALWAYS AS (200 + coalesce(octet_length(title), 0) + coalesce(octet_length(question), 0) + coalesce(octet_length(response), 0) + coalesce(octet_length(notes), 0) + coalesce(octet_length(citations), 0) + coalesce(octet_length(checked), 0)) VIRTUAL
);--> statement-breakpoint
CREATE UNIQUE INDEX `saved_responses_id_unique` ON `saved_responses` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `saved_responses_share_token_unique` ON `saved_responses` (`share_token`);--> statement-breakpoint
CREATE UNIQUE INDEX `saved_responses_thread_answer_id_unique` ON `saved_responses` (`thread_answer_id`);--> statement-breakpoint
CREATE INDEX `saved_responses_user` ON `saved_responses` (`user_id`,`key`);--> statement-breakpoint
CREATE TABLE `shared_views` (
	`response_key` integer NOT NULL,
	`visitor_hash` text NOT NULL,
	`day` text NOT NULL,
	PRIMARY KEY(`response_key`, `visitor_hash`)
);--> statement-breakpoint
CREATE INDEX `shared_views_day` ON `shared_views` (`day`);--> statement-breakpoint
CREATE TABLE `prayers` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`title` text NOT NULL,
	`content` text NOT NULL,
	`category` text NOT NULL,
	`shared_with` text DEFAULT '[]' NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`text_bytes` integer GENERATED ALWAYS AS (200 + coalesce(octet_length(title), 0) + coalesce(octet_length(content), 0) + coalesce(octet_length(shared_with), 0)) VIRTUAL
);--> statement-breakpoint
CREATE INDEX `prayers_user` ON `prayers` (`user_id`,`created_at`,`id`);--> statement-breakpoint
-- Contentless: the words are in the rows already. Each term begins with its owner's number, as in the journals.
CREATE VIRTUAL TABLE `saved_search` USING fts5(
	terms,
	content = '',
	contentless_delete = 1,
	tokenize = 'unicode61 remove_diacritics 2'
);--> statement-breakpoint
-- Beside the words of a row stand its filters as terms: b, c, d and t for bookmarked, category, denomination and type.
CREATE TRIGGER `saved_responses_enter` AFTER INSERT ON `saved_responses` BEGIN
	INSERT INTO `saved_search` (rowid, terms)
	SELECT NEW.`key`, replace(
		' ' || NEW.`text_terms` || ' ' || NEW.`note_terms`
			|| ' t' || replace(NEW.`response_type`, '-', '')
			|| coalesce(' c' || NEW.`category`, '')
			|| coalesce(' d' || replace(NEW.`denomination`, '-', ''), '')
			|| iif(NEW.`is_bookmarked`, ' b1', ''),
		' ', ' ' || printf('%08d', `number`)
	) FROM `saved_owners` WHERE `user_id` = NEW.`user_id`;
	INSERT INTO `saved_response_counts` (`user_id`, `facet`, `value`, `count`)
	SELECT NEW.`user_id`, `column1`, `column2`, 1 FROM (VALUES
		('all', ''),
		('bookmarked', iif(NEW.`is_bookmarked`, '', NULL)),
		('public', iif(NEW.`is_public`, '', NULL)),
		('category', NEW.`category`),
		('type', NEW.`response_type`),
		('denomination', NEW.`denomination`)
	) WHERE `column2` IS NOT NULL
	ON CONFLICT DO UPDATE SET `count` = `count` + 1;
END;--> statement-breakpoint
CREATE TRIGGER `saved_responses_change` AFTER UPDATE OF `title`, `notes`, `note_terms`, `category`, `is_bookmarked`, `is_public` ON `saved_responses` BEGIN
	DELETE FROM `saved_search` WHERE rowid = OLD.`key`;
	INSERT INTO `saved_search` (rowid, terms)
	SELECT NEW.`key`, replace(
		' ' || NEW.`text_terms` || ' ' || NEW.`note_terms`
			|| ' t' || replace(NEW.`response_type`, '-', '')
			|| coalesce(' c' || NEW.`category`, '')
			|| coalesce(' d' || replace(NEW.`denomination`, '-', ''), '')
			|| iif(NEW.`is_bookmarked`, ' b1', ''),
		' ', ' ' || printf('%08d', `number`)
	) FROM `saved_owners` WHERE `user_id` = NEW.`user_id`;
	INSERT INTO `saved_response_counts` (`user_id`, `facet`, `value`, `count`)
	SELECT NEW.`user_id`, `column1`, `column2`, `column3` FROM (VALUES
		('bookmarked', '', NEW.`is_bookmarked` - OLD.`is_bookmarked`),
		('public', '', NEW.`is_public` - OLD.`is_public`),
		('category', OLD.`category`, iif(OLD.`category` IS NEW.`category`, 0, -1)),
		('category', NEW.`category`, iif(OLD.`category` IS NEW.`category`, 0, 1))
	) WHERE `column2` IS NOT NULL AND `column3` <> 0
	ON CONFLICT DO UPDATE SET `count` = `count` + excluded.`count`;
END;--> statement-breakpoint
CREATE TRIGGER `saved_responses_leave` AFTER DELETE ON `saved_responses` BEGIN
	DELETE FROM `saved_search` WHERE rowid = OLD.`key`;
	DELETE FROM `shared_views` WHERE `response_key` = OLD.`key`;
	UPDATE `saved_response_counts` SET `count` = `count` - 1 WHERE `user_id` = OLD.`user_id` AND (
		(`facet` = 'all' AND `value` = '')
		OR (`facet` = 'bookmarked' AND `value` = '' AND OLD.`is_bookmarked`)
		OR (`facet` = 'public' AND `value` = '' AND OLD.`is_public`)
		OR (`facet` = 'category' AND `value` = OLD.`category`)
		OR (`facet` = 'type' AND `value` = OLD.`response_type`)
		OR (`facet` = 'denomination' AND `value` = OLD.`denomination`)
	);
END;--> statement-breakpoint
CREATE TRIGGER `shared_views_count` AFTER INSERT ON `shared_views` BEGIN
	UPDATE `saved_responses` SET `view_count` = `view_count` + 1 WHERE `key` = NEW.`response_key`;
END;--> statement-breakpoint
CREATE TRIGGER `daily_activity_enter` AFTER INSERT ON `daily_activity` BEGIN
	INSERT INTO `activity_totals` (`user_id`, `prayers`, `questions`, `scriptures`)
	VALUES (NEW.`user_id`, NEW.`prayers`, NEW.`questions`, NEW.`scriptures`)
	ON CONFLICT DO UPDATE SET
		`prayers` = `prayers` + excluded.`prayers`,
		`questions` = `questions` + excluded.`questions`,
		`scriptures` = `scriptures` + excluded.`scriptures`;
END;--> statement-breakpoint
CREATE TRIGGER `daily_activity_change` AFTER UPDATE ON `daily_activity` BEGIN
	UPDATE `activity_totals` SET
		`prayers` = `prayers` + NEW.`prayers` - OLD.`prayers`,
		`questions` = `questions` + NEW.`questions` - OLD.`questions`,
		`scriptures` = `scriptures` + NEW.`scriptures` - OLD.`scriptures`
	WHERE `user_id` = NEW.`user_id`;
END;--> statement-breakpoint
CREATE TRIGGER `prayers_text_enter` AFTER INSERT ON `prayers` BEGIN
	INSERT INTO `other_text_totals` (`user_id`, `bytes`) VALUES (NEW.`user_id`, NEW.`text_bytes`)
	ON CONFLICT DO UPDATE SET `bytes` = `bytes` + excluded.`bytes`;
	SELECT RAISE(ABORT, 'stored_text_full') FROM `other_text_totals` WHERE `user_id` = NEW.`user_id` AND `is_full`;
END;--> statement-breakpoint
-- A prayer that was sent is only counted with its new address.
CREATE TRIGGER `prayers_text_change` AFTER UPDATE OF `title`, `content`, `shared_with` ON `prayers` BEGIN
	UPDATE `other_text_totals` SET `bytes` = `bytes` + NEW.`text_bytes` - OLD.`text_bytes` WHERE `user_id` = NEW.`user_id`;
	SELECT RAISE(ABORT, 'stored_text_full') FROM `other_text_totals` WHERE `user_id` = NEW.`user_id` AND `is_full`
		AND NEW.`text_bytes` > OLD.`text_bytes`
		AND NEW.`shared_with` = OLD.`shared_with`;
END;--> statement-breakpoint
CREATE TRIGGER `prayers_text_leave` AFTER DELETE ON `prayers` BEGIN
	UPDATE `other_text_totals` SET `bytes` = `bytes` - OLD.`text_bytes` WHERE `user_id` = OLD.`user_id`;
END;--> statement-breakpoint
CREATE TRIGGER `saved_responses_text_enter` AFTER INSERT ON `saved_responses` BEGIN
	INSERT INTO `other_text_totals` (`user_id`, `bytes`) VALUES (NEW.`user_id`, NEW.`text_bytes`)
	ON CONFLICT DO UPDATE SET `bytes` = `bytes` + excluded.`bytes`;
	SELECT RAISE(ABORT, 'stored_text_full') FROM `other_text_totals` WHERE `user_id` = NEW.`user_id` AND `is_full`;
END;--> statement-breakpoint
CREATE TRIGGER `saved_responses_text_change` AFTER UPDATE OF `title`, `question`, `response`, `notes`, `citations`, `checked` ON `saved_responses` BEGIN
	UPDATE `other_text_totals` SET `bytes` = `bytes` + NEW.`text_bytes` - OLD.`text_bytes` WHERE `user_id` = NEW.`user_id`;
	SELECT RAISE(ABORT, 'stored_text_full') FROM `other_text_totals` WHERE `user_id` = NEW.`user_id` AND `is_full`
		AND NEW.`text_bytes` > OLD.`text_bytes`;
END;--> statement-breakpoint
CREATE TRIGGER `saved_responses_text_leave` AFTER DELETE ON `saved_responses` BEGIN
	UPDATE `other_text_totals` SET `bytes` = `bytes` - OLD.`text_bytes` WHERE `user_id` = OLD.`user_id`;
END;--> statement-breakpoint
CREATE TRIGGER `threads_text_enter` AFTER INSERT ON `threads` BEGIN
	INSERT INTO `other_text_totals` (`user_id`, `bytes`) VALUES (NEW.`user_id`, NEW.`text_bytes`)
	ON CONFLICT DO UPDATE SET `bytes` = `bytes` + excluded.`bytes`;
	SELECT RAISE(ABORT, 'stored_text_full') FROM `other_text_totals` WHERE `user_id` = NEW.`user_id` AND `is_full`;
END;--> statement-breakpoint
CREATE TRIGGER `threads_text_change` AFTER UPDATE OF `question` ON `threads` BEGIN
	UPDATE `other_text_totals` SET `bytes` = `bytes` + NEW.`text_bytes` - OLD.`text_bytes` WHERE `user_id` = NEW.`user_id`;
	SELECT RAISE(ABORT, 'stored_text_full') FROM `other_text_totals` WHERE `user_id` = NEW.`user_id` AND `is_full`
		AND NEW.`text_bytes` > OLD.`text_bytes`;
END;--> statement-breakpoint
CREATE TRIGGER `threads_text_leave` AFTER DELETE ON `threads` BEGIN
	UPDATE `other_text_totals` SET `bytes` = `bytes` - OLD.`text_bytes` WHERE `user_id` = OLD.`user_id`;
END;--> statement-breakpoint
CREATE TRIGGER `answers_text_enter` AFTER INSERT ON `answers` BEGIN
	INSERT INTO `other_text_totals` (`user_id`, `bytes`) VALUES (NEW.`user_id`, NEW.`text_bytes`)
	ON CONFLICT DO UPDATE SET `bytes` = `bytes` + excluded.`bytes`;
	SELECT RAISE(ABORT, 'stored_text_full') FROM `other_text_totals` WHERE `user_id` = NEW.`user_id` AND `is_full`;
END;--> statement-breakpoint
-- An answer that has ended is only counted: its question was refused while there was no room.
CREATE TRIGGER `answers_text_change` AFTER UPDATE OF `question`, `text`, `citations`, `checked` ON `answers` BEGIN
	UPDATE `other_text_totals` SET `bytes` = `bytes` + NEW.`text_bytes` - OLD.`text_bytes` WHERE `user_id` = NEW.`user_id`;
END;--> statement-breakpoint
CREATE TRIGGER `answers_text_leave` AFTER DELETE ON `answers` BEGIN
	UPDATE `other_text_totals` SET `bytes` = `bytes` - OLD.`text_bytes` WHERE `user_id` = OLD.`user_id`;
END;
