import type { Topic } from "../domain/topic";

/** Jesus Christ: who he is, his names and his life. */
export const jesusChristTopics: Topic[] = [
  {
    id: "incarnation",
    title: "The Incarnation",
    aliases: [
      "incarnation",
      "why did god become man",
      "why did god become human",
      "god became man",
      "word became flesh",
      "christmas",
      "meaning of christmas",
      "bethlehem",
      "nativity",
      "birth of jesus",
      "why was jesus born",
      "manger",
    ],
    summary:
      "The Son of God took on our human nature in the womb of the Virgin Mary and became truly man while remaining truly God. He did so to save us by reconciling us with God, to let us know God's love, to be our model of holiness, and to make us sharers in the divine nature. At Christmas the Church adores him in the poverty of the manger, where God's glory comes to the simple first.",
    catechism: "456-463,525-526",
    notes: {
      scripture: {
        references: "John 1:14; Phil 2:5-8; 1 John 4:9; Luke 2:1-20",
        text: "The Word became flesh and lived among us, emptied himself to share our state, and was born in Bethlehem so that we might live through him.",
      },
      patristic: {
        references: "Athanasius, On the Incarnation 54; Leo the Great, Sermon 21",
        text: "Athanasius teaches that the Word became man so that we might share in God's life, and Leo calls Christians at Christmas to remember their dignity.",
      },
      aquinas: {
        references: "ST III q1 a1-2",
        text: "Thomas shows that it befits God's goodness to give himself in this way and lists the many ways in which it heals and lifts us.",
      },
      augustine: {
        references: "On the Trinity 13.10",
        text: "Augustine says that nothing could raise our hope more than God showing by the Incarnation how much he loves us.",
      },
      "vatican-ii": {
        references: "GS 22",
        text: "By his Incarnation the Son of God has in some way united himself with every human being.",
      },
      liturgy: {
        references: "GIRM 137; Solemnity of the Nativity of the Lord",
        text: "All bow at the words of the Creed on the Incarnation, and kneel at them at Christmas and on the Annunciation.",
      },
      councils: {
        references: "Nicaea I; Chalcedon",
        text: "The councils confess the one who came down for our salvation as of one being with the Father and as one with us in our humanity.",
      },
    },
  },
  {
    id: "jesus-true-god-true-man",
    title: "Jesus, true God and true man",
    aliases: [
      "is jesus god",
      "divinity of christ",
      "divinity of jesus",
      "did jesus claim to be god",
      "two natures",
      "two natures of christ",
      "hypostatic union",
      "hypostatic",
      "arian",
      "arianism",
      "son of god",
      "was jesus human",
      "fully god and fully man",
    ],
    summary:
      "Jesus Christ is one person, the eternal Son, in two natures: true God and true man. He is not part God and part man, nor a mixture of both; he has a human mind, will, body and heart that are those of God the Son. The Church came to say this clearly in her first centuries, in answer to those who denied now his divinity, now his humanity.",
    catechism: "441-451,464-483",
    notes: {
      scripture: {
        references: "John 1:1; John 8:58; John 20:28; Col 2:9; Heb 4:15",
        text: "The Word was God, Jesus speaks of himself as being before Abraham, Thomas calls him Lord and God, and he is like us in all things but sin.",
      },
      patristic: {
        references: "Ignatius of Antioch, Ephesians 7; Leo the Great, Letter 28",
        text: "Ignatius speaks of the one physician who is both flesh and spirit, God in man, and Leo's letter to Flavian explains how each nature keeps what is its own.",
      },
      aquinas: {
        references: "ST III q2 a2-3",
        text: "Thomas explains that the union of the two natures took place in the one person of the Word.",
      },
      augustine: {
        references: "Enchiridion 35",
        text: "Augustine says that Christ Jesus is both God and man: God before all ages, man in our own age.",
      },
      "vatican-ii": {
        references: "GS 22",
        text: "The Son worked with human hands, thought with a human mind and loved with a human heart.",
      },
      councils: {
        references: "Nicaea I; Ephesus; Chalcedon; Constantinople III",
        text: "The councils confess the Son as one in being with the Father, one person in two natures without confusion or separation, with a divine and a human will.",
      },
    },
  },
  {
    id: "names-of-jesus",
    title: "The names of Jesus",
    aliases: [
      "names of jesus",
      "the name jesus",
      "most holy name of jesus",
      "what does jesus mean",
      "what does christ mean",
      "meaning of the name jesus",
      "messiah",
      "emmanuel",
      "immanuel",
      "titles of jesus",
      "yeshua",
      "son of man",
      "why is jesus called lord",
      "lamb of god",
    ],
    summary:
      "Jesus means that God saves: the name given by the angel says both who he is and what he came to do. Christ, or Messiah, means the one anointed by the Father with the Holy Spirit as priest, prophet and king. Son of God tells of his unique relation with the Father, and Lord of his divine majesty. To call on his name with love is the simplest way of praying at any time.",
    catechism: "430-455,2665-2668",
    notes: {
      scripture: {
        references: "Matt 1:21-23; Luke 2:11; Phil 2:9-11; Acts 4:12",
        text: "He is named Jesus because he will save his people, announced as Christ and Lord, and given the name before which every knee bends and by which we are saved.",
      },
      aquinas: {
        references: "ST III q37 a2",
        text: "Thomas shows that the name Jesus is fitting since it was given to signify the salvation of all.",
      },
      liturgy: {
        references: "GIRM 275; Memorial of the Most Holy Name of Jesus (3 January)",
        text: "The head is bowed at the name of Jesus, and the calendar keeps a day in honor of it.",
      },
    },
  },
  {
    id: "historical-jesus",
    title: "The historical Jesus",
    aliases: [
      "historical jesus",
      "did jesus exist",
      "was jesus real",
      "did jesus really exist",
      "jesus of history",
      "evidence for jesus",
      "are the gospels reliable",
      "are the gospels historical",
      "who wrote the gospels",
      "tacitus and josephus",
      "jesus a myth",
      "jesus of nazareth",
    ],
    summary:
      "Jesus of Nazareth lived and died in a known place and time, and besides the New Testament he is mentioned by early Jewish and Roman writers such as Josephus and Tacitus. The Church firmly holds the historical truth of the four Gospels, which hand on faithfully what Jesus did and taught. They grew from his life and words, through the apostles' preaching, to the written books, and are told as testimony that leads to faith. The Jesus of history and the Christ of faith are one.",
    catechism: "125-127,423,512-515",
    notes: {
      scripture: {
        references: "Luke 1:1-4; 1 Cor 15:3-8; John 21:24; 1 John 1:1-3",
        text: "Luke writes after careful inquiry, Paul hands on what he received from witnesses, and John speaks of what was seen and touched.",
      },
      patristic: {
        references: "Ignatius of Antioch, Trallians 9; Irenaeus, Against Heresies 3.1.1",
        text: "Ignatius insists that Jesus was truly born, truly suffered under Pontius Pilate and truly rose, and Irenaeus tells where the four Gospels come from.",
      },
      augustine: {
        references: "The Harmony of the Gospels",
        text: "Augustine compares the four accounts at length to show that their differences do not set them against each other.",
      },
      "vatican-ii": {
        references: "DV 18-19",
        text: "The Gospels are of apostolic origin and hand on what Jesus truly did and taught.",
      },
    },
  },
  {
    id: "life-of-christ",
    title: "The life of Christ",
    aliases: [
      "life of christ",
      "life of jesus",
      "hidden life",
      "hidden life of jesus",
      "nazareth",
      "mysteries of christ",
      "imitate christ",
      "imitate jesus",
      "childhood of jesus",
      "what did jesus do before his ministry",
      "jesus as a carpenter",
      "finding in the temple",
      "public life of jesus",
    ],
    summary:
      "Everything in the life of Jesus, from the manger to the cross and the empty tomb, reveals the Father and works for our salvation. In the long years at Nazareth he shared the common life of family, work and prayer, and so made holy the everyday life of most people. He lived all this for us, as our model, and lets us live it in him and lives it in us.",
    catechism: "512-534,561-564",
    notes: {
      scripture: {
        references: "Luke 2:51-52; 1 Pet 2:21; John 13:15",
        text: "Jesus lived under the care of Mary and Joseph and grew in wisdom, and he left us an example so that we may follow in his steps.",
      },
      patristic: {
        references: "Irenaeus, Against Heresies 3.18.1",
        text: "Irenaeus says that the Son summed up the long history of humanity in himself and so won salvation for us.",
      },
      aquinas: {
        references: "ST III q40 a1",
        text: "Thomas explains why it was fitting that Christ live among people and not apart from them.",
      },
      "vatican-ii": {
        references: "GS 22; GS 32",
        text: "The Son of God shared human life fully, with its work and family ties, and chose the life of a worker of his time and place.",
      },
      liturgy: {
        references: "SC 102; Feast of the Holy Family",
        text: "Through the year the Church unfolds the whole mystery of Christ, and in the Christmas season she keeps the feast of his family.",
      },
    },
  },
];
