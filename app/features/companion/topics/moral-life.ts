import type { Topic } from "../domain/topic";

export const moralLifeTopics: Topic[] = [
  {
    id: "beatitudes",
    title: "The Beatitudes",
    aliases: [
      "blessed are",
      "beatitude",
      "sermon on the mount",
      "beatitudes",
      "what are the beatitudes",
      "blessed are the poor in spirit",
      "blessed are the meek",
      "blessed are the peacemakers",
      "meaning of the beatitudes",
      "pure in heart",
      "eight beatitudes",
      "poor in spirit",
    ],
    summary:
      "The Beatitudes stand at the heart of the preaching of Jesus. They draw his own face, show the way of life of his disciples and answer the desire for happiness that God has put into every heart. They turn the measures of the world around and promise the kingdom already to the poor, the meek and the merciful.",
    catechism: "1716-1729",
    notes: {
      scripture: {
        references: "Matt 5:3-12; Luke 6:20-26",
        text: "Jesus calls blessed the poor, the mourning, the meek, the merciful and the persecuted, and Luke sets warnings beside them.",
      },
      patristic: {
        references: "Gregory of Nyssa, On the Beatitudes",
        text: "Gregory reads them as steps on which the soul climbs toward God.",
      },
      aquinas: {
        references: "ST I-II q69 a1; ST I-II q69 a3",
        text: "The beatitudes are acts of the virtues and gifts, and they are fittingly set out against false ideas of happiness.",
      },
      augustine: {
        references: "On the Sermon on the Mount 1.1-4",
        text: "Augustine finds in the sermon the perfect pattern of the Christian life, and joins the Beatitudes to the gifts of the Spirit.",
      },
      "papal-encyclicals": {
        references: "Veritatis Splendor 16; Gaudete et Exsultate 63-94",
        text: "The Beatitudes are a kind of portrait of Christ, and Francis goes through them one by one as a way to holiness.",
      },
      liturgy: {
        references: "All Saints, 1 November",
        text: "The Beatitudes are the Gospel of the feast of All Saints.",
      },
    },
  },
  {
    id: "freedom",
    title: "Freedom and responsibility",
    aliases: [
      "free will",
      "choice",
      "responsibility",
      "freedom",
      "do we have free will",
      "why did god give us free will",
      "what is true freedom",
      "am i responsible for what i did",
      "does god control our choices",
      "fate or free will",
      "acting under pressure",
      "what lessens guilt",
    ],
    summary:
      "God made us with freedom, the power to act or not to act and so to shape our own life, so that we might seek him of our own accord. Freedom grows by choosing the good and is made perfect in God; choosing evil misuses it and leads into slavery. Responsibility can be lessened or taken away by ignorance, fear, force, habit or illness. Grace does not compete with freedom, but heals it and makes it stronger.",
    catechism: "1730-1748",
    notes: {
      scripture: {
        references: "Sir 15:14-17; Gal 5:1; Gal 5:13; John 8:31-36",
        text: "God left people in the power of their own choice; Christ set us free for freedom that serves in love, and the truth frees from the slavery of sin.",
      },
      patristic: {
        references: "Irenaeus, Against Heresies 4.37.1",
        text: "God made human beings free from the beginning and uses no force, but persuades to the good.",
      },
      aquinas: {
        references: "ST I q83 a1",
        text: "Human beings have free choice, or else advice, commands, reward and punishment would be in vain.",
      },
      augustine: {
        references: "On Grace and Free Will 2",
        text: "God's commands themselves show that we have free choice.",
      },
      "vatican-ii": {
        references: "GS 17",
        text: "True freedom is an outstanding sign of the image of God in us.",
      },
      "papal-encyclicals": {
        references: "Veritatis Splendor 35-53",
        text: "Freedom and God's law are not opposed, since the truth about the good makes freedom possible.",
      },
      councils: {
        references: "Trent Session 6, canon 5",
        text: "Free will was not lost by the sin of Adam.",
      },
    },
  },
  {
    id: "moral-acts",
    title: "What makes an act good or evil",
    aliases: [
      "moral act",
      "intention",
      "object",
      "end justify the means",
      "circumstances",
      "does the end justify the means",
      "what makes an act good or bad",
      "intrinsically evil",
      "intrinsic evil",
      "good intentions",
      "three sources of morality",
      "lesser of two evils",
      "principle of double effect",
    ],
    summary:
      "Whether an act is good depends on three things together: what is chosen, the intention and the circumstances. An act is good only when all three are; a good intention does not make an evil deed good, and a bad intention spoils a good one. Some kinds of acts are always wrong to choose, whatever the reason. How far a person is to blame is a further question, which has to do with knowledge and freedom.",
    catechism: "1749-1761",
    notes: {
      scripture: {
        references: "Rom 3:8; Matt 6:1-4; Matt 15:18-20",
        text: "Evil is not to be done for the sake of good, almsgiving for show loses its worth, and what defiles comes from the heart.",
      },
      aquinas: {
        references: "ST I-II q18 a4; ST II-II q64 a7",
        text: "A human act has its goodness from object, end and circumstances together; in self-defense one act may have two effects.",
      },
      augustine: {
        references: "Against Lying 7.18",
        text: "Some deeds are so plainly sins that no good purpose can excuse them.",
      },
      "papal-encyclicals": {
        references: "Veritatis Splendor 71-83",
        text: "John Paul II explains the moral act and why some acts are evil in themselves.",
      },
    },
  },
  {
    id: "emotions",
    title: "Feelings and passions",
    aliases: [
      "passions",
      "feelings",
      "emotions",
      "is it a sin to feel angry",
      "is it a sin to be depressed",
      "does god want me to be happy",
      "feeling numb",
      "are feelings sinful",
      "are emotions sinful",
      "is it wrong to feel jealous",
      "did jesus have emotions",
      "being moved by feelings",
      "ordering the passions",
      "fear",
    ],
    summary:
      "Feelings such as love, fear, sadness and anger belong to human nature, and Jesus knew them too. In themselves they are neither good nor evil; what counts is how reason and will take them up, toward good or toward evil. Prayer, friendship and patience with oneself help to order them. Anxiety or sadness that will not lift is no sin and no lack of faith, and a doctor or counselor should be asked as one would be for any illness.",
    catechism: "1762-1775",
    notes: {
      scripture: {
        references: "Phil 4:6-7; Matt 6:34; Eph 4:26; John 11:33-35",
        text: "We may bring every worry to God and need not fear for tomorrow; anger is not to lead to sin, and Jesus himself is moved and weeps.",
      },
      aquinas: {
        references: "ST I-II q24 a1; ST I-II q24 a3",
        text: "Passions are morally good or evil insofar as reason and will direct them, and well-ordered they add to the goodness of an act.",
      },
      augustine: {
        references: "City of God 14.7-9",
        text: "Feelings are right when love is right, and the faithful too fear, desire, grieve and rejoice.",
      },
    },
  },
  {
    id: "conscience",
    title: "Conscience",
    aliases: [
      "erroneous",
      "conscience",
      "following my conscience",
      "can my conscience be wrong",
      "what is conscience",
      "formation of conscience",
      "how do i form my conscience",
      "must i always follow my conscience",
      "guilty conscience",
      "inner voice",
      "primacy of conscience",
      "i disagree with church teaching",
    ],
    summary:
      "Conscience is the judgment of reason by which a person recognizes whether an act is good or evil, and in which one hears the voice of God. We must follow the certain judgment of our conscience, and we are bound to form it well by the word of God, the teaching of the Church, prayer and good advice. It can be mistaken, without fault or through carelessness. When in doubt it is wise to ask for counsel, from a confessor or another experienced person.",
    catechism: "1776-1802",
    notes: {
      scripture: {
        references: "Rom 2:14-16; 1 Tim 1:5; Acts 24:16",
        text: "The law is written in the heart and conscience bears witness; love comes from a good conscience, and Paul strives to keep his own clear.",
      },
      aquinas: {
        references: "ST I q79 a13; ST I-II q19 a5",
        text: "Conscience is an act that applies knowledge to what we do, and a will that goes against even a mistaken conscience does wrong.",
      },
      "vatican-ii": {
        references: "GS 16; DH 3",
        text: "Conscience is the most secret core of a person, alone with God, and no one is to be forced to act against it.",
      },
      "papal-encyclicals": {
        references: "Veritatis Splendor 54-64",
        text: "Conscience does not create the good but recognizes it, and so it needs to be formed in the truth.",
      },
    },
  },
];
