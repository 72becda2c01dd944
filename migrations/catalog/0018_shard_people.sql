CREATE TABLE `shard_people` (
	`shard` integer PRIMARY KEY NOT NULL,
	`people` integer NOT NULL
);--> statement-breakpoint
INSERT INTO `shard_people` (`shard`, `people`) SELECT `journal_shard`, count(*) FROM `users` GROUP BY `journal_shard`;--> statement-breakpoint
CREATE TRIGGER `users_enter_shard` AFTER INSERT ON `users` BEGIN
	INSERT INTO `shard_people` (`shard`, `people`) VALUES (NEW.`journal_shard`, 1)
	ON CONFLICT DO UPDATE SET `people` = `people` + 1;
END;--> statement-breakpoint
CREATE TRIGGER `users_change_shard` AFTER UPDATE OF `journal_shard` ON `users` WHEN NEW.`journal_shard` <> OLD.`journal_shard` BEGIN
	UPDATE `shard_people` SET `people` = `people` - 1 WHERE `shard` = OLD.`journal_shard`;
	INSERT INTO `shard_people` (`shard`, `people`) VALUES (NEW.`journal_shard`, 1)
	ON CONFLICT DO UPDATE SET `people` = `people` + 1;
END;--> statement-breakpoint
CREATE TRIGGER `users_leave_shard` AFTER DELETE ON `users` BEGIN
	UPDATE `shard_people` SET `people` = `people` - 1 WHERE `shard` = OLD.`journal_shard`;
END;
