import type { Objection } from "../domain/objection";

/** What Muslims ask Christians about God and about Jesus. */
export const islamObjections: Objection[] = [
  {
    id: "trinity-three-gods",
    title: "The Trinity means three gods",
    perspectives: ["muslim", "jewish", "atheist"],
    aliases: [
      "the trinity is three gods",
      "trinity is polytheism",
      "three gods in one",
      "one plus one plus one is three",
      "how can god be three and one",
      "shirk",
      "tawhid versus trinity",
      "the trinity is illogical",
    ],
    concern:
      "God is one, and nothing may be set beside him. To speak of Father, Son and Spirit as God seems to give the one God partners or to say that three are one, which is a contradiction.",
    commonGround:
      "There is no god but God; Israel's confession that the Lord is one is the foundation of Christian faith too.",
    answer:
      "The Church rejects three gods as firmly as Jews and Muslims do. It does not say that one is three in the same respect: there is one God, one being, one will and one power, and within this one life there are the relations of Father, Son and Spirit. They are not parts of God and not partners beside him, and Mary has no place among them. A comparison may help and is only a comparison: a mind, its inner word and its love are not three minds. Christians did not reach this by speculation but because Jesus forgave, acted and was raised in a way that made them adore him without ceasing to adore the one God. Reason alone could not have found it, but it is not against reason, and it means that God did not need the world in order to love.",
    references:
      "Deut 6:4; Mark 12:29; Matt 28:19; John 10:30; 1 John 4:8; CCC 200-202; CCC 228; CCC 232-255; ST I q11 a3; ST I q31 a1; NA 3; Lateran IV",
    topics: ["trinity", "one-god", "talking-about-god"],
  },
  {
    id: "jesus-never-claimed-to-be-god",
    title: "Jesus never claimed to be God",
    perspectives: ["muslim", "jehovahs-witness", "jewish", "atheist", "secular"],
    aliases: [
      "jesus never claimed to be god",
      "where did jesus say i am god worship me",
      "jesus was only a prophet",
      "jesus was just a good man",
      "jesus was only a rabbi",
      "paul invented christianity",
      "the church made jesus god",
      "did jesus say he was god",
    ],
    concern:
      "Nowhere in the Gospels does Jesus say in so many words that he is God and should be worshiped. He prayed to God as a Jew, and it seems that his followers, Paul above all, later made of a prophet or teacher what he never meant to be.",
    commonGround:
      "Jesus was a devout Jew who worshiped the one God, and he did not go about announcing titles.",
    answer:
      "He said it in the way in which a Jew could: he forgave sins on his own word, set his own word beside the Law given on Sinai, called himself Lord of the Sabbath and placed love for himself above father and mother. Before the high priest he said that they would see the Son of Man at the right hand of the Power, and he was condemned for blasphemy. In John he says that before Abraham was, he is, and accepts Thomas's confession. Paul's letters, written some twenty years after the cross, quote hymns to Christ that are older still, so that the faith in him was there at the start among Jews who would never have adored a man. One may think that he was wrong or that they were; it is hard to find a Jesus who was only a teacher behind these texts. Muslims honor him as prophet and Messiah born of a virgin, and Catholics gladly start from there.",
    references:
      "Mark 2:5-12; Mark 14:61-64; Matt 5:21-22; Matt 10:37; John 8:58; John 20:28; Phil 2:6-11; CCC 441-451; CCC 574-591; NA 3; Pliny, Letters 10.96",
    topics: ["jesus-true-god-true-man", "historical-jesus", "names-of-jesus"],
  },
  {
    id: "god-has-no-son",
    title: "God does not beget and has no son",
    perspectives: ["muslim", "jewish"],
    aliases: [
      "god has no son",
      "how can god have a son",
      "god does not beget",
      "son of god is blasphemy",
      "did god have a wife",
      "why is jesus called the son of god",
      "allah has no son",
    ],
    concern:
      "God is exalted above needing a child or a partner. To call someone his son seems to bring him down to the level of creatures that beget and are begotten.",
    commonGround:
      "God has no body, no consort and no need; any thought of physical begetting is unworthy of him.",
    answer:
      "Christians reject that thought just as strongly. When they call Jesus Son of God they do not mean a birth in time from God and a woman as in the myths; the virginal conception is a work of creation by the Spirit, as Muslims too believe that God said to him to be. The word says something about God's own life: as a mind brings forth its word without ceasing to be one, so God eternally utters himself, and this Word is of one being with him. John therefore calls the Son also the Word. In the Bible Israel and the king are called God's son too, by choice; Jesus is so by origin, and we through him by grace. Human words reach God only by likeness, and of this likeness everything bodily has to be taken away.",
    references:
      "John 1:1-3; John 1:18; Luke 1:34-35; Exod 4:22; Gal 4:4-7; CCC 239-242; CCC 441-445; CCC 465; ST I q27 a1-2; NA 3; Nicaea I",
    topics: ["trinity", "jesus-true-god-true-man", "god-the-father", "names-of-jesus"],
  },
  {
    id: "crucifixion-denied",
    title: "Jesus was not crucified",
    perspectives: ["muslim"],
    aliases: [
      "jesus did not die on the cross",
      "jesus was not crucified",
      "god would not let his prophet be killed",
      "someone else was crucified instead",
      "it was made to appear so",
      "the swoon theory",
      "quran says jesus was not crucified",
    ],
    concern:
      "God protects his prophets, and it seems unworthy that so great a messenger should be given up to shame by his enemies. Muslims believe that it only appeared so and that God raised him to himself.",
    commonGround:
      "God did not abandon Jesus, he vindicated him and raised him to himself, and evil did not have the last word.",
    answer:
      "That Jesus was crucified under Pontius Pilate is among the best attested facts of ancient history; Christian, Jewish and Roman writers report it, and no source of the first centuries that was near to the events knows otherwise. His followers had every reason not to invent a death that the world despised. Christians feel the same question that Muslims ask and that Peter asked when he tried to hold him back. Their answer is that God's greatness shows itself here in a love that goes down to the lowest place, and that prophets before him were also killed. Nobody took his life from him against his will. God rescued him not by sparing him death but by conquering death, and that is Easter.",
    references:
      "1 Cor 15:3-5; Matt 16:21-23; Matt 23:37; John 10:18; Phil 2:8-9; Acts 2:22-24; CCC 571-573; CCC 595-623; Tacitus, Annals 15.44; Josephus, Antiquities 18.3.3; ST III q46 a1",
    topics: ["passion-and-cross", "historical-jesus", "resurrection-of-christ"],
  },
  {
    id: "muhammad-last-prophet",
    title: "Why do Catholics not accept Muhammad as the final prophet?",
    perspectives: ["muslim"],
    aliases: [
      "why don't catholics accept muhammad",
      "muhammad is the last prophet",
      "is muhammad in the bible",
      "paraclete is muhammad",
      "seal of the prophets",
      "what does the church say about islam",
      "do catholics and muslims worship the same god",
      "is the quran the word of god",
    ],
    concern:
      "Muslims revere Moses and Jesus and find it hard that Christians do not return this for Muhammad. God sent prophets in turn, they say, and Jesus himself spoke of one who would come after him.",
    commonGround:
      "Both adore the one God, merciful and almighty, who has spoken to people and will judge the living and the dead, and both look to Abraham.",
    answer:
      "The Church regards Muslims with esteem and names what it shares with them: faith in the one Creator, submission to his will, reverence for Jesus and Mary, prayer, almsgiving and fasting. It does not receive Muhammad as a prophet because it believes that God has given everything in his Son, after whom no further revelation is awaited. The helper whom Jesus promises is the Spirit of truth, who remains with the disciples and dwells in them and was poured out at Pentecost. This is a difference about what God has done and not a judgment on the sincerity of believers. The Council asks both to put past quarrels aside, to understand each other and to work together for justice and peace. One may speak of Muhammad with respect and still say in honesty where the ways part.",
    references: "Heb 1:1-2; John 14:16-17; John 14:26; Acts 2:1-4; CCC 65-67; CCC 841; NA 3; LG 16; DV 4",
    topics: ["other-religions", "revelation", "holy-spirit", "prophecy"],
  },
];
