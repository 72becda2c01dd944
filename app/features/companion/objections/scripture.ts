import type { Objection } from "../domain/objection";

/** Scripture, tradition and how the Bible is read. */
export const scriptureObjections: Objection[] = [
  {
    id: "bible-alone",
    title: "The Bible alone is the rule of faith",
    perspectives: [
      "baptist",
      "evangelical",
      "presbyterian",
      "methodist",
      "lutheran",
      "pentecostal",
      "seventh-day-adventist",
      "biblical-fundamentalist",
      "non-denominational",
    ],
    aliases: [
      "bible alone",
      "sola scriptura is biblical",
      "scripture is sufficient",
      "where is that in the bible",
      "all scripture is god breathed",
      "bereans searched the scriptures",
      "do not add to scripture",
      "bible is the only authority",
    ],
    concern:
      "Scripture is the inspired word of God, able to make us wise for salvation, and everything else in the Church is human and can err. To set tradition or an office beside it seems to put human words over God's word.",
    commonGround:
      "The whole of Scripture is inspired, it is the word of God as nothing else is, and no teaching may contradict it.",
    answer:
      "The Church understands its teaching office as a servant of God's word and never its master. Yet the word came first as preaching, and Paul tells his communities to hold to what they received by word of mouth as well as by letter. The New Testament grew up within a Church that already believed, baptized and celebrated, and that Church recognized which books belong to it. Scripture calls itself inspired and useful for every good work; it does not say that it is to be read without the community to which it was given, and calls that community the pillar of truth. Tradition is thus not a second list of doctrines but the living way in which the one Gospel is handed on. Many Protestants mean by their principle that Scripture is the highest norm, honoring creeds under it, and there the distance is smaller than the slogans suggest.",
    references:
      "2 Tim 3:15-17; 2 Thess 2:15; 1 Cor 11:2; 1 Tim 3:15; 2 Pet 1:20-21; CCC 80-87; DV 9-10; DV 21; Irenaeus, Against Heresies 3.4.1; Trent Session 4",
    topics: ["sola-scriptura", "tradition", "magisterium", "canon-of-scripture"],
  },
  {
    id: "traditions-of-men",
    title: "Jesus condemned the traditions of men",
    perspectives: [
      "baptist",
      "evangelical",
      "pentecostal",
      "seventh-day-adventist",
      "biblical-fundamentalist",
      "non-denominational",
      "jehovahs-witness",
      "mormon",
    ],
    aliases: [
      "traditions of men",
      "man made traditions",
      "manmade doctrines",
      "you nullify the word of god for your tradition",
      "catholic inventions",
      "list of catholic additions",
      "doctrines added over the centuries",
    ],
    concern:
      "Jesus told religious leaders that they made God's word void by their traditions. Many Catholic customs cannot be found in the New Testament, and it is feared that they have done the same.",
    commonGround:
      "A human custom that cancels a commandment of God has to give way, and every age of the Church must examine itself on this.",
    answer:
      "Jesus condemned a particular abuse: a rule about gifts to the Temple that let people neglect their parents. The New Testament uses the same word, tradition, in praise where it means what the apostles handed on. The Church therefore distinguishes the apostolic Tradition, which cannot be given up, from the many customs of times and places, which can be kept, changed or dropped. Disciplines such as celibacy or days of fasting belong to the second kind. Doctrines do unfold in time, as the teaching on the Trinity did, but growth must be of the same seed. The warning still stands for Catholics: a custom that hides the Gospel deserves reform, and councils have often undertaken it.",
    references:
      "Mark 7:8-13; 2 Thess 2:15; 1 Cor 11:2; 2 Tim 2:2; CCC 78-83; DV 8; UR 6; Vincent of Lerins, Commonitorium 2",
    topics: ["tradition", "sola-scriptura", "magisterium"],
  },
  {
    id: "added-books",
    title: "Catholics added books to the Bible",
    perspectives: [
      "baptist",
      "evangelical",
      "presbyterian",
      "methodist",
      "lutheran",
      "pentecostal",
      "biblical-fundamentalist",
      "non-denominational",
      "anglican",
    ],
    aliases: [
      "catholics added books to the bible",
      "apocrypha",
      "why do catholics have more books",
      "catholic bible has 73 books",
      "council of trent added books",
      "jews rejected the apocrypha",
      "deuterocanonical books are not scripture",
      "maccabees is not scripture",
    ],
    concern:
      "The Hebrew Bible does not contain books such as Tobit and Maccabees, Jerome doubted them, and the New Testament does not cite them as Scripture by name. Trent is thought to have added them to support its doctrines.",
    commonGround:
      "All agree on the twenty-seven books of the New Testament and on the books of the Hebrew Bible, and that the Church may not invent Scripture.",
    answer:
      "The seven books stood in the Greek Bible that most of the first Christians used and that the New Testament usually quotes. Synods of North Africa around the year 400, with Augustine, listed them, and so did the Council of Florence, a century before Trent. Trent confirmed for good, in answer to a dispute, a list that had long been in use; it did not begin it. It is true that some Fathers, Jerome above all, knew the shorter Hebrew list and made distinctions, and that the limits of the Jewish canon were drawn by Jewish teachers. Many books of the Hebrew list are not quoted in the New Testament either, while Hebrews seems to recall the martyrs of Maccabees. Luther kept these books in his Bible as good to read, and Anglicans read them in church, so they can be a shared treasure even where their rank is disputed.",
    references:
      "Heb 11:35; 2 Macc 7:1-9; 2 Macc 12:43-46; CCC 120; CCC 138; DV 8; Augustine, On Christian Doctrine 2.8; Carthage 397; Trent Session 4",
    topics: ["canon-of-scripture", "bible-translations", "inspiration-of-scripture"],
  },
  {
    id: "bible-kept-from-people",
    title: "The Church kept the Bible from the people",
    perspectives: [
      "biblical-fundamentalist",
      "seventh-day-adventist",
      "evangelical",
      "baptist",
      "presbyterian",
      "jehovahs-witness",
    ],
    aliases: [
      "church banned the bible",
      "church kept the bible from people",
      "chained bibles",
      "catholics do not read the bible",
      "church burned tyndale",
      "latin bible nobody could read",
      "church forbade bible translation",
    ],
    concern:
      "For centuries the Bible was read in Latin, vernacular versions were restricted, and translators were punished; Tyndale was put to death. Many Catholics even today hardly know Scripture.",
    commonGround:
      "Everyone should be able to hear and read the word of God in a language he or she understands.",
    answer:
      "Part of this is true and has to be admitted: after the Middle Ages there were real restrictions on translations, heresy was punished by death with the Church's part in it, and many Catholics read too little. It is not the whole picture. Monks copied the Bible by hand through the centuries, it was chained because a book was precious, and vernacular Bibles were printed in German, Italian and other tongues before Luther. At every Mass Scripture is read aloud, and in three years the Sunday lectionary leads through a great part of the Gospels and of the other books. The Council asks that all have easy access to Scripture and read it often. Where Protestants have loved the Bible more, Catholics have reason to thank them and to learn.",
    references: "Deut 6:6-7; Neh 8:8; Ps 119:105; CCC 131-133; DV 22; DV 25; SC 51; DH 12",
    topics: ["reading-the-bible", "bible-translations", "religious-freedom"],
  },
  {
    id: "genesis-taken-literally",
    title: "To accept evolution is to deny Genesis",
    perspectives: [
      "biblical-fundamentalist",
      "seventh-day-adventist",
      "baptist",
      "pentecostal",
      "non-denominational",
    ],
    aliases: [
      "catholics believe in evolution",
      "six literal days",
      "young earth",
      "evolution denies genesis",
      "god created in six days",
      "adam and eve are not a myth",
      "catholics do not take the bible literally",
    ],
    concern:
      "Genesis tells that God made the world in six days and formed the first man from the ground. If this is not meant as it stands, it is asked, why should the rest of the Bible be trusted, and where is the fall that Christ came to heal?",
    commonGround:
      "God created all things from nothing, humanity bears his image, and a real fall at the beginning stands behind the need for a savior.",
    answer:
      "The Church asks first what the sacred writer wished to say and in which form he wrote. Already Augustine and other Fathers did not take the six days as days of twenty-four hours, long before any modern science. Genesis teaches that one good God made everything freely, that the human being is his image, and that sin came through the abuse of freedom; these truths Catholics hold without reserve. How bodies developed through time is left to research, while every soul is held to be created by God directly. The account of the fall uses figurative language yet affirms a true event at the beginning of human history. A Catholic may hold a young earth but need not, since two truths cannot oppose each other.",
    references:
      "Gen 1:1; Gen 1:27; Gen 2:7; CCC 109-110; CCC 283-284; CCC 337; CCC 366; CCC 390; DV 12; Humani Generis 36-37; Augustine, Literal Meaning of Genesis 1.19",
    topics: ["creation", "evolution", "interpreting-scripture", "original-sin"],
  },
  {
    id: "bible-contradictions",
    title: "The Bible contradicts itself",
    perspectives: ["atheist", "secular", "muslim"],
    aliases: [
      "bible contradictions",
      "the bible contradicts itself",
      "errors in the bible",
      "gospels disagree",
      "two creation stories",
      "different accounts of the resurrection",
      "genealogies of jesus do not match",
      "the bible is full of mistakes",
    ],
    concern:
      "The Gospels differ in order and detail, two genealogies of Jesus do not agree, and there are statements on nature and history that do not fit what is known. A book from God, it seems, should be free of this.",
    commonGround:
      "The differences are there and honest readers have seen them since antiquity; faith has nothing to gain from denying them.",
    answer:
      "Catholics hold that Scripture teaches without error the truth that God wanted written down for our salvation, and that he spoke through real human authors in the ways of their time. A poem, a proverb, a genealogy and a report are not true in the same manner, and ancient writers arranged and rounded more freely than we do. Four witnesses who differ in detail and agree in substance are what one expects of independent testimony. The Church kept four Gospels instead of smoothing them into one. Within the Bible there is also growth: earlier pages are imperfect and are read in the light of Christ. Some difficulties remain open, and Augustine advised in such cases to suspect the copy, the translation or one's own understanding.",
    references:
      "Luke 1:1-4; John 20:30-31; 2 Pet 3:16; CCC 105-110; CCC 126; DV 11-12; DV 19; Augustine, Letter 82",
    topics: ["inspiration-of-scripture", "interpreting-scripture", "historical-jesus"],
  },
  {
    id: "violence-and-slavery-in-scripture",
    title: "The Bible approves slavery and slaughter",
    perspectives: ["atheist", "secular"],
    aliases: [
      "slavery in the bible",
      "the bible supports slavery",
      "god commanded genocide",
      "god of the old testament is cruel",
      "slaves obey your masters",
      "canaanites killed by god's command",
      "the bible is immoral",
      "did the church support slavery",
    ],
    concern:
      "The Old Testament orders whole peoples destroyed and regulates slavery, and Paul tells slaves to obey. Christians long defended slavery with such texts. How can this be the word of a good God?",
    commonGround:
      "Slavery and the killing of the innocent are evils, and Christians, bishops and popes among them, have had a share in both.",
    answer:
      "The Church reads the Old Testament as the record of a long education, in which God took a people with its customs and led it on by steps; it says openly that these books contain what is imperfect and passing. Their measure is Christ, who refuses to call down fire on a village and commands love of enemies. Many Fathers read the wars of Joshua as images of the struggle against sin, and scholars note that the accounts use the exaggerations of ancient war reports. The laws on slaves limited an existing evil, and the prophets and the exodus planted the seed of its end. Paul asks Philemon to receive Onesimus as a brother, and Gregory of Nyssa in the fourth century condemned owning human beings at all. It took Christians far too long to draw the conclusion, and popes too gave leave where they should have forbidden; today the Church names slavery a crime against human dignity without exception.",
    references:
      "Matt 5:43-48; Matt 19:8; Luke 9:54-55; Gal 3:28; Phlm 1:15-17; CCC 121-123; CCC 2414; DV 15; GS 27; Verbum Domini 42; Gregory of Nyssa, Homilies on Ecclesiastes 4",
    topics: [
      "old-testament-violence",
      "torture-and-slavery",
      "interpreting-scripture",
      "racism-and-human-dignity",
    ],
  },
  {
    id: "bible-was-changed",
    title: "The text of the Bible was corrupted",
    perspectives: ["muslim", "mormon", "atheist", "secular"],
    aliases: [
      "quran says bible corrupted",
      "the bible was changed",
      "bible has been corrupted",
      "injil was lost",
      "plain and precious things were removed",
      "translations of translations",
      "we do not have the originals",
      "tahrif",
    ],
    concern:
      "The books of the Bible were copied by hand for centuries, the originals are lost and the copies differ. Muslims believe that the message of earlier prophets was altered, Latter-day Saints that precious parts were taken away, others that nobody can know what stood there.",
    commonGround:
      "God can guard his word, copies do contain variants, and a faithful text is worth every effort.",
    answer:
      "No ancient book is preserved in so many copies, in so many languages and from so near its time. The variants are known and printed in scholarly editions, and hardly any touches a matter of faith. Bibles are translated from the Hebrew, Aramaic and Greek, not from other translations. The finds at Qumran showed that books like Isaiah were handed on with great care for a thousand years, and whole manuscripts of the Greek Bible are older than the rise of Islam. From about the same early time there are translations and quotations from many lands, which nobody could have altered all together without trace. Muslims honor the Torah and the Gospel as sent by God; Catholics are glad of this and invite them to read the texts as they stand.",
    references:
      "Isa 40:8; Luke 1:1-4; 1 John 1:1-3; CCC 101-106; CCC 120; CCC 125-127; DV 18-19; DV 22; NA 3",
    topics: ["inspiration-of-scripture", "bible-translations", "historical-jesus", "canon-of-scripture"],
  },
];
