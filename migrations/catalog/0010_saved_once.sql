ALTER TABLE `saved_responses` ADD `thread_answer_id` text;--> statement-breakpoint
CREATE UNIQUE INDEX `saved_responses_thread_answer_id_unique` ON `saved_responses` (`thread_answer_id`);--> statement-breakpoint
ALTER TABLE `topics` ADD `wordings` text DEFAULT '[]' NOT NULL;