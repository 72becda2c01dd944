CREATE TABLE `push_endpoints` (
	`endpoint_hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`keys_hash` text NOT NULL
);--> statement-breakpoint
CREATE INDEX `push_endpoints_user` ON `push_endpoints` (`user_id`);
