-- Installed texts are in a database of their own now, and are to be installed again (docs/texts.md). The version before
-- reads `corpora` and, when it is empty, nothing else of them: a later deployment drops it.
DELETE FROM `corpora`;--> statement-breakpoint
DROP TABLE `corpus_texts`;--> statement-breakpoint
DROP TABLE `corpus_places`;
