import type { Topic } from "../domain/topic";

export const virtuesTopics: Topic[] = [
  {
    id: "virtues",
    title: "The virtues",
    aliases: [
      "prudence",
      "justice",
      "fortitude",
      "temperance",
      "cardinal virtues",
      "virtue",
      "virtues",
      "what are the cardinal virtues",
      "how do i grow in virtue",
      "theological virtues",
      "human virtues",
      "good habits",
      "moral virtues",
      "self control",
    ],
    summary:
      "A virtue is a firm and settled disposition to do the good. The four cardinal virtues, prudence, justice, fortitude and temperance, are won by teaching and practice and lifted up by grace. Faith, hope and charity come from God, have him as their aim and give life to all the others. Growing in virtue takes time, and each small good act helps.",
    catechism: "1803-1845",
    notes: {
      scripture: {
        references: "Wis 8:7; Phil 4:8; 2 Pet 1:5-7",
        text: "Wisdom teaches the four great virtues; we are to think on whatever is good, and to add one virtue to another.",
      },
      patristic: {
        references: "Gregory of Nyssa, On the Beatitudes 1",
        text: "The goal of a virtuous life is to become like God.",
      },
      aquinas: {
        references: "ST I-II q55 a4; ST I-II q61 a2; ST II-II q47-170",
        text: "Thomas explains what virtue is, why four are called cardinal, and treats each in turn.",
      },
      augustine: {
        references: "On the Morals of the Catholic Church 15.25",
        text: "The four virtues are four forms of the love of God.",
      },
      "vatican-ii": {
        references: "GS 30",
        text: "Care for the moral and social virtues makes people new and able to build up society.",
      },
    },
  },
  {
    id: "hope",
    title: "Hope",
    aliases: [
      "despair",
      "hopelessness",
      "trust",
      "presumption",
      "hope",
      "virtue of hope",
      "i have lost hope",
      "is despair a sin",
      "trusting god in hard times",
      "how can i have hope",
      "losing hope in god",
      "feeling hopeless",
      "sin of presumption",
      "nothing will ever get better",
    ],
    summary:
      "Hope is the virtue by which we desire heaven and trust in Christ's promises, relying on the help of the Holy Spirit and not on our own strength. It keeps us from discouragement and opens the heart. The sins against it are despair, which gives up on God's mercy, and presumption, which takes it for granted. A feeling of hopelessness is not that sin: whoever cannot go on should talk to someone now, to a doctor, a crisis line, a priest or a friend.",
    catechism: "1817-1821,2090-2092",
    notes: {
      scripture: {
        references: "Rom 5:3-5; Jer 29:11; Heb 6:18-19; Lam 3:21-24",
        text: "Hope does not disappoint, God plans a future for his people, hope is an anchor for the soul, and his mercies are new every morning.",
      },
      aquinas: {
        references: "ST II-II q17 a1; ST II-II q20 a1; ST II-II q21 a1",
        text: "Hope leans on God's help, while despair and presumption fail it in opposite ways.",
      },
      augustine: {
        references: "Enchiridion 114",
        text: "What we hope for is contained in the Lord's Prayer.",
      },
      "vatican-ii": {
        references: "GS 1; GS 21",
        text: "The Church shares the joys and hopes of people, and hope for the life to come does not lessen earthly duties.",
      },
      "papal-encyclicals": {
        references: "Spe Salvi 2-3; Spe Salvi 32-40",
        text: "One who has hope lives differently, and prayer, action and suffering are places where hope is learned.",
      },
    },
  },
  {
    id: "charity",
    title: "Charity, love of God and neighbor",
    aliases: [
      "love",
      "agape",
      "love of god",
      "love of neighbor",
      "greatest commandment",
      "charity",
      "how do i love god more",
      "love thy neighbor",
      "loving difficult people",
      "i feel no love for god",
      "what is christian love",
      "virtue of charity",
      "love your enemies",
      "god is love",
    ],
    summary:
      "Charity is the virtue by which we love God above all things for his own sake, and our neighbor as ourselves for love of him. It is the greatest of the virtues and the form of them all; God pours it into our hearts and loved us first. It is shown more in deeds than in feelings, and reaches out even to enemies.",
    catechism: "1822-1829,1844,2055",
    notes: {
      scripture: {
        references: "1 Cor 13:4-8; John 13:34-35; Matt 22:37-40; 1 John 4:7-12",
        text: "Love is patient and never ends; Jesus gives love as his new commandment and the sum of the law, and God is love and loved us first.",
      },
      patristic: {
        references: "Clement of Rome, First Letter 49-50",
        text: "Clement praises love, which binds us to God and in which all the chosen are made perfect.",
      },
      aquinas: {
        references: "ST II-II q23 a1; ST II-II q23 a8",
        text: "Charity is friendship with God, and the form of all the virtues.",
      },
      augustine: {
        references: "Homilies on the First Letter of John 7.8",
        text: "Whoever acts from real love will do what is good, whether he speaks or is silent.",
      },
      "vatican-ii": {
        references: "LG 42; GS 24",
        text: "Charity governs all the means of holiness, and human beings find themselves only in the sincere gift of self.",
      },
      "papal-encyclicals": {
        references: "Deus Caritas Est 1; Deus Caritas Est 16-18",
        text: "Faith begins in meeting the love of God, and the love of God and the love of neighbor cannot be separated.",
      },
    },
  },
];
