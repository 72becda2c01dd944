import type { Topic } from "../domain/topic";

/** Scripture: its inspiration, senses and canon. */
export const scriptureTopics: Topic[] = [
  {
    id: "inspiration-of-scripture",
    title: "Inspiration and truth of Scripture",
    aliases: [
      "inspired",
      "divine inspiration",
      "inerrancy",
      "inerrant",
      "error in the bible",
      "errors in the bible",
      "contradictions in the bible",
      "bible contradictions",
      "word of god",
      "who wrote the bible",
      "is the bible true",
      "can i trust the bible",
      "did god write the bible",
    ],
    summary:
      "God is the author of Sacred Scripture, and the human writers are true authors too, who wrote with their own gifts what he wanted written. The inspired books teach firmly, faithfully and without error the truth that God wished to be set down for our salvation. The Bible is not a textbook of science; many apparent contradictions fade when we ask what each author meant to say and in what form. Christianity is the religion of the living Word, Christ himself, and of no dead letter.",
    catechism: "101-108",
    notes: {
      scripture: {
        references: "2 Tim 3:16; 2 Pet 1:21; John 20:31",
        text: "Scripture is described as breathed by God, and its writers as moved by the Holy Spirit so that we may believe and have life.",
      },
      patristic: {
        references: "Irenaeus, Against Heresies 2.28.2",
        text: "Irenaeus holds the Scriptures to be perfect, since they were spoken by God's Word and his Spirit.",
      },
      augustine: {
        references: "Letter 82",
        text: "Augustine writes to Jerome that where a biblical text seems to err he suspects a faulty copy, a poor translation or his own lack of understanding.",
      },
      "vatican-ii": {
        references: "DV 11-12",
        text: "The constitution teaches the twofold authorship of Scripture and its truth for the sake of our salvation.",
      },
      "papal-encyclicals": {
        references: "Providentissimus Deus; Divino Afflante Spiritu",
        text: "Leo XIII and Pius XII defend the truth of Scripture and encourage its scholarly study.",
      },
      councils: {
        references: "Vatican I, Dei Filius 2",
        text: "The council holds the books to be sacred because they were written under the Holy Spirit's inspiration and have God as author.",
      },
    },
  },
  {
    id: "interpreting-scripture",
    title: "Interpreting Scripture",
    aliases: [
      "biblical interpretation",
      "interpret the bible",
      "literal interpretation",
      "do catholics read the bible literally",
      "genre",
      "literary forms",
      "how to read scripture",
      "exegesis",
      "hermeneutics",
      "historical critical method",
      "what does this passage mean",
      "understand the bible",
      "misread scripture",
    ],
    summary:
      "Because God speaks in Scripture in a human way, a good reader first asks what the writers meant, looking at their time, culture and ways of writing. Then Scripture is read in the Spirit in which it was written: as one whole with Christ at its center, within the living Tradition, and in harmony with the rest of the faith. Scholars help the Church to understand better, and the final judgment on interpretation belongs to her teaching office.",
    catechism: "109-119",
    notes: {
      scripture: {
        references: "Luke 24:45; Acts 8:30-31; 2 Pet 3:16",
        text: "The risen Lord opens the disciples' minds to the Scriptures, the Ethiopian needs a guide, and Peter admits that some passages are hard and can be twisted.",
      },
      aquinas: {
        references: "ST I q1 a9",
        text: "Thomas explains why it is fitting that Scripture speaks of spiritual things through images and metaphors.",
      },
      augustine: {
        references: "On Christian Doctrine 1.36; On Christian Doctrine 3.10",
        text: "Augustine makes love of God and neighbor the measure of right reading, and gives rules for telling figurative from literal speech.",
      },
      "vatican-ii": {
        references: "DV 12",
        text: "The constitution joins attention to literary forms with reading in the light of the whole of Scripture, Tradition and the analogy of faith.",
      },
      "papal-encyclicals": {
        references: "Divino Afflante Spiritu; Verbum Domini 29-30",
        text: "Pius XII opens the way to the study of literary forms, and Benedict XVI names the life of the Church as Scripture's proper home.",
      },
      councils: {
        references: "Trent Session 4",
        text: "The council asks that Scripture be read according to the sense held by the Church and the common mind of the Fathers.",
      },
    },
  },
  {
    id: "four-senses",
    title: "The four senses of Scripture",
    aliases: [
      "four senses",
      "senses of scripture",
      "allegorical",
      "allegory in the bible",
      "moral sense",
      "tropological",
      "anagogical",
      "spiritual sense",
      "literal sense",
      "typology",
      "types and figures",
      "hidden meaning in the bible",
    ],
    summary:
      "Tradition distinguishes the literal sense of Scripture, which is what the words convey, from the spiritual sense, which is what the events themselves signify. The spiritual sense is threefold: allegorical, which points to Christ; moral, which shows how to act; and anagogical, which leads toward heaven. All of them rest on the literal sense, found by careful reading.",
    catechism: "115-119",
    notes: {
      scripture: {
        references: "Gal 4:24; 1 Cor 10:1-11; Rom 5:14",
        text: "Paul reads Hagar and Sarah as an allegory, the desert years of Israel as an example for us, and Adam as a figure of Christ.",
      },
      patristic: {
        references: "John Cassian, Conferences 14.8",
        text: "Cassian explains the four senses with the one name Jerusalem: a city, the Church, the soul and the heavenly home.",
      },
      aquinas: {
        references: "ST I q1 a10",
        text: "Thomas teaches that God can give meaning to things as well as to words, so that one text has several senses founded on the literal one.",
      },
      augustine: {
        references: "On Christian Doctrine 3.5-10",
        text: "Augustine teaches how to move from the letter to what it signifies without either clinging to it or despising it.",
      },
      "vatican-ii": {
        references: "DV 16",
        text: "God arranged that the New Testament be hidden in the Old and the Old be made clear in the New.",
      },
    },
  },
  {
    id: "canon-of-scripture",
    title: "The canon of Scripture",
    aliases: [
      "biblical canon",
      "canon of the bible",
      "deuterocanonical",
      "deuterocanonical books",
      "apocrypha",
      "73 books",
      "why 73 books",
      "which books",
      "removed books",
      "extra books in catholic bible",
      "maccabees",
      "tobit",
      "who decided the bible",
      "canon",
    ],
    summary:
      "The Church recognized, through apostolic Tradition, which books belong to Scripture: 46 of the Old Testament and 27 of the New. The seven deuterocanonical books, with parts of Esther and Daniel, were read in the early Church in the Greek Bible, named in the lists of African councils before 400, and confirmed by Florence and Trent. Christians of the Reformation later set these books apart or left them out, and the two Testaments remain for Catholics one word of God.",
    catechism: "120-130",
    notes: {
      scripture: {
        references: "2 Macc 12:43-46; Heb 11:35; 2 Macc 7:1-9",
        text: "Maccabees speaks of prayer for the dead, and Hebrews seems to recall its martyrs among the heroes of faith.",
      },
      augustine: {
        references: "On Christian Doctrine 2.8",
        text: "Augustine gives a list of the canonical books that includes Tobit, Judith, Maccabees, Wisdom and Sirach.",
      },
      "vatican-ii": {
        references: "DV 8",
        text: "Through Tradition the Church comes to know the full canon of the sacred books.",
      },
      councils: {
        references: "Carthage 397; Florence, Bull of Union with the Copts; Trent Session 4",
        text: "African bishops listed the books late in the fourth century, Florence repeated the list, and Trent defined it in 1546.",
      },
    },
  },
];
