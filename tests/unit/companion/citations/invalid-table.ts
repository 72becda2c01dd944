const lines = (rows: string) => rows.trim().split("\n");

/** References that exist in no edition. */
export const INVALID: string[] = lines(`
John 3:37
John 3:0
John 0:1
John 3:16-40
John 3:18-16
John 3:16-2:1
John 3:16, 40
John 3:16; 22:1
John 6:73
John 22
John 999
Jn 3,37
John chapter 22, verse 1
John 3, verse 37
chapter 22 of John
chapter 29 of Acts
Gospel of John 22:1
Matt 5:49
Matthew 29
Matthew 5-29
Matthew 7-5
Matt 5:3-29:1
Matt 17:28
(Mark 17)
Luke 25
(Acts 29)
Rom 17
Romans 8:40
I Corinthians 17
1 Cor 13:14
First Corinthians 16:25
1 Corinthians 0
Philemon 26
Philemon 2:1
Jude 2:3
Jude 9-3
Obadiah 22
3 Peter 1:1
III Peter 2:4
4 John 1:1
3 Corinthians 1:1
Third Corinthians 2:3
3 Timothy 2:1
3 Thessalonians 1:1
3 Maccabees 1:1
4 Maccabees 1:1
3 Samuel 1:1
5 Kings 1:1
3 Chronicles 1:1
3 Esdras 1:1
Hezekiah 4:12
Gen 1:32
Gen 31:56
Genesis 51
Gen 50:24-27
Gen 2:4b-a
Exod 8:33
Ex 20:27
Num 13:35
Josue 25:1
3 Kings 23:1
4 Kings 26:1
1 Paralipomenon 30:1
1 Esdras 11:1
2 Esdras 14:1
Tobias 15:1
Judith 17:1
Esther 17:1
Esth 16:25
1 Machabees 17:1
Ps 151
Ps 1:7
Ps 2:14
Ps 9:40
Ps 23:11
Ps 115:20
Ps 119:177
Ps 146:12
Psalm 119:170-177
Psalms 149-151
Psalm 0
Proverbs 32:1
Ecclesiastes 13:1
Canticle of Canticles 9:1
Ecclesiasticus 52:1
Sirach 51:39
Is 67:1
Isaiah 66:25
Baruch 7:1
Daniel 15:1
Dan 3:101
Osee 15:1
Jonas 5:1
Micheas 8:1
Nahum 4:1
Habacuc 4:1
Sophonias 4:1
Aggeus 3:1
Zach 15:1
Malachi 5:1
Apocalypse 23:1
CCC 0
CCC 2866
CCC 3001
CCC 99999
CCC 123456789012345678901234567890
CCC 2860-2866
CCC 1327-1324
CCC 1324, 3001
CCC §§2865–2900
CCC 2900ff
Catechism 2866
Catechism of the Catholic Church, no. 3001
paragraph 3001 of the Catechism
ccc 3001
CCCC 599
Compendium of the Catechism 600
can. 0
can. 1753
can. 1753 §1
canon 1800
canons 1750-1760
canons 878-849
CIC 1753
CIC, c. 2000
Code of Canon Law, canon 1753
CCEO can. 0
CCEO can. 20-10
GIRM 400
GIRM 0
GIRM 90-46
General Instruction of the Roman Missal, no. 400
ST I q. 0
ST I q. 120
ST I q. 2 a. 4
ST I q. 2 a. 0
ST I q. 3-2
ST I q. 118-120
ST I q. 2 aa. 3-1
ST I q. 2 aa. 1-4
ST I.2.4
ST I-II q. 115
ST I-II, q. 94, a. 7
Summa Theologiae I-II 94.7
ST II-II q. 190
ST II-II q. 189 a. 11
ST III q. 91
ST III q. 90 a. 5
S.Th. III q75 a9 ad 2
ST Suppl. q. 100
ST Suppl. q. 99 a. 6
ST App. I q. 3
ST App. II q. 2
ST IV q. 1
ST II q. 1
ST I-III q. 1
ST III-II q. 2 a. 1
Summa Theologiae IV, q. 1, a. 1
LG 70
LG 0
LG 69-72
LG 16-8
Lumen Gentium 70
number 70 of Lumen Gentium
SC 131
AG 43
GS 94
Gaudium et Spes, no. 100
DV 0
DV 12-8
NA 5-2
Deus Caritas Est 43
Spe Salvi 51
Caritas in Veritate 80
Lumen Fidei 61
Laudato Si' 247
Laudato si’, nos. 240-250
Fratelli Tutti 288
Dilexit Nos 221
Humanae Vitae 0
Humanae Vitae 14-11
`);

/** Ordinary prose, and references to other works, in which no citation stands. */
export const PROSE: string[] = lines(`
Mark said at 3:15 pm that he would come.
Mark, 3:15 pm works for me.
Let us meet Mark 3:15pm at the church.
Call John 3:30 p.m. today.
I met Mark 3 times in Rome.
Mark 5 people as present.
Acts of 5 people moved us.
Acts 5 times a day
job 3:1
My job 3 years ago
Numbers 5 and 6 are drawn.
The numbers 5:1 were odds.
Job 3 interviews were held.
Judges 2 cases a day
Kings 3:1 favourites
We three kings 3:1
Song 2 of the album
Is 5:30 a good time?
Is 40 enough?
Am 3:30 ok for you?
Am 5 feet tall
Jonah 3 days in the fish
Daniel 6 lions
Ruth 4 ever
Luke 10 minutes late
James, 25, is my friend.
Pope John 23
John Paul II wrote 14 encyclicals.
Romans 2019 was the year.
Esther 9am
Mark 3rd place
Titus 2 things to do
Wisdom 5 ways
Genesis 2 phones
Bar 3 is open
Sir, 5:30 is late.
Rev. 12 people came.
Phil 3 is here
col 3:12
What is 5:3-12?
Peter 3:15
Corinthians 13:4
1 Peter
John
CCC
Catechism, 3 things to remember
Catechism 1992 edition
The Catechism (1992) was published.
Roman Catechism 5
Baltimore Catechism 100
Catechism, article 3
born c. 1225 in Roccasecca
Thomas Aquinas (c. 1225–1274)
As fast as you can. 5 people came.
I can 5 times
You can 915 people
canon 28 of Chalcedon
canons 1-3 of the Council of Trent
Council of Trent, Session 13, canon 1
Lateran IV, canon 21
1917 Code, can. 2335
CIC 1917, can. 2335
St. 5 people
St. I 2
Summa contra Gentiles I, 13
Summa 5
ST 5
Part I, question 5
DH 1510
lg 16
aa 12
Humanae Vitae (1968)
Laudato Si' 2015
Lumen Gentium 1964
Lumen Gentium
Gaudium et Spes 5 chapters
Homilies on Matthew 82
Augustine, Tractates on John 26
Tractates on 1 John 7.8
Augustine, Exposition of Psalm 22
Jerome, Commentary on Isaiah 53
Ignatius, Letter to the Romans 4:1
St. Ignatius of Antioch, To the Romans 4
Polycarp, Philippians 7
1 Clement 44
Didache 7
Justin 1 Apol. 66
Irenaeus AH 3.3
Acts of Thomas 3
Psalms of Solomon 17:21
surah 4:157
Room 1324
#1324
paragraph 1324
no. 5 of the list
chapter 3 of the book
https://example.org/ccc/1324
someone@john3:16
Matthew
Mark3
7FC27A22F5015AA242
Passes AA on #171412
The Catechism has a cover in #6f665c.
`);
