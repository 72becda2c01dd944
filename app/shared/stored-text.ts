/**
 * Bytes of text that one account may keep in its journal, and once more in everything else it keeps (prayers, saved
 * responses, conversations): some 20 years of 1,000 words a day. The two are in different databases, so each is
 * counted where it is stored. The columns `is_full` of the databases repeat this number; changing it takes a migration.
 */
export const STORED_TEXT_LIMIT = 50 * 1024 * 1024;
