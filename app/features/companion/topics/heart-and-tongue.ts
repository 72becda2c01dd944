import type { Topic } from "../domain/topic";

/** Truth, speech, desires, anger and forgiveness. */
export const heartAndTongueTopics: Topic[] = [
  {
    id: "truth-and-lying",
    title: "Truth and lying",
    aliases: [
      "lie",
      "lying",
      "honesty",
      "white lie",
      "is it a sin to lie",
      "eighth commandment",
      "telling the truth",
      "false witness",
      "little lies",
      "can i lie to protect someone",
      "cheating on a test",
      "keeping secrets",
      "lied on my resume",
      "fake news",
    ],
    summary:
      "God is the source of truth, and in Jesus the whole of his truth has been shown, so his disciples are to live and speak truthfully. To lie is to say or do what is false in order to deceive someone; it is wrong in itself, and how serious it is depends on the truth concerned, the intention and the harm. Charity and respect decide what should be said: nobody has to tell the truth to someone with no right to it, and silence or careful words are allowed. A lie that did harm asks for repair.",
    catechism: "2464-2470,2482-2487",
    notes: {
      scripture: {
        references: "Exod 20:16; John 14:6; Eph 4:25; John 8:44",
        text: "False witness is forbidden, Jesus is the truth and the devil the father of lies, and members of one body speak truth to each other.",
      },
      aquinas: {
        references: "ST II-II q109-113; ST II-II q110 a3-4",
        text: "Every lie goes against the nature of speech, but not all are grave, and lies told to help are the lightest.",
      },
      augustine: {
        references: "On Lying; Against Lying",
        text: "He distinguishes eight kinds of lies and holds that none may be told, even for a good end.",
      },
    },
  },
  {
    id: "gossip",
    title: "Gossip, detraction and slander",
    aliases: [
      "gossip",
      "detraction",
      "calumny",
      "slander",
      "rash judgment",
      "backbiting",
      "talking behind someones back",
      "spreading rumors",
      "is gossip a sin",
      "judging others",
      "someone spread lies about me",
      "venting about people",
      "cancel culture",
    ],
    summary:
      "Everyone has a right to a good name. Rash judgment assumes a fault without enough reason, detraction tells another's faults without good cause, and calumny harms by falsehood; all offend justice and charity, more or less gravely. It is right to speak when this protects someone, for instance by reporting abuse. Harm done to a reputation should be repaired as far as one can.",
    catechism: "2475-2481,2507",
    notes: {
      scripture: {
        references: "Jas 3:5-10; Prov 11:13; Sir 19:8-10; Matt 7:1-5",
        text: "The tongue is a small fire that burns a great wood, a trusty person keeps a secret, and we take the beam from our own eye first.",
      },
      patristic: {
        references: "Shepherd of Hermas, Mandate 2; John Climacus, The Ladder 10",
        text: "Speak evil of no one and do not take pleasure in hearing it, for slander hides behind a show of concern.",
      },
      aquinas: {
        references: "ST II-II q73; ST II-II q60 a3",
        text: "Backbiting takes away a neighbor's good name, a great good, and judgment from mere suspicion is unjust.",
      },
      "vatican-ii": {
        references: "GS 28",
        text: "God alone sees the heart, and so we may not judge anyone's inner guilt.",
      },
      "canon-law": {
        references: "can. 220",
        text: "No one may unlawfully harm another's good name or invade anyone's privacy.",
      },
    },
  },
  {
    id: "purity-and-modesty",
    title: "Purity of heart and modesty",
    aliases: [
      "purity",
      "modesty",
      "impure thoughts",
      "clean heart",
      "lustful thoughts",
      "what should i wear to church",
      "immodest clothes",
      "dress code",
      "ninth commandment",
      "are bad thoughts a sin",
      "custody of the eyes",
      "purity of heart",
      "intrusive sexual thoughts",
    ],
    summary:
      "Purity of heart is the Spirit's work in us: it tunes mind and desires to God's holiness and teaches us to see others as he sees them. Baptism begins it, and it continues through chastity, right intention, discipline of the eyes and imagination, and prayer. Modesty guards what is intimate and respects one's own dignity and that of others; its forms differ between cultures. Unwanted thoughts are not a sin without consent, and someone burdened by scruples should keep to one confessor and, if need be, see a doctor.",
    catechism: "2514-2533",
    notes: {
      scripture: {
        references: "Matt 5:8; Ps 51:10-12; Phil 4:8; Mark 7:20-23",
        text: "The pure of heart shall see God, who can create a clean heart, while what defiles comes from within.",
      },
      aquinas: {
        references: "ST II-II q144; ST II-II q169",
        text: "A sense of shame guards temperance, and dress should be fitting in measure, custom and intention.",
      },
      augustine: {
        references: "Confessions 10.30-31",
        text: "He examines his own desires before God and hopes only in God's mercy for healing.",
      },
    },
  },
  {
    id: "envy-and-greed",
    title: "Envy, greed and money",
    aliases: [
      "envy",
      "greed",
      "covet",
      "coveting",
      "jealous",
      "jealousy",
      "materialism",
      "love of money",
      "is it a sin to be rich",
      "comparing myself to others",
      "tenth commandment",
      "why do others have more than me",
      "wanting more stuff",
      "can rich people go to heaven",
    ],
    summary:
      "The tenth commandment concerns the heart: it forbids greed, which wants more than it needs or what is not its own, and envy, which is sad at another's good. Wanting good things is not wrong in itself, but wealth can take God's place and harden us to the poor. The remedies are good will, thankfulness, generosity, humility and trust in providence. Jesus calls the poor in spirit blessed and asks us to put nothing before him.",
    catechism: "2534-2557",
    notes: {
      scripture: {
        references: "Luke 12:15; Matt 6:19-24; 1 Tim 6:10; Prov 14:30",
        text: "Life does not consist in possessions, no one can serve God and mammon, love of money is a root of evils and envy eats away within.",
      },
      patristic: {
        references: "Basil, I Will Tear Down My Barns; Cyprian, On Jealousy and Envy",
        text: "What we hoard belongs to those in need, and envy torments the one who carries it.",
      },
      aquinas: {
        references: "ST II-II q36; ST II-II q118",
        text: "Envy grieves over another's good as if it took from one's own, and greed desires riches beyond measure.",
      },
      "papal-encyclicals": {
        references: "Centesimus Annus 36; Laudato Si' 203-204",
        text: "A better life is a fair wish, but a life aimed at having rather than at being leaves the heart empty.",
      },
    },
  },
  {
    id: "humility",
    title: "Humility",
    aliases: [
      "humility",
      "humble",
      "poverty of spirit",
      "how to be humble",
      "false humility",
      "accepting humiliation",
      "pride and humility",
      "litany of humility",
      "low self esteem or humility",
      "being meek",
      "admitting i was wrong",
    ],
    summary:
      "Humility is the truth about ourselves before God: all we have is received, and we are small, loved and in need of mercy. It is the ground of prayer and opens us to receive him as a gift. Its pattern is Christ, who emptied himself and served. It is not contempt for oneself or hiding one's gifts, and it never asks anyone to put up with abuse.",
    catechism: "2546,2559,2631,2713",
    notes: {
      scripture: {
        references: "Matt 11:29; Phil 2:3-8; Jas 4:6; Luke 18:9-14",
        text: "Jesus is gentle and humble of heart, took the form of a servant, and God gives grace to the humble, like the tax collector who begs for mercy.",
      },
      patristic: {
        references: "Rule of Benedict 7",
        text: "By twelve steps of humility the heart rises to the love of God that has no fear.",
      },
      aquinas: {
        references: "ST II-II q161",
        text: "Humility restrains the desire for greatness beyond us and is the readiness that removes the obstacle to grace.",
      },
      augustine: {
        references: "Letter 118; Confessions 7.18",
        text: "The way to truth is humility first, second and third, and God in his Son came down to teach it.",
      },
    },
  },
  {
    id: "anger",
    title: "Anger",
    aliases: [
      "anger problem",
      "is being angry a sin",
      "angry",
      "rage",
      "losing my temper",
      "temper",
      "wrath",
      "i yell at my kids",
      "righteous anger",
      "revenge",
      "hatred",
      "i hate someone",
      "angry at god",
      "short fuse",
    ],
    summary:
      "Anger as a feeling is neither good nor bad in itself: it can move us to oppose evil and seek justice. It becomes sin when it wants revenge or harm for another, or outgrows all measure, and it is grave when it wishes serious evil on someone; deliberate hatred is against charity. Telling God honestly that we are angry with him can be prayer. Where anger turns to violence at home, those in danger must be kept safe, and the person who is angry should look for help from a counselor and a confessor.",
    catechism: "1765,1866,2259,2262,2302-2303",
    notes: {
      scripture: {
        references: "Eph 4:26-27; Matt 5:21-24; Jas 1:19-20; Mark 3:5; Prov 15:1",
        text: "Be angry without sin and before sunset make peace, be slow to anger and gentle in answer; Jesus himself looked with anger at hardened hearts.",
      },
      patristic: {
        references: "Shepherd of Hermas, Mandate 5; John Cassian, Institutes 8",
        text: "Patience gives the Spirit room to dwell in us, while anger darkens the mind, whatever its excuse.",
      },
      aquinas: {
        references: "ST II-II q158; ST I-II q46-48",
        text: "Anger that follows reason can be good, and it is a vice in its aim or its excess, to be ruled by meekness.",
      },
      augustine: {
        references: "City of God 9.5",
        text: "The question is less whether a good person is angry than why.",
      },
    },
  },
  {
    id: "forgiving-others",
    title: "Forgiving others and loving enemies",
    aliases: [
      "loving my enemies",
      "forgive others",
      "forgive someone",
      "resentment",
      "enemy",
      "enemies",
      "grudge",
      "how do i forgive",
      "i cannot forgive",
      "forgive and forget",
      "do i have to forgive my abuser",
      "forgiving family",
      "reconciliation with my family",
      "hurt by someone",
    ],
    summary:
      "Jesus ties the forgiveness we ask for to the forgiveness we give, and tells us to love even our enemies. To forgive is to give up revenge and to want the good of the other; it does not mean the wrong was right, that we must feel no hurt, or that we must return to someone who is dangerous. It is beyond our own strength, but offering the hurt to the Holy Spirit can turn it into prayer for the other. After abuse or deep wounds this takes time, and safety, justice, a counselor and a priest are all part of it.",
    catechism: "2838-2845,2862",
    notes: {
      scripture: {
        references: "Matt 18:21-35; Luke 23:34; Col 3:13; Matt 5:43-48; Rom 12:17-21",
        text: "Forgive seventy-seven times as you have been forgiven; Jesus prays for those who kill him, and evil is overcome with good.",
      },
      patristic: {
        references: "Cyprian, On the Lord's Prayer 23-24",
        text: "God receives the offering of those who are at peace, and he binds us to the same measure of pardon.",
      },
      aquinas: {
        references: "ST II-II q25 a8-9",
        text: "Charity loves enemies as persons and is ready to help them in need, while special affection for them belongs to its perfection.",
      },
      augustine: {
        references: "Enchiridion 73-74",
        text: "To forgive and love an enemy from the heart is the greatest alms, which all must learn who pray the Our Father.",
      },
      "vatican-ii": {
        references: "GS 28",
        text: "The teaching of Christ asks us to forgive injuries, and love reaches to all enemies.",
      },
      "papal-encyclicals": {
        references: "Dives in Misericordia 14; Fratelli Tutti 241-243",
        text: "Forgiveness does not cancel the demands of justice, and it frees from the wish for revenge.",
      },
      liturgy: {
        references: "GIRM 82",
        text: "Before Communion the faithful exchange a sign of peace, communion and charity.",
      },
    },
  },
];
