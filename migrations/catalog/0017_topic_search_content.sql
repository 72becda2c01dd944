-- With their texts, so that one topic can be replaced: a contentless table forgets what to take out, and with
-- contentless_delete it goes on counting deleted rows in bm25. The rows come back as content.
DROP TABLE `topic_search`;--> statement-breakpoint
DROP TABLE `objection_search`;--> statement-breakpoint
CREATE VIRTUAL TABLE `topic_search` USING fts5(
	title,
	aliases,
	everyday,
	summary,
	notes,
	tokenize = 'porter unicode61 remove_diacritics 2'
);--> statement-breakpoint
CREATE VIRTUAL TABLE `objection_search` USING fts5(
	title,
	aliases,
	concern,
	answer,
	tokenize = 'porter unicode61 remove_diacritics 2'
);
