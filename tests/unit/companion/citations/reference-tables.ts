/** Reads references with bars between them. A row "shown <- written | written" has several ways to write one. */
const pairs = (table: string) =>
  list(table, "\n").flatMap((row) => {
    const [shown, written] = row.split(" <- ");
    return list(written ?? row).map((text): [written: string, shown: string] => [
      text,
      written === undefined ? text : shown!,
    ]);
  });
const list = (text: string, separator = " | ") => text.trim().split(separator);
const lists = (table: string) => list(table, "\n").flatMap((row) => list(row));

/** References that exist. */
export const VALID = pairs(`
Matt 5:3-12, 14; 6:1 | John 6:72 | Isa 52:13-53:12 | Gen 1:1-2:4a | Gen 4:17a, 24b-25 | Gen 2:4a-b | Gen 1-2
Gen 31:55 | Exod 8:32 | Num 13:34 | Neh 9:38 | Esth 10:13 | 2 Macc 12:43-46 | 2 Macc 15:40 | Sir 44:1, 9-13
Wis 5:24 | Song 6:13 | Bar 6:73 | Dan 14:42 | Joel 2:32 | Joel 3:21 | Hos 13:16 | Zech 1:21 | Mark 8:39
2 Cor 13:14 | Acts 19:41 | Rom 8:28f | Rom 8:28; 12:1-2 | Jude 3-4, 9 | Ps 23:10 | Ps 2:13 | Ps 4:10 | Ps 9:39
Ps 22:32 | Ps 46:12 | Ps 45:18 | Ps 113:26 | Ps 115:19 | Ps 117:29 | Ps 118:176 | Ps 119:176 | Ps 119:105, 112
Ps 125:7 | Ps 135:27 | Ps 138:24 | Ps 146:11 | Ps 147:20 | Ps 148:14 | CCC 1 | CCC 2865 | CCC 1992 | CCCC 598
can. 1 | can. 1055 §§1-2 | CCEO can. 1546 | GIRM 399 | GIRM 46-90 | ST I q. 119 a. 2 | ST I-II q. 114 a. 10
ST II-II q. 189 a. 10 | ST III q. 90 a. 4 | ST Suppl. q. 75 | ST App. I q. 1 a. 2 | LG 69 | LG 8 | SC 130
IM 24 | OE 30 | UR 3 | CD 11 | PC 25 | OT 16 | GE 12 | NA 4 | DV 26 | AA 33 | DH 15 | AG 42 | PO 22 | GS 93
Deus Caritas Est 42 | Spe Salvi 50 | Caritas in Veritate 79 | Lumen Fidei 60 | Fratelli Tutti 287
Dilexit Nos 220 | Rerum Novarum 64 | Pacem in Terris 173 | Humanae Vitae 11-14 | Redemptor Hominis 22
Dives in Misericordia 15 | Laborem Exercens 27 | Dominum et Vivificantem 67 | Sollicitudo Rei Socialis 49
Centesimus Annus 62 | Veritatis Splendor 71-83 | Ut Unum Sint 103 | Ecclesia de Eucharistia 62
Matt 5-7 <- Matthew 5-7 | chapters 5-7 of the Gospel of Matthew
Matt 5:3-7:29 <- Matt 5:3–7:29
Matt 5:48 <- Mt 5,48 | Matt 5.48
Matt 16:18-19; 18:18 <- Mt 16:18–19, 18:18
Matt 5:3, 14 <- Mt 5:3, v. 14
John 3:16 <- John 3: 16 | John 3, verse 16 | John 3 v. 16 | JOHN 3:16 | john 3:16 | jn 3:16 | Jn3:16
John 3:16-18 <- John chapter 3, verses 16-18
John 6 <- John, chapter 6 | chapter 6 of John
1 Cor 13 <- chapter 13 of the First Letter to the Corinthians | 1 corinthians 13
John 6:51-58 <- John 6:51-58 | John 6:51–58 | John 6:51 - 58 | John 6:51 to 58
John 3:16, 18 <- John 3:16,18 | John 3:16 and 18 | John 3:16 & 18
John 3:16-18, 20 <- John 3:16-18 and 20
1 Cor 13:4 <- 1Cor13:4 | 1 cor 13:4 | First Letter of St. Paul to the Corinthians 13:4
1 Cor 13:4-7 <- 1Cor 13,4-7
2 Cor 5:17 <- II Cor 5:17 | ii cor 5:17
1 John 1:5-2:2 <- 1 Jn 1:5—2:2
Isa 53:5 <- Is 53:5
Isa 53 <- (Is 53)
Amos 5:24 <- cf. Am 5:24
Gen 1-2; 3:15 <- Gen 1–2, 3:15
Gen 1-11 <- Genesis 1 through 11
Exod 20:1-17 <- Ex 20:1-17
Tob 5:28 <- Tobit 5:28
Jdt 16:31 <- Judith 16:31
Esth 16:24 <- Esther 16:24
Sir 51:38 <- Sirach 51:38
Dan 3:52-90 <- Dn 3:52-90
Dan 13:65 <- Daniel 13:65
Mal 4:6 <- Malachi 4:6
Mark 5 <- (Mark 5) | see Mark 5.
Acts 2 <- (Acts 2)
Rev 12:1 <- Revelation 12:1
Rev 3:20 <- revelation 3:20 | Rev. 3:20
Rom 8:28ff <- Rom 8:28ff. | Rom 8:28 ff.
Rom 8f <- Rom 8f.
Rom 8, 12 <- Rom 8; 12
Rom 8 <- Romans 8
Luke 15, 16 <- Luke 15 and 16
Luke 1:46-55; 2:29-32 <- Lk 1:46-55; 2:29-32
Jude 3 <- Jude 3 | Jude 1:3 | Jude v. 3
Phlm 6 <- Philemon 6 | Philemon 1:6
Phlm 15-16 <- Philemon 15-16
Ps 1:6 <- Psalm 1:6
Ps 23 <- psalm 23
Ps 23:6 <- Psalm 23:6
Ps 42, 43 <- Psalms 42 and 43 | Ps 42,43
Ps 42-43 <- Pss 42-43
Ps 22:2 <- Psalm 22 (21):2
Ps 51:3 <- Ps 51[50]:3
Ps 33:4-5, 6, 9 <- Ps 33:4-5.6.9
Neh 8:10 <- 2 Esdras 8:10
CCC 1324 <- CCC 1324 | ccc 1324 | CCC1324 | CCC, 1324 | CCC: 1324 | CCC #1324 | CCC § 1324 | CCC no. 1324
CCC 1324 <- CCC n.1324 | CCC para. 1324 | CCC paragraph 1324 | Catechism 1324 | Catechism (no. 1324)
CCC 1324 <- Catechism of the Catholic Church 1324 | Catechism of the Catholic Church (#1324)
CCC 1324 <- paragraph 1324 of the Catechism
CCC 1324-1327 <- CCC §§1324–1327 | CCC 1324-1327 | CCC 1324-27 | CCC 1324 to 1327 | CCC nn. 1324-1327
CCC 1324-1327 <- Catechism of the Catholic Church, paragraphs 1324 through 1327
CCC 1324-1327 <- nos. 1324-1327 of the Catechism of the Catholic Church
CCC 1385, 1415, 1417 <- CCC 1385, 1415; 1417
CCC 1, 27-30, 1718 <- CCC 1,27-30,1718
CCC 1324, 1327 <- CCC 1324 and 1327 | Catechism nos. 1324 and 1327
CCC 1324ff <- CCC 1324ff.
CCC 1324f <- CCC 1324 f.
CCCC 271 <- Compendium of the Catechism 271 | Compendium of the Catechism of the Catholic Church, no. 271
can. 1055 <- can. 1055 | canon 1055 | c. 1055 | CIC 1055 | CIC can. 1055 | CIC, c. 1055
can. 1055 <- Code of Canon Law, canon 1055
can. 1055 §1 <- can. 1055 §1 | can. 1055, § 1 | canon 1055.1 | canon 1055, paragraph 1 | c. 1055 §1
can. 1055 §1 <- CIC 1055 §1
can. 230 §3 n. 2 <- can. 230 §3, 2° | can. 230 § 3 n. 2
can. 1055 §1, 1055 §2 <- can. 1055 §1 and §2
can. 1055, 1056 <- can. 1055 and can. 1056
can. 915 <- Can. 915
can. 849-878 <- cann. 849–878 | canons 849-878
can. 1752 <- Canon 1752 | Code of Canon Law 1752
can. 983, 1386 <- canons 983,1386
can. 1-6 <- canons 1 to 6
can. 844 <- canon 844 of the Code of Canon Law
CCEO can. 880 <- CCEO 880 | canon 880 of the CCEO
GIRM 160 <- GIRM, no. 160
GIRM 46 <- General Instruction of the Roman Missal 46
ST I q. 2 a. 3 <- ST I q. 2 a. 3 | ST I, q. 2, a. 3 | ST I, 2, 3 | ST I.2.3 | ST 1.2.3
ST I q. 2 a. 3 <- Summa Theologica I, Q. 2, Art. 3 | Summa Theologiae I, question 2, article 3
ST I q. 27-43 <- ST I q27-43
ST I q. 3-13 <- ST I qq. 3–13
ST I q. 2 a. 1, a. 3; q. 3 a. 1 <- ST I q. 2 aa. 1, 3; q. 3 a. 1
ST I-II q. 94 a. 2 <- ST I-II, q. 94, a. 2 | ST I–II 94.2 | ST Ia-IIae, q. 94, a. 2 | ST 1a2ae 94.2
ST I-II q. 94 a. 2 <- I-II, q. 94, a. 2
ST I-II q. 94 a. 2 ad 1 <- ST I-II 94.2 ad 1
ST I-II q. 94 <- ST Ia IIae q. 94 | Summa Theologiae, Prima Secundae, q. 94
ST II-II q. 2 a. 3 <- ST II-II q. 2 a. 3 | ST IIaIIae q. 2 a. 3 | Summa Theologiae II-II 2.3
ST III q. 75 a. 1-8 <- ST III q. 75 aa. 1-8
ST III q. 75 a. 1 ad 2 <- S.Th. III q75 a1 ad 2
ST III q. 73 <- S.T. III, q. 73
ST I q. 1 a. 10 <- S. Th. I, 1, 10
ST I-II q. 109 <- Summa I-II, q. 109
ST III q. 60 <- Summa Theologiae, Tertia Pars, q. 60
ST Suppl. q. 99 a. 5 <- ST Supplement, q. 99, a. 5
ST Suppl. q. 69 a. 1 <- Suppl., q. 69, a. 1
ST III q. 75 a. 1 obj. 2 <- III, q. 75, a. 1, obj. 2
LG 16 <- LG16 | LG, 16 | LG no. 16 | Lumen Gentium 16 | Lumen gentium, no. 16 | number 16 of Lumen Gentium
LG 60-67 <- Lumen Gentium §§ 60–67
SC 7-14 <- Sacrosanctum Concilium 7-14
UR 24 <- Unitatis Redintegratio 24
NA 2-4 <- Nostra Aetate 2-4
DV 10 <- Dei Verbum, n. 10
DH 2 <- Dignitatis Humanae 2
GS 12, 22 <- Gaudium et Spes 12,22
GS 22 <- Gaudium et spes, art. 22
Laudato Si' 67 <- Laudato Si' 67 | Laudato Si 67
Laudato Si' 246 <- Laudato si’, 246
Evangelium Vitae 62 <- Evangelium Vitae, no. 62
Fides et Ratio 1 <- Fides et Ratio, 1
`);

