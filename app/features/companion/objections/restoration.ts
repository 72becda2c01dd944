import type { Objection } from "../domain/objection";

/** What Latter-day Saints and Jehovah's Witnesses hold against the historic Church. */
export const restorationObjections: Objection[] = [
  {
    id: "great-apostasy",
    title: "The original Church fell away and had to be restored",
    perspectives: ["mormon", "jehovahs-witness", "biblical-fundamentalist", "seventh-day-adventist"],
    aliases: [
      "great apostasy",
      "the early church fell away",
      "priesthood authority was lost",
      "restored gospel",
      "joseph smith restored the church",
      "falling away in thessalonians",
      "the true church disappeared",
      "authority was taken from the earth",
    ],
    concern:
      "The apostles warned of wolves and of a falling away. When they had died, it is said, authority and pure doctrine were lost, so that reform was not enough and God had to raise up his people anew.",
    commonGround:
      "The apostles did foretell false teachers, and the Church has seen corruption that cried out for renewal by God.",
    answer:
      "The warnings speak of many who fall, not of the end of the Church; Jesus promises that the powers of death will not prevail against it and that he will be with his own always. The apostles provided for the time after them: Paul has Timothy hand on what he heard to faithful people who will teach others, and Clement of Rome tells before the first century is out how they appointed successors. Ignatius, Polycarp and Irenaeus form a chain of known persons from the apostles to the third generation, and their letters show bishops, the Eucharist and faith in Christ as God. There is no moment at which a different Church appears in the sources and no voice that mourns the loss. Sin and decline are real, and God has answered them again and again with saints and reforms. A total loss would mean that Christ's promise had failed for many centuries, and Catholics trust that it did not.",
    references:
      "Matt 16:18; Matt 28:20; Acts 20:29-30; 2 Tim 2:2; Jude 1:3; CCC 857-862; CCC 869; LG 8; LG 20; 1 Clement 42-44; Irenaeus, Against Heresies 3.3.1-4",
    topics: ["bishops-and-apostolic-succession", "four-marks", "church-fathers", "church"],
  },
  {
    id: "trinity-not-in-bible",
    title: "The Trinity is not taught in the Bible",
    perspectives: ["jehovahs-witness", "mormon", "muslim", "pentecostal"],
    aliases: [
      "trinity is not in the bible",
      "the word trinity is not in scripture",
      "trinity was invented at nicaea",
      "oneness of god",
      "jesus only baptism",
      "father son and spirit are three separate beings",
      "holy spirit is an active force",
      "creeds are man made",
    ],
    concern:
      "The word is absent from Scripture, and the creeds speak of substance and persons as the apostles never did. Witnesses see one God, Jehovah, and his Son; Latter-day Saints a Godhead of three beings; Oneness Pentecostals one person in three manifestations.",
    commonGround:
      "Only what God has made known of himself can be believed about him, and the words of the creeds are human words in the service of his revelation.",
    answer:
      "The word came later; what it gathers together is in Scripture. There is one God only; the Father is God; the Word is God, is adored and makes all things; the Spirit is lied to, sent, grieved and speaks as someone and not as a force; and Father and Son speak to each other, so that they are not one person in two roles. Disciples are baptized in the one name of the three, and Paul blesses with the three together. When some explained Christ as a creature and others as a mere appearance of the Father, the Church chose terms that would keep all these sayings true at once. The Council of Nicaea was a defense and no invention, as Christian prayer and writings of the second century show. The mystery is not a riddle of numbers but means that God is love in himself, before any creature existed.",
    references:
      "Deut 6:4; Matt 28:19; John 1:1; John 14:16-17; Acts 5:3-4; Acts 13:2; Eph 4:30; 2 Cor 13:13; CCC 232-256; CCC 691-693; ST I q31 a1; Nicaea I; Constantinople I",
    topics: ["trinity", "holy-spirit", "creed", "ecumenical-councils"],
  },
  {
    id: "god-had-a-body",
    title: "God the Father has a body and was once as we are",
    perspectives: ["mormon"],
    aliases: [
      "god had a body",
      "heavenly father has a body of flesh and bones",
      "moses saw god face to face",
      "man may become like god",
      "heavenly mother",
      "we can become gods",
      "exaltation",
      "pre mortal life",
    ],
    concern:
      "Scripture speaks of God's face and hands, humanity is made in his image, and prophets saw him. Latter-day Saints conclude that God is an exalted person of flesh and bone and that his children lived with him before birth and may grow to be like him.",
    commonGround:
      "God is truly Father, the human being is in his image, and we are called to share his own life.",
    answer:
      "Catholics read the hands and eyes of God as images, as they read his wings, because Scripture also says that God is spirit, that heaven cannot contain him and that nobody has seen him. He is not one being within the universe who advanced to his rank, but the source of all that is, without beginning and without change, and there is no other beside him. The image lies in mind, will and love, and for this reason the whole person, body included, shares in its dignity. God has taken a body, in Jesus, and that is the wonder of Christmas. Scripture does promise that we shall be like him and partake of his nature, as creatures adopted by grace and not as gods by nature. The soul is created by God with each human life; it is eternal in God's plan, and in its own being it begins.",
    references:
      "John 4:24; John 1:18; 1 Kgs 8:27; Ps 90:2; Isa 43:10; Mal 3:6; 1 John 3:2; 2 Pet 1:4; CCC 212-213; CCC 366; CCC 370; CCC 460; ST I q3 a1; Lateran IV",
    topics: ["one-god", "god-the-father", "human-person", "holiness"],
  },
  {
    id: "new-scripture-and-prophets",
    title: "God still gives Scripture and prophets",
    perspectives: ["mormon"],
    aliases: [
      "book of mormon",
      "living prophets",
      "is revelation closed",
      "another testament of jesus christ",
      "why no prophets in the catholic church",
      "other sheep i have",
      "the heavens are not closed",
      "burning in the bosom",
    ],
    concern:
      "God spoke to prophets in every age of the Bible and does not change. It seems strange that heaven should now be silent, and the Book of Mormon presents itself as a further witness to Christ that anyone may test by prayer.",
    commonGround:
      "God is not silent, his Spirit guides the Church and each person, and prayer for light is always right.",
    answer:
      "Catholics believe that God has said everything in his Son, who is not one word among many but the Word; therefore no new public revelation is awaited before he returns. This is no silence but fullness, and the Church goes on growing in understanding it, helped by the Spirit, by saints and at times by private revelations that call people back to the Gospel. Such messages are tested by whether they agree with what was once for all handed on to the holy ones. A claim that goes beyond Christ or corrects the revelation in him cannot be received as from God, however sincere those who bear it. An inner warmth is a gift but can accompany many convictions, and so Scripture also asks us to test the spirits. The devotion, family life and mutual help of Latter-day Saints deserve honest esteem.",
    references:
      "Heb 1:1-2; Jude 1:3; Gal 1:8; 1 John 4:1; John 16:13; CCC 65-67; DV 2; DV 4; ST II-II q174 a6",
    topics: ["revelation", "private-revelation", "prophecy", "canon-of-scripture"],
  },
  {
    id: "eternal-marriage",
    title: "Families and marriages are forever",
    perspectives: ["mormon"],
    aliases: [
      "families are forever",
      "eternal marriage",
      "till death do us part is sad",
      "temple sealing",
      "will i be married in heaven",
      "no marriage in heaven",
      "celestial marriage",
    ],
    concern:
      "Love between husband and wife is among the holiest things on earth. A heaven in which that bond ends seems poorer, and Latter-day Saints believe that marriages sealed in the temple continue.",
    commonGround:
      "Love is stronger than death, the family is holy, and those who have loved each other in God will not be strangers in heaven.",
    answer:
      "Asked about a woman with seven husbands, Jesus answers that those who rise neither marry nor are given in marriage. Paul too says that death sets the spouse free, and so the Church lets widows and widowers marry. This does not mean that love ends: charity never fails, and the communion of saints is a life of persons who know and love one another. What ends is the sign, because what it points to has come, the wedding of Christ with his people. Marriage here and now is a sacrament of that feast and is true until death. Nobody will love spouse and children less in heaven, but everyone will love them fully in God.",
    references:
      "Matt 22:23-30; Rom 7:2-3; 1 Cor 7:39; 1 Cor 13:8; Rev 19:7-9; CCC 1023-1027; CCC 1612; CCC 1619; can. 1141",
    topics: ["marriage", "heaven", "family", "communion-of-saints"],
  },
  {
    id: "baptism-for-the-dead",
    title: "The living should be baptized for the dead",
    perspectives: ["mormon"],
    aliases: [
      "baptism for the dead",
      "proxy baptism",
      "1 corinthians 15 29",
      "what about those who never heard the gospel",
      "temple work for ancestors",
      "can the dead be baptized",
    ],
    concern:
      "Paul mentions people who are baptized for the dead, and a just God must give everyone the chance to hear and accept the Gospel. Latter-day Saints therefore act in the temple for those who died without it.",
    commonGround:
      "God loses sight of nobody, those who never heard the Gospel are not forgotten, and the living can help the dead.",
    answer:
      "Paul names this practice of some in Corinth as an argument for the resurrection and says neither that he does it nor that others should; no other text and no great Church of the early centuries commends it. Baptism is a sacrament of the pilgrim's life, received in one's own body by oneself. For those who never could receive it the Church trusts in God, who is not bound to the sacraments, and teaches that everyone who seeks the truth and does God's will as he or she knows it can be saved. What the living do for the dead is to pray, to give alms and above all to offer the Eucharist. The love that moves Latter-day Saints to remember their ancestors by name is one that Catholics share in November and at every Mass.",
    references:
      "1 Cor 15:29; Heb 9:27; 2 Macc 12:43-46; 1 Tim 2:4; CCC 958; CCC 1257-1260; CCC 1371; LG 16; GS 22",
    topics: ["baptism", "prayer-for-the-dead", "outside-the-church", "unbaptized-babies"],
  },
  {
    id: "jesus-is-michael",
    title: "Jesus is Michael the archangel, the first creature",
    perspectives: ["jehovahs-witness"],
    aliases: [
      "michael the archangel is jesus",
      "jesus is the archangel michael",
      "jesus was created",
      "firstborn of all creation",
      "the word was a god",
      "beginning of the creation of god",
      "proverbs 8 wisdom was created",
    ],
    concern:
      "Scripture calls Christ the firstborn of all creation, Wisdom says that the Lord made her at the beginning, and the Lord descends with an archangel's voice. Witnesses conclude that he is God's first and highest creature, known in heaven as Michael.",
    commonGround:
      "The Son comes from the Father, he is not the same person as the Father, and God made all other things through him.",
    answer:
      "The letter to the Hebrews asks to which of the angels God ever said that he is his Son, and it has all the angels adore him; no creature may be adored. John writes that the Word was God and that nothing that was made was made without him, so that he stands on the side of the Maker. Firstborn is the title of the heir who holds the first place, as it is given to David, who was the youngest; and Paul goes on to say that all things were created in him. The poem on Wisdom is a personification, and the Fathers at Nicaea weighed it and confessed the Son as begotten and not made. In Jude Michael does not dare to pass sentence and appeals to the Lord, while Jesus judges on his own authority. An archangel's voice at his coming no more makes him an angel than the trumpet makes him an instrument.",
    references:
      "Heb 1:5-8; John 1:1-3; John 20:28; Col 1:15-17; Col 2:9; Ps 89:27-28; Jude 1:9; CCC 331; CCC 241-242; CCC 465; ST I q27 a2; Nicaea I",
    topics: ["jesus-true-god-true-man", "trinity", "angels"],
  },
  {
    id: "father-is-greater",
    title: "Jesus said that the Father is greater than he",
    perspectives: ["jehovahs-witness", "muslim", "atheist"],
    aliases: [
      "the father is greater than i",
      "jesus prayed to god so he is not god",
      "jesus did not know the day or hour",
      "why do you call me good",
      "my god and your god",
      "jesus was tempted but god cannot be tempted",
      "my god why have you forsaken me",
    ],
    concern:
      "Jesus prays, does not know the hour, calls the Father his God and says that the Father is greater. Someone who prays to God and is less than God, it seems, cannot be God.",
    commonGround:
      "Jesus is truly human, he obeyed and prayed to the Father, and none of these texts may be explained away.",
    answer:
      "The Church says of Jesus two things at once: he is equal to the Father as God and less than the Father as man. As man he learns, is tired, suffers, is tempted from without and prays; a God who only seemed human would not have saved us. Even as Son he receives everything from the Father, who is in this sense the source, but he receives it wholly, so that he can say that all that the Father has is his. The same Gospel that has him call the Father greater begins with the Word who was God and ends with Thomas who addresses him as his Lord and God. The cry on the cross opens a psalm that ends in trust. Arians and Catholics read the same verses; the Church kept the faith that does justice to all of them.",
    references:
      "John 14:28; Mark 13:32; John 16:15; John 20:17; John 20:28; Phil 2:6-8; Ps 22:1-2; CCC 464-475; CCC 603; ST III q20 a1; Chalcedon; Augustine, On the Trinity 1.7",
    topics: ["jesus-true-god-true-man", "incarnation", "jesus-at-prayer"],
  },
  {
    id: "name-of-jehovah",
    title: "The Church has hidden God's name, Jehovah",
    perspectives: ["jehovahs-witness"],
    aliases: [
      "god's name is jehovah",
      "why don't catholics use the name jehovah",
      "the church removed god's name",
      "sanctify the name of god",
      "yahweh in the bible",
      "hallowed be thy name jehovah",
    ],
    concern:
      "God's own name stands almost seven thousand times in the Hebrew Scriptures, and Jesus taught us to pray that it be hallowed. Replacing it by a title seems to hide God from his people.",
    commonGround: "God has revealed his name out of love, it is holy, and he wants to be called upon.",
    answer:
      "Jews before Christ ceased to pronounce the name out of reverence and said Lord instead, and the Greek Bible and the whole New Testament as it has come down to us do the same. Jesus and the apostles thus followed a custom that honors the name. The form Jehovah arose later from the consonants of the name and the vowels of that reading; scholars hold that Yahweh is nearer to the old sound, which nobody knows with certainty. The Church treats the name with the same reverence as the Jewish people and in worship says Lord. In the New Testament the name in which we are saved is Jesus, and he teaches us to say Father. Hallowing the name means above all to live so that God is honored.",
    references:
      "Exod 3:13-15; Phil 2:9-11; Acts 4:12; Matt 6:9; Rom 8:15; CCC 203-213; CCC 446; CCC 2666; CCC 2807-2815",
    topics: ["one-god", "names-of-jesus", "taking-gods-name", "our-father"],
  },
  {
    id: "raised-as-a-spirit",
    title: "Jesus was raised as a spirit",
    perspectives: ["jehovahs-witness"],
    aliases: [
      "jesus was raised as a spirit",
      "flesh and blood cannot inherit the kingdom",
      "jesus gave up his body as a ransom",
      "made alive in the spirit",
      "disciples did not recognize jesus",
      "invisible return in 1914",
    ],
    concern:
      "Peter says that Christ was made alive in the spirit, and Paul that flesh and blood cannot inherit the kingdom. Having given his flesh for the world he could not, Witnesses say, take it back.",
    commonGround:
      "The risen Jesus did not return to the former mortal life; his existence is new and beyond death.",
    answer:
      "Luke tells that the disciples thought they saw a spirit, and that Jesus answered by showing hands and feet, inviting them to touch, and eating before them. Had his body not been raised, the empty tomb and the wounds shown to Thomas would mislead. Flesh and blood in Paul means our present frail condition; he speaks of a body that is sown and raised, spiritual in that the Spirit fills it and not as if it were no body. Jesus had said that he would raise the temple of his body, and that he lays down his life in order to take it up again. The body is changed and glorified, and so he may be unrecognized until he gives himself to be known. On this rests our own hope, for he will change our lowly bodies to be like his.",
    references:
      "Luke 24:36-43; John 2:19-21; John 10:17-18; John 20:27; 1 Cor 15:42-50; Phil 3:20-21; CCC 639-646; CCC 999; ST III q54 a1; Ignatius of Antioch, Smyrnaeans 3",
    topics: ["resurrection-of-christ", "resurrection-of-the-body", "ascension"],
  },
];
