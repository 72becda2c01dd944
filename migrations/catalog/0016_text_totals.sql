CREATE TABLE `text_totals` (
	`user_id` text PRIMARY KEY NOT NULL,
	`bytes` integer NOT NULL,
	`is_full` integer GENERATED ALWAYS AS (bytes > 52428800) VIRTUAL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);--> statement-breakpoint
ALTER TABLE `answers` ADD `text_bytes` integer GENERATED ALWAYS AS (200 + coalesce(octet_length(question), 0) + coalesce(octet_length(text), 0) + coalesce(octet_length(citations), 0) + coalesce(octet_length(checked), 0)) VIRTUAL;--> statement-breakpoint
ALTER TABLE `threads` ADD `text_bytes` integer GENERATED ALWAYS AS (200 + coalesce(octet_length(question), 0)) VIRTUAL;--> statement-breakpoint
ALTER TABLE `saved_responses` ADD `text_bytes` integer GENERATED ALWAYS AS (200 + coalesce(octet_length(title), 0) + coalesce(octet_length(question), 0) + coalesce(octet_length(response), 0) + coalesce(octet_length(notes), 0) + coalesce(octet_length(citations), 0) + coalesce(octet_length(checked), 0)) VIRTUAL;--> statement-breakpoint
ALTER TABLE `prayers` ADD `text_bytes` integer GENERATED ALWAYS AS (200 + coalesce(octet_length(title), 0) + coalesce(octet_length(content), 0) + coalesce(octet_length(shared_with), 0)) VIRTUAL;--> statement-breakpoint
-- The totals as the rows say: run again (as INSERT OR REPLACE), it mends totals that were ever wrong.
INSERT INTO `text_totals` (`user_id`, `bytes`)
SELECT `user_id`, sum(`text_bytes`) FROM (SELECT `user_id`, `text_bytes` FROM `prayers` UNION ALL SELECT `user_id`, `text_bytes` FROM `saved_responses` UNION ALL SELECT `user_id`, `text_bytes` FROM `threads` UNION ALL SELECT `user_id`, `text_bytes` FROM `answers`) GROUP BY `user_id`;--> statement-breakpoint
CREATE TRIGGER `prayers_text_enter` AFTER INSERT ON `prayers` BEGIN
	INSERT INTO `text_totals` (`user_id`, `bytes`) VALUES (NEW.`user_id`, NEW.`text_bytes`)
	ON CONFLICT DO UPDATE SET `bytes` = `bytes` + excluded.`bytes`;
	SELECT RAISE(ABORT, 'stored_text_full') FROM `text_totals` WHERE `user_id` = NEW.`user_id` AND `is_full`;
END;--> statement-breakpoint
-- A prayer that was sent is only counted with its new address.
CREATE TRIGGER `prayers_text_change` AFTER UPDATE OF `title`, `content`, `shared_with` ON `prayers` BEGIN
	UPDATE `text_totals` SET `bytes` = `bytes` + NEW.`text_bytes` - OLD.`text_bytes` WHERE `user_id` = NEW.`user_id`;
	SELECT RAISE(ABORT, 'stored_text_full') FROM `text_totals` WHERE `user_id` = NEW.`user_id` AND `is_full`
		AND NEW.`text_bytes` > OLD.`text_bytes`
		AND NEW.`shared_with` = OLD.`shared_with`;
END;--> statement-breakpoint
CREATE TRIGGER `prayers_text_leave` AFTER DELETE ON `prayers` BEGIN
	UPDATE `text_totals` SET `bytes` = `bytes` - OLD.`text_bytes` WHERE `user_id` = OLD.`user_id`;
END;--> statement-breakpoint
CREATE TRIGGER `saved_responses_text_enter` AFTER INSERT ON `saved_responses` BEGIN
	INSERT INTO `text_totals` (`user_id`, `bytes`) VALUES (NEW.`user_id`, NEW.`text_bytes`)
	ON CONFLICT DO UPDATE SET `bytes` = `bytes` + excluded.`bytes`;
	SELECT RAISE(ABORT, 'stored_text_full') FROM `text_totals` WHERE `user_id` = NEW.`user_id` AND `is_full`;
END;--> statement-breakpoint
CREATE TRIGGER `saved_responses_text_change` AFTER UPDATE OF `title`, `question`, `response`, `notes`, `citations`, `checked` ON `saved_responses` BEGIN
	UPDATE `text_totals` SET `bytes` = `bytes` + NEW.`text_bytes` - OLD.`text_bytes` WHERE `user_id` = NEW.`user_id`;
	SELECT RAISE(ABORT, 'stored_text_full') FROM `text_totals` WHERE `user_id` = NEW.`user_id` AND `is_full`
		AND NEW.`text_bytes` > OLD.`text_bytes`;
END;--> statement-breakpoint
CREATE TRIGGER `saved_responses_text_leave` AFTER DELETE ON `saved_responses` BEGIN
	UPDATE `text_totals` SET `bytes` = `bytes` - OLD.`text_bytes` WHERE `user_id` = OLD.`user_id`;
END;--> statement-breakpoint
CREATE TRIGGER `threads_text_enter` AFTER INSERT ON `threads` BEGIN
	INSERT INTO `text_totals` (`user_id`, `bytes`) VALUES (NEW.`user_id`, NEW.`text_bytes`)
	ON CONFLICT DO UPDATE SET `bytes` = `bytes` + excluded.`bytes`;
	SELECT RAISE(ABORT, 'stored_text_full') FROM `text_totals` WHERE `user_id` = NEW.`user_id` AND `is_full`;
END;--> statement-breakpoint
CREATE TRIGGER `threads_text_change` AFTER UPDATE OF `question` ON `threads` BEGIN
	UPDATE `text_totals` SET `bytes` = `bytes` + NEW.`text_bytes` - OLD.`text_bytes` WHERE `user_id` = NEW.`user_id`;
	SELECT RAISE(ABORT, 'stored_text_full') FROM `text_totals` WHERE `user_id` = NEW.`user_id` AND `is_full`
		AND NEW.`text_bytes` > OLD.`text_bytes`;
END;--> statement-breakpoint
CREATE TRIGGER `threads_text_leave` AFTER DELETE ON `threads` BEGIN
	UPDATE `text_totals` SET `bytes` = `bytes` - OLD.`text_bytes` WHERE `user_id` = OLD.`user_id`;
END;--> statement-breakpoint
CREATE TRIGGER `answers_text_enter` AFTER INSERT ON `answers` BEGIN
	INSERT INTO `text_totals` (`user_id`, `bytes`) VALUES (NEW.`user_id`, NEW.`text_bytes`)
	ON CONFLICT DO UPDATE SET `bytes` = `bytes` + excluded.`bytes`;
	SELECT RAISE(ABORT, 'stored_text_full') FROM `text_totals` WHERE `user_id` = NEW.`user_id` AND `is_full`;
END;--> statement-breakpoint
-- An answer that has ended is only counted: its question was refused while there was no room.
CREATE TRIGGER `answers_text_change` AFTER UPDATE OF `question`, `text`, `citations`, `checked` ON `answers` BEGIN
	UPDATE `text_totals` SET `bytes` = `bytes` + NEW.`text_bytes` - OLD.`text_bytes` WHERE `user_id` = NEW.`user_id`;
END;--> statement-breakpoint
CREATE TRIGGER `answers_text_leave` AFTER DELETE ON `answers` BEGIN
	UPDATE `text_totals` SET `bytes` = `bytes` - OLD.`text_bytes` WHERE `user_id` = OLD.`user_id`;
END;
