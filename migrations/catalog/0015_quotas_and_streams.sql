CREATE TABLE `model_days` (
	`day` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL
);
