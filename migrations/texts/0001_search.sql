-- The words of all passages. They are in `passages` already: the index has no copy of them, and triggers keep it in step.
CREATE VIRTUAL TABLE `passage_search` USING fts5(
	words,
	content = 'passages',
	content_rowid = 'key',
	tokenize = 'porter unicode61 remove_diacritics 2'
);--> statement-breakpoint
CREATE VIRTUAL TABLE `passage_vocabulary` USING fts5vocab('passage_search', 'row');--> statement-breakpoint
CREATE TRIGGER `passages_enter_search` AFTER INSERT ON `passages` BEGIN
	INSERT INTO `passage_search` (rowid, words) VALUES (NEW.`key`, NEW.`words`);
END;--> statement-breakpoint
CREATE TRIGGER `passages_leave_search` AFTER DELETE ON `passages` BEGIN
	INSERT INTO `passage_search` (passage_search, rowid, words) VALUES ('delete', OLD.`key`, OLD.`words`);
END;--> statement-breakpoint
CREATE TRIGGER `passages_change_search` AFTER UPDATE OF `words` ON `passages` BEGIN
	INSERT INTO `passage_search` (passage_search, rowid, words) VALUES ('delete', OLD.`key`, OLD.`words`);
	INSERT INTO `passage_search` (rowid, words) VALUES (NEW.`key`, NEW.`words`);
END;
