import type { Topic } from "../domain/topic";

/** Those who stand at the beginning of the Gospel, up to the baptism of the Lord. */
export const beginningsOfTheGospelTopics: Topic[] = [
  {
    id: "star-of-bethlehem-and-magi",
    title: "The magi and the star",
    aliases: [
      "star of bethlehem",
      "magi",
      "wise men",
      "three kings",
      "three wise men",
      "epiphany",
      "gold frankincense and myrrh",
      "visit of the magi",
      "were there three kings",
      "what was the star",
      "balthasar melchior caspar",
      "king herod",
    ],
    summary:
      "The magi who followed the star are the first from the nations to seek and worship Christ, and in them the Church sees all peoples called to the light. Their gifts honor him as king, as God, and as the one who will die. Matthew does not say how many they were, nor call them kings: number and names came later. What the star was in nature's terms the Church leaves open; its meaning is that creation leads seekers to Christ with the help of Scripture.",
    catechism: "528,724",
    notes: {
      scripture: {
        references: "Matt 2:1-12; Num 24:17; Isa 60:1-6; Ps 72:10-11",
        text: "Wise men from the east come to worship the newborn king, in the light of old words about a star from Jacob and nations bringing gifts.",
      },
      patristic: {
        references:
          "Ignatius of Antioch, Ephesians 19; John Chrysostom, Homilies on Matthew 6; Leo the Great, Sermons 31-38",
        text: "Ignatius tells of a star brighter than all others, Chrysostom holds that it was no ordinary star, and Leo sees in the magi the calling of all nations.",
      },
      aquinas: {
        references: "ST III q36 a7-8",
        text: "Thomas discusses the star and shows why it was fitting that the magi should come to adore Christ.",
      },
      liturgy: {
        references: "Solemnity of the Epiphany of the Lord",
        text: "The Church celebrates the showing of the Lord to the nations and brings her own gifts in prayer.",
      },
    },
  },
  {
    id: "saint-joseph",
    title: "Saint Joseph",
    aliases: [
      "saint joseph",
      "st joseph",
      "who was joseph",
      "husband of mary",
      "foster father of jesus",
      "joseph the carpenter",
      "joseph the worker",
      "prayer to saint joseph",
      "patron of fathers",
      "patron of a happy death",
      "year of saint joseph",
      "bury a statue of joseph",
      "terror of demons",
    ],
    summary:
      "Joseph, a just man of the house of David, was the true husband of Mary and before the law the father of Jesus, whom he named, sheltered and taught to work. Scripture records none of his words, only his prompt obedience to God. The Church honors him as patron of the universal Church, of workers, of fathers and of a good death. He is a friend to ask for help, and never a charm for luck.",
    catechism: "437,497,532,1014",
    notes: {
      scripture: {
        references: "Matt 1:18-25; Matt 2:13-23; Luke 2:41-52; Matt 13:55",
        text: "Joseph takes Mary into his home at the angel's word, saves the child by flight to Egypt, seeks him with sorrow, and is known as a craftsman.",
      },
      aquinas: {
        references: "ST III q29 a2",
        text: "Thomas holds that there was a true marriage between Mary and Joseph.",
      },
      augustine: {
        references: "On Marriage and Concupiscence 1.11",
        text: "Augustine finds in the marriage of Mary and Joseph all the goods of marriage: offspring, faithfulness and the lasting bond.",
      },
      "papal-encyclicals": {
        references: "Quamquam Pluries; Redemptoris Custos; Patris Corde",
        text: "Leo XIII, John Paul II and Francis each wrote on Joseph as guardian of Jesus, of Mary and of the Church.",
      },
      liturgy: {
        references: "Solemnity of Saint Joseph (19 March); Saint Joseph the Worker (1 May)",
        text: "Two days of the calendar honor him as husband of Mary and as worker, and the Eucharistic Prayers name him.",
      },
    },
  },
  {
    id: "john-the-baptist",
    title: "John the Baptist",
    aliases: [
      "john the baptist",
      "saint john the baptist",
      "who was john the baptist",
      "the forerunner",
      "precursor",
      "zechariah and elizabeth",
      "voice in the wilderness",
      "voice crying in the desert",
      "beheading of john",
      "herodias and salome",
      "baptism of john",
      "greatest born of women",
      "he must increase",
    ],
    summary:
      "John is the forerunner sent to prepare the way of the Lord, the last and greatest of the prophets and more than a prophet. Filled with the Holy Spirit from his mother's womb, he called people to repentance, baptized in the Jordan and pointed to Jesus as the Lamb of God. He gave witness up to death. His joy was that Christ should grow and he himself grow less.",
    catechism: "523,535,608,717-720",
    notes: {
      scripture: {
        references: "Luke 1:5-25; Luke 1:57-80; John 1:29-34; Matt 11:7-15; Mark 6:17-29; John 3:28-30",
        text: "The Gospels tell of his birth, his witness to the Lamb, the praise Jesus gave him, his martyrdom, and his joy at the bridegroom's voice.",
      },
      aquinas: {
        references: "ST III q38 a1",
        text: "Thomas explains why it was fitting for John to baptize: to prepare people for the baptism of Christ.",
      },
      augustine: {
        references: "Sermon 293",
        text: "Augustine contrasts John, the voice that passes, with Christ, the Word who was in the beginning.",
      },
      liturgy: {
        references:
          "Nativity of Saint John the Baptist (24 June); Passion of Saint John the Baptist (29 August)",
        text: "The Church celebrates both his birth and his death, an honor given to very few.",
      },
    },
  },
  {
    id: "baptism-of-the-lord",
    title: "The baptism of the Lord",
    aliases: [
      "baptism of the lord",
      "baptism of jesus",
      "jesus baptized",
      "why was jesus baptized",
      "jesus and john in the jordan",
      "jordan",
      "jordan river",
      "heavens opened",
      "dove at the baptism",
      "voice from heaven beloved son",
      "fulfil all righteousness",
      "theophany",
    ],
    summary:
      "Jesus had no sin, yet he let John baptize him among sinners, and so accepted his mission as God's suffering servant. The heavens opened, the Spirit rested on him and the Father called him beloved Son. His going down into the water makes water holy for our baptism, in which we die and rise with him and become children of the Father.",
    catechism: "535-537,1223-1225",
    notes: {
      scripture: {
        references: "Matt 3:13-17; Mark 1:9-11; Isa 42:1",
        text: "Jesus asks for baptism to fulfil all that is right, and Father and Spirit bear him witness with words that recall the servant of the Lord.",
      },
      patristic: {
        references: "Gregory of Nazianzus, Oration 39; Ignatius of Antioch, Ephesians 18",
        text: "Gregory invites us to go down with Christ in order to rise with him, and Ignatius says that he was baptized to make the water clean.",
      },
      aquinas: {
        references: "ST III q39 a1",
        text: "Thomas gives reasons why it was fitting that Christ be baptized, among them to make the waters holy.",
      },
      liturgy: {
        references: "Feast of the Baptism of the Lord",
        text: "The feast closes the Christmas season and leads into Ordinary Time.",
      },
    },
  },
];
