import type { Topic } from "../domain/topic";

/** The death, resurrection and ascension of Jesus. */
export const paschalMysteryTopics: Topic[] = [
  {
    id: "passion-and-cross",
    title: "The Passion and the cross",
    aliases: [
      "passion of christ",
      "cross",
      "crucifixion",
      "atonement",
      "why did jesus die",
      "why did jesus have to die",
      "died for our sins",
      "redemption",
      "sacrifice of christ",
      "passion",
      "good friday",
      "how does the cross save us",
      "penal substitution",
      "blood of christ",
    ],
    summary:
      "Jesus gave his life freely, out of love for the Father and for all people without exception. His death is the one perfect sacrifice that takes away sins, makes good our disobedience and reconciles us with God. The Father did not hate or reject him: in him God's love went to the end. We are invited to take up our own cross and to join our sufferings to his.",
    catechism: "599-623",
    notes: {
      scripture: {
        references: "Isa 53:4-6; Mark 10:45; 1 Pet 2:24; Rom 5:8; John 10:17-18",
        text: "The servant bears the sins of many, the Son of Man gives his life as a ransom and lays it down of himself, and God proves his love for us while we are still sinners.",
      },
      patristic: {
        references: "Athanasius, On the Incarnation 20; Cyril of Jerusalem, Catechetical Lectures 13",
        text: "Athanasius holds that the Word took a body able to die so that in it death might be done away, and Cyril teaches the newcomers to glory in the cross.",
      },
      aquinas: {
        references: "ST III q46 a1-3; ST III q48 a2",
        text: "Thomas asks whether the Passion was necessary and fitting, and explains it as satisfaction offered out of love greater than the offense.",
      },
      augustine: {
        references: "City of God 10.6; On the Trinity 4.14",
        text: "Augustine sees Christ as both priest and offering, and the whole Church offered to God in him.",
      },
      "papal-encyclicals": {
        references: "Salvifici Doloris",
        text: "John Paul II's apostolic letter reads human suffering in the light of the redeeming Passion.",
      },
      liturgy: {
        references: "Friday of the Passion of the Lord; Exaltation of the Holy Cross (14 September)",
        text: "The Church venerates the cross on Good Friday and again in September as the sign of victory.",
      },
      councils: {
        references: "Trent Session 6",
        text: "The council names Christ's most holy Passion on the cross as that by which he merited our justification.",
      },
    },
  },
  {
    id: "jews-and-the-death-of-jesus",
    title: "The Jewish people and the death of Jesus",
    aliases: [
      "who killed jesus",
      "did the jews kill jesus",
      "jews and jesus",
      "jews",
      "jewish people",
      "antisemitism",
      "anti semitism",
      "deicide",
      "his blood be upon us",
      "catholics and jews",
      "are the jews cursed",
      "judaism and christianity",
      "covenant with israel",
    ],
    summary:
      "The Jewish people as a whole, then or now, may not be blamed for the death of Jesus, and the Church rejects every form of hatred against Jews. Those who took part were few, and Jesus himself prayed for them. The Church teaches that all sinners were the cause of his Passion, and that Christians carry the heavier share, since they know him whom they wound. God's gifts and call to Israel are never taken back.",
    catechism: "595-598,839-840",
    notes: {
      scripture: {
        references: "Luke 23:34; Acts 3:17; Rom 9:4-5; Rom 11:28-29",
        text: "Jesus and Peter speak of ignorance, and Paul names Israel's lasting gifts and says that God does not take back his call.",
      },
      "vatican-ii": {
        references: "NA 4",
        text: "The council denies any collective guilt of the Jews, recalls the shared spiritual heritage and deplores antisemitism of every time and source.",
      },
      liturgy: {
        references: "Solemn Intercessions of Good Friday",
        text: "On the day of the Lord's death the Church prays for the Jewish people, to whom God spoke first.",
      },
      councils: {
        references: "Roman Catechism 1.5.11",
        text: "The catechism published after Trent says that Christian sinners bear the greater guilt for the cross.",
      },
    },
  },
  {
    id: "descent-into-hell",
    title: "The descent into hell",
    aliases: [
      "descent into hell",
      "descended into hell",
      "he descended to the dead",
      "did jesus go to hell",
      "harrowing of hell",
      "holy saturday",
      "limbo of the fathers",
      "abrahams bosom",
      "sheol",
      "hades",
      "where was jesus for three days",
      "what happened to people who died before jesus",
    ],
    summary:
      "When the Creed says that Jesus descended into hell, it means that he truly died and went to the realm of the dead. He went there as Savior and opened heaven to the just who had gone before him. He did not go to suffer with the damned or to do away with the hell of the lost. So the good news reaches people of every time and place.",
    catechism: "631-637",
    notes: {
      scripture: {
        references: "1 Pet 3:18-20; 1 Pet 4:6; Eph 4:9-10; Acts 2:24-31",
        text: "Christ brought the good news to the spirits in prison and to the dead, went down to the lower parts of the earth, and was not left in the realm of death.",
      },
      patristic: {
        references: "Cyril of Jerusalem, Catechetical Lectures 4.11",
        text: "Cyril tells how Christ went down to free the just who were held below.",
      },
      aquinas: {
        references: "ST III q52 a1; ST III q52 a5",
        text: "Thomas explains why the descent was fitting and how it set free the holy fathers.",
      },
      liturgy: {
        references: "Holy Saturday",
        text: "The Church stays at the Lord's tomb and meditates on his Passion, death and descent in silence until the Vigil.",
      },
      councils: {
        references: "Lateran IV, Constitution 1",
        text: "The council confesses that Christ went down in soul, rose in flesh and ascended in both.",
      },
    },
  },
  {
    id: "resurrection-of-christ",
    title: "The resurrection of Christ",
    aliases: [
      "resurrection of jesus",
      "resurrection",
      "did jesus rise from the dead",
      "risen lord",
      "rose from the dead",
      "easter",
      "empty tomb",
      "evidence for the resurrection",
      "appearances of the risen jesus",
      "he is risen",
      "third day",
      "easter sunday",
      "why is easter important",
    ],
    summary:
      "The resurrection of Jesus is the crowning truth of faith in Christ: on the third day he truly rose with his body, and lives for ever. It is an event marked by signs in history, the empty tomb and the meetings of many witnesses with him, and also goes beyond history. He did not come back to the old life, as Lazarus did, but passed to a new one. His rising confirms all that he taught, opens new life for us and is the source of our own resurrection.",
    catechism: "638-658",
    notes: {
      scripture: {
        references: "1 Cor 15:3-8; 1 Cor 15:14; Luke 24:36-43; John 20:1-18",
        text: "Paul lists those who saw the risen Lord and says that faith would be empty without it, and the Gospels tell of the empty tomb and of Jesus showing his hands and feet.",
      },
      patristic: {
        references: "Ignatius of Antioch, Smyrnaeans 3",
        text: "Ignatius insists that Jesus was in the flesh also after rising, and ate and drank with his own.",
      },
      aquinas: {
        references: "ST III q53 a1; ST III q56 a1",
        text: "Thomas explains why Christ had to rise and how his rising is the cause of ours.",
      },
      augustine: {
        references: "City of God 22.5",
        text: "Augustine wonders that the world came to believe in the rising of Christ through a few men without rank or learning.",
      },
      "vatican-ii": {
        references: "SC 5-6; SC 106",
        text: "Christ's passover from death to life is at the heart of the liturgy, and each Sunday recalls it.",
      },
      liturgy: {
        references: "Easter Vigil; Easter Sunday of the Resurrection of the Lord",
        text: "The Church keeps watch through the night of Easter, the center of her whole year.",
      },
    },
  },
  {
    id: "ascension",
    title: "The Ascension",
    aliases: [
      "ascension",
      "ascended",
      "ascension of jesus",
      "ascended into heaven",
      "ascension thursday",
      "jesus went up to heaven",
      "seated at the right hand",
      "right hand of the father",
      "why did jesus leave",
      "where is jesus now",
      "forty days after easter",
    ],
    summary:
      "Forty days after rising, Jesus entered with his humanity into the glory of the Father. He did not leave us alone: he is present to his Church in a new way and always intercedes for us. Seated at the Father's right hand, he reigns, and where he the head has gone we his members hope to follow.",
    catechism: "659-667",
    notes: {
      scripture: {
        references: "Acts 1:9-11; Heb 9:24; Heb 7:25; John 14:2-3",
        text: "Jesus is taken up before the apostles, appears before God on our behalf, lives to intercede for us and prepares a place.",
      },
      patristic: {
        references: "Leo the Great, Sermon 74",
        text: "Leo teaches that what was visible in our Redeemer has passed over into the sacraments.",
      },
      aquinas: {
        references: "ST III q57 a1; ST III q57 a6",
        text: "Thomas explains why it was fitting that Christ ascend and how his going up is a cause of our salvation.",
      },
      liturgy: {
        references: "Solemnity of the Ascension of the Lord",
        text: "Kept on the fortieth day or on the Seventh Sunday of Easter, the feast celebrates the lifting up of our nature in Christ.",
      },
      councils: {
        references: "Nicaea I",
        text: "The creed confesses that he ascended into heaven and will come to judge the living and the dead.",
      },
    },
  },
];
