ALTER TABLE `users` ADD `journal_care_enabled` integer DEFAULT true NOT NULL;
