import type { Topic } from "../domain/topic";

/** The ways in which God is sought, known and believed. */
export const knowingGodTopics: Topic[] = [
  {
    id: "existence-of-god",
    title: "Existence of God",
    aliases: [
      "does god exist",
      "god exist",
      "is god real",
      "is there a god",
      "how do we know god exists",
      "proof of god",
      "proofs",
      "prove",
      "can you prove god",
      "five ways",
      "first cause",
      "argument from design",
      "believe in god",
      "evidence for god",
      "who made god",
      "who created god",
    ],
    summary:
      "The Church teaches that human reason can come to know with certainty that God exists, starting from the world and from the human person. These ways are not proofs like those of natural science, but converging arguments: from motion, causes and order in things, and from our openness to truth, goodness and beauty. Because our minds are easily clouded, God also reveals himself, so that what reason can reach may be known by everyone with firm certainty.",
    catechism: "31-38",
    notes: {
      scripture: {
        references: "Rom 1:19-20; Wis 13:1-9; Ps 19:1",
        text: "Paul and the sage of Wisdom hold that the greatness of created things lets the mind perceive their maker, and the psalm hears the heavens tell of his glory.",
      },
      aquinas: {
        references: "ST I q2 a2; ST I q2 a3",
        text: "Thomas argues that God's existence can be shown from his effects and sets out five ways, from motion, causes, contingency, degrees of perfection and order.",
      },
      augustine: {
        references: "Confessions 10.6",
        text: "Augustine questions earth, sea and sky about God, and hears their beauty answer that they are made and are not God.",
      },
      "vatican-ii": {
        references: "DV 3; DV 6",
        text: "God gives a lasting witness to himself in created things, and he can be known with certainty from them by the light of reason.",
      },
      "papal-encyclicals": {
        references: "Fides et Ratio 19; Fides et Ratio 22",
        text: "John Paul II reads the book of Wisdom and the letter to the Romans as trust in reason's power to rise from creation to its source.",
      },
      councils: {
        references: "Vatican I, Dei Filius 2",
        text: "The council teaches that God, the beginning and end of all things, can be known with certainty by the natural light of reason.",
      },
    },
  },
  {
    id: "desire-for-god",
    title: "The desire for God",
    aliases: [
      "longing for god",
      "restless heart",
      "restless",
      "meaning of life",
      "purpose of life",
      "why am i here",
      "what is happiness",
      "happiness",
      "searching for god",
      "emptiness inside",
      "feeling empty",
      "looking for god",
      "nothing satisfies me",
      "longing",
    ],
    summary:
      "The desire for God is written in every human heart, because we are made by God and for God. He never ceases to draw each person to himself, and only in him do we find the truth and happiness we look for. Good things of this life are his gifts and point beyond themselves; none of them can fill the place that belongs to him.",
    catechism: "1,27-30,1718",
    notes: {
      scripture: {
        references: "Acts 17:26-28; Ps 42:1-2; Ps 63:1",
        text: "Paul tells the Athenians that God made us to seek him and is not far from any of us, and the psalmist thirsts for him as for water in a dry land.",
      },
      aquinas: {
        references: "ST I-II q2 a8; ST I-II q3 a8",
        text: "Thomas shows that no created good can satisfy the human will, and that perfect happiness is to see God.",
      },
      augustine: {
        references: "Confessions 1.1; Confessions 10.27",
        text: "Augustine opens his confession with the unrest of the heart that God has made for himself, and later mourns how late he came to love him.",
      },
      "vatican-ii": {
        references: "GS 10; GS 19; GS 21",
        text: "The council sees the deepest questions of the heart as a call to communion with God, which is the root of human dignity.",
      },
      "papal-encyclicals": {
        references: "Spe Salvi 11-12",
        text: "Benedict XVI describes the life we long for without being able to name it, a plunge into the fullness of love.",
      },
    },
  },
  {
    id: "talking-about-god",
    title: "How we can speak about God",
    aliases: [
      "analogy",
      "describe god",
      "language about god",
      "mystery of god",
      "incomprehensible",
      "can we understand god",
      "what is god like",
      "how can we talk about god",
      "is god beyond words",
      "divine mystery",
      "imagine god",
      "limits of language",
    ],
    summary:
      "We can speak truly about God, because creatures reflect his goodness, truth and beauty. Our words always fall short, for he is greater than anything we can think or say, and each likeness between him and creatures comes with a still greater unlikeness. So we purify our language again and again, and go on speaking, because he has spoken to us first.",
    catechism: "39-43",
    notes: {
      scripture: {
        references: "Isa 55:8-9; 1 Cor 13:12; Rom 11:33-36",
        text: "God's thoughts are high above ours, and Paul says that for now we know in part, as in a mirror.",
      },
      patristic: {
        references: "John Chrysostom, On the Incomprehensible Nature of God",
        text: "Chrysostom preaches against those who claimed to know God's being fully, and calls his hearers to awe.",
      },
      aquinas: {
        references: "ST I q13 a5",
        text: "Thomas explains that names such as good or wise are said of God and creatures by analogy, neither in quite the same sense nor in a wholly different one.",
      },
      augustine: {
        references: "Sermon 117",
        text: "Augustine warns that whatever our mind could fully grasp would not be God, and that to touch him a little is already great joy.",
      },
      councils: {
        references: "Lateran IV, Constitution 2",
        text: "The council teaches that no likeness between creator and creature can be noted without a greater unlikeness.",
      },
    },
  },
  {
    id: "faith",
    title: "What faith is",
    aliases: [
      "what is faith",
      "believe",
      "belief",
      "gift of faith",
      "how to have faith",
      "how can i believe",
      "theological virtue of faith",
      "obedience of faith",
      "faith as a gift",
      "faith of the church",
      "i want to believe",
      "strengthen my faith",
      "blind faith",
    ],
    summary:
      "Faith is the personal adherence of the whole human being to God, and at once a free assent to all that he has revealed. It is God's gift, a virtue he pours into us, and also a truly human act that does not go against reason or freedom. Faith is lived with others in the Church, is needed for salvation, grows through prayer, Scripture and works of love, and can be lost if it is not cared for.",
    catechism: "142-165",
    notes: {
      scripture: {
        references: "Heb 11:1; Heb 11:6; Rom 10:17",
        text: "Faith is the ground of what we hope for and the conviction of what we do not see; without it we cannot please God, and it comes from hearing Christ preached.",
      },
      aquinas: {
        references: "ST II-II q2 a1; ST II-II q6 a1",
        text: "Thomas describes believing as thinking with assent, and holds that faith is poured into us by God.",
      },
      augustine: {
        references: "On the Usefulness of Believing",
        text: "Augustine shows that trusting belief is needed in all human life and opens the way to understanding.",
      },
      "vatican-ii": {
        references: "DV 5",
        text: "In the obedience of faith a person entrusts the whole self freely to God, helped by the Holy Spirit.",
      },
      "papal-encyclicals": {
        references: "Lumen Fidei 1-7",
        text: "Francis presents faith as a light for the whole of life that comes from meeting the God who loves us.",
      },
      councils: {
        references: "Vatican I, Dei Filius 3; Trent Session 6",
        text: "Faith is belief in what God reveals because of his own authority, and it is the beginning of human salvation.",
      },
    },
  },
  {
    id: "doubt",
    title: "Doubt and difficulty in believing",
    aliases: [
      "doubt",
      "doubts",
      "having doubts",
      "unbelief",
      "losing faith",
      "losing my faith",
      "struggle to believe",
      "is doubt a sin",
      "crisis of faith",
      "not sure i believe anymore",
      "i do not believe anymore",
      "doubting thomas",
      "questions about faith",
      "help my unbelief",
    ],
    summary:
      "Questions and difficulties do not destroy faith; many saints have known them, and honest seeking can make faith deeper. The Church distinguishes an involuntary struggle from willed doubt, which chooses to set aside what God has revealed. In darkness it helps to keep praying simply, to read the Gospels, and to speak with a priest or a trusted believer. Faith is kept alive by asking God to increase it.",
    catechism: "157-158,162-165,2087-2089",
    notes: {
      scripture: {
        references: "Mark 9:24; John 20:24-29; Jas 1:5-6; Luke 17:5",
        text: "A father asks Jesus to help his unbelief, Thomas is met by the risen Lord in his doubt, and James asks us to pray for wisdom with trust.",
      },
      patristic: {
        references: "Gregory the Great, Homilies on the Gospels 26",
        text: "Gregory says that the doubt of Thomas has helped our faith more than the quick belief of the others.",
      },
      aquinas: {
        references: "ST II-II q4 a8",
        text: "Thomas holds faith to be more certain than any science by reason of its cause, though it may feel less so to our mind.",
      },
      augustine: {
        references: "Confessions 6.4-5",
        text: "Augustine recalls his fear of giving assent too soon, and how he came to see how much we accept on trust.",
      },
      "papal-encyclicals": {
        references: "Lumen Fidei 57",
        text: "Francis says that faith does not scatter all our darkness but is a lamp that is enough for the journey.",
      },
    },
  },
  {
    id: "faith-and-reason",
    title: "Faith and reason",
    aliases: [
      "reason",
      "rational",
      "faith and science",
      "science",
      "science and religion",
      "galileo",
      "conflict between science and religion",
      "does science disprove god",
      "is faith irrational",
      "can a scientist be catholic",
      "anti science",
      "philosophy and faith",
      "is faith against reason",
    ],
    summary:
      "Faith is above reason, but there can never be a true conflict between them, because the same God reveals mysteries and gives the light of reason. Honest research in any field, done with method and moral care, cannot go against faith. Where clashes have occurred, as in the case of Galileo, they came from misreading Scripture or from overstepping the bounds of a science.",
    catechism: "156-159",
    notes: {
      scripture: {
        references: "Wis 13:5; 1 Pet 3:15; Wis 11:20",
        text: "The beauty of created things leads to their author, who ordered all by measure and number, and believers should be ready to give reasons for their hope.",
      },
      aquinas: {
        references: "ST I q1 a8",
        text: "Thomas shows how sacred teaching uses reasoning, since grace does not do away with nature but perfects it.",
      },
      augustine: {
        references: "Literal Meaning of Genesis 1.19; Sermon 43",
        text: "Augustine warns Christians against speaking foolishly about nature in Scripture's name, and joins believing and understanding.",
      },
      "vatican-ii": {
        references: "GS 36",
        text: "The council recognizes the rightful autonomy of the sciences and regrets attitudes that have denied it.",
      },
      "papal-encyclicals": {
        references: "Fides et Ratio 34; Fides et Ratio 43",
        text: "John Paul II affirms the unity of truth, known by reason and by faith, and holds up Thomas as a model of their harmony.",
      },
      councils: {
        references: "Vatican I, Dei Filius 4",
        text: "The council teaches that faith and reason can never be at odds and help each other.",
      },
    },
  },
];