/** References beyond a limit that is known only from memory. */
export const UNCHECKED = pairs(`
IM 25 | OE 31 | UR 25 | CD 45 | PC 26 | OT 23 | GE 13 | NA 6 | DV 27 | DV 26-27 | AA 34 | DH 16 | PO 23
CCEO can. 1547 | Rerum Novarum 65 | Pacem in Terris 174 | Humanae Vitae 32 | Redemptor Hominis 23
Dives in Misericordia 16 | Laborem Exercens 28 | Dominum et Vivificantem 68 | Sollicitudo Rei Socialis 50
Centesimus Annus 63 | Veritatis Splendor 121 | Evangelium Vitae 106 | Ut Unum Sint 104 | Fides et Ratio 109
Ecclesia de Eucharistia 63
`);

/** References that exist in no edition. */
export const INVALID = lists(`
John 3:37 | John 3:0 | John 0:1 | John 3:16-40 | John 3:18-16 | John 3:16-2:1 | John 3:16, 40 | John 3:16; 22:1
John 6:73 | John 22 | John 999 | Jn 3,37 | John chapter 22, verse 1 | John 3, verse 37 | chapter 22 of John
chapter 29 of Acts | Gospel of John 22:1 | Matt 5:49 | Matthew 29 | Matthew 5-29 | Matthew 7-5 | Matt 5:3-29:1
Matt 17:28 | (Mark 17) | Luke 25 | (Acts 29) | Rom 17 | Romans 8:40 | I Corinthians 17 | 1 Cor 13:14
First Corinthians 16:25 | 1 Corinthians 0 | Philemon 26 | Philemon 2:1 | Jude 2:3 | Jude 9-3 | Obadiah 22
3 Peter 1:1 | III Peter 2:4 | 4 John 1:1 | 3 Corinthians 1:1 | Third Corinthians 2:3 | 3 Timothy 2:1
3 Thessalonians 1:1 | 3 Maccabees 1:1 | 4 Maccabees 1:1 | 3 Samuel 1:1 | 5 Kings 1:1 | 3 Chronicles 1:1
3 Esdras 1:1 | Hezekiah 4:12 | Gen 1:32 | Gen 31:56 | Genesis 51 | Gen 50:24-27 | Gen 2:4b-a | Exod 8:33
Ex 20:27 | Num 13:35 | Josue 25:1 | 3 Kings 23:1 | 4 Kings 26:1 | 1 Paralipomenon 30:1 | 1 Esdras 11:1
2 Esdras 14:1 | Tobias 15:1 | Judith 17:1 | Esther 17:1 | Esth 16:25 | 1 Machabees 17:1 | Ps 151 | Ps 1:7
Ps 2:14 | Ps 9:40 | Ps 23:11 | Ps 115:20 | Ps 119:177 | Ps 146:12 | Psalm 119:170-177 | Psalms 149-151 | Psalm 0
Proverbs 32:1 | Ecclesiastes 13:1 | Canticle of Canticles 9:1 | Ecclesiasticus 52:1 | Sirach 51:39 | Is 67:1
Isaiah 66:25 | Baruch 7:1 | Daniel 15:1 | Dan 3:101 | Osee 15:1 | Jonas 5:1 | Micheas 8:1 | Nahum 4:1
Habacuc 4:1 | Sophonias 4:1 | Aggeus 3:1 | Zach 15:1 | Malachi 5:1 | Apocalypse 23:1 | CCC 0 | CCC 2866
CCC 3001 | CCC 99999 | CCC 123456789012345678901234567890 | CCC 2860-2866 | CCC 1327-1324 | CCC 1324, 3001
CCC §§2865–2900 | CCC 2900ff | Catechism 2866 | Catechism of the Catholic Church, no. 3001
paragraph 3001 of the Catechism | ccc 3001 | CCCC 599 | Compendium of the Catechism 600 | can. 0 | can. 1753
can. 1753 §1 | canon 1800 | canons 1750-1760 | canons 878-849 | CIC 1753 | CIC, c. 2000
Code of Canon Law, canon 1753 | CCEO can. 0 | CCEO can. 20-10 | GIRM 400 | GIRM 0 | GIRM 90-46
General Instruction of the Roman Missal, no. 400 | ST I q. 0 | ST I q. 120 | ST I q. 2 a. 4 | ST I q. 2 a. 0
ST I q. 3-2 | ST I q. 118-120 | ST I q. 2 aa. 3-1 | ST I q. 2 aa. 1-4 | ST I.2.4 | ST I-II q. 115
ST I-II, q. 94, a. 7 | Summa Theologiae I-II 94.7 | ST II-II q. 190 | ST II-II q. 189 a. 11 | ST III q. 91
ST III q. 90 a. 5 | S.Th. III q75 a9 ad 2 | ST Suppl. q. 100 | ST Suppl. q. 99 a. 6 | ST App. I q. 3
ST App. II q. 2 | ST IV q. 1 | ST II q. 1 | ST I-III q. 1 | ST III-II q. 2 a. 1
Summa Theologiae IV, q. 1, a. 1 | LG 70 | LG 0 | LG 69-72 | LG 16-8 | Lumen Gentium 70
number 70 of Lumen Gentium | SC 131 | AG 43 | GS 94 | Gaudium et Spes, no. 100 | DV 0 | DV 12-8 | NA 5-2
Deus Caritas Est 43 | Spe Salvi 51 | Caritas in Veritate 80 | Lumen Fidei 61 | Laudato Si' 247
Laudato si’, nos. 240-250 | Fratelli Tutti 288 | Dilexit Nos 221 | Humanae Vitae 0 | Humanae Vitae 14-11
`);

