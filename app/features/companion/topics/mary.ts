import type { Topic } from "../domain/topic";

/** What the Church believes of Mary. */
export const maryTopics: Topic[] = [
  {
    id: "immaculate-conception",
    title: "The Immaculate Conception",
    aliases: [
      "immaculate conception",
      "immaculate",
      "mary without sin",
      "was mary sinless",
      "did mary sin",
      "full of grace",
      "kecharitomene",
      "mary conceived without sin",
      "did mary need a savior",
      "december 8",
      "our lady of the immaculate conception",
    ],
    summary:
      "From the first moment of her conception Mary was kept free from all stain of original sin, by a grace given in view of the merits of Jesus Christ. She too is saved by her Son, and in a higher way: by being preserved from sin instead of being freed from it. The name speaks of Mary's own conception in her mother, not of the virginal conception of Jesus.",
    catechism: "490-493",
    notes: {
      scripture: {
        references: "Luke 1:28; Gen 3:15; Luke 1:47",
        text: "The angel greets Mary as one filled with grace, the first promise tells of enmity between the woman and the serpent, and Mary calls God her savior.",
      },
      augustine: {
        references: "On Nature and Grace 36",
        text: "Augustine, for the honor of the Lord, will not let Mary come into question when he speaks of sins.",
      },
      "vatican-ii": {
        references: "LG 56",
        text: "Mary is called all holy and free from every stain, as though fashioned by the Holy Spirit.",
      },
      "papal-encyclicals": {
        references: "Ineffabilis Deus",
        text: "In this bull of 1854 Pius IX solemnly defines the Immaculate Conception as revealed by God.",
      },
      liturgy: {
        references: "Solemnity of the Immaculate Conception (8 December)",
        text: "The Church celebrates how God prepared a worthy dwelling for his Son.",
      },
      councils: {
        references: "Trent Session 5",
        text: "The council declares that its decree on original sin does not intend to include the blessed Virgin.",
      },
    },
  },
  {
    id: "mother-of-god",
    title: "Mary, Mother of God",
    aliases: [
      "mother of god",
      "theotokos",
      "god bearer",
      "why is mary called mother of god",
      "how can god have a mother",
      "is mary the mother of god",
      "mother of the lord",
      "nestorius",
      "council of ephesus",
      "divine motherhood",
      "is mary divine",
    ],
    summary:
      "Mary is truly Mother of God, because the one she conceived and bore is the eternal Son of God made man. The title does not mean that she is the source of his divinity; she is a creature, and mother of a person who is God. It guards the faith that Jesus is one person, and not a man in whom God only dwelt.",
    catechism: "466,495,509",
    notes: {
      scripture: {
        references: "Luke 1:43; Gal 4:4; Matt 1:23",
        text: "Elizabeth calls her the mother of her Lord, and Paul says that God sent his Son, born of a woman.",
      },
      patristic: {
        references: "Cyril of Alexandria, Second Letter to Nestorius",
        text: "Cyril explains that the holy Virgin is called God-bearer because the Word was born of her according to the flesh.",
      },
      aquinas: {
        references: "ST III q35 a4",
        text: "Thomas shows that she is rightly called Mother of God, since birth belongs to the person and this person is God.",
      },
      "vatican-ii": {
        references: "LG 53; LG 66",
        text: "Mary is acknowledged as truly Mother of God and Redeemer, and has been honored under this title from early times.",
      },
      liturgy: {
        references: "Solemnity of Mary, the Holy Mother of God (1 January)",
        text: "The octave day of Christmas honors the motherhood of Mary.",
      },
      councils: {
        references: "Ephesus; Chalcedon",
        text: "In 431 and 451 the councils confess the holy Virgin as Mother of God.",
      },
    },
  },
  {
    id: "virginity-of-mary",
    title: "The perpetual virginity of Mary",
    aliases: [
      "virginity of mary",
      "perpetual virginity",
      "perpetual virginity of mary",
      "ever virgin",
      "ever-virgin",
      "virgin birth",
      "virgin mary",
      "was mary always a virgin",
      "did mary remain a virgin",
      "aeiparthenos",
      "conceived by the holy spirit",
      "until she had borne a son",
    ],
    summary:
      "Jesus was conceived by the Holy Spirit without a human father, and the Church has always seen in this a work of God that goes beyond nature. Her faith also led her to confess Mary as ever virgin, before, during and after the birth of her Son. This takes nothing from the goodness of marriage; it shows God's full initiative and Mary's undivided gift of herself.",
    catechism: "496-507,510",
    notes: {
      scripture: {
        references: "Isa 7:14; Luke 1:34-35; Matt 1:18-25; John 19:26-27",
        text: "The Gospels tell of the conception by the Spirit in the light of Isaiah's sign, and at the cross Jesus gives his mother into the care of the disciple.",
      },
      patristic: {
        references: "Jerome, Against Helvidius",
        text: "Jerome answers objections drawn from the Gospels to Mary's virginity after the birth of Jesus.",
      },
      aquinas: {
        references: "ST III q28 a1-3",
        text: "Thomas treats in turn Mary's virginity before, in and after the birth.",
      },
      augustine: {
        references: "On Holy Virginity 4",
        text: "Augustine holds that Mary had already vowed her virginity to God, which explains her question to the angel.",
      },
      "vatican-ii": {
        references: "LG 57",
        text: "The birth of her Son did not lessen his mother's virginity but made it holy.",
      },
      councils: {
        references: "Constantinople II; Lateran Council of 649",
        text: "The councils call Mary ever virgin, and the Lateran synod states it in a canon.",
      },
    },
  },
  {
    id: "brothers-of-jesus",
    title: "The brothers of Jesus",
    aliases: [
      "brothers of jesus",
      "brothers and sisters of jesus",
      "did jesus have brothers",
      "did jesus have siblings",
      "siblings of jesus",
      "did mary have other children",
      "other children of mary",
      "james the brother of the lord",
      "firstborn son",
      "adelphoi",
      "cousins of jesus",
      "james and joses",
    ],
    summary:
      "The Gospels mention brothers and sisters of Jesus, and the Church understands these as close relatives and not as other children of Mary. In the speech of Scripture, brother may mean a kinsman: James and Joses, called his brothers, are sons of another Mary, a disciple of Christ. Many in the East see them as children of Joseph from an earlier marriage. Mary's motherhood reaches beyond Jesus in another way, to all whom he came to save.",
    catechism: "499-501,510",
    notes: {
      scripture: {
        references: "Matt 13:55; Matt 27:56; Mark 15:40; Gen 13:8; John 19:26-27",
        text: "James and Joseph are named as brothers and then as sons of another Mary, Abraham calls his nephew Lot a brother, and Jesus gives his mother to a disciple.",
      },
      patristic: {
        references: "Jerome, Against Helvidius",
        text: "Jerome compares the Gospel passages and shows how widely Scripture uses the word brother.",
      },
      aquinas: {
        references: "ST III q28 a3",
        text: "In defending Mary's virginity Thomas explains that the Lord's brothers were relatives.",
      },
    },
  },
  {
    id: "assumption",
    title: "The Assumption of Mary",
    aliases: [
      "assumption",
      "assumption of mary",
      "assumed",
      "mary taken up",
      "mary taken up to heaven",
      "did mary die",
      "dormition",
      "body and soul into heaven",
      "august 15",
      "is the assumption in the bible",
      "where is mary buried",
    ],
    summary:
      "At the end of her earthly life Mary was taken up, body and soul, into the glory of heaven. She shares in a singular way in her Son's resurrection, and in her the Church sees what all his members hope for. The definition of 1950 does not settle whether she died first, though both East and West have commonly held that she did.",
    catechism: "966,974",
    notes: {
      scripture: {
        references: "Rev 12:1; Ps 132:8; 1 Cor 15:20-26",
        text: "Tradition sees Mary in the woman clothed with the sun and in the ark brought to God's rest, and Paul teaches that those who belong to Christ will be raised in their order.",
      },
      patristic: {
        references: "John Damascene, Homilies on the Dormition",
        text: "Damascene preaches that it was fitting for the mother who bore the creator to dwell with God in her body.",
      },
      "vatican-ii": {
        references: "LG 59; LG 68",
        text: "Mary was taken up when her life was over, and shines as a sign of hope for God's people on their way.",
      },
      "papal-encyclicals": {
        references: "Munificentissimus Deus 44",
        text: "In this constitution of 1950 Pius XII solemnly defines the Assumption as revealed by God.",
      },
      liturgy: {
        references: "Solemnity of the Assumption (15 August)",
        text: "The Church honors Mary as the beginning and image of what she herself will be.",
      },
    },
  },
];
