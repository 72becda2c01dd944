import type { Topic } from "../domain/topic";

/** The Creed and the triune God it confesses. */
export const creedAndTrinityTopics: Topic[] = [
  {
    id: "creed",
    title: "The Creed",
    aliases: [
      "creed",
      "creeds",
      "nicene",
      "nicene creed",
      "apostles creed",
      "profession of faith",
      "symbol of faith",
      "i believe in god",
      "what do catholics believe",
      "what is the creed",
      "niceno constantinopolitan",
      "one baptism for the forgiveness",
    ],
    summary:
      "The creeds are short summaries of the faith, first used in preparing people for baptism. The Apostles' Creed is the old baptismal creed of the church of Rome; the Nicene Creed comes from the councils of Nicaea in 325 and Constantinople in 381 and is shared by East and West. To say the Creed is to enter into communion with God and with the whole Church that hands on the faith to us.",
    catechism: "185-197",
    notes: {
      scripture: {
        references: "1 Cor 15:3-5; Rom 10:9; Phil 2:6-11",
        text: "Paul hands on early formulas that confess Christ's death and resurrection and his lordship.",
      },
      patristic: {
        references: "Irenaeus, Against Heresies 1.10.1; Cyril of Jerusalem, Catechetical Lectures 5.12",
        text: "Irenaeus gives the rule of faith held by the Church throughout the world, and Cyril has candidates learn the creed by heart as a summary of Scripture.",
      },
      aquinas: {
        references: "ST II-II q1 a8; ST II-II q1 a9",
        text: "Thomas explains the articles of faith and why it is fitting to gather them in a creed.",
      },
      augustine: {
        references: "On Faith and the Creed",
        text: "Augustine goes through the creed article by article to guard the faith of simple believers.",
      },
      liturgy: {
        references: "GIRM 67-68",
        text: "The Creed is said or sung by priest and people on Sundays and solemnities in answer to the word of God.",
      },
      councils: {
        references: "Nicaea I; Constantinople I",
        text: "The first two ecumenical councils gave the Church the creed that confesses the Son and the Holy Spirit as truly God.",
      },
    },
  },
  {
    id: "one-god",
    title: "The one God and his name",
    aliases: [
      "one god",
      "i am",
      "names of god",
      "name of god",
      "yhwh",
      "jehovah",
      "yahweh",
      "i am who am",
      "monotheism",
      "attributes of god",
      "is there only one god",
      "who is god",
      "what is god",
    ],
    summary:
      "There is only one God, without beginning or end, who made himself known to Moses as the one who is and who is with his people. He is truth and love: faithful, merciful, holy, and beyond all that we can picture. To confess one God means to know his greatness, to live in thanks and trust, and to use all things in so far as they bring us near to him.",
    catechism: "198-231",
    notes: {
      scripture: {
        references: "Exod 3:14; Exod 34:6; Deut 6:4; 1 John 4:8",
        text: "God reveals his name at the bush, shows himself rich in mercy, asks Israel to love him alone, and is named love by John.",
      },
      patristic: {
        references: "Irenaeus, Against Heresies 2.1",
        text: "Irenaeus argues that there is one God only, who contains all things and is the maker of them all.",
      },
      aquinas: {
        references: "ST I q11 a3; ST I q13 a11",
        text: "Thomas shows that God is one, and holds that the name revealed to Moses is most proper to him because it signifies being itself.",
      },
      augustine: {
        references: "Confessions 1.4",
        text: "Augustine praises God in paired words: hidden and most present, unchanging and changing all things.",
      },
      "papal-encyclicals": {
        references: "Deus Caritas Est 9-10",
        text: "Benedict XVI describes the God of Israel as the one creator who loves his people with a personal, forgiving love.",
      },
      councils: {
        references: "Lateran IV, Constitution 1",
        text: "The council confesses one true God, eternal, immense, unchangeable and beyond our grasp.",
      },
    },
  },
  {
    id: "trinity",
    title: "The Holy Trinity",
    aliases: [
      "trinity",
      "holy trinity",
      "blessed trinity",
      "triune",
      "three persons",
      "three persons in one god",
      "father son and holy spirit",
      "consubstantial",
      "one god three persons",
      "how can god be three",
      "father son spirit",
      "explain the trinity",
      "trinitarian",
      "one god three",
    ],
    summary:
      "The mystery of the Trinity is the center of Christian faith: one God in three persons, Father, Son and Holy Spirit. The persons are not parts of God, for each is God whole and entire; they differ only by their relations, the Father begetting, the Son begotten, the Spirit proceeding. We could not know this unless God had shown it to us, and we are called to share in this communion already now and for ever.",
    catechism: "232-267",
    notes: {
      scripture: {
        references: "Matt 28:19; 2 Cor 13:13; John 14:16-17; Matt 3:16-17",
        text: "Jesus commands baptism in the one name of the three, Paul blesses in their names, and at the Jordan Father, Son and Spirit are made known together.",
      },
      patristic: {
        references: "Gregory of Nazianzus, Oration 40.41",
        text: "Gregory entrusts to those about to be baptized the confession of Father, Son and Holy Spirit as one godhead.",
      },
      aquinas: {
        references: "ST I q29 a4; ST I q32 a1",
        text: "Thomas explains a divine person as a subsisting relation, and holds that reason alone cannot reach the Trinity.",
      },
      augustine: {
        references: "On the Trinity 8-9; On the Trinity 15",
        text: "Augustine looks for images of the Trinity in love and in the human mind, and ends by confessing how far they fall short.",
      },
      "vatican-ii": {
        references: "LG 4; AG 2",
        text: "The Church is a people gathered in the unity of the Father, the Son and the Holy Spirit, and her mission flows from theirs.",
      },
      liturgy: {
        references: "Solemnity of the Most Holy Trinity",
        text: "The Sunday after Pentecost gives thanks for the mystery in which all prayer of the Church is made: to the Father, through the Son, in the Spirit.",
      },
      councils: {
        references: "Nicaea I; Constantinople I; Lateran IV, Constitution 1",
        text: "The councils confess the Son as of one being with the Father, the Spirit as worshiped with them, and three persons in one nature.",
      },
    },
  },
  {
    id: "god-the-father",
    title: "God the Father",
    aliases: [
      "god the father",
      "father almighty",
      "abba",
      "abba father",
      "fatherhood of god",
      "gender of god",
      "is god male",
      "is god a man",
      "why call god father",
      "god as mother",
      "my father hurt me",
      "heavenly father",
      "our father in heaven",
    ],
    summary:
      "Jesus reveals God as Father in a new sense: from all eternity Father of his only Son, and through him our Father too. God is neither man nor woman; he is beyond human sex, and Scripture can also speak of his tenderness with the image of a mother. Those who were hurt by a father on earth need not carry that picture over to God, for he is the measure of all fatherhood and not its copy; a priest or counselor can help such wounds to heal.",
    catechism: "238-242,270,2779-2782",
    notes: {
      scripture: {
        references: "Matt 6:9; Gal 4:6; Isa 49:15; Eph 3:14-15; Luke 15:11-32",
        text: "Jesus teaches us to say Father, the Spirit cries Abba in our hearts, and the prophet compares God's care with a mother who cannot forget her child.",
      },
      patristic: {
        references: "Cyprian, On the Lord's Prayer 9-11",
        text: "Cyprian marvels that we may call God our Father and asks that we live as his children.",
      },
      aquinas: {
        references: "ST I q33 a1-3",
        text: "Thomas explains why the name Father belongs first to the first person of the Trinity and then to God in regard to creatures.",
      },
      "papal-encyclicals": {
        references: "Dives in Misericordia 5-6",
        text: "John Paul II reads the parable of the prodigal son as the picture of a father faithful to his love.",
      },
      councils: {
        references: "Nicaea I",
        text: "The creed confesses one God, the Father almighty, and his Son of one being with him.",
      },
    },
  },
  {
    id: "almighty",
    title: "God's almighty power",
    aliases: [
      "almighty",
      "almighty god",
      "omnipotent",
      "omnipotence",
      "all powerful",
      "power of god",
      "can god do anything",
      "can god make a rock so heavy",
      "is anything impossible for god",
      "why does god seem weak",
      "nothing is impossible for god",
      "god in control of everything",
    ],
    summary:
      "God can do all things, and his power is never arbitrary: in him power, wisdom, justice and love are one. It shows itself most of all in forgiveness and in the cross and resurrection, where what looks like weakness overcomes evil. His power can seem hidden to us in suffering, and faith trusts that nothing is impossible for him and that he can draw good even from evil.",
    catechism: "268-278",
    notes: {
      scripture: {
        references: "Luke 1:37; Wis 11:23; Gen 18:14; 1 Cor 1:23-25",
        text: "Nothing is impossible for God, who has mercy on all because he can do all, and whose weakness on the cross is stronger than human strength.",
      },
      aquinas: {
        references: "ST I q25 a3; ST II-II q30 a4",
        text: "Thomas explains that God can do whatever does not contradict itself, and that mercy shows his almighty power most.",
      },
      liturgy: {
        references: "Collect of the 26th Sunday in Ordinary Time",
        text: "The Church prays to God as the one who shows his power above all in pardon and mercy.",
      },
      councils: {
        references: "Nicaea I",
        text: "The creed names God the almighty as its first article, maker of all that is seen and unseen.",
      },
    },
  },
];
