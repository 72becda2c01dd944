ALTER TABLE `identities` ADD `provider_email` text;
