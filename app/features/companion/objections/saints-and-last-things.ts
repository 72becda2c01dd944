import type { Objection } from "../domain/objection";

/** Saints and images, and what is believed of the dead. */
export const saintsAndLastThingsObjections: Objection[] = [
  {
    id: "one-mediator-and-saints",
    title: "Christ is the one mediator, so we should not pray to saints",
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
      "jehovahs-witness",
    ],
    aliases: [
      "why pray to saints",
      "why do catholics pray to saints",
      "only one mediator",
      "talking to the dead is forbidden",
      "saints cannot hear us",
      "go directly to jesus",
      "saints are not omnipresent",
      "praying to dead people",
    ],
    concern:
      "Scripture names one mediator between God and humanity, Christ Jesus, and forbids seeking out the dead. To turn to saints seems to doubt that we may go to God directly, and to credit them with hearing everything as only God can.",
    commonGround:
      "Christ is the one mediator, everyone may go straight to him, and calling up the dead for hidden knowledge is a sin.",
    answer:
      "When Catholics pray to a saint they ask him or her to pray with them and for them, as Paul asked the communities for their prayers. Just before he names the one mediator, Paul urges that intercessions be made for everyone; prayer for each other shares in Christ's mediation and does not compete with it. Those who died in Christ are alive with him, and the Book of Revelation shows them offering the prayers of the holy ones before God. They hear not by their own power but because God, in whom they live, lets them. Conjuring the dead seeks power or secrets past God, and the Church forbids it. Nobody has to pray through saints to reach God, and where popular practice hides Christ it needs correction.",
    references:
      "1 Tim 2:1-5; Rom 15:30; Rev 5:8; Rev 8:3-4; Mark 12:26-27; Heb 12:1; CCC 956; CCC 2116; CCC 2683-2684; LG 49-51; ST II-II q83 a11; Trent Session 25",
    topics: ["praying-to-saints", "communion-of-saints", "mary-devotion", "patron-saints"],
  },
  {
    id: "graven-images",
    title: "Statues and icons break the commandment against images",
    perspectives: [
      "baptist",
      "evangelical",
      "presbyterian",
      "pentecostal",
      "seventh-day-adventist",
      "biblical-fundamentalist",
      "non-denominational",
      "jehovahs-witness",
      "muslim",
      "jewish",
    ],
    aliases: [
      "graven images",
      "catholics worship statues",
      "bowing down to statues",
      "statues are idols",
      "catholics removed the second commandment",
      "catholics changed the ten commandments",
      "why do catholics have statues",
      "idolatry in catholic churches",
    ],
    concern:
      "God forbade his people to make carved images and to bow before them, and Israel suffered much for breaking this command. Churches full of statues, with candles and people kneeling before them, look like what the prophets condemned.",
    commonGround:
      "Idolatry is among the gravest sins, no image is divine, and the God of Israel cannot be captured in any likeness.",
    answer:
      "The commandment forbids making gods; the same Law commands cherubim over the ark and the bronze serpent, and that serpent was destroyed when people began to worship it. Christians believe that in Jesus the invisible God has taken a human face, and that this allows him and his friends to be pictured. Honor shown to an image goes to the one whom it shows, as with the photograph of someone we love; adoration is given to God alone. Nothing was removed from the Commandments: Catholics and Lutherans count with Augustine, who joins the words on other gods and on images into one. Jews and Muslims, and many Christians, guard here a truth that Catholics need to hear, for an image can be misused. The Church therefore never requires anyone to pray before one.",
    references:
      "Exod 20:3-5; Exod 25:18-20; Num 21:8-9; 2 Kgs 18:4; Col 1:15; CCC 1159-1162; CCC 2066; CCC 2129-2132; ST III q25 a3; Nicaea II; John of Damascus, On the Divine Images 1.16",
    topics: ["sacred-images", "first-commandment", "ten-commandments", "incarnation"],
  },
  {
    id: "relics-and-superstition",
    title: "Relics, holy water and medals are superstition",
    perspectives: [
      "lutheran",
      "presbyterian",
      "methodist",
      "anglican",
      "atheist",
      "secular",
      "biblical-fundamentalist",
    ],
    aliases: [
      "relics are superstition",
      "bones of saints",
      "holy water is magic",
      "catholic medals and scapulars are charms",
      "fake relics",
      "why venerate relics",
      "hocus pocus catholic rituals",
    ],
    concern:
      "Bones, blessed water and medals seem to treat things as if power lived in them. History knows many false relics and a trade in them, and it looks more like magic than like faith in God or good sense.",
    commonGround:
      "Magic contradicts faith, and false relics and the trade in holy things have been a real scandal.",
    answer:
      "Superstition expects an effect from a thing or a formula apart from God and from the heart, and the Church names it a sin. Sacramentals are different in kind: they ask God's blessing in signs that bodily creatures can see and touch, and they work by the prayer of the Church and the openness of the one who uses them. Scripture knows such signs: a dead man touched the bones of Elisha, and cloths that Paul had touched were brought to the sick. Honor for the bodies of martyrs is attested in the second century, and it rests on the belief that these bodies were temples of the Spirit and will rise. The abuses were real, councils condemned them, and selling relics is forbidden. A Catholic may live a full faith with few such signs; the sacraments and charity stand far above them.",
    references:
      "2 Kgs 13:21; Acts 19:11-12; CCC 1667-1676; CCC 2111; ST III q25 a6; can. 1190; Martyrdom of Polycarp 18; Trent Session 25",
    topics: ["relics", "sacramentals", "holy-water", "occult"],
  },
  {
    id: "soul-sleep",
    title: "The dead know nothing; they sleep until the resurrection",
    perspectives: ["seventh-day-adventist", "jehovahs-witness"],
    aliases: [
      "soul sleep",
      "the dead know nothing",
      "the soul is not immortal",
      "the dead are asleep",
      "do people go to heaven right when they die",
      "immortal soul comes from greek philosophy",
      "state of the dead",
    ],
    concern:
      "The Preacher says that the dead know nothing, and the New Testament speaks of death as sleep from which Christ will wake us. An immortal soul, it is said, comes from Greek thought and makes the resurrection unnecessary.",
    commonGround:
      "The Christian hope is the resurrection of the body at Christ's return, not the escape of a soul, and only God gives life.",
    answer:
      "Catholics agree that the person is one, body and soul, and that salvation is not complete before the resurrection. Scripture, however, also speaks of life with God before that day: Jesus promises the thief paradise today, Paul longs to depart and be with Christ, and Revelation hears the souls of martyrs cry out. Sleep is a tender image for a death that will be undone; the body rests. The Preacher describes life as it looks under the sun, before the hope of resurrection was fully revealed, and later books go further. That the soul lives on is God's gift as Creator and takes nothing from the resurrection, which the soul itself awaits.",
    references:
      "Luke 23:43; Phil 1:21-23; Rev 6:9-11; 2 Cor 5:8; Luke 16:22-23; Wis 3:1-3; Eccl 9:5; CCC 362-368; CCC 1005; CCC 1021-1022; ST I q75 a6",
    topics: ["death", "particular-judgment", "resurrection-of-the-body", "human-person"],
  },
  {
    id: "purgatory-not-biblical",
    title: "Purgatory is not in the Bible and adds to the cross",
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
      "jehovahs-witness",
    ],
    aliases: [
      "purgatory is not in the bible",
      "is purgatory biblical",
      "jesus paid it all",
      "absent from the body present with the lord",
      "purgatory denies the cross",
      "second chance after death",
      "where is purgatory in scripture",
    ],
    concern:
      "Christ paid for sins once for all, and his own go to be with him. A place of further suffering after death seems to say that his sacrifice was not enough, and Scripture does not mention it by name.",
    commonGround:
      "Christ's sacrifice is enough for every sin, nothing unclean enters heaven, and after death there is no second decision.",
    answer:
      "Purgatory is not a second chance and not a second payment; everyone in it is already saved by Christ. It is the last work of his grace in those who die as his friends but with attachments and wounds that love has still to heal. The Church has defined little about it: that there is a cleansing after death, and that the prayers of the living help. Scripture supports both in substance, with the prayer for the fallen in Second Maccabees and with Paul's image of one who is saved, but as through fire. Christians prayed for their dead from early times. The word came late and pictures of it have often been crude, so it is fair to ask for the sober teaching: to meet the Lord face to face, and to be made ready by him for it.",
    references:
      "1 Cor 3:13-15; 2 Macc 12:43-46; Rev 21:27; Heb 12:14; CCC 1030-1032; LG 50; Spe Salvi 45-48; Augustine, Enchiridion 110; Trent Session 25",
    topics: ["purgatory", "prayer-for-the-dead", "satisfaction", "particular-judgment"],
  },
  {
    id: "selling-indulgences",
    title: "Indulgences sell forgiveness",
    perspectives: ["lutheran", "presbyterian", "methodist", "anglican", "baptist", "orthodox", "secular"],
    aliases: [
      "selling indulgences",
      "buying your way to heaven",
      "church sold forgiveness",
      "why did luther protest indulgences",
      "are indulgences still sold",
      "indulgences are not biblical",
      "treasury of merit",
    ],
    concern:
      "Grace is free, yet the Church once let preachers collect money for indulgences, and it still grants them. It seems to make God's mercy a matter of accounts, administered by an office.",
    commonGround:
      "God's forgiveness is free and cannot be bought, and what was done with indulgences in Luther's day was a grave abuse.",
    answer:
      "The protest against the trade was right: the Council of Trent condemned it and Pius V ended the grants that were tied to money. An indulgence does not forgive sins and is no license to sin; it presupposes that the sin is repented of, confessed and forgiven. Sin leaves behind disorder in us and in others, and the Church, as one body, asks that the love of Christ and of his saints help those who are working to be healed of it. The treasury is not a sum of merits but Christ himself, whose atonement is without limit, and the saints in him. The conditions are prayer, conversion, confession and Communion. It remains true that the language of accounts can mislead, and no Catholic is bound to seek indulgences.",
    references:
      "Col 1:24; 1 Cor 12:26; CCC 1471-1479; Trent Session 25; can. 992-997; ST Suppl. q25 a1; Indulgentiarum Doctrina",
    topics: ["indulgences", "purgatory", "satisfaction", "communion-of-saints"],
  },
  {
    id: "eternal-hell",
    title: "A loving God would not punish forever",
    perspectives: ["seventh-day-adventist", "jehovahs-witness", "mormon", "atheist", "secular"],
    aliases: [
      "why would a loving god send people to hell",
      "eternal torment is unjust",
      "hell is cruel",
      "infinite punishment for finite sin",
      "annihilationism",
      "the wicked will be destroyed",
      "hell is used to scare people",
      "conditional immortality",
    ],
    concern:
      "Endless punishment for a short life seems to contradict both justice and love. Some hold that Scripture speaks of death and destruction as the end of the wicked; others find the very thought a cruelty that frightens people into obedience.",
    commonGround:
      "God wants all to be saved, takes no pleasure in anyone's death, and is never unjust; fear is a poor reason to believe.",
    answer:
      "The Church teaches that God predestines nobody to hell; it is the state of one who turns from him with full freedom and remains so to the end. Love that forced itself would not be love, so hell is first of all the sober name for how seriously God takes human freedom. Jesus himself speaks of it in grave words, and of eternal punishment in the same sentence as of eternal life. The chief pain is separation from God; fire and darkness are images of what cannot be pictured. The Church has declared saints but has never declared of any person that he or she is lost, and it prays that nobody may be. These words are meant as a call to use freedom well, and whoever has been frightened or controlled with them has been wronged.",
    references:
      "Matt 25:46; Mark 9:43-48; 1 Tim 2:4; 2 Pet 3:9; Ezek 33:11; CCC 1033-1037; CCC 1058; LG 48; ST I-II q87 a3; Spe Salvi 44-46",
    topics: ["hell", "freedom", "last-judgment", "hope"],
  },
  {
    id: "only-144000",
    title: "Only a small flock of 144,000 goes to heaven",
    perspectives: ["jehovahs-witness"],
    aliases: [
      "144000",
      "only 144000 go to heaven",
      "little flock",
      "anointed class",
      "paradise earth for the great crowd",
      "meek will inherit the earth",
    ],
    concern:
      "Revelation numbers those sealed, and Jesus speaks of a little flock. From this it is gathered that a limited number rule with Christ in heaven while the great crowd of the faithful lives forever on a restored earth.",
    commonGround: "God will renew his creation, the meek will inherit the land, and death will be no more.",
    answer:
      "The number in Revelation is twelve times twelve times a thousand and stands for the completeness of God's people; it is hard to take it literally while the tribes and the seal around it are taken as signs. The great crowd that nobody can count stands in the same vision before the throne of God and in his temple. Jesus prays that all who believe in him may be with him where he is, and Paul knows one hope to which every Christian is called. Catholics await a new heaven and a new earth together, for in the end God's dwelling is with humanity and the two are no longer apart. So nobody is shut out of the nearest communion with Christ by belonging to a second class.",
    references:
      "Rev 7:4-9; Rev 7:15; Rev 21:1-4; John 17:20-24; Eph 4:4; CCC 1023-1029; CCC 1042-1050; LG 48",
    topics: ["heaven", "new-creation", "second-coming"],
  },
];
