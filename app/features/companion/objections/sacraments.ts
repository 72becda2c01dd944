import type { Objection } from "../domain/objection";

/** The Eucharist, confession and worship. */
export const sacramentsObjections: Objection[] = [
  {
    id: "communion-is-a-symbol",
    title: "The bread and wine are a symbol",
    perspectives: [
      "baptist",
      "evangelical",
      "pentecostal",
      "seventh-day-adventist",
      "biblical-fundamentalist",
      "non-denominational",
      "methodist",
      "jehovahs-witness",
      "secular",
    ],
    aliases: [
      "communion is just a symbol",
      "the eucharist is symbolic",
      "jesus is not a literal door",
      "the flesh profits nothing",
      "catholics eat jesus",
      "is the eucharist cannibalism",
      "do this in remembrance of me",
      "eating flesh and blood is forbidden",
    ],
    concern:
      "Jesus often spoke in images, he said that the flesh is of no avail, and he told his disciples to do this in remembrance of him. Taking the words literally seems crude, and the Law forbade drinking blood.",
    commonGround:
      "The Supper was given by the Lord to remember his death until he comes, signs matter in it, and it is empty for those who receive without faith.",
    answer:
      "In the discourse at Capernaum the hearers take offense, and Jesus does not soften his words but repeats them more strongly and lets many go. When he says that the flesh is of no avail he does not mean his own, which he has just promised for the life of the world, but understanding without the Spirit. Paul calls the cup a sharing in the blood of Christ and says that those who receive unworthily sin against his body. Ignatius and Justin, one or two generations after the apostles, write of the Eucharist as the flesh of the Savior. It is no cannibalism, since the risen Lord is not divided or consumed; he gives himself whole and living under the signs of bread and wine. To remember, in the Bible, is to stand again within a saving event, and so sign and reality belong together here.",
    references:
      "John 6:51-66; 1 Cor 10:16; 1 Cor 11:23-29; Luke 22:19-20; CCC 1336; CCC 1373-1381; ST III q75 a1; Ignatius of Antioch, Smyrnaeans 7; Justin, First Apology 66; Trent Session 13",
    topics: ["real-presence", "eucharist", "worthy-communion", "adoration"],
  },
  {
    id: "transubstantiation-and-philosophy",
    title: "Transubstantiation makes a philosophy into a dogma",
    perspectives: ["lutheran", "anglican", "presbyterian", "methodist", "orthodox"],
    aliases: [
      "transubstantiation is aristotle",
      "transubstantiation is medieval philosophy",
      "consubstantiation",
      "spiritual presence in the lords supper",
      "thirty nine articles on transubstantiation",
      "when was transubstantiation invented",
      "real presence without transubstantiation",
    ],
    concern:
      "Many Christians confess that Christ is truly present in the Supper but think that Rome explains the mystery too far, with medieval terms of substance and accidents, and binds consciences to the explanation.",
    commonGround:
      "Christ gives himself truly in the Eucharist, the how goes beyond all understanding, and no philosophy can exhaust it.",
    answer:
      "What the Church defines is short: by the power of Christ's word and the Spirit the bread and wine become his body and blood, so that what is there is no longer bread and wine, though all that the senses perceive remains. Trent calls the word transubstantiation a fitting name for this change; nobody is asked to hold the physics of Aristotle. Eastern Fathers such as Cyril of Jerusalem and Ambrose in the West spoke of a real change many centuries earlier, and the Orthodox confess it with words of their own. The point of the teaching is that the presence does not depend on our faith and lasts as long as the signs, which is why the sacrament is adored. Lutherans and Anglicans who hold to his words stand very near here, and dialogues have found much in common. The mystery is worshiped before it is explained.",
    references:
      "Matt 26:26-28; 1 Cor 10:16-17; CCC 1375-1377; ST III q75 a4; Trent Session 13; Lateran IV; Cyril of Jerusalem, Mystagogical Catecheses 4; Ambrose, On the Mysteries 52; Mysterium Fidei",
    topics: ["real-presence", "adoration", "eucharist"],
  },
  {
    id: "sacrifice-repeated",
    title: "The Mass sacrifices Christ again",
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
      "anglican",
    ],
    aliases: [
      "mass re crucifies jesus",
      "is the mass a sacrifice",
      "christ was sacrificed once for all",
      "it is finished",
      "catholics crucify jesus again",
      "hebrews says one sacrifice",
      "jesus is still on the cross in catholic churches",
    ],
    concern:
      "Hebrews says that Christ offered himself once for all and that no further offering for sin is needed. If the Mass is a sacrifice, it seems that his is repeated or was not sufficient.",
    commonGround:
      "There is one sacrifice, offered once for all on the cross, perfect and never to be repeated.",
    answer:
      "The Church teaches the same: the Mass adds nothing to Calvary and does not repeat it. It makes the one sacrifice present, so that people of every time can stand at its foot and be drawn into it. The priest and the victim are the same Christ; only the manner differs, without blood, under the signs that he gave. Hebrews itself shows him living forever to intercede, entering the sanctuary with his own blood. Scripture speaks in the language of sacrifice when Jesus takes up the blood of the covenant and when Paul sets the Lord's table beside the altars, and the Didache already sees in it the pure offering foretold by Malachi. Popular preaching has at times spoken as if each Mass were a new immolation, and that deserved correction.",
    references:
      "Heb 7:25-27; Heb 9:24-28; Heb 10:10-14; Luke 22:19-20; 1 Cor 10:16-21; 1 Cor 11:26; Mal 1:11; CCC 1362-1367; ST III q83 a1; Trent Session 22; Didache 14",
    topics: ["sacrifice-of-the-mass", "passion-and-cross", "eucharist"],
  },
  {
    id: "communion-under-one-kind",
    title: "The cup was taken from the people",
    perspectives: ["lutheran", "orthodox", "anglican", "methodist", "presbyterian"],
    aliases: [
      "why do catholics not get the wine",
      "communion under one kind",
      "drink of it all of you",
      "cup withheld from the laity",
      "only the priest drinks the wine",
      "hussites and the chalice",
    ],
    concern:
      "Jesus said of the cup that all should drink of it, and for a thousand years all did. That the Western Church kept the cup from the laity for centuries seems to go against his plain command.",
    commonGround:
      "The Lord instituted the sacrament under both forms, and the sign is fuller when all eat and drink.",
    answer:
      "The historical point is right: communion from the cup was general in the West until the high Middle Ages and has never ceased in the East, and the refusal of it caused much bitterness. The Church's teaching is that the risen Christ is whole and undivided under each form, so that whoever receives one receives him entirely. There is early witness of communion under one form for the sick, for infants and at home. Discipline about this can change, and it has: since the last Council the cup is again given to the faithful on many occasions, and the Missal calls that the fuller sign. Eastern Catholics have always received both. Nobody who receives only the host goes without anything of Christ.",
    references:
      "Matt 26:27; John 6:51; 1 Cor 11:27; CCC 1390; SC 55; GIRM 281-283; ST III q76 a2; ST III q80 a12; Trent Session 21",
    topics: ["eucharist", "order-of-mass", "real-presence"],
  },
  {
    id: "closed-communion",
    title: "The Lord's table should be open to all Christians",
    perspectives: ["methodist", "anglican", "lutheran", "presbyterian", "evangelical", "non-denominational"],
    aliases: [
      "why can't i receive communion in a catholic church",
      "closed communion",
      "why are protestants not allowed communion",
      "open table",
      "jesus ate with sinners",
      "communion at a catholic wedding",
      "excluded from communion",
    ],
    concern:
      "It is the Lord's table and not the Church's, and he ate with sinners. To refuse baptized and believing Christians seems unkind and turns the sacrament of unity into a sign of division, with special pain in mixed families.",
    commonGround:
      "The host at the table is Christ, all the baptized belong to him, and it is a wound that they cannot eat together.",
    answer:
      "For Catholics the Eucharist is both a source of unity and the expression of a unity that exists, in faith, in the sacraments and in communion with the bishops. To receive is to say yes to all of this, and the Church does not want to put such a yes into anyone's mouth. Saint Paul already asks that people examine themselves and discern the body, and in the second century only those who shared the faith and were baptized received. The rule is no judgment on anyone's holiness; many Catholics too refrain at times. In danger of death and other grave need other Christians may be admitted under conditions, and Orthodox Christians more widely, if their own Church agrees. Meanwhile the pain is a spur to pray and work that the reasons for it may pass.",
    references:
      "1 Cor 10:17; 1 Cor 11:28-29; John 17:21; CCC 1398-1401; UR 8; can. 844; Ecclesia de Eucharistia 44-46; Justin, First Apology 66",
    topics: ["intercommunion", "worthy-communion", "mixed-marriage", "unity-and-ecumenism"],
  },
  {
    id: "confess-to-god-alone",
    title: "Only God forgives; no priest is needed",
    perspectives: [
      "baptist",
      "evangelical",
      "presbyterian",
      "methodist",
      "pentecostal",
      "seventh-day-adventist",
      "biblical-fundamentalist",
      "non-denominational",
      "jehovahs-witness",
      "muslim",
      "jewish",
    ],
    aliases: [
      "why confess to a priest",
      "confess directly to god",
      "only god can forgive sins",
      "priests are sinners too",
      "confession is not in the bible",
      "a man cannot forgive my sins",
      "why do catholics confess to a man",
    ],
    concern:
      "God alone forgives sins, and everyone may ask him directly. To require confession to a priest, himself a sinner, seems to put a man between the soul and God.",
    commonGround: "God alone forgives sins, and a heart that turns to him in sorrow at any hour finds mercy.",
    answer:
      "Catholics are taught to ask God's pardon directly every day, and small sins are forgiven in many ways. The risen Jesus, however, breathed on the apostles and gave them authority to forgive and to retain sins; to do either they must hear of them. So the priest does not stand between but is the place where Christ's word of pardon becomes audible, and he needs a confessor himself. James tells Christians to confess to one another after speaking of the elders of the Church, and Paul calls reconciliation a ministry entrusted to him. The form has varied through the centuries, from public penance to private confession; the substance is one. Whoever has carried something alone for years knows what it means to say it and to hear that it is forgiven.",
    references:
      "John 20:21-23; Matt 9:6-8; Jas 5:14-16; 2 Cor 5:18-20; 1 John 1:9; CCC 1440-1449; CCC 1458; can. 960; Trent Session 14; Ambrose, On Penance 1.2",
    topics: ["confession", "forgiveness-of-sins", "contrition", "seal-of-confession"],
  },
  {
    id: "dead-ritual",
    title: "Catholic worship is empty ritual",
    perspectives: ["pentecostal", "evangelical", "non-denominational", "baptist", "secular"],
    aliases: [
      "mass is boring",
      "catholic mass is dead ritual",
      "empty rituals",
      "mass is the same every week",
      "no holy spirit in catholic worship",
      "quench the spirit",
      "going through the motions at mass",
    ],
    concern:
      "Set prayers, gestures and vestments seem to leave little room for the Spirit and for the heart. Many former Catholics say that they sat through Mass for years and met God only when they left.",
    commonGround: "God seeks worshipers in Spirit and truth, and lips without hearts do not honor him.",
    answer:
      "The criticism is one that the prophets and Jesus made, and it strikes wherever people go through the motions; Catholics should not brush it aside. But order and Spirit are not opposed: the Temple, the synagogue and the first Christians had set prayers, and the Book of Revelation shows heaven itself at a liturgy. At Mass Scripture is read, Christ's command at the Supper is carried out, and the Spirit is called down upon the gifts and the people. The form is shared so that it need not depend on the gifts of the leader and can carry us on days when the heart is dry. The Council wanted people to take part knowingly, actively and with the heart, and praise, silence and charismatic prayer have their place in the Church. Someone who met God elsewhere may be thankful for that, and may find him at the altar with new eyes.",
    references:
      "John 4:23-24; Isa 29:13; Acts 2:42; Acts 3:1; Rev 5:8-14; CCC 1066-1075; CCC 1105-1109; SC 11; SC 14; LG 12",
    topics: ["liturgy", "order-of-mass", "charisms", "dryness-and-distraction"],
  },
  {
    id: "baptism-in-the-spirit",
    title: "Catholics lack the baptism in the Spirit and its gifts",
    perspectives: ["pentecostal", "non-denominational", "evangelical"],
    aliases: [
      "do catholics speak in tongues",
      "baptism of the holy spirit",
      "are you spirit filled",
      "gifts of the spirit today",
      "catholics have no power",
      "healing and deliverance in the catholic church",
      "confirmation versus baptism in the spirit",
    ],
    concern:
      "In Acts the Spirit comes with power, tongues, prophecy and healing. Pentecostal Christians ask why so many Catholics do not expect this, and whether a sacrament without experience can be what the apostles knew.",
    commonGround:
      "The Holy Spirit still gives his gifts as he wills, for the good of all, and a Church without him would be dead.",
    answer:
      "The Church teaches that charisms, great and simple, are to be received with thanks and belong to every age. The Spirit is given in baptism and confirmation, and what is given may lie unused until it is stirred into flame, as Paul writes to Timothy. Since 1967 millions of Catholics have known such a renewal in the charismatic movement, and popes have welcomed it. The Church does not hold that tongues are the necessary sign, since Paul asks whether all speak in tongues and ranks love above every gift. It tests gifts by their fruit and by communion with the pastors, and it prays for healing in its own sacrament for the sick. Catholics may gladly learn from Pentecostals to ask and to expect more.",
    references:
      "Acts 2:1-4; Acts 8:14-17; 1 Cor 12:4-11; 1 Cor 12:30-31; 1 Cor 13:1; 2 Tim 1:6; 1 Thess 5:19-21; CCC 798-801; CCC 1302-1303; CCC 2003; LG 12; ST II-II q176 a1",
    topics: ["charisms", "confirmation", "holy-spirit", "gifts-and-fruits", "anointing-of-the-sick"],
  },
];
