import type { Topic } from "../domain/topic";

export const saintsTopics: Topic[] = [
  {
    id: "communion-of-saints",
    title: "The communion of saints",
    aliases: [
      "communion of saints",
      "saints",
      "what is the communion of saints",
      "church triumphant",
      "church militant church suffering",
      "connected with those who have died",
      "are we still connected with the dead",
      "all saints day",
      "one family in heaven and on earth",
      "sharing in holy things",
      "union with the faithful in heaven",
    ],
    summary:
      "The communion of saints is the sharing of all who belong to Christ: pilgrims on earth, the dead who are being purified, and the blessed in heaven. It means both a sharing in holy things, above all the Eucharist, and a bond between holy persons. Death does not break this bond, so that we can pray for the dead and be helped by the prayer of the saints.",
    catechism: "946-962,1474-1477",
    notes: {
      scripture: {
        references: "Heb 12:1; Heb 12:22-24; 1 Cor 12:26",
        text: "A cloud of witnesses surrounds us, we have come near to the festive city of God, and in one body each member shares the joy and pain of the others.",
      },
      augustine: {
        references: "City of God 20.9",
        text: "The souls of the faithful departed are not parted from the Church, and so they are remembered at the altar.",
      },
      "vatican-ii": {
        references: "LG 49-50",
        text: "The union of those on the way with those who sleep in Christ is not broken, but strengthened by the exchange of spiritual goods.",
      },
      liturgy: {
        references: "All Saints, 1 November; All Souls, 2 November",
        text: "On two days that follow each other the Church honors the blessed in heaven and prays for all the departed.",
      },
    },
  },
  {
    id: "praying-to-saints",
    title: "Asking the saints to pray for us",
    aliases: [
      "pray to saints",
      "invoke",
      "dead saints",
      "praying to saints",
      "intercession of the saints",
      "why pray to saints and not to god",
      "do saints hear our prayers",
      "can saints hear us",
      "one mediator",
      "isnt jesus the only mediator",
      "is praying to saints in the bible",
      "do catholics worship saints",
      "ask a saint to pray for me",
    ],
    summary:
      "Catholics ask the saints to pray for them as one asks a friend, and adore God alone. The saints are alive in Christ and their prayer draws all its strength from him, the one mediator; to ask it takes nothing away from him. No one is obliged to address a particular saint, but the Church has always found this good and useful.",
    catechism: "954-959,2683-2684",
    notes: {
      scripture: {
        references: "Rev 5:8; Rev 8:3-4; Jas 5:16; 1 Tim 2:1-5",
        text: "In heaven the prayers of the holy ones are brought before God, the prayer of the just has great power, and Paul asks for intercession while he names the one mediator.",
      },
      patristic: {
        references: "Cyril of Jerusalem, Mystagogical Catecheses 5.9",
        text: "At the altar the holy ones who have died are remembered, so that God may receive our petition through their prayers.",
      },
      aquinas: {
        references: "ST II-II q83 a4; ST II-II q83 a11",
        text: "We pray to God as the giver and to saints as those who ask with us; the saints in heaven pray for us.",
      },
      augustine: {
        references: "Against Faustus 20.21",
        text: "Christians honor the martyrs to follow them and to share in their prayers, and offer sacrifice to God alone.",
      },
      "vatican-ii": {
        references: "LG 50",
        text: "It is most fitting to love the friends of Christ, to thank God for them and to ask their help.",
      },
      councils: {
        references: "Trent Session 25",
        text: "It is good and useful to call on the saints humbly and to have recourse to their prayers.",
      },
    },
  },
  {
    id: "canonization",
    title: "How someone is declared a saint",
    aliases: [
      "canonization",
      "canonisation",
      "canonized",
      "beatification",
      "beatified",
      "how does someone become a saint officially",
      "how are saints made",
      "who decides who is a saint",
      "venerable blessed saint",
      "servant of god title",
      "miracles for sainthood",
      "devils advocate",
      "sainthood process",
      "are there saints who were never canonized",
    ],
    summary:
      "By canonizing someone the Church declares that this person lived in heroic fidelity to grace, or died a martyr, and may be honored and asked for intercession everywhere. The cause begins in the diocese, is examined in Rome and leads through the titles Venerable and Blessed; as a rule a miracle is needed for beatification, except for martyrs, and a further one for canonization. The Church does not make anyone holy by this act, and heaven holds countless saints whose names nobody knows.",
    catechism: "828,957,1173,2030",
    notes: {
      scripture: {
        references: "Heb 12:1; Heb 13:7; Rev 7:9",
        text: "Believers look to the witnesses and leaders who went before them, and the redeemed in heaven are more than anyone can count.",
      },
      patristic: {
        references: "Martyrdom of Polycarp 17-18",
        text: "The community gathers Polycarp's remains and keeps the day of his martyrdom every year, loving the martyrs as disciples of the Lord while adoring Christ.",
      },
      "vatican-ii": {
        references: "LG 50; SC 104",
        text: "The Church holds up the example of martyrs and others of outstanding virtue, and keeps their memory through the year.",
      },
      "papal-encyclicals": {
        references: "Divinus Perfectionis Magister",
        text: "John Paul II gave the causes of saints their present order in 1983.",
      },
      "canon-law": {
        references: "can. 1186-1187; can. 1403",
        text: "Public honor is given only to those whom the Church has listed among the saints or the blessed, and causes follow a special law.",
      },
    },
  },
  {
    id: "relics",
    title: "Relics of the saints",
    aliases: [
      "relics",
      "relic",
      "bones of saints",
      "first class relic",
      "second class relic",
      "why do catholics keep relics",
      "veneration of relics",
      "incorrupt body",
      "incorrupt saints",
      "reliquary",
      "relic in the altar",
      "is it wrong to buy relics",
      "are relics biblical",
    ],
    summary:
      "Relics are the bodies of the saints, parts of them, or things that belonged to them. Catholics honor them because these bodies were temples of the Holy Spirit and will rise again; the honor goes to the saint and so to God, and there is no power in the relic itself. Sacred relics may never be sold.",
    catechism: "1674-1676",
    notes: {
      scripture: {
        references: "2 Kgs 13:21; Acts 19:11-12",
        text: "A dead man revives on touching Elisha's bones, and cloths that had touched Paul bring healing, which God worked.",
      },
      patristic: {
        references: "Martyrdom of Polycarp 18; Jerome, Against Vigilantius",
        text: "Christians treasured Polycarp's bones, and Jerome explains that they honor relics of martyrs in order to adore him whose martyrs they are.",
      },
      aquinas: {
        references: "ST III q25 a6",
        text: "We honor the remains of the saints as members of Christ and temples of the Spirit that are to share in glory.",
      },
      augustine: {
        references: "City of God 22.8",
        text: "Augustine tells of healings in his own time at the memorials of the martyr Stephen.",
      },
      "vatican-ii": {
        references: "SC 111",
        text: "The saints are honored in the Church and their authentic relics held in veneration.",
      },
      "canon-law": {
        references: "can. 1190; can. 1237",
        text: "Sacred relics must not be sold, and the old custom of placing relics under a fixed altar is kept.",
      },
      liturgy: {
        references: "GIRM 302",
        text: "Relics under an altar should be of a size to be recognized, and their authenticity must be certain.",
      },
      councils: {
        references: "Nicaea II; Trent Session 25",
        text: "Both councils uphold the honor given to relics, and Trent asks that superstition and gain be kept away from it.",
      },
    },
  },
  {
    id: "patron-saints",
    title: "Patron saints and saints' names",
    aliases: [
      "patron saint",
      "patron saints",
      "name day",
      "saints name",
      "confirmation name",
      "confirmation saint",
      "which saint should i choose",
      "choosing a confirmation name",
      "patron of",
      "saint for lost things",
      "who is my patron saint",
      "do i need a saints name for baptism",
      "feast of my patron",
      "namesake",
    ],
    summary:
      "A patron saint is one under whose care and example a person, a parish, a country or a work is placed. At baptism, and often at confirmation, one takes a name with a patron, who is a model of charity and a sure intercessor. A child's name need not be a saint's, as long as it does not offend Christian feeling, and the choice of a patron is free.",
    catechism: "956,2156-2159,2165,2683",
    notes: {
      scripture: {
        references: "Isa 43:1; Heb 12:1; Rev 5:8",
        text: "God calls each by name, the witnesses who ran before us surround us, and the prayers of the holy ones rise before God.",
      },
      patristic: {
        references: "Ambrose, On Widows 9.55",
        text: "Ambrose encourages the faithful to ask the prayers of the martyrs, whose patronage they may claim.",
      },
      "vatican-ii": {
        references: "LG 50",
        text: "In the saints we are given an example in life, companionship in communion and help in prayer.",
      },
      "canon-law": {
        references: "can. 855; can. 1218",
        text: "A name foreign to Christian feeling should not be given at baptism, and every church has its own title.",
      },
      liturgy: {
        references: "Universal Norms on the Liturgical Year and the Calendar 59",
        text: "The principal patron of a place or a diocese, and the title of a church, have a high rank in its own calendar.",
      },
    },
  },
  {
    id: "stigmata-and-mystical-phenomena",
    title: "Stigmata and mystical phenomena",
    aliases: [
      "stigmata",
      "stigmatist",
      "wounds of christ on the hands",
      "mystical experiences",
      "ecstasy",
      "levitation",
      "bilocation",
      "weeping statue",
      "visions of saints",
      "locutions",
      "hearing the voice of god",
      "mystics",
      "padre pio wounds",
      "eucharistic miracle",
    ],
    summary:
      "God can give extraordinary signs, such as the wounds of Christ or ecstasy, to some people for the good of all. Such gifts are rare, they are not needed for holiness, and the Church tests them with great care; the faithful are not bound to believe in them, and holiness is measured by charity. Someone who hears voices or has unusual experiences should tell a wise priest and also see a doctor, and is wise not to build decisions on them.",
    catechism: "67,799-801,2003,2014",
    notes: {
      scripture: {
        references: "Gal 6:17; 2 Cor 12:1-9; 1 Cor 12:4-11; 1 Thess 5:19-21",
        text: "Paul bears the marks of Jesus and was caught up to paradise, yet boasts only of weakness; gifts are for the common good and everything is to be tested.",
      },
      aquinas: {
        references: "ST I-II q111 a5; ST II-II q175 a1",
        text: "Sanctifying grace is nobler than the gifts given for the benefit of others, and rapture lifts a person to God by God's power.",
      },
      augustine: {
        references: "Literal Meaning of Genesis 12",
        text: "Augustine distinguishes bodily, imaginative and intellectual vision and warns that some visions deceive.",
      },
      "vatican-ii": {
        references: "LG 12",
        text: "Extraordinary gifts are not to be rashly sought, and those in charge of the Church judge whether they are genuine.",
      },
    },
  },
];
