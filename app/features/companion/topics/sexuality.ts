import type { Topic } from "../domain/topic";

/** Chastity, the body and sexual identity. */
export const sexualityTopics: Topic[] = [
  {
    id: "chastity",
    title: "Chastity",
    aliases: [
      "premarital",
      "chaste",
      "chastity",
      "sex before marriage",
      "lust",
      "fornication",
      "how far is too far",
      "virginity until marriage",
      "purity before marriage",
      "is it a sin to have sex before marriage",
      "dating and sex",
      "sexual temptation",
      "hooking up",
      "waiting until marriage",
    ],
    summary:
      "Chastity is the virtue that makes sexuality part of the whole person, so that body and heart say the same thing. Everyone is called to it according to their state: the married in faithful love, the unmarried in continence. Sexual union belongs to marriage, where it expresses a total gift open to life, and outside it is grave matter. Growth is gradual, helped by prayer, friendship and the sacraments, and after a fall confession is always open.",
    catechism: "2337-2356,2390-2391,2394-2396",
    notes: {
      scripture: {
        references: "1 Cor 6:18-20; Matt 5:27-28; 1 Thess 4:3-5; Gal 5:22-23",
        text: "The body is a temple of the Spirit, the heart is to be faithful too, and self-control is among the Spirit's fruits.",
      },
      aquinas: {
        references: "ST II-II q151; ST II-II q154 a2",
        text: "Chastity brings desire under reason, and union outside marriage fails the good of the child who may be born.",
      },
      augustine: {
        references: "Confessions 8; Confessions 10.29",
        text: "He learned how habit chains the will, and that continence has to be asked from God.",
      },
      "vatican-ii": {
        references: "GS 49; GS 51",
        text: "Married love is expressed in its own acts with tenderness, and these are to be honored with reverence.",
      },
      "papal-encyclicals": {
        references: "Deus Caritas Est 3-8",
        text: "Desire grows into true love when it is purified and becomes care for the other.",
      },
    },
  },
  {
    id: "homosexuality",
    title: "Homosexuality",
    aliases: [
      "same sex",
      "gay",
      "lgbt",
      "homosexual",
      "homosexuality",
      "lesbian",
      "is it a sin to be gay",
      "gay marriage",
      "same sex marriage",
      "my son is gay",
      "coming out",
      "can gay people be catholic",
      "lgbtq",
      "what does the church say about gay people",
    ],
    summary:
      "Men and women with same-sex attraction are to be received with respect, compassion and delicacy, and every sign of unjust discrimination is to be avoided. The attraction as such is not a sin. Because sexual union belongs to the marriage of a man and a woman, open to life, homosexual acts are not in accord with God's plan. Like all Christians, these persons are called to chastity and holiness, with prayer, grace and good friendship, and a kind confessor can walk with them.",
    catechism: "2357-2359",
    notes: {
      scripture: {
        references: "1 Cor 6:9-11; Rom 1:26-27; John 8:10-11; Gen 1:27-28",
        text: "Paul names such acts among those that call for conversion and speaks of being washed and made holy, and Jesus neither condemns the sinner nor leaves her in sin.",
      },
      aquinas: {
        references: "ST II-II q154 a11-12",
        text: "Sexual acts find their meaning in the union from which children may come.",
      },
    },
  },
  {
    id: "gender-identity",
    title: "Gender identity",
    aliases: [
      "gender identity",
      "transgender",
      "trans",
      "gender dysphoria",
      "pronouns",
      "sex change",
      "nonbinary",
      "my child says they are trans",
      "gender theory",
      "transitioning",
      "can a trans person be baptized",
      "born in the wrong body",
      "gender ideology",
    ],
    summary:
      "God creates each person as a unity of body and soul, man or woman, and everyone is to acknowledge and accept their sexual identity as a gift. Those who feel distress about their sex have full dignity and are to be met with respect, patience and real listening. The Church cannot accept the idea that bodily sex does not matter, or interventions meant to change it; the declaration Dignitas Infinita of 2024 explains why. Such a person and their family deserve the help of a good doctor or counselor and of a patient priest.",
    catechism: "362-373,2331-2335,2393",
    notes: {
      scripture: {
        references: "Gen 1:27; Gen 2:7; Ps 139:13-16; 1 Cor 6:19-20",
        text: "God makes human beings in his image, male and female, knits each one together and makes the body a temple of his Spirit.",
      },
      "vatican-ii": {
        references: "GS 14",
        text: "The human being is one in body and soul and should regard the body as good.",
      },
      "papal-encyclicals": {
        references: "Laudato Si' 155",
        text: "Accepting one's body as God's gift, as woman or man, is part of caring for creation.",
      },
    },
  },
  {
    id: "pornography",
    title: "Pornography",
    aliases: [
      "pornography",
      "porn",
      "porn addiction",
      "watching porn",
      "is porn a sin",
      "stop watching porn",
      "my husband watches porn",
      "internet filter",
      "sexting",
      "lustful images",
      "my child saw porn",
      "onlyfans",
      "addicted to porn",
      "nsfw",
    ],
    summary:
      "Pornography takes sexual acts out of the privacy of love and shows them to others. It wrongs everyone involved, treats persons as objects and draws the viewer into a world of fantasy, and it is grave matter; habit, compulsion and youth can lessen the guilt. Freedom usually comes in small steps: honest confession, a trusted companion, filters, prayer and patience after falls. Where it has become an addiction, a counselor or doctor should help, and a wounded spouse deserves support too.",
    catechism: "2354,2396,2523-2525",
    notes: {
      scripture: {
        references: "Matt 5:27-29; Job 31:1; Ps 101:3; Phil 4:8",
        text: "Lust begins in the look, Job makes a covenant with his eyes, and we fill our minds with what is pure and lovely.",
      },
      aquinas: {
        references: "ST II-II q153",
        text: "Lust disorders a great good and clouds the mind's judgment.",
      },
      augustine: {
        references: "Confessions 8.5",
        text: "Desire that is served becomes habit, and habit that is not resisted becomes a chain.",
      },
      "papal-encyclicals": {
        references: "Deus Caritas Est 5",
        text: "When the body becomes a thing to be used or sold, the person is reduced.",
      },
    },
  },
  {
    id: "masturbation",
    title: "Masturbation",
    aliases: [
      "masturbation",
      "masturbate",
      "masturbating",
      "self abuse",
      "is masturbation a sin",
      "solo sex",
      "touching myself",
      "wet dreams",
      "how to stop masturbating",
      "bad habit i am ashamed of",
      "impure act alone",
      "self pleasure",
      "masterbation",
    ],
    summary:
      "The Church teaches that masturbation is gravely disordered, because sexual pleasure is meant for the mutual gift of husband and wife. Personal guilt can be lessened, even very much, by immaturity, force of habit, anxiety or other psychological causes. What happens in sleep or without consent is no sin. Shame should not keep anyone away: a patient confessor helps best, and a doctor or counselor where there is compulsion.",
    catechism: "2352,2396",
    notes: {
      scripture: {
        references: "1 Thess 4:3-5; 1 Cor 6:19-20; Rom 7:18-25; Matt 5:8",
        text: "We are to learn self-mastery in holiness, know the struggle between what we want and what we do, and trust Christ to set us free.",
      },
      aquinas: {
        references: "ST II-II q154 a11; ST II-II q154 a5",
        text: "Acts closed to the meaning of sexual union are disordered, while what happens in sleep is not in itself a sin.",
      },
      augustine: {
        references: "Confessions 10.30",
        text: "Even as a bishop he asked God's mercy for the images and dreams that habit had left behind.",
      },
    },
  },
];
