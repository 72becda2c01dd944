CREATE TABLE `image_totals` (
	`user_id` text PRIMARY KEY NOT NULL,
	`bytes` integer NOT NULL
);--> statement-breakpoint
INSERT INTO `image_totals` (`user_id`, `bytes`) SELECT `user_id`, sum(`size`) FROM `images` GROUP BY `user_id`;--> statement-breakpoint
CREATE TRIGGER `images_enter` AFTER INSERT ON `images` BEGIN
	INSERT INTO `image_totals` (`user_id`, `bytes`) VALUES (NEW.`user_id`, NEW.`size`)
	ON CONFLICT DO UPDATE SET `bytes` = `bytes` + excluded.`bytes`;
END;--> statement-breakpoint
CREATE TRIGGER `images_leave` AFTER DELETE ON `images` BEGIN
	UPDATE `image_totals` SET `bytes` = `bytes` - OLD.`size` WHERE `user_id` = OLD.`user_id`;
END;
