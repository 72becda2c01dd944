/**
 * The books of the Bible: display name | ways to write it, parted by commas | its last verse | the verse after it, which
 * exists in no edition | the first verse of a chapter that no edition has.
 */
const ROWS = `
Gen|Genesis, Gen, Gen., Gn, Gn., the Book of Genesis|50:26|50:27|51:1
Exod|Exodus, Exod, Exod., Ex, Ex., the Book of Exodus|40:38|40:39|41:1
Lev|Leviticus, Lev, Lev., Lv|27:34|27:35|28:1
Num|Numbers, Num, Num., Nm, the Book of Numbers|36:13|36:14|37:1
Deut|Deuteronomy, Deut, Deut., Dt|34:12|34:13|35:1
Josh|Joshua, Josue, Josh, Josh., Jos|24:33|24:34|25:1
Judg|Judges, Judg, Judg., Jgs, Jdg|21:25|21:26|22:1
Ruth|Ruth, Ru, Rut|4:22|4:23|5:1
1 Sam|1 Samuel, 1 Sam, 1 Sam., 1 Sm, I Samuel, First Samuel, 1st Samuel, the First Book of Samuel|31:13|31:14|32:1
2 Sam|2 Samuel, 2 Sam, 2 Sam., 2 Sm, II Samuel, Second Samuel, 2nd Samuel, the Second Book of Samuel|24:25|24:26|25:1
1 Kgs|1 Kings, 1 Kgs, 1 Kgs., I Kings, First Kings, 3 Kings, III Kings, Third Kings, 1Kgs|22:54|22:55|23:1
2 Kgs|2 Kings, 2 Kgs, 2 Kgs., II Kings, Second Kings, 4 Kings, IV Kings, Fourth Kings, 2Kgs|25:30|25:31|26:1
1 Chr|1 Chronicles, 1 Chr, 1 Chron., I Chronicles, First Chronicles, 1 Paralipomenon, I Paralipomenon, 1 Par|29:30|29:31|30:1
2 Chr|2 Chronicles, 2 Chr, 2 Chron., II Chronicles, Second Chronicles, 2 Paralipomenon, II Paralipomenon, 2 Par.|36:23|36:24|37:1
Ezra|Ezra, Ezr, 1 Esdras, I Esdras, First Esdras|10:44|10:45|11:1
Neh|Nehemiah, Neh, Neh., Nehemias, 2 Esdras, II Esdras|13:31|13:32|14:1
Tob|Tobit, Tob, Tob., Tb, Tobias|14:15|14:18|15:1
Jdt|Judith, Jdt, Jdt., Jth|16:25|16:32|17:1
Esth|Esther, Esth, Esth., Est|10:3|10:14|17:1
Job|Job, Jb, the Book of Job|42:17|42:18|43:1
Ps|Psalm, Psalms, Ps, Ps., Pss|150:6|150:7|151:1
Prov|Proverbs, Prov, Prov., Prv|31:31|31:32|32:1
Eccl|Ecclesiastes, Eccl, Eccles., Qoheleth, Qoh, Qo|12:14|12:15|13:1
Song|Song of Songs, Song, Sg, Song of Solomon, Canticle of Canticles, Cant., Canticles|8:14|8:15|9:1
Wis|Wisdom, Wis, Wis., Wisdom of Solomon, the Book of Wisdom|19:22|19:23|20:1
Sir|Sirach, Sir, Sir., Ecclesiasticus, Ecclus, Ecclus., Ben Sira, Wisdom of Sirach|51:30|51:39|52:1
Isa|Isaiah, Isa, Isa., Is, Isaias|66:24|66:25|67:1
Jer|Jeremiah, Jer, Jer., Jeremias|52:34|52:35|53:1
Lam|Lamentations, Lam, Lam.|5:22|5:23|6:1
Bar|Baruch, Bar, Bar.|6:72|6:74|7:1
Ezek|Ezekiel, Ezek, Ezek., Ez, Ezechiel|48:35|48:36|49:1
Dan|Daniel, Dan, Dan., Dn|14:43|14:44|15:1
Hos|Hosea, Hos, Hos., Osee|14:10|14:11|15:1
Joel|Joel, Jl|4:21|4:22|5:1
Amos|Amos, Am|9:15|9:16|10:1
Obad|Obadiah, Obad, Ob, Abdias|21|22|2:1
Jonah|Jonah, Jon, Jonas|4:11|4:12|5:1
Mic|Micah, Mic, Mi, Micheas|7:20|7:21|8:1
Nah|Nahum, Nah, Na|3:19|3:20|4:1
Hab|Habakkuk, Hab, Hb, Habacuc|3:19|3:20|4:1
Zeph|Zephaniah, Zeph, Zep, Sophonias|3:20|3:21|4:1
Hag|Haggai, Hag, Hg, Aggeus|2:23|2:25|3:1
Zech|Zechariah, Zech, Zec, Zacharias|14:21|14:22|15:1
Mal|Malachi, Mal, Mal., Malachias|3:24|3:25|5:1
1 Macc|1 Maccabees, 1 Macc, 1 Mc, I Maccabees, First Maccabees, 1 Machabees, I Mach.|16:24|16:25|17:1
2 Macc|2 Maccabees, 2 Macc, 2 Mc, II Maccabees, Second Maccabees, 2 Machabees, II Mach.|15:39|15:41|16:1
Matt|Matthew, Matt, Matt., Mt, Mt., the Gospel according to Matthew, Matthew's Gospel|28:20|28:21|29:1
Mark|Mark, Mk, Mk., the Gospel of Mark, St. Mark|16:20|16:21|17:1
Luke|Luke, Lk, Lk., Saint Luke, Luke’s Gospel|24:53|24:54|25:1
John|John, Jn, Jn., the Gospel of John, John's Gospel|21:25|21:26|22:1
Acts|Acts, Acts of the Apostles, the Acts of the Apostles|28:31|28:32|29:1
Rom|Romans, Rom, Rom., the Letter to the Romans|16:27|16:28|17:1
1 Cor|1 Corinthians, 1 Cor, 1 Cor., I Corinthians, I Cor., First Corinthians, 1st Corinthians, 1Cor, the First Letter to the Corinthians, Paul's First Letter to the Corinthians|16:24|16:25|17:1
2 Cor|2 Corinthians, 2 Cor, II Corinthians, II Cor, Second Corinthians, 2nd Corinthians, 2Cor, the Second Letter of St. Paul to the Corinthians|13:13|13:15|14:1
Gal|Galatians, Gal, Gal., the Epistle to the Galatians|6:18|6:19|7:1
Eph|Ephesians, Eph, Eph.|6:24|6:25|7:1
Phil|Philippians, Phil, Phil., Php|4:23|4:24|5:1
Col|Colossians, Col, Col.|4:18|4:19|5:1
1 Thess|1 Thessalonians, 1 Thess, 1 Thess., 1 Thes, I Thessalonians, First Thessalonians|5:28|5:29|6:1
2 Thess|2 Thessalonians, 2 Thess, 2 Thes, II Thessalonians, Second Thessalonians|3:18|3:19|4:1
1 Tim|1 Timothy, 1 Tim, 1 Tm, I Timothy, First Timothy, the First Letter to Timothy|6:21|6:22|7:1
2 Tim|2 Timothy, 2 Tim, 2 Tm, II Timothy, Second Timothy, 2nd Tim.|4:22|4:23|5:1
Titus|Titus, Tit, Ti, the Letter to Titus|3:15|3:16|4:1
Phlm|Philemon, Phlm, Philem.|25|26|2:1
Heb|Hebrews, Heb, Heb., the Letter to the Hebrews|13:25|13:26|14:1
Jas|James, Jas, Jas., the Letter of James|5:20|5:21|6:1
1 Pet|1 Peter, 1 Pet, 1 Pt, I Peter, First Peter, the First Letter of Peter|5:14|5:15|6:1
2 Pet|2 Peter, 2 Pet, 2 Pt, II Peter, Second Peter, the Second Epistle of Saint Peter|3:18|3:19|4:1
1 John|1 John, 1 Jn, 1 Jn., I John, First John, the First Letter of John, 1Jn|5:21|5:22|6:1
2 John|2 John, 2 Jn, II John, Second John|13|14|2:1
3 John|3 John, 3 Jn, III John, Third John|15|16|2:1
Jude|Jude, the Letter of Jude|25|26|2:1
Rev|Revelation, Rev, Rev., Rv, Apocalypse, Apoc., the Book of Revelation|22:21|22:22|23:1
`;

export interface BookRow {
  label: string;
  names: string[];
  last: string;
  beyond: string;
  beyondChapters: string;
}

export const BOOKS: BookRow[] = ROWS.trim()
  .split("\n")
  .map((row) => {
    const [label = "", names = "", last = "", beyond = "", beyondChapters = ""] = row.split("|");
    return { label, names: names.split(", "), last, beyond, beyondChapters };
  });
