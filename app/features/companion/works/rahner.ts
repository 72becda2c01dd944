import type { Work } from "../domain/work";

/** Karl Rahner. */
export const rahnerWorks: Work[] = [
  {
    source: "rahner",
    title: "Encounters with Silence",
    year: 1938,
    pointer:
      "Prayers that speak to God about routine, duty, knowledge, unanswered pleas and the nearness of death.",
    topics: ["prayer", "unanswered-prayer", "dryness-and-distraction", "talking-about-god", "loneliness"],
  },
  {
    source: "rahner",
    title: "Spirit in the World",
    year: 1939,
    pointer:
      "A philosophical study of Thomas Aquinas on how the mind, through the senses, already reaches beyond them.",
    topics: ["human-person", "existence-of-god", "faith-and-reason"],
  },
  {
    source: "rahner",
    title: "Hearer of the Word",
    year: 1941,
    pointer: "Asks what in the human being makes it able to hear a word of God in history.",
    topics: ["revelation", "desire-for-god", "freedom", "human-person"],
  },
  {
    source: "rahner",
    title: "The Need and the Blessing of Prayer",
    year: 1949,
    pointer:
      "Sermons from a bombed city on opening the heart, on the prayer of love and need, and on prayer in daily life.",
    topics: ["prayer", "unanswered-prayer", "forms-of-prayer", "vocal-prayer", "dryness-and-distraction"],
  },
  {
    source: "rahner",
    title: "Watch and Pray with Me",
    year: 1949,
    pointer: "Meditations on the hour of Gethsemane and on the seven last words.",
    topics: ["passion-and-cross", "suffering", "jesus-at-prayer", "jesus-prayer", "adoration"],
  },
  {
    source: "rahner",
    title: "Visions and Prophecies",
    year: 1952,
    pointer: "Examines what private revelations are, how they come about and how the Church judges them.",
    topics: ["private-revelation", "stigmata-and-mystical-phenomena", "prophecy", "charisms"],
  },
  {
    source: "rahner",
    title: "Theological Investigations",
    year: 1954,
    pointer:
      "Essays of three decades, begun in this year, on nearly all questions of faith and life, among them grace, dogma and conscience.",
    topics: [
      "grace",
      "atheism",
      "outside-the-church",
      "resurrection-of-the-body",
      "indulgences",
      "merit",
      "original-sin",
    ],
  },
  {
    source: "rahner",
    title: "The Eternal Year",
    year: 1954,
    pointer: "Short meditations that follow the Church's year from Advent to All Souls.",
    topics: [
      "liturgical-year",
      "lent-and-advent-practices",
      "incarnation",
      "resurrection-of-christ",
      "ascension",
      "prayer-for-the-dead",
    ],
  },
  {
    source: "rahner",
    title: "Mary, Mother of the Lord",
    year: 1956,
    pointer: "Meditations on what the Church believes of Mary, and on what each of it says about grace.",
    topics: ["mary-devotion", "immaculate-conception", "virginity-of-mary", "assumption", "mother-of-god"],
  },
  {
    source: "rahner",
    title: "On the Theology of Death",
    year: 1958,
    pointer:
      "Considers death as something suffered and as the last act of a life, with an essay on martyrdom.",
    topics: ["death", "grief", "particular-judgment", "purgatory", "descent-into-hell"],
  },
  {
    source: "rahner",
    title: "Inspiration in the Bible",
    year: 1958,
    pointer:
      "Explains how God is author of Scripture by willing the apostolic Church, of which Scripture is a part.",
    topics: ["inspiration-of-scripture", "canon-of-scripture", "sola-scriptura", "tradition"],
  },
  {
    source: "rahner",
    title: "The Dynamic Element in the Church",
    year: 1958,
    pointer: "On charisms in the Church and on finding God's will for oneself, with Ignatius of Loyola.",
    topics: ["charisms", "spiritual-direction", "discernment-of-vocation", "conscience"],
  },
  {
    source: "rahner",
    title: "The Church and the Sacraments",
    year: 1960,
    pointer: "Understands the seven sacraments as acts of the Church, which is itself a sign of grace.",
    topics: [
      "sacraments",
      "church",
      "baptism",
      "confirmation",
      "anointing-of-the-sick",
      "holy-orders",
      "marriage",
      "confession",
    ],
  },
  {
    source: "rahner",
    title: "The Episcopate and the Primacy",
    year: 1961,
    pointer: "Written with Joseph Ratzinger, on how the pope and the bishops together lead the Church.",
    topics: ["papacy", "bishops-and-apostolic-succession", "ecumenical-councils"],
  },
  {
    source: "rahner",
    title: "Hominisation",
    year: 1961,
    pointer:
      "On evolution and the creation of the soul: how the human being comes from the earth and from God.",
    topics: ["evolution", "creation", "human-person"],
  },
  {
    source: "rahner",
    title: "Everyday Things",
    year: 1964,
    pointer: "Small meditations on work, walking, laughing, eating and sleeping as places of grace.",
    topics: ["work", "daily-bread", "holiness", "emotions"],
  },
  {
    source: "rahner",
    title: "Spiritual Exercises",
    year: 1965,
    pointer:
      "Talks on the exercises of Ignatius, from the foundation and sin to the imitation of Christ and love.",
    topics: [
      "sin",
      "examen",
      "temptation",
      "life-of-christ",
      "meditation",
      "spiritual-direction",
      "humility",
    ],
  },
  {
    source: "rahner",
    title: "The Trinity",
    year: 1967,
    pointer:
      "Argues that God gives himself to us just as he is: the Trinity of salvation is the Trinity in God.",
    topics: ["trinity", "holy-spirit", "god-the-father"],
  },
  {
    source: "rahner",
    title: "Meditations on Priestly Life",
    year: 1970,
    pointer: "Retreat talks for those who are to be ordained, on obedience, celibacy, prayer and service.",
    topics: ["holy-orders", "celibacy", "discernment-of-vocation", "deacons"],
  },
  {
    source: "rahner",
    title: "The Shape of the Church to Come",
    year: 1972,
    pointer: "Considers how a Church that has become a small flock may live, open and close to people.",
    topics: ["church", "laity", "mission-and-evangelization", "authority-and-government"],
  },
  {
    source: "rahner",
    title: "Penance in the Early Church",
    year: 1973,
    pointer: "Historical studies on how sins were confessed and forgiven in the first centuries.",
    topics: ["confession", "satisfaction", "contrition", "forgiveness-of-sins", "church-fathers"],
  },
  {
    source: "rahner",
    title: "Foundations of Christian Faith",
    year: 1976,
    pointer:
      "His summary of the whole of faith: the human being before the mystery, guilt, grace, Christ, Church and hope.",
    topics: [
      "faith",
      "grace",
      "desire-for-god",
      "jesus-true-god-true-man",
      "miracles",
      "hope",
      "sin",
      "historical-jesus",
    ],
  },
  {
    source: "rahner",
    title: "Is Christian Life Possible Today?",
    year: 1982,
    pointer: "Letters to young people who wrote to him about doubt, loneliness, prayer, fear and love.",
    topics: ["doubt", "loneliness", "anxiety-and-worry", "faith", "freedom"],
  },
  {
    source: "rahner",
    title: "Unity of the Churches: An Actual Possibility",
    year: 1983,
    pointer:
      "Written with Heinrich Fries: theses on how the great Churches could be one without becoming alike.",
    topics: ["unity-and-ecumenism", "intercommunion", "papacy"],
  },
];
