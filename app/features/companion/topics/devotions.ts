import type { Topic } from "../domain/topic";

/** Short prayers and devotions of Christians. */
export const devotionsTopics: Topic[] = [
  {
    id: "jesus-prayer",
    title: "The Jesus Prayer and the Sacred Heart",
    aliases: [
      "jesus prayer",
      "holy name",
      "name of jesus",
      "sacred heart",
      "sacred heart of jesus",
      "lord jesus christ have mercy on me",
      "prayer of the heart",
      "first fridays",
      "praying to jesus",
      "short prayers during the day",
      "invoking jesus",
      "hesychasm",
      "prayer rope",
    ],
    summary:
      "The name of Jesus holds everything: God and man and the whole work of salvation, and to call on it is the simplest way of praying always. The Jesus Prayer of the Christian East calls on him as Lord and Son of God and asks mercy on us sinners, repeated humbly with an attentive heart. The Church also honors the Heart of Jesus, pierced for our sins, as the sign of his human and divine love for each of us.",
    catechism: "435,478,2665-2669",
    notes: {
      scripture: {
        references: "Luke 18:13; Phil 2:9-11; Mark 10:47; John 19:34; Acts 4:12",
        text: "The tax collector and the blind man beg for mercy, every knee bends at the name of Jesus, and his side is opened on the cross.",
      },
      patristic: {
        references: "John Climacus, The Ladder 27",
        text: "The remembrance of Jesus is to be joined to our breathing, so that stillness may bear fruit.",
      },
      "papal-encyclicals": {
        references: "Haurietis Aquas; Dilexit Nos",
        text: "The Heart of Jesus shows the love with which he loves the Father and all people.",
      },
      liturgy: {
        references: "The Most Holy Name of Jesus (3 January); The Most Sacred Heart of Jesus",
        text: "The Church keeps a memorial of the Name in January, and a solemnity of the Heart on the Friday after the second Sunday after Pentecost.",
      },
    },
  },
  {
    id: "sign-of-the-cross",
    title: "The sign of the cross",
    aliases: [
      "sign of the cross",
      "crossing",
      "crossing yourself",
      "why do catholics cross themselves",
      "how to make the sign of the cross",
      "in the name of the father",
      "holy water at the door",
      "blessing myself",
      "small cross on the forehead",
      "father son and holy spirit gesture",
      "bless yourself",
    ],
    summary:
      "Christians begin the day, their prayers and their work with the sign of the cross, in the name of the Father and of the Son and of the Holy Spirit. It professes the Trinity and our redemption by the cross, recalls Baptism and asks for strength in temptation. It is a small confession of faith made with the body, best made slowly and with thought.",
    catechism: "1235,2157,2166",
    notes: {
      scripture: {
        references: "Matt 28:19; Gal 6:14; Ezek 9:4; Rev 7:3",
        text: "We are baptized in the name of the Trinity, boast only in the cross, and the servants of God bear a mark on their foreheads.",
      },
      patristic: {
        references: "Tertullian, On the Crown 3; Cyril of Jerusalem, Catechesis 13.36",
        text: "Christians traced the sign on their foreheads at each step of the day and were told not to be ashamed of it.",
      },
      liturgy: {
        references: "GIRM 50; GIRM 134; Baptism",
        text: "Mass opens with it, the Gospel is greeted with three small crosses, and the child is signed at the door of Baptism.",
      },
      councils: {
        references: "Nicaea II",
        text: "The figure of the precious cross is honored together with the holy images.",
      },
    },
  },
  {
    id: "examen",
    title: "The examen",
    aliases: [
      "examen",
      "daily examen",
      "examination",
      "review of the day",
      "how to do the examen",
      "ignatian examen",
      "looking back on my day",
      "nightly prayer review",
      "reflecting on the day with god",
      "examine my conscience at night",
      "end of day prayer",
    ],
    summary:
      "The examen is a short prayer, usually in the evening, that looks back over the day with God. One asks for light, gives thanks, goes through the hours and sees where one was drawn to God or away from him, asks pardon and looks to tomorrow with hope. Saint Ignatius of Loyola taught it in his Spiritual Exercises. It prepares for confession but does not take its place, and people inclined to scruples should keep it short and follow the advice of a confessor.",
    catechism: "1435,1454,1779",
    notes: {
      scripture: {
        references: "Ps 139:23-24; Lam 3:40; Ps 4:4-5",
        text: "We ask God to search the heart, examine our ways and return to him, and grow quiet on our beds at night.",
      },
      "canon-law": {
        references: "can. 988; can. 664",
        text: "A careful examination of conscience goes before confession, and religious are to examine themselves daily.",
      },
      liturgy: {
        references: "General Instruction of the Liturgy of the Hours 86",
        text: "An examination of conscience has its place in Night Prayer.",
      },
    },
  },
  {
    id: "novenas-and-chaplets",
    title: "Novenas and chaplets",
    aliases: [
      "novena",
      "novenas",
      "chaplet",
      "chaplets",
      "divine mercy chaplet",
      "nine days of prayer",
      "st jude novena",
      "how to pray a novena",
      "missed a day of a novena",
      "do novenas work",
      "saint faustina",
      "novena to saint joseph",
      "three o'clock prayer",
    ],
    summary:
      "A novena is nine days of prayer for an intention or before a feast, like the nine days of prayer between the Ascension and Pentecost. A chaplet is a devotion on beads; the Divine Mercy chaplet comes from Saint Faustina Kowalska and offers the passion of Jesus to the Father for mercy on us and on the whole world. Such devotions are free helps that should lead to the liturgy and to charity. They are no magic: a missed day breaks nothing, and no promised number of prayers forces God's hand.",
    catechism: "67,1674-1676",
    notes: {
      scripture: {
        references: "Acts 1:12-14; Luke 11:5-13; Luke 18:1-8; John 19:34",
        text: "The apostles pray with Mary as they wait for the Spirit, Jesus praises asking without giving up, and from his side flow blood and water.",
      },
      "vatican-ii": {
        references: "SC 13",
        text: "Devotions are commended when they fit the liturgical seasons, flow from the liturgy and lead to it.",
      },
      "papal-encyclicals": {
        references: "Dives in Misericordia 15",
        text: "The Church must call on the mercy of God with insistence in every age.",
      },
      liturgy: {
        references: "Second Sunday of Easter (Divine Mercy); Pentecost",
        text: "The Sunday after Easter is also called Divine Mercy Sunday, and the days before Pentecost are the pattern of every novena.",
      },
    },
  },
  {
    id: "stations-and-pilgrimage",
    title: "Stations of the Cross and pilgrimage",
    aliases: [
      "stations of the cross",
      "way of the cross",
      "pilgrimage",
      "popular piety",
      "via crucis",
      "fourteen stations",
      "shrine",
      "camino",
      "holy land",
      "going on pilgrimage",
      "how to pray the stations",
      "walking to a shrine",
      "holy places",
    ],
    summary:
      "The Stations of the Cross follow Jesus in prayer from judgment to tomb, usually in fourteen steps, especially on the Fridays of Lent. They began with pilgrims who walked the way in Jerusalem and were brought home for those who could not travel. A pilgrimage to a holy place is a picture of our journey to heaven and a time of conversion, and shrines are places of confession and of renewed prayer. These devotions prolong the liturgy and do not take its place.",
    catechism: "1674-1676,2669,2691",
    notes: {
      scripture: {
        references: "Luke 23:26-49; Ps 122:1-4; Matt 16:24; Luke 2:41-42",
        text: "Simon and the women go with Jesus to the cross, we take up our own, and like the Holy Family Israel went up with joy to the Lord's house.",
      },
      patristic: {
        references: "Jerome, Letter 58; Gregory of Nyssa, Letter 2",
        text: "Holy places can help, but heaven is open from everywhere, and it is a holy life that counts.",
      },
      "vatican-ii": {
        references: "SC 13; LG 67-68",
        text: "Devotions of the people are commended, and the Church goes on her way as a pilgrim with Mary as sign of hope.",
      },
      "canon-law": {
        references: "can. 1230-1234",
        text: "A shrine is a holy place to which the faithful go on pilgrimage, where the means of salvation are to be offered more abundantly.",
      },
    },
  },
];
