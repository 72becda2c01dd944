import type { Objection } from "../domain/objection";

/** What is asked about Mary and what the Church believes of her. */
export const maryObjections: Objection[] = [
  {
    id: "worship-of-mary",
    title: "Catholics worship Mary",
    perspectives: [
      "baptist",
      "evangelical",
      "presbyterian",
      "methodist",
      "pentecostal",
      "seventh-day-adventist",
      "biblical-fundamentalist",
      "non-denominational",
      "jehovahs-witness",
      "muslim",
    ],
    aliases: [
      "why do catholics worship mary",
      "do catholics worship mary",
      "mary worship",
      "mary is treated like a goddess",
      "catholics pray to mary instead of god",
      "is devotion to mary idolatry",
      "catholics put mary above jesus",
      "mary is part of the trinity",
    ],
    concern:
      "Worship belongs to God alone. Those who see Catholics kneel before an image of Mary, sing to her and ask her help fear that a creature, however holy, receives what is owed to God, and that Christ is pushed to the side.",
    commonGround:
      "Catholics agree without reserve that worship is due to God alone, and that Mary is a creature who called herself the servant of the Lord.",
    answer:
      "The Church adores the Father, the Son and the Holy Spirit and nobody else; to adore Mary would be a grave sin. She is honored because God honored her first and because the Gospel says that all generations will call her blessed. Everything that she is comes from the grace of her Son, so that true devotion leads to him, as her words to the servants at Cana did. To ask for her prayers is the same kind of act as asking a fellow Christian to pray. Titles that sound strong speak of her nearness to Christ and never set her beside God or within the Trinity. Devotion can go wrong in practice, and the Council itself warns against exaggeration as well as narrowness.",
    references:
      "Luke 1:38; Luke 1:48; John 2:5; CCC 971; CCC 2096-2097; LG 60-62; LG 66-67; ST III q25 a5; ST II-II q103 a3",
    topics: ["mary-devotion", "marian-titles", "rosary", "first-commandment"],
  },
  {
    id: "mary-without-sin",
    title: "Scripture says that all have sinned, Mary too",
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
      "anglican",
    ],
    aliases: [
      "mary was a sinner",
      "all have sinned including mary",
      "mary needed a savior",
      "mary called god her savior",
      "immaculate conception is not in the bible",
      "how could mary be sinless",
      "was mary without sin",
      "only jesus was sinless",
    ],
    concern:
      "Paul writes that all have sinned, and Mary herself calls God her savior. To say that she was conceived without sin seems to take from Christ what is his alone, and it became a dogma only in 1854.",
    commonGround:
      "Mary needed a savior, and Jesus Christ is the only one; nobody is holy except through him.",
    answer:
      "The teaching is that Mary was saved by Christ more completely than anyone, not that she had no need of him. What others receive as a healing she received as a protection, in view of the merits of her Son, from the first moment of her life. Paul speaks of the condition of humankind as a whole, and every Christian makes at least one exception to it in Jesus. The angel greets her as one already filled with grace, and early writers saw in her a new Eve who answered God freely where the first had not. It is true that the doctrine ripened slowly and that great theologians hesitated until it was clear how it honors Christ's redemption. Catholics hold that the Spirit leads the Church deeper into what was given at the beginning, and here the gift is grace alone, before any merit.",
    references:
      "Luke 1:28; Luke 1:47; Rom 3:23; Gen 3:15; CCC 490-493; LG 56; Irenaeus, Against Heresies 3.22.4; Justin, Dialogue with Trypho 100; Ineffabilis Deus",
    topics: ["immaculate-conception", "original-sin", "grace", "mary-devotion"],
  },
  {
    id: "brothers-of-the-lord",
    title: "Jesus had brothers, so Mary did not remain a virgin",
    perspectives: [
      "baptist",
      "evangelical",
      "methodist",
      "pentecostal",
      "seventh-day-adventist",
      "biblical-fundamentalist",
      "non-denominational",
      "jehovahs-witness",
    ],
    aliases: [
      "jesus had brothers and sisters",
      "mary had other children",
      "james the brother of jesus",
      "joseph knew her not until",
      "firstborn means other children",
      "mary was not a virgin forever",
      "is perpetual virginity biblical",
    ],
    concern:
      "The Gospels name the brothers of Jesus and speak of his sisters, call him firstborn, and say that Joseph had no relations with Mary until she had borne a son. Read plainly, this means a normal family, and there is nothing unholy in that.",
    commonGround:
      "Both sides confess that Jesus was born of the Virgin Mary, and that marriage and children are a blessing from God.",
    answer:
      "In the language of the Bible brother can also mean a near relative: Lot is called the brother of Abraham, whose nephew he was. The Gospels mention another Mary as mother of James and Joses, names that also stand among the brothers. Until says what happened up to a moment and leaves open what followed, and firstborn is a title under the Law even of an only child. From the cross Jesus gave his mother into the care of a disciple, which is easier to understand if she had no other sons. The passages taken alone do not settle every detail, and Christians have explained the brothers in more than one way, as cousins or as sons of Joseph. The belief in her lasting virginity is very old, and Luther, Calvin and Wesley still held or respected it; it says nothing against marriage and much about her undivided gift to God.",
    references:
      "Matt 13:55; Matt 27:56; Gen 13:8; Gen 14:14; Exod 13:2; John 19:26-27; CCC 499-501; ST III q28 a3; Jerome, Against Helvidius",
    topics: ["brothers-of-jesus", "virginity-of-mary", "saint-joseph"],
  },
  {
    id: "god-has-no-mother",
    title: "God cannot have a mother",
    perspectives: [
      "jehovahs-witness",
      "muslim",
      "biblical-fundamentalist",
      "pentecostal",
      "non-denominational",
    ],
    aliases: [
      "god has no mother",
      "mary is not the mother of god",
      "how can god have a mother",
      "mary is only the mother of jesus",
      "mary did not create god",
      "is mother of god blasphemy",
    ],
    concern:
      "God is eternal and has no beginning. To call a woman of Nazareth the Mother of God sounds as if she came before him, or as if God were born and depended on a creature.",
    commonGround:
      "God has no beginning, and Mary is his creature; Catholics would never say that she is the source of the Godhead.",
    answer:
      "The title speaks first about Jesus and only then about Mary. Mothers give birth to persons, not to natures, and the person whom Mary bore is the eternal Son who took flesh from her. So she is his mother according to his humanity, and because he is God it is true to call her Mother of God. Elizabeth already greets her as the mother of her Lord. The Council of Ephesus defended the title in 431 because those who refused it divided Christ into two. For those who do not believe that Jesus is God the title cannot make sense, and there the real conversation is about him. Among Christians who confess him as true God and true man, Lutherans and the Reformed included, it is common property.",
    references:
      "Luke 1:43; Gal 4:4; John 1:14; CCC 466; CCC 495; LG 53; ST III q35 a4; Ephesus; Cyril of Alexandria, Second Letter to Nestorius",
    topics: ["mother-of-god", "incarnation", "jesus-true-god-true-man"],
  },
  {
    id: "assumption-not-in-scripture",
    title: "The Assumption of Mary is not in the Bible",
    perspectives: ["presbyterian", "lutheran", "methodist", "anglican", "baptist", "evangelical"],
    aliases: [
      "assumption of mary is not in the bible",
      "where does the bible say mary was assumed",
      "no evidence for the assumption",
      "marian dogmas have no biblical basis",
      "why make the assumption a dogma",
      "mary was taken up to heaven is a legend",
    ],
    concern:
      "No page of Scripture and no witness of the first centuries tells how Mary's life ended. To bind consciences to such a belief, as was done in 1950, seems to ask faith for something that God has not revealed.",
    commonGround:
      "Both sides confess that Christ is risen, that the bodies of all his own will rise, and that nothing may be believed as saving truth that is not rooted in what God has revealed.",
    answer:
      "It is true that the Bible does not narrate the end of Mary's earthly life and that the written witnesses are not early. The Church does not rest the dogma on a report of eyewitnesses but on the whole of what is revealed: on Mary's union with her Son, and on the promise that those who belong to Christ will share his resurrection body and soul. The feast was kept in East and West for well over a thousand years, and no Church ever claimed to have her body. Scripture knows of others who were taken up, such as Enoch and Elijah. What is said of Mary is what all Christians hope for themselves, given to her first. Catholics understand that this is hard for those who look for an explicit text; behind it stands the question how Scripture and the living faith of the Church belong together.",
    references:
      "1 Cor 15:20-23; Rev 12:1; 2 Kgs 2:11; Heb 11:5; CCC 966; CCC 974; LG 59; LG 68; Munificentissimus Deus 44",
    topics: ["assumption", "resurrection-of-the-body", "tradition"],
  },
  {
    id: "vain-repetitions",
    title: "The Rosary is vain repetition",
    perspectives: [
      "baptist",
      "evangelical",
      "pentecostal",
      "seventh-day-adventist",
      "biblical-fundamentalist",
      "non-denominational",
      "jehovahs-witness",
      "presbyterian",
    ],
    aliases: [
      "vain repetitions",
      "is the rosary vain repetition",
      "why repeat hail mary",
      "jesus said do not babble like pagans",
      "written prayers are not from the heart",
      "memorized prayers",
      "rosary is not biblical",
    ],
    concern:
      "Jesus warned his disciples not to heap up empty phrases as the pagans do. Saying the same prayer fifty times, and mostly to Mary, looks like exactly that, and prayer ought to come from the heart.",
    commonGround: "Prayer without the heart is worth little, and no number of words can force God to hear.",
    answer:
      "Jesus rejects the thought that many words move God, and Catholics take that warning seriously. He does not forbid repeating: in the garden he prayed three times in the same words, a psalm repeats one refrain in all its verses, and right after the warning he teaches a prayer to be learned. The first half of the Hail Mary is taken from the Gospel, and the second asks Mary to pray for us. The Rosary uses the repeated words as a quiet ground while the mind rests on the events of Christ's life. Said without attention it can become empty, as free prayer can too. Nobody is bound to pray it, and Catholics are also encouraged to pray in their own words.",
    references:
      "Matt 6:7-13; Matt 26:44; Ps 136:1-26; Luke 1:28; Luke 1:42; Luke 18:1; CCC 971; CCC 2668; CCC 2678; Rosarium Virginis Mariae",
    topics: ["rosary", "vocal-prayer", "prayer", "mary-devotion"],
  },
];