/** Ordinary prose, and references to other works, without a citation. */
export const PROSE = lists(`
Mark said at 3:15 pm that he would come. | Mark, 3:15 pm works for me. | Let us meet Mark 3:15pm at the church.
Call John 3:30 p.m. today. | I met Mark 3 times in Rome. | Mark 5 people as present.
Acts of 5 people moved us. | Acts 5 times a day | job 3:1 | My job 3 years ago | Numbers 5 and 6 are drawn.
The numbers 5:1 were odds. | Job 3 interviews were held. | Judges 2 cases a day | Kings 3:1 favourites
We three kings 3:1 | Song 2 of the album | Is 5:30 a good time? | Is 40 enough? | Am 3:30 ok for you?
Am 5 feet tall | Jonah 3 days in the fish | Daniel 6 lions | Ruth 4 ever | Luke 10 minutes late
James, 25, is my friend. | Pope John 23 | John Paul II wrote 14 encyclicals. | Romans 2019 was the year.
Esther 9am | Mark 3rd place | Titus 2 things to do | Wisdom 5 ways | Genesis 2 phones | Bar 3 is open
Sir, 5:30 is late. | Rev. 12 people came. | Phil 3 is here | col 3:12 | What is 5:3-12? | Peter 3:15
Corinthians 13:4 | 1 Peter | John | CCC | Catechism, 3 things to remember | Catechism 1992 edition
The Catechism (1992) was published. | Roman Catechism 5 | Baltimore Catechism 100 | Catechism, article 3
born c. 1225 in Roccasecca | Thomas Aquinas (c. 1225–1274) | As fast as you can. 5 people came. | I can 5 times
You can 915 people | canon 28 of Chalcedon | canons 1-3 of the Council of Trent
Council of Trent, Session 13, canon 1 | Lateran IV, canon 21 | 1917 Code, can. 2335 | CIC 1917, can. 2335
St. 5 people | St. I 2 | Summa contra Gentiles I, 13 | Summa 5 | ST 5 | Part I, question 5 | DH 1510 | lg 16
aa 12 | Humanae Vitae (1968) | Laudato Si' 2015 | Lumen Gentium 1964 | Lumen Gentium
Gaudium et Spes 5 chapters | Homilies on Matthew 82 | Augustine, Tractates on John 26 | Tractates on 1 John 7.8
Augustine, Exposition of Psalm 22 | Jerome, Commentary on Isaiah 53 | Ignatius, Letter to the Romans 4:1
St. Ignatius of Antioch, To the Romans 4 | Polycarp, Philippians 7 | 1 Clement 44 | Didache 7
Justin 1 Apol. 66 | Irenaeus AH 3.3 | Acts of Thomas 3 | Psalms of Solomon 17:21 | surah 4:157 | Room 1324
#1324 | paragraph 1324 | no. 5 of the list | chapter 3 of the book | https://example.org/ccc/1324
someone@john3:16 | Matthew | Mark3 | 7FC27A22F5015AA242 | Passes AA on #171412
The Catechism has a cover in #6f665c.
`);
