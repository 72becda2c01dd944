ALTER TABLE `topics` ADD `wordings` text DEFAULT '[]' NOT NULL;
