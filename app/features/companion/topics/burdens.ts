import type { Topic } from "../domain/topic";

/** Illness, addiction, worry, grief and loneliness. */
export const burdensTopics: Topic[] = [
  {
    id: "health-and-addiction",
    title: "Health and addiction",
    aliases: [
      "eating too much",
      "drugs",
      "smoking",
      "addiction",
      "is smoking weed a sin",
      "marijuana",
      "overeating",
      "addicted",
      "vaping",
      "taking care of my body",
      "mental health",
      "depression",
      "taking medication",
      "is smoking a sin",
    ],
    summary:
      "Life and health are gifts entrusted to us, to be cared for sensibly, with regard for others and without making an idol of the body. Temperance avoids every kind of excess, in food, tobacco or medicine; using drugs apart from treatment does grave harm, and so does making or selling them. Addiction and illness of mind often lessen freedom and guilt, and asking for treatment is no lack of faith. Please talk to a doctor or counselor as well as to a priest, and do not stop a treatment on your own.",
    catechism: "1809,2288-2291",
    notes: {
      scripture: {
        references: "1 Cor 6:19-20; Eph 5:18; Sir 38:1-8; Sir 37:27-31",
        text: "The body is the Spirit's temple, the physician is a gift of God, and we learn what is good for us and avoid excess.",
      },
      aquinas: {
        references: "ST II-II q141; ST II-II q148",
        text: "Temperance orders the pleasures of food and drink to what life needs, and gluttony departs from that measure.",
      },
      augustine: {
        references: "Confessions 10.31",
        text: "Food should be taken like medicine, and the line between need and pleasure calls for God's help.",
      },
    },
  },
  {
    id: "alcohol-and-gambling",
    title: "Alcohol and gambling",
    aliases: [
      "alcohol",
      "drinking",
      "drunk",
      "drunkenness",
      "gambling",
      "gamble",
      "alcoholic",
      "is drinking a sin",
      "is gambling a sin",
      "can catholics drink",
      "lottery",
      "casino",
      "sports betting",
      "getting drunk",
    ],
    summary:
      "Wine is God's gift and drinking in measure is no sin; getting drunk on purpose is wrong, and it is grave when it takes away reason or, as in driving, puts others at risk. Games of chance and bets are not unjust in themselves, but become so when they use what is needed for oneself or others, when they are unfair, or when they enslave. Whoever cannot stop has an illness that can be treated. A doctor, a support group and a confessor can help, and families need support of their own.",
    catechism: "1809,2290,2413",
    notes: {
      scripture: {
        references: "Eph 5:18; Ps 104:15; Prov 23:29-35; John 2:1-11; Gal 5:21",
        text: "Wine gladdens the heart and Jesus gives it at a wedding, yet drunkenness ruins people and is to give way to the Spirit.",
      },
      patristic: {
        references: "Clement of Alexandria, The Instructor 2.2",
        text: "Wine may be taken with moderation, and Christians avoid the excess that shames them.",
      },
      aquinas: {
        references: "ST II-II q149-150",
        text: "Sobriety keeps measure in drink, and knowing, willing drunkenness robs a person of reason.",
      },
      augustine: {
        references: "Confessions 9.8",
        text: "His mother Monica as a girl was freed from a growing taste for wine by a sharp reproach.",
      },
    },
  },
  {
    id: "anxiety-and-worry",
    title: "Anxiety and worry",
    aliases: [
      "anxiety attack",
      "scared",
      "anxious",
      "worry",
      "worried",
      "panic attacks",
      "stress",
      "i am scared of the future",
      "overthinking",
      "cannot sleep from worry",
      "is anxiety a sin",
      "peace of mind",
      "trust god with my problems",
      "worried about my children",
    ],
    summary:
      "Jesus asks for childlike trust in the Father, who knows what we need and cares for the least of his creatures. Such trust does not do away with planning and work; it hands over to God what we cannot control. To feel anxious is no sin and no proof of weak faith, and one may bring every fear to prayer, one day at a time. When anxiety is strong or lasting it can be an illness, and a doctor or counselor should be asked, while a priest can help with scruples and fears about God.",
    catechism: "305,322,2547,2830",
    notes: {
      scripture: {
        references: "Matt 6:25-34; Phil 4:6-7; 1 Pet 5:7; Ps 56:4; Isa 41:10",
        text: "The Father feeds the birds and knows our needs, and we may cast every care on him and receive his peace.",
      },
      patristic: {
        references: "Cyprian, On the Lord's Prayer 20-21",
        text: "To the one who seeks God's kingdom the Father adds what daily life needs.",
      },
      aquinas: {
        references: "ST II-II q55 a6-7",
        text: "Care for present things is right, and it is disordered when it seeks them as our end or takes on tomorrow's burden today.",
      },
      augustine: {
        references: "Confessions 1.1; On the Lord's Sermon on the Mount 2.15-17",
        text: "The heart is unquiet until it rests in God, and seeking his kingdom first puts other needs in their place.",
      },
    },
  },
  {
    id: "grief",
    title: "Grief and mourning",
    aliases: [
      "grief support",
      "i lost my mother",
      "bereaved",
      "lost a baby",
      "grieving",
      "lost a loved one",
      "my father died",
      "my husband died",
      "my wife died",
      "loss of a child",
      "widow",
      "someone close to me died",
      "how to cope with death",
    ],
    summary:
      "To mourn is human and holy: Jesus wept at the tomb of Lazarus, and faith does not forbid tears. Christian hope holds that in death life is changed and not ended, and that love still joins us to the dead, for whom we may pray and offer Mass. Parents who have lost a child, also before birth, may entrust it to God's mercy. Grief has no timetable, and when it becomes too heavy to live with, a priest, a doctor or a grief group is a good place to turn.",
    catechism: "1006-1014,1020,1681-1690",
    notes: {
      scripture: {
        references: "John 11:32-36; 1 Thess 4:13-14; Matt 5:4; Rev 21:4; Ps 34:18-19",
        text: "Jesus weeps with those who weep, mourners shall be comforted, and we grieve with hope until God wipes away every tear.",
      },
      patristic: {
        references: "Ambrose, On the Death of Satyrus",
        text: "Weeping for his brother, Ambrose finds comfort in the resurrection.",
      },
      aquinas: {
        references: "ST I-II q38",
        text: "Sorrow is eased by tears, by the compassion of friends, by contemplating truth, even by sleep and baths.",
      },
      augustine: {
        references: "Confessions 4.4-9; Confessions 9.12-13",
        text: "He tells of his grief for a friend and for his mother, and asks readers to remember her in prayer.",
      },
      "vatican-ii": {
        references: "GS 18",
        text: "Before the riddle of death faith offers communion with our dead in Christ.",
      },
      "canon-law": {
        references: "can. 1176",
        text: "In the funeral rites the Church prays for the dead, honors their bodies and brings the living the comfort of hope.",
      },
      liturgy: {
        references: "Order of Christian Funerals; All Souls (2 November)",
        text: "Vigil, Mass and committal accompany the mourners, and each November the Church prays for all the dead.",
      },
    },
  },
  {
    id: "loneliness",
    title: "Loneliness",
    aliases: [
      "loneliness",
      "lonely",
      "alone",
      "no friends",
      "isolated",
      "nobody loves me",
      "single and lonely",
      "i feel abandoned",
      "feeling left out",
      "friendship",
      "empty nest",
      "homesick",
      "nobody understands me",
      "single catholic",
    ],
    summary:
      "We are made for communion with God and with one another, so loneliness hurts, and it is no fault. The Lord knows it from within, since he was left by his friends, and he stays with us in prayer, in his word and in the Eucharist. The Church is meant to be a family for all, and for those who have no family above all: a parish group, a priest or a work of service is often a good first step. When sadness does not lift or life seems worthless, please tell a doctor or someone close without delay.",
    catechism: "1658,1702,1878-1880",
    notes: {
      scripture: {
        references: "Gen 2:18; Ps 25:16-18; Ps 68:6-7; Matt 28:20; John 16:32",
        text: "It is not good to be alone, God gives the lonely a home, and Jesus, himself abandoned, is with us always.",
      },
      aquinas: {
        references: "ST I-II q4 a8; ST II-II q23 a1",
        text: "In this life we need friends to be happy and to do good, and charity is a kind of friendship with God.",
      },
      augustine: {
        references: "Confessions 4.8-9",
        text: "He describes the joys of friendship, and calls blessed the one who loves a friend in God, who is never lost.",
      },
      "vatican-ii": {
        references: "GS 12",
        text: "God did not create human beings to be solitary, since by nature they are social.",
      },
      "papal-encyclicals": {
        references: "Caritas in Veritate 53",
        text: "To be cut off from others is a real poverty, since people grow through relationships.",
      },
      "canon-law": {
        references: "can. 529",
        text: "The parish priest is to seek out with special care the poor, the suffering and the lonely.",
      },
    },
  },
];
