CREATE TABLE `text_totals` (
	`user_id` text PRIMARY KEY NOT NULL,
	`bytes` integer NOT NULL,
	`is_full` integer GENERATED ALWAYS AS (bytes > 52428800) VIRTUAL
);--> statement-breakpoint
ALTER TABLE `entries` ADD `text_bytes` integer GENERATED ALWAYS AS (200 + coalesce(octet_length(title), 0) + coalesce(octet_length(preview), 0) + coalesce(octet_length(content), 0) + coalesce(octet_length(original_greeting), 0) + coalesce(octet_length(original_inspiration), 0) + coalesce(octet_length(prayer_intentions), 0) + coalesce(octet_length(spiritual_insights), 0) + coalesce(octet_length(idempotency_key), 0)) VIRTUAL;--> statement-breakpoint
ALTER TABLE `intentions` ADD `text_bytes` integer GENERATED ALWAYS AS (200 + coalesce(octet_length(text), 0) + coalesce(octet_length(thanks), 0)) VIRTUAL;--> statement-breakpoint
-- The totals as the rows say: run again (as INSERT OR REPLACE), it mends totals that were ever wrong.
INSERT INTO `text_totals` (`user_id`, `bytes`)
SELECT `user_id`, sum(`text_bytes`) FROM (SELECT `user_id`, `text_bytes` FROM `entries` UNION ALL SELECT `user_id`, `text_bytes` FROM `intentions`) GROUP BY `user_id`;--> statement-breakpoint
CREATE TRIGGER `entries_text_enter` AFTER INSERT ON `entries` BEGIN
	INSERT INTO `text_totals` (`user_id`, `bytes`) VALUES (NEW.`user_id`, NEW.`text_bytes`)
	ON CONFLICT DO UPDATE SET `bytes` = `bytes` + excluded.`bytes`;
	SELECT RAISE(ABORT, 'stored_text_full') FROM `text_totals` WHERE `user_id` = NEW.`user_id` AND `is_full`;
END;--> statement-breakpoint
CREATE TRIGGER `entries_text_change` AFTER UPDATE OF `title`, `preview`, `content`, `original_greeting`, `original_inspiration`, `prayer_intentions`, `spiritual_insights`, `idempotency_key` ON `entries` BEGIN
	UPDATE `text_totals` SET `bytes` = `bytes` + NEW.`text_bytes` - OLD.`text_bytes` WHERE `user_id` = NEW.`user_id`;
	SELECT RAISE(ABORT, 'stored_text_full') FROM `text_totals` WHERE `user_id` = NEW.`user_id` AND `is_full`
		AND NEW.`text_bytes` > OLD.`text_bytes`;
END;--> statement-breakpoint
CREATE TRIGGER `entries_text_leave` AFTER DELETE ON `entries` BEGIN
	UPDATE `text_totals` SET `bytes` = `bytes` - OLD.`text_bytes` WHERE `user_id` = OLD.`user_id`;
END;--> statement-breakpoint
CREATE TRIGGER `intentions_text_enter` AFTER INSERT ON `intentions` BEGIN
	INSERT INTO `text_totals` (`user_id`, `bytes`) VALUES (NEW.`user_id`, NEW.`text_bytes`)
	ON CONFLICT DO UPDATE SET `bytes` = `bytes` + excluded.`bytes`;
	SELECT RAISE(ABORT, 'stored_text_full') FROM `text_totals` WHERE `user_id` = NEW.`user_id` AND `is_full`;
END;--> statement-breakpoint
CREATE TRIGGER `intentions_text_change` AFTER UPDATE OF `text`, `thanks` ON `intentions` BEGIN
	UPDATE `text_totals` SET `bytes` = `bytes` + NEW.`text_bytes` - OLD.`text_bytes` WHERE `user_id` = NEW.`user_id`;
	SELECT RAISE(ABORT, 'stored_text_full') FROM `text_totals` WHERE `user_id` = NEW.`user_id` AND `is_full`
		AND NEW.`text_bytes` > OLD.`text_bytes`;
END;--> statement-breakpoint
CREATE TRIGGER `intentions_text_leave` AFTER DELETE ON `intentions` BEGIN
	UPDATE `text_totals` SET `bytes` = `bytes` - OLD.`text_bytes` WHERE `user_id` = OLD.`user_id`;
END;
