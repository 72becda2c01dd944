/** What somebody reads who opens an archive by hand. */
export const ABOUT_ARCHIVE = `This is your Acolyte archive: all that you wrote and kept, in files that other programs can read.

journal/        Your entries as Markdown, one file each, by year. Those of the recycle bin say "deleted" at their top.
images/         The images in your entries.
data/           The same and the rest as JSON: entries, intentions, prayers, saved responses, conversations and the
                days on which you prayed, asked and read. Acolyte reads these when you bring the archive back.
account.json    Your profile and preferences. They are here for you to read and are not brought back.
manifest.json   What kind of archive this is, its version, and how many items each list has.

To bring it back, open the settings of an Acolyte account, choose "Import an archive" and then this file as it is.
Nothing that is in the account already comes twice. An archive with thousands of images has several files: bring them
back in the order of their numbers, because the last one has the entries that show the images. Please keep this file safe: it holds your most private words.
`;
