import type { Topic } from "../domain/topic";

/** Faithfulness and openness to life in marriage. */
export const loveAndFertilityTopics: Topic[] = [
  {
    id: "contraception",
    title: "Contraception and openness to life",
    aliases: [
      "birth control",
      "contraception",
      "contraceptive",
      "condoms",
      "the pill",
      "vasectomy",
      "sterilization",
      "is birth control a sin",
      "tubes tied",
      "iud",
      "humanae vitae",
      "why is the church against contraception",
      "how many children should we have",
      "openness to life",
    ],
    summary:
      "The union of husband and wife has two meanings that belong together, the union of the spouses and openness to life. Acts that deliberately make it infertile, before, during or after, are therefore wrong in themselves; a medicine needed to treat an illness is a different matter. Couples may have just reasons to space births and may then use the fertile and infertile times. Those who find this teaching hard should not lose heart, and can speak with a priest and with a doctor who knows natural methods.",
    catechism: "2366-2372,2399",
    notes: {
      scripture: {
        references: "Gen 1:28; Gen 38:9-10; Ps 127:3-5; Mal 2:15",
        text: "Fruitfulness is God's blessing and children are his gift, and the deed of Onan displeased the Lord.",
      },
      augustine: {
        references: "On Marriage and Concupiscence 1.15",
        text: "Spouses who deliberately prevent children act against the good of marriage.",
      },
      "vatican-ii": {
        references: "GS 50-51",
        text: "Spouses responsibly take part in the Creator's love, and use means that respect the nature of the person and of the act.",
      },
      "papal-encyclicals": {
        references: "Humanae Vitae 11-14; Casti Connubii; Evangelium Vitae 13",
        text: "The bond between union and procreation is not to be broken by human will.",
      },
    },
  },
  {
    id: "natural-family-planning",
    title: "Natural family planning",
    aliases: [
      "nfp",
      "natural family planning",
      "fertility awareness",
      "billings method",
      "creighton model",
      "spacing births",
      "rhythm method",
      "responsible parenthood",
      "is nfp allowed",
      "nfp is hard",
      "postponing pregnancy",
      "nfp vs contraception",
      "sympto thermal",
    ],
    summary:
      "Married couples who have just reasons may space or postpone births by keeping to the infertile times of the cycle, which nature itself provides. This differs from contraception because each act stays what it is and nothing is done to make it infertile. It asks for self-control and good communication, and the couple themselves, before God, judge their reasons generously and without selfishness. Trained teachers and doctors can show a reliable method, and a priest can help when it becomes a burden.",
    catechism: "2366-2370,2399",
    notes: {
      scripture: {
        references: "1 Cor 7:3-5; Gen 1:28; Eccl 3:5",
        text: "Spouses owe themselves to each other, may abstain for a time by agreement, and there is a time to embrace and a time to refrain.",
      },
      "vatican-ii": {
        references: "GS 50-51",
        text: "The couple judge before God how many children to welcome, with a conscience formed by the Church's teaching.",
      },
      "papal-encyclicals": {
        references: "Humanae Vitae 10; Humanae Vitae 16; Evangelium Vitae 97",
        text: "For serious reasons spouses may use the infertile periods, and natural methods serve responsible parenthood.",
      },
    },
  },
  {
    id: "adultery",
    title: "Adultery and faithfulness",
    aliases: [
      "affair",
      "unfaithful",
      "adultery",
      "cheating on my wife",
      "cheating on my husband",
      "infidelity",
      "i had an affair",
      "my spouse cheated",
      "emotional affair",
      "open marriage",
      "forgive adultery",
      "sixth commandment",
      "stay faithful",
    ],
    summary:
      "Adultery, the union of a married person with someone other than the spouse, is a grave injustice: it wounds the covenant of marriage, the other spouse and the children. Christ condemns even adultery of the heart. The one who fell can repent, confess and repair the harm; the one betrayed may need time, help and, if necessary, separation, and healing of the marriage is possible. A priest and a marriage counselor can accompany both.",
    catechism: "2380-2381,2400",
    notes: {
      scripture: {
        references: "Exod 20:14; Matt 5:27-28; John 8:3-11; Heb 13:4",
        text: "Adultery is forbidden even in the heart, marriage is to be honored, and Jesus spares the accused woman and tells her to sin no more.",
      },
      aquinas: {
        references: "ST II-II q154 a8",
        text: "Adultery sins against chastity and against justice towards spouse and children.",
      },
      augustine: {
        references: "On the Good of Marriage",
        text: "Faithfulness is one of the three goods of marriage, with children and the sacrament.",
      },
      "vatican-ii": {
        references: "GS 48-49",
        text: "The gift of two persons to each other and the good of the children ask for complete faithfulness.",
      },
      "canon-law": {
        references: "can. 1151-1152",
        text: "The betrayed spouse is earnestly urged to forgive, yet has the right to end the common life.",
      },
      councils: {
        references: "Trent Session 24 can. 7",
        text: "The bond of marriage is not dissolved by the adultery of one spouse.",
      },
    },
  },
  {
    id: "cohabitation",
    title: "Living together before marriage",
    aliases: [
      "cohabitation",
      "living together",
      "moving in together",
      "living with my boyfriend",
      "living with my girlfriend",
      "trial marriage",
      "is it a sin to live together before marriage",
      "common law marriage",
      "shacking up",
      "engaged and living together",
      "can we marry in church if we live together",
    ],
    summary:
      "Living together as husband and wife without marriage, or as a trial, lacks the free and lasting promise that sexual union expresses. The Church sees in it grave matter and asks couples to wait for each other, or to live apart or chastely until the wedding. Many couples who live together are sincerely seeking love, and the Church wants to meet them kindly. They can talk to a priest at any time, also about preparing for marriage or putting a civil marriage right.",
    catechism: "2350,2353,2390-2391",
    notes: {
      scripture: {
        references: "Gen 2:24; Heb 13:4; 1 Cor 6:18-20; John 4:16-18",
        text: "Man and wife become one in a lasting bond that all should honor, and Jesus speaks with the woman at the well about her life without turning her away.",
      },
      aquinas: {
        references: "ST II-II q154 a2",
        text: "A child needs the lasting care of father and mother, and so union belongs within marriage.",
      },
      augustine: {
        references: "Confessions 6.15",
        text: "He tells of the woman he lived with for years and of the wound their parting left.",
      },
      "vatican-ii": {
        references: "GS 47-49",
        text: "Married love is made firm by mutual promise and is faithful in body and mind.",
      },
      "canon-law": {
        references: "can. 1063",
        text: "The community is to help those who prepare for marriage and those already married.",
      },
      councils: {
        references: "Trent Session 24",
        text: "The council gave marriage its public form and asked those who lived as if married to leave that state.",
      },
    },
  },
];
