import type { Topic } from "../domain/topic";

/** Reading the Bible: translations, prophets and hard passages. */
export const readingScriptureTopics: Topic[] = [
  {
    id: "reading-the-bible",
    title: "Reading the Bible",
    aliases: [
      "read the bible",
      "how to read the bible",
      "start reading the bible",
      "where do i start in the bible",
      "where should i start reading",
      "bible study",
      "bible reading plan",
      "daily scripture",
      "lectio divina",
      "praying with scripture",
      "bible for beginners",
      "are catholics allowed to read the bible",
      "start reading",
    ],
    summary:
      "The Church urges all the faithful to read Scripture often and to let prayer accompany the reading, so that it becomes a conversation with God. A good start is one of the Gospels, a psalm a day, or the readings of the coming Sunday. Lectio divina moves slowly through reading, meditation, prayer and contemplation of a short passage. A Bible with Catholic notes, a parish group or a priest can help with hard places.",
    catechism: "131-133,2653-2654,2708",
    notes: {
      scripture: {
        references: "Ps 119:105; Luke 24:32; Deut 6:6-7",
        text: "God's word is a lamp for our steps, the disciples' hearts burned as Jesus opened the Scriptures, and Israel is to carry them in heart and home.",
      },
      patristic: {
        references: "Jerome, Commentary on Isaiah, prologue",
        text: "Jerome insists that whoever does not know the Scriptures does not know Christ.",
      },
      augustine: {
        references: "Confessions 8.12",
        text: "Augustine tells how a child's voice led him to take up Paul's letter and read, and how that reading changed his life.",
      },
      "vatican-ii": {
        references: "DV 21; DV 25",
        text: "The Father meets his children lovingly in Scripture, and all are asked to read it often and join prayer to it.",
      },
      "papal-encyclicals": {
        references: "Verbum Domini 86-87",
        text: "Benedict XVI recommends the prayerful reading of Scripture in this exhortation and describes the steps of lectio divina.",
      },
      liturgy: {
        references: "GIRM 29; Sunday of the Word of God",
        text: "When the Scriptures are read in church God himself speaks to his people, and one Sunday a year is kept in honor of his word.",
      },
    },
  },
  {
    id: "bible-translations",
    title: "Translations of the Bible",
    aliases: [
      "bible translation",
      "bible translations",
      "which bible should i read",
      "best catholic bible",
      "catholic bible version",
      "king james",
      "douay rheims",
      "new american bible",
      "nabre",
      "rsv catholic edition",
      "jerusalem bible",
      "vulgate",
      "septuagint",
      "protestant bible",
    ],
    summary:
      "The Church wants Scripture to be open to everyone in sound translations from the original Hebrew, Aramaic and Greek. A Catholic edition holds all 73 books, has notes faithful to Tradition, and carries the approval of the bishops or the Holy See. No one translation is best for every use: one may suit study and another prayer, and the one read at Mass helps to join home and parish.",
    catechism: "120,131-133,141",
    notes: {
      scripture: {
        references: "Neh 8:8; Acts 2:8-11; Luke 4:16-21",
        text: "Ezra's readers made the Law's sense plain to the people, at Pentecost all heard God's works in their own tongues, and Jesus read Isaiah aloud in the synagogue.",
      },
      augustine: {
        references: "On Christian Doctrine 2.11-15",
        text: "Augustine advises comparing translations, learning the original languages where possible, and honoring the Septuagint.",
      },
      "vatican-ii": {
        references: "DV 22",
        text: "Access to Scripture is to be wide open, with good translations, made also together with other Christians where the Church approves.",
      },
      "papal-encyclicals": {
        references: "Divino Afflante Spiritu",
        text: "Pius XII explains the standing of the Vulgate and encourages work on the original texts.",
      },
      "canon-law": {
        references: "can. 825",
        text: "Editions of Scripture need the approval of the Apostolic See or the bishops' conference, and translations also need fitting notes.",
      },
      councils: {
        references: "Trent Session 4",
        text: "The council recognized the old Latin Vulgate as the authentic text for public use.",
      },
    },
  },
  {
    id: "old-testament-violence",
    title: "Violence in the Old Testament",
    aliases: [
      "old testament violence",
      "violence in the bible",
      "angry god",
      "is the god of the old testament different",
      "why is god so violent",
      "god commanded killing",
      "killing of canaanites",
      "canaanites",
      "genocide in the bible",
      "slavery in the bible",
      "wrath of god",
      "joshua and jericho",
      "dark passages",
    ],
    summary:
      "The God of both Testaments is one and the same, faithful and merciful, and the Old Testament is truly his word. He taught his people step by step, meeting them in a violent world, so these books hold things that are imperfect and belong to their time. Hard passages are read in their historical setting and literary form and in the light of Christ, who commands love of enemies; they never justify violence today. It is good to bring such passages to someone who knows Scripture well.",
    catechism: "53,121-123,128-130",
    notes: {
      scripture: {
        references: "Matt 5:38-45; Luke 9:52-56; Ezek 18:23; Hos 11:8-9",
        text: "Jesus replaces retaliation with love of enemies and rebukes disciples who want fire from heaven, and the prophets show a God who takes no pleasure in death.",
      },
      patristic: {
        references: "Origen, Homilies on Joshua",
        text: "Origen reads the wars of Joshua as the struggle Jesus leads within us against sin.",
      },
      aquinas: {
        references: "ST I-II q98 a1; ST I-II q107 a1",
        text: "Thomas holds the Old Law to be good yet imperfect, related to the New as the imperfect to the perfect.",
      },
      augustine: {
        references: "Against Faustus 22",
        text: "Augustine defends the Old Testament against those who set its God against the God of Jesus.",
      },
      "vatican-ii": {
        references: "DV 15",
        text: "The books of the Old Testament contain imperfect and provisional things, and still show God's true way of teaching.",
      },
      "papal-encyclicals": {
        references: "Verbum Domini 42",
        text: "Benedict XVI treats the dark passages of Scripture in this exhortation and asks for training to read them in their setting and in Christ's light.",
      },
    },
  },
  {
    id: "prophecy",
    title: "Prophecy and the prophets",
    aliases: [
      "prophecy",
      "prophecies",
      "prophet",
      "prophets",
      "biblical prophecy",
      "messianic prophecies",
      "did the old testament predict jesus",
      "who were the prophets",
      "isaiah and jeremiah",
      "false prophets",
      "are there prophets today",
      "predicting the future",
      "elijah",
    ],
    summary:
      "A prophet speaks in God's name: he calls people back to the covenant, comforts them and awakens hope, and sometimes tells what is to come. Israel's prophets formed the people in the hope of a new covenant, and Christ fulfils what they announced. By baptism and anointing all the faithful share in Christ's prophetic office; claims of new messages are tested by the Church and can add nothing to the Gospel.",
    catechism: "64,702,711-716,785,2581-2584",
    notes: {
      scripture: {
        references: "Deut 18:15-22; Jer 1:4-10; Isa 52:13-15; Luke 24:27",
        text: "Moses promises a prophet like himself and gives a test for false ones, Jeremiah is called from the womb, and the risen Jesus shows how all the prophets speak of him.",
      },
      patristic: {
        references: "Justin, First Apology 31-53",
        text: "Justin argues from the prophecies fulfilled in Christ that faith in him is well founded.",
      },
      aquinas: {
        references: "ST II-II q171 a1",
        text: "Thomas explains prophecy as a knowledge given by God of things beyond human reach.",
      },
      "vatican-ii": {
        references: "DV 14-15; LG 12; LG 35",
        text: "The prophets prepared for Christ's coming, and God's people share in his prophetic office by their witness.",
      },
      liturgy: {
        references: "Readings of Advent",
        text: "The liturgy of Advent reads the prophet Isaiah day by day as a promise of the Lord's coming.",
      },
    },
  },
];
