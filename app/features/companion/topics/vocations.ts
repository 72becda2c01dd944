import type { Topic } from "../domain/topic";

export const vocationsTopics: Topic[] = [
  {
    id: "laity",
    title: "The lay faithful and their calling",
    aliases: [
      "lay",
      "work in the world",
      "vocation of laity",
      "lay people",
      "laypeople",
      "lay catholic",
      "role of the laity in the church",
      "what can lay people do in the church",
      "lay ministry",
      "ordinary catholics in the world",
      "priesthood of all believers",
      "universal priesthood of the baptized",
      "do i need to be a priest to serve",
    ],
    summary:
      "Lay people share, by baptism and confirmation, in Christ's work as priest, prophet and king. Their own calling is to live the Gospel in family, work, culture and public life, and to order these things toward God from within. They also serve inside the Church, as readers, catechists, advisers and helpers, without taking the place of the ordained.",
    catechism: "897-913,940-943",
    notes: {
      scripture: {
        references: "1 Pet 2:9; Matt 5:13-16; Rom 12:4-8",
        text: "The whole people of God is priestly, its members are meant to be salt and light, and each has a gift for the good of the body.",
      },
      patristic: {
        references: "Letter to Diognetus 5-6",
        text: "Christians share the cities and customs of everyone else, and are to the world what the soul is to the body.",
      },
      "vatican-ii": {
        references: "LG 31; LG 33; AA 2; AA 7",
        text: "The secular world is the proper place of the laity, where they are to work like leaven; their apostolate comes from Christ himself.",
      },
      "papal-encyclicals": {
        references: "Christifideles Laici 15",
        text: "The world is both the setting and the means of the lay vocation.",
      },
      "canon-law": {
        references: "can. 225; can. 227",
        text: "Lay people have the duty and the right to make the Gospel known, and a just freedom in the affairs of the earthly city.",
      },
    },
  },
  {
    id: "religious-life",
    title: "Religious and consecrated life",
    aliases: [
      "nun",
      "nuns",
      "monk",
      "monks",
      "consecrated",
      "vows",
      "religious order",
      "religious sister",
      "friars",
      "poverty chastity and obedience",
      "consecrated virgin",
      "how do i become a monk",
      "convent",
      "monastery",
    ],
    summary:
      "Consecrated men and women give themselves wholly to God by professing poverty, chastity and obedience, usually in a community. Their life grows out of baptism and is a sign of the world to come, where God is everything. Whoever feels drawn to it does well to pray, to take time, and to talk with a priest, a spiritual director or the vocation director of a community.",
    catechism: "914-933,944-945,2101-2103",
    notes: {
      scripture: {
        references: "Matt 19:21; 1 Cor 7:32-34",
        text: "Jesus invites one who seeks perfection to give up everything and follow him, and Paul praises a heart free for the Lord.",
      },
      patristic: {
        references: "Athanasius, Life of Antony 2",
        text: "Antony hears the Gospel of the rich young man read in church and gives away what he owns.",
      },
      aquinas: {
        references: "ST II-II q186 a1; ST II-II q186 a6",
        text: "The religious state is ordered to the perfection of charity, and the three vows clear the way to it.",
      },
      "vatican-ii": {
        references: "LG 43-46; PC 1-2",
        text: "The counsels are a gift of the Lord to his Church, and communities renew themselves by going back to the Gospel and to their founder's spirit.",
      },
      "papal-encyclicals": {
        references: "Vita Consecrata",
        text: "The consecrated life stands at the heart of the Church as a gift for its mission.",
      },
      "canon-law": {
        references: "can. 573; can. 607",
        text: "Consecrated life is a stable way of following Christ more closely, and religious life adds public vows and life in common.",
      },
    },
  },
  {
    id: "holy-orders",
    title: "Holy orders",
    aliases: [
      "priest",
      "priesthood",
      "ordination",
      "holy orders",
      "how do you become a priest",
      "three degrees of orders",
      "what is a priest",
      "ordained ministry",
      "imposition of hands",
      "ministerial priesthood",
      "why do we need priests",
      "calling to the priesthood",
      "seminary",
    ],
    summary:
      "Holy orders is the sacrament by which the mission Christ gave to his apostles goes on in the Church until the end of time. It has three degrees, bishop, priest and deacon, conferred by a bishop through the laying on of hands and the prayer of consecration. It marks a man for ever, and his ministry is a service to the priesthood that all the baptized share. A man who wonders whether he is called can speak with his parish priest or the vocation director of his diocese.",
    catechism: "1536-1600",
    notes: {
      scripture: {
        references: "Heb 5:1-6; 1 Tim 4:14; 2 Tim 1:6; Titus 1:5",
        text: "A priest is taken from among men and called by God; the gift of ministry is given through the laying on of hands, and elders are set up in every town.",
      },
      patristic: {
        references: "Ignatius of Antioch, Magnesians 6; Smyrnaeans 8",
        text: "At the beginning of the second century a Church is gathered around one bishop with his presbyters and deacons.",
      },
      aquinas: {
        references: "ST III q82 a1; ST Suppl. q34 a1",
        text: "Only a priest consecrates the Eucharist, since he acts in the person of Christ, and order in the Church is fitting.",
      },
      "vatican-ii": {
        references: "LG 10; LG 20-21; LG 28-29; PO 2",
        text: "The common and the ministerial priesthood differ in kind and serve each other; bishops have the fullness of orders.",
      },
      "canon-law": {
        references: "can. 1008-1009; can. 1024-1054",
        text: "The law names the three orders, how they are conferred, and what is asked of those who receive them.",
      },
      councils: {
        references: "Trent Session 23",
        text: "Orders is truly a sacrament instituted by Christ, and it imprints a character.",
      },
    },
  },
];
