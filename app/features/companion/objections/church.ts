import type { Objection } from "../domain/objection";

/** The Church: Peter and the pope, visible unity, history and possessions. */
export const churchObjections: Objection[] = [
  {
    id: "peter-is-not-the-rock",
    title: "Peter is not the rock, and he was never a pope",
    perspectives: [
      "baptist",
      "evangelical",
      "presbyterian",
      "methodist",
      "lutheran",
      "pentecostal",
      "seventh-day-adventist",
      "biblical-fundamentalist",
      "non-denominational",
      "jehovahs-witness",
    ],
    aliases: [
      "peter is not the rock",
      "the rock is christ",
      "petros and petra",
      "peter was never in rome",
      "peter was not the first pope",
      "the papacy is not in the bible",
      "paul rebuked peter",
      "james led the church in jerusalem",
    ],
    concern:
      "Christ himself is the rock and the only foundation; the rock of which he spoke to Peter may be Peter's faith. Paul rebuked Peter, James led in Jerusalem, and nothing is said of successors in Rome.",
    commonGround:
      "Christ is the one foundation and head of the Church, and Peter was a weak man who lived by his Lord's forgiveness.",
    answer:
      "Jesus gave Simon the new name Rock, which in the Aramaic that he spoke is one and the same word in both places; it was the faith of this man, not a faith without him. Many Fathers explain the rock as Peter's confession, as the Catechism does too, and the two readings do not exclude each other. Peter is named first in every list, receives the keys, is told to strengthen his brothers and to feed the sheep. That Paul opposed him on his conduct shows that a pope can fail and may be corrected, not that there is no office. Keys recall the steward in Isaiah, whose office passed on when its holder changed. That Peter died in Rome is the witness of antiquity, and before the end of the second century Irenaeus lists the bishops from there; the fuller form of the papacy grew with time, as Catholics freely grant.",
    references:
      "Matt 16:16-19; Isa 22:20-22; Luke 22:31-32; John 21:15-17; Gal 2:11-14; 1 Cor 3:11; CCC 424; CCC 552-553; CCC 881-882; LG 22; Irenaeus, Against Heresies 3.3.2-3",
    topics: ["papacy", "bishops-and-apostolic-succession", "church"],
  },
  {
    id: "infallible-pope",
    title: "No human being is infallible",
    perspectives: [
      "anglican",
      "lutheran",
      "presbyterian",
      "methodist",
      "orthodox",
      "evangelical",
      "baptist",
      "biblical-fundamentalist",
      "atheist",
      "secular",
    ],
    aliases: [
      "is the pope infallible",
      "popes have made mistakes",
      "is the pope sinless",
      "papal infallibility is false",
      "bad popes",
      "pope honorius was a heretic",
      "vatican i invented infallibility",
      "can a pope be wrong",
    ],
    concern:
      "Popes have sinned, contradicted themselves and made grave errors of judgment; one was condemned by a council after his death. To call a man infallible, and only since 1870, seems to give him what belongs to God.",
    commonGround: "Only God is without error in himself, and every pope is a sinner who needs confession.",
    answer:
      "Infallibility does not mean that a pope is sinless, wise in politics or right in his opinions and interviews. It is a narrow protection: when he speaks as teacher of all Christians and defines a matter of faith or morals to be held by the whole Church, God keeps him from binding it to an error. Such definitions are very rare, and they add no new revelation. The gift belongs to the whole Church, which cannot lose the Gospel because Christ promised to stay with it; the pope and the bishops with him give it voice. The case of Honorius concerned letters that defined nothing, and his failure is openly admitted. The definition came late, as many did, after a long history; how the office can be exercised so that others can receive it is a question that John Paul II himself put to all Christians.",
    references:
      "Matt 28:20; Luke 22:32; John 16:13; CCC 889-892; LG 12; LG 25; can. 749; Ut Unum Sint 95; Vatican I, Pastor Aeternus 4",
    topics: ["infallibility", "papacy", "magisterium"],
  },
  {
    id: "invisible-church",
    title: "The true Church is invisible: all who believe in Christ",
    perspectives: [
      "evangelical",
      "non-denominational",
      "baptist",
      "methodist",
      "presbyterian",
      "pentecostal",
    ],
    aliases: [
      "the church is not an institution",
      "the true church is invisible",
      "i don't need a denomination",
      "where two or three are gathered",
      "does it matter which church",
      "organized church versus jesus",
      "just jesus no religion",
      "we are all one in christ anyway",
    ],
    concern:
      "The Church is all who belong to Christ, wherever they gather in his name. To bind it to one institution with its offices seems to put an organization in the place of the Spirit.",
    commonGround:
      "Christ knows his own, faith in him and baptism join people across all communities, and the Church is more than its offices.",
    answer:
      "Catholics agree that grace and faith cannot be seen and that the Spirit works beyond visible limits. But God deals with us as bodily creatures, and the Church of the New Testament can be seen: it has apostles and elders, it meets in council, it corrects and receives, and an offense can be told to it. Jesus prays that his own be one in such a way that the world may believe, and the world sees only what is visible. The Council therefore speaks of one reality with a human and a divine side, somewhat as in the Word made flesh. It says that the Church of Christ subsists in the Catholic Church, while many elements of holiness and truth are found outside its visible bounds. The institution exists for the communion and often serves it poorly, and yet it keeps faith from becoming each one's private opinion.",
    references:
      "John 17:20-23; Matt 18:15-18; Acts 15:22-29; Eph 4:4-6; 1 Tim 3:15; CCC 771; CCC 815-819; LG 8; UR 3; Ignatius of Antioch, Smyrnaeans 8",
    topics: ["church", "four-marks", "unity-and-ecumenism"],
  },
  {
    id: "constantine-and-paganism",
    title: "Constantine mixed Christianity with paganism",
    perspectives: [
      "seventh-day-adventist",
      "biblical-fundamentalist",
      "jehovahs-witness",
      "mormon",
      "non-denominational",
      "secular",
      "muslim",
    ],
    aliases: [
      "constantine founded the catholic church",
      "catholicism is pagan",
      "constantine invented the trinity",
      "council of nicaea invented jesus divinity",
      "babylonian religion",
      "catholic church started in 325",
      "nicaea chose the books of the bible",
      "constantine changed the sabbath",
    ],
    concern:
      "When emperors favored the faith, crowds came in with their old customs. Many believe that the simple Church of the apostles ended then, and that doctrines and feasts were shaped by Rome's religion and politics.",
    commonGround:
      "Imperial favor did bring power, wealth and compromise into the Church, and holiness is not proved by the emperor's protection.",
    answer:
      "What is called Catholic can be read in Christian writings long before Constantine: bishops and the name Catholic Church in Ignatius, the Mass on Sunday in Justin, Christ called God by both, honor for martyrs, prayer for the dead. He did not choose the books of the Bible, and Nicaea did not deal with them. Nor did Nicaea invent the divinity of Christ; it defended against a new teaching what was prayed and believed, and later emperors sided with the other party and exiled those who kept to the creed. Feasts and signs were sometimes taken over from the surrounding culture, as Israel and the apostles had done with words and forms, and given a new meaning. The danger of power was real, and monks went into the desert at that very time to protest. A faith that three centuries of persecution had not changed was not likely to be exchanged in one reign.",
    references:
      "John 1:1; 1 Cor 9:20-23; CCC 465; CCC 854; Ignatius of Antioch, Smyrnaeans 8; Ignatius of Antioch, Ephesians 18; Justin, First Apology 67; Martyrdom of Polycarp 18; Nicaea I",
    topics: ["ecumenical-councils", "church-fathers", "sunday", "tradition"],
  },
  {
    id: "babylon-and-antichrist",
    title: "Rome is Babylon and the papacy the Antichrist",
    perspectives: ["seventh-day-adventist", "biblical-fundamentalist", "jehovahs-witness"],
    aliases: [
      "whore of babylon",
      "the pope is the antichrist",
      "mark of the beast sunday law",
      "little horn of daniel",
      "vicarius filii dei",
      "come out of her my people",
      "catholic church is the beast",
      "city on seven hills",
    ],
    concern:
      "Daniel and Revelation warn of a power that speaks great words, persecutes the saints and changes times and laws. Because Rome has persecuted and has claimed much, some Christians see these warnings fulfilled in the papacy and feel bound to say so out of love.",
    commonGround:
      "Every Church power that persecutes betrays Christ, and the call to come out of what opposes God is addressed to all.",
    answer:
      "For its first readers the city on seven hills, drunk with the blood of the witnesses of Jesus, was the pagan Rome in which Peter and Paul were killed. John says of the Antichrist that he denies that Jesus is the Christ come in the flesh; every pope confesses just this, as the Mass does every day. The title with the number is not an official title of the pope, and numbers have been made to fit many names. That Catholics persecuted others in the past is true and sinful, and a pope has asked God's pardon for it in the name of the Church. The Church also reads these books as a warning to itself, since the Catechism speaks of a last trial and a religious deceit before the end. Christians who fear the papacy for the sake of Christ and Catholics who love it for his sake can pray to the same Lord to come.",
    references: "1 John 2:22; 1 John 4:2-3; Rev 17:6-9; 1 Pet 5:13; CCC 668-677; DH 12; UR 7",
    topics: ["second-coming", "papacy", "religious-freedom"],
  },
  {
    id: "riches-of-the-vatican",
    title: "The Church is rich while people starve",
    perspectives: ["secular", "atheist", "pentecostal", "non-denominational"],
    aliases: [
      "vatican riches",
      "why is the church so rich",
      "sell the vatican and feed the poor",
      "gold in churches while people starve",
      "jesus was poor the pope lives in a palace",
      "the church only wants money",
      "church tax exemption",
      "wealth of the catholic church",
    ],
    concern:
      "Jesus had nowhere to lay his head and sent the rich man to sell what he had. Palaces, gold and financial scandals are hard to square with him while people go hungry.",
    commonGround:
      "The Gospel is on the side of the poor, and luxury and dishonest dealings by churchmen are a betrayal of it.",
    answer:
      "There have been and are abuses, and saints from Francis to our own day have named them more sharply than critics outside. Much of what looks like wealth cannot be turned into bread: churches and works of art are kept for everyone, many belong to the state or may not be sold, and they cost more than they bring. The yearly budget of the Holy See is smaller than that of many a university. Across the world Catholic parishes, orders and charities run an immense number of schools, hospitals and homes for people whom nobody else serves, whatever their faith. The beauty of a church is also the one palace that the poor own. Even so the question is a good one for every Catholic, the bishops first, and the Fathers press it: what we keep beyond need belongs to those in need.",
    references:
      "Luke 9:58; Matt 25:35-40; Jas 2:1-9; John 12:3-8; CCC 2443-2449; LG 8; Evangelii Gaudium 198; John Chrysostom, On Lazarus and the Rich Man",
    topics: ["love-for-the-poor", "envy-and-greed", "tithing-and-giving", "holiness-and-scandal"],
  },
];
