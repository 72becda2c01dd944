import type { Topic } from "../domain/topic";

/** Christ's return and judgment, and the Holy Spirit with his gifts. */
export const spiritAndLastDayTopics: Topic[] = [
  {
    id: "second-coming",
    title: "The second coming",
    aliases: [
      "second coming",
      "end times",
      "rapture",
      "do catholics believe in the rapture",
      "antichrist",
      "return of christ",
      "last day",
      "millennium",
      "thousand year reign",
      "book of revelation",
      "signs of the end times",
      "parousia",
      "mark of the beast",
      "when will jesus return",
      "when is jesus coming back",
      "christ will come again",
    ],
    summary:
      "Christ will come again in glory at the end of history, at a time no one knows, to bring his kingdom to its fullness. Before that the Church will pass through a final trial; faith does not know a secret rapture that would spare believers, nor a reign of Christ on earth within history. We need not calculate or be afraid: Christians watch, pray, do good and hope for his coming.",
    catechism: "668-679",
    notes: {
      scripture: {
        references: "1 Thess 4:16-17; Matt 24:36; Acts 1:7; Rev 22:20",
        text: "The Lord will come and gather the dead and the living to himself, no one knows the day or hour, and the Church answers with longing for his coming.",
      },
      patristic: {
        references: "Cyril of Jerusalem, Catechetical Lectures 15",
        text: "Cyril teaches two comings, one hidden and humble, the other in glory, and asks us to be ready.",
      },
      augustine: {
        references: "City of God 20.7-9",
        text: "Augustine reads the thousand years of the Apocalypse of the present time of the Church.",
      },
      "vatican-ii": {
        references: "LG 48; GS 39",
        text: "The last age has already begun, and hope for a new earth should strengthen our care for this one.",
      },
      liturgy: {
        references: "Season of Advent",
        text: "Advent awakens hope for the Lord's coming at the end as well as joy at his first coming.",
      },
      councils: {
        references: "Nicaea I; Constantinople I",
        text: "The Creed confesses that Christ will come again and that his kingdom will have no end.",
      },
    },
  },
  {
    id: "last-judgment",
    title: "The last judgment",
    aliases: [
      "last judgment",
      "last judgement",
      "judgment day",
      "judgement day",
      "day of judgment",
      "final judgment",
      "general judgment",
      "sheep and goats",
      "will god judge me",
      "everyone will be judged",
      "fear of gods judgment",
      "is god a judge",
    ],
    summary:
      "At the end Christ will judge the living and the dead, and the truth of each one's relation to God, and all the good done or left undone, will come to light. The judge is the one who gave his life for us, and the measure is love shown to the least. This faith calls us to conversion while there is time and gives hope that no injustice will have the last word.",
    catechism: "678-679,1038-1041",
    notes: {
      scripture: {
        references: "Matt 25:31-46; 2 Cor 5:10; John 12:48; Rev 20:11-13",
        text: "The Son of Man separates people by what they did for the least of his own, and all must appear before his judgment seat.",
      },
      aquinas: {
        references: "ST III q59 a5",
        text: "Thomas explains why a general judgment remains after the judgment of each one at death.",
      },
      augustine: {
        references: "City of God 20.1-5",
        text: "Augustine gathers what Scripture says of the last judgment and of God's hidden judgments now.",
      },
      "vatican-ii": {
        references: "LG 48",
        text: "Since we know neither day nor hour, the council asks us to keep watch, for we must all appear before Christ.",
      },
      "papal-encyclicals": {
        references: "Spe Salvi 41-48",
        text: "Benedict XVI presents the judgment as a setting in which to learn hope, because justice and grace belong together in it.",
      },
      liturgy: {
        references: "Solemnity of Christ the King, year A",
        text: "The Church reads the Gospel of the sheep and the goats as her year comes to an end.",
      },
    },
  },
  {
    id: "holy-spirit",
    title: "The Holy Spirit",
    aliases: [
      "holy spirit",
      "holy ghost",
      "who is the holy spirit",
      "spirit of god",
      "pentecost",
      "paraclete",
      "filioque",
      "advocate comforter",
      "come holy spirit",
      "is the holy spirit a person",
      "how to pray to the holy spirit",
      "descent of the spirit",
      "symbols of the holy spirit",
      "tongues of fire",
    ],
    summary:
      "The Holy Spirit is the third person of the Trinity, Lord and giver of life, adored with the Father and the Son. Sent at Pentecost, he builds up and guides the Church, makes Christ present in the sacraments and lives in us as in a temple, teaching us to pray and making us holy. The Latin tradition says that he proceeds from the Father and the Son, the East from the Father through the Son; rightly understood, these do not divide the one faith.",
    catechism: "243-248,683-747",
    notes: {
      scripture: {
        references: "Acts 2:1-4; John 14:26; John 15:26; Rom 8:26-27; 1 Cor 6:19",
        text: "The Spirit comes in wind and fire, teaches and reminds, bears witness to Jesus, prays within us and makes our body his temple.",
      },
      patristic: {
        references: "Basil, On the Holy Spirit",
        text: "Basil shows that the Spirit is rightly glorified together with the Father and the Son.",
      },
      aquinas: {
        references: "ST I q36 a1-2",
        text: "Thomas explains the Spirit's name and how he proceeds from the Father and the Son.",
      },
      augustine: {
        references: "On the Trinity 15.17; On the Trinity 15.26",
        text: "Augustine sees in the Spirit the love of Father and Son, who comes principally from the Father and as their common gift.",
      },
      "vatican-ii": {
        references: "LG 4",
        text: "The Spirit dwells in the Church and in the hearts of the faithful, gives gifts and keeps her young.",
      },
      "papal-encyclicals": {
        references: "Dominum et Vivificantem",
        text: "John Paul II's encyclical is devoted to the Spirit in the life of the Church and the world.",
      },
      liturgy: {
        references: "Pentecost Sunday",
        text: "Fifty days after Easter the Church celebrates the gift of the Spirit that completes the paschal season.",
      },
      councils: {
        references: "Constantinople I; Florence, Laetentur Caeli",
        text: "The first confesses the Spirit as Lord and giver of life, the second seeks to reconcile the Greek and Latin ways of speaking.",
      },
    },
  },
  {
    id: "gifts-and-fruits",
    title: "Gifts and fruits of the Holy Spirit",
    aliases: [
      "gifts of the holy spirit",
      "fruits of the spirit",
      "fruit of the holy spirit",
      "fruits of the holy spirit",
      "seven gifts",
      "seven gifts of the spirit",
      "wisdom understanding counsel",
      "gift of counsel",
      "fear of the lord",
      "gift of piety",
      "love joy peace patience",
      "twelve fruits",
    ],
    summary:
      "The seven gifts of the Holy Spirit are wisdom, understanding, counsel, fortitude, knowledge, piety and fear of the Lord. They are lasting dispositions that make us ready to follow his promptings. His fruits, such as charity, joy, peace, patience and kindness, are what he lets ripen in us as first fruits of glory; tradition counts twelve.",
    catechism: "1830-1832,1845",
    notes: {
      scripture: {
        references: "Isa 11:2-3; Gal 5:22-23; Rom 8:14",
        text: "Isaiah foretells the spirit that will rest on the Messiah, Paul names the fruit of the Spirit, and those led by him are God's children.",
      },
      patristic: {
        references: "Ambrose, On the Mysteries 42",
        text: "Ambrose reminds the newly baptized to keep the sevenfold gift with which God has sealed them.",
      },
      aquinas: {
        references: "ST I-II q68 a1; ST I-II q70 a1",
        text: "Thomas explains how gifts differ from virtues, and how the fruits are acts in which a person takes delight.",
      },
      augustine: {
        references: "On the Lord's Sermon on the Mount 1.4",
        text: "Augustine sets the seven gifts beside the beatitudes as steps of the spiritual way.",
      },
      liturgy: {
        references: "Rite of Confirmation",
        text: "In laying on hands the bishop prays for the gifts of the Spirit upon those who are confirmed.",
      },
    },
  },
  {
    id: "charisms",
    title: "Charisms",
    aliases: [
      "charism",
      "charisms",
      "charismatic",
      "charismatic renewal",
      "speaking in tongues",
      "tongues",
      "spiritual gifts",
      "gift of tongues",
      "what are my spiritual gifts",
      "slain in the spirit",
      "gift of healing",
      "gift of prophecy",
      "word of knowledge",
    ],
    summary:
      "Charisms are special graces, some remarkable and some simple, which the Holy Spirit gives freely to the faithful for the good of the Church and the world. They are to be received with thanks and used in charity, which is greater than all of them. Because not all that looks like a gift is one, the shepherds of the Church test them and help them serve the common good.",
    catechism: "798-801,2003",
    notes: {
      scripture: {
        references: "1 Cor 12:4-11; 1 Cor 13:1-3; 1 Cor 14:1; 1 Pet 4:10",
        text: "One Spirit gives many gifts for the good of all, none of them is worth anything without love, and each is for the service of others.",
      },
      patristic: {
        references: "Irenaeus, Against Heresies 5.6.1",
        text: "Irenaeus reports that he has heard of many in the Church of his day with prophetic gifts and tongues.",
      },
      aquinas: {
        references: "ST I-II q111 a1; ST II-II q176 a1",
        text: "Thomas tells the grace that makes holy from graces given to help others, and discusses the gift of tongues.",
      },
      "vatican-ii": {
        references: "LG 12; AA 3",
        text: "The Spirit gives special graces to believers of every rank, with the right and duty to use them, and pastors are to test them without quenching the Spirit.",
      },
      "papal-encyclicals": {
        references: "Evangelii Gaudium 130",
        text: "Francis says in this exhortation that a true charism fits in with the life of God's people for the good of all.",
      },
    },
  },
];
