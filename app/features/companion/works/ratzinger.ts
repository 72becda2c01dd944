import type { Work } from "../domain/work";

/** Joseph Ratzinger, later Benedict XVI. */
export const ratzingerWorks: Work[] = [
  {
    source: "ratzinger",
    title: "Introduction to Christianity",
    year: 1968,
    pointer:
      "Explains the Apostles' Creed to people who doubt, and shows faith as a trusting stand on a meaning that we have not made ourselves.",
    topics: [
      "faith",
      "doubt",
      "creed",
      "god-the-father",
      "trinity",
      "existence-of-god",
      "jesus-true-god-true-man",
      "descent-into-hell",
      "atheism",
    ],
  },
  {
    source: "ratzinger",
    title: "Eschatology: Death and Eternal Life",
    year: 1977,
    pointer:
      "Treats death, the immortality of the soul, resurrection, judgment, purgatory, hell and heaven as one hope in Christ.",
    topics: [
      "death",
      "purgatory",
      "heaven",
      "hell",
      "resurrection-of-the-body",
      "particular-judgment",
      "last-judgment",
      "second-coming",
    ],
  },
  {
    source: "ratzinger",
    title: "Daughter Zion",
    year: 1977,
    pointer:
      "Reads the Church's faith in Mary out of the Old Testament's images of Israel as daughter and bride.",
    topics: [
      "mother-of-god",
      "immaculate-conception",
      "assumption",
      "mary-devotion",
      "virginity-of-mary",
      "marian-titles",
    ],
  },
  {
    source: "ratzinger",
    title: "Principles of Catholic Theology",
    year: 1982,
    pointer:
      "Gathers studies on the Creed, tradition, baptism, orders and the search for unity between the Churches.",
    topics: ["tradition", "magisterium", "unity-and-ecumenism", "holy-orders", "church-fathers", "creed"],
  },
  {
    source: "ratzinger",
    title: "Behold the Pierced One",
    year: 1984,
    pointer:
      "Looks at Jesus from his prayer to the Father and from his pierced heart, and draws from there what prayer and theology are.",
    topics: ["jesus-at-prayer", "jesus-prayer", "passion-and-cross", "prayer"],
  },
  {
    source: "ratzinger",
    title: "In the Beginning",
    year: 1986,
    pointer:
      "Four Lenten homilies on the first chapters of Genesis: creation, the human being, sin, and what the text does and does not wish to say.",
    topics: [
      "creation",
      "evolution",
      "human-person",
      "original-sin",
      "interpreting-scripture",
      "care-for-creation",
    ],
  },
  {
    source: "ratzinger",
    title: "Conscience and Truth",
    year: 1991,
    pointer: "A lecture on why conscience is more than personal opinion, with Newman and Socrates as guides.",
    topics: ["conscience", "freedom", "natural-law", "moral-acts"],
  },
  {
    source: "ratzinger",
    title: "Called to Communion",
    year: 1991,
    pointer:
      "Asks from Scripture what the Church is, and what Peter, bishops, priests and lay people are within it.",
    topics: ["church", "papacy", "bishops-and-apostolic-succession", "holy-orders", "laity", "four-marks"],
  },
  {
    source: "ratzinger",
    title: "Salt of the Earth",
    year: 1996,
    pointer:
      "A long interview that also takes up the hard questions: celibacy, women's ordination, contraception, the loss of faith in Europe.",
    topics: [
      "celibacy",
      "womens-ordination",
      "contraception",
      "holiness-and-scandal",
      "mission-and-evangelization",
    ],
  },
  {
    source: "ratzinger",
    title: "Many Religions, One Covenant",
    year: 1998,
    pointer: "Essays on Israel, the Church and the world: how the old and the new covenant belong together.",
    topics: ["jews-and-the-death-of-jesus", "old-and-new-law", "other-religions"],
  },
  {
    source: "ratzinger",
    title: "The Spirit of the Liturgy",
    year: 2000,
    pointer: "Considers what worship is: its direction, time and place, images, music, kneeling and silence.",
    topics: [
      "liturgy",
      "sacred-images",
      "adoration",
      "order-of-mass",
      "sunday",
      "liturgical-year",
      "sign-of-the-cross",
      "latin-mass",
    ],
  },
  {
    source: "ratzinger",
    title: "God and the World",
    year: 2000,
    pointer:
      "An interview that walks through the whole faith, from creation and the commandments to the sacraments and the last things.",
    topics: ["ten-commandments", "angels", "satan", "sacraments", "confession", "miracles", "baptism"],
  },
  {
    source: "ratzinger",
    title: "God Is Near Us: The Eucharist, the Heart of Life",
    year: 2001,
    pointer:
      "Homilies and essays on the institution of the Eucharist, the real presence, its sacrifice and worthy reception.",
    topics: [
      "eucharist",
      "real-presence",
      "sacrifice-of-the-mass",
      "worthy-communion",
      "adoration",
      "resurrection-of-the-body",
    ],
  },
  {
    source: "ratzinger",
    title: "Truth and Tolerance",
    year: 2003,
    pointer:
      "Asks how Christianity's claim to truth stands beside the other religions, and what tolerance then means.",
    topics: [
      "other-religions",
      "religious-freedom",
      "faith-and-reason",
      "outside-the-church",
      "mission-and-evangelization",
    ],
  },
  {
    source: "ratzinger",
    title: "Deus Caritas Est",
    year: 2005,
    pointer:
      "His first encyclical, on the love that God is, on eros and agape, and on the Church's service of charity.",
    topics: [
      "charity",
      "love-for-the-poor",
      "almsgiving",
      "chastity",
      "marriage",
      "authority-and-government",
    ],
  },
  {
    source: "ratzinger",
    title: "Spe Salvi",
    year: 2007,
    pointer:
      "An encyclical on the hope that saves, with its schools: prayer, action, suffering and the judgment.",
    topics: ["hope", "suffering", "last-judgment", "purgatory", "prayer", "heaven", "grief"],
  },
  {
    source: "ratzinger",
    title: "Jesus of Nazareth: From the Baptism in the Jordan to the Transfiguration",
    year: 2007,
    pointer:
      "Seeks the face of Jesus in the Gospels, from his baptism through the Sermon on the Mount and the Our Father.",
    topics: [
      "historical-jesus",
      "life-of-christ",
      "baptism-of-the-lord",
      "temptation",
      "kingdom-of-god",
      "beatitudes",
      "our-father",
      "transfiguration",
    ],
  },
  {
    source: "ratzinger",
    title: "Church Fathers: From Clement of Rome to Augustine",
    year: 2008,
    pointer: "Catecheses that draw portraits of the Fathers, each with what he can teach today.",
    topics: ["church-fathers", "ecumenical-councils", "doctors-of-the-church"],
  },
  {
    source: "ratzinger",
    title: "Caritas in Veritate",
    year: 2009,
    pointer:
      "An encyclical on development of the whole person, on the economy, work and the natural environment.",
    topics: ["social-teaching", "work", "care-for-creation", "property-and-stealing", "immigration"],
  },
  {
    source: "ratzinger",
    title: "Verbum Domini",
    year: 2010,
    pointer:
      "An exhortation on the word of God: how Scripture is heard in the Church, interpreted and prayed.",
    topics: [
      "reading-the-bible",
      "interpreting-scripture",
      "inspiration-of-scripture",
      "revelation",
      "old-testament-violence",
      "meditation",
    ],
  },
  {
    source: "ratzinger",
    title: "Jesus of Nazareth: Holy Week",
    year: 2011,
    pointer:
      "Follows Jesus from his entry into Jerusalem to the resurrection, and asks what the trial and the cross mean.",
    topics: [
      "passion-and-cross",
      "resurrection-of-christ",
      "ascension",
      "jews-and-the-death-of-jesus",
      "eucharist",
    ],
  },
  {
    source: "ratzinger",
    title: "Jesus of Nazareth: The Infancy Narratives",
    year: 2012,
    pointer:
      "Reads the stories of the annunciation, the birth at Bethlehem, the magi and the boy in the Temple.",
    topics: [
      "incarnation",
      "virginity-of-mary",
      "star-of-bethlehem-and-magi",
      "saint-joseph",
      "john-the-baptist",
      "names-of-jesus",
    ],
  },
];
