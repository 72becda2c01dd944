ALTER TABLE `deletions` ADD `tried_at` text;
