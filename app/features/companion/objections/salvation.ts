import type { Objection } from "../domain/objection";

/** Grace, faith and baptism: how we are saved. */
export const salvationObjections: Objection[] = [
  {
    id: "faith-alone",
    title: "We are saved by faith alone, not by works",
    perspectives: [
      "baptist",
      "evangelical",
      "presbyterian",
      "methodist",
      "lutheran",
      "pentecostal",
      "biblical-fundamentalist",
      "non-denominational",
      "anglican",
    ],
    aliases: [
      "saved by faith alone",
      "catholics believe in works salvation",
      "works righteousness",
      "not by works so that no one can boast",
      "catholics try to earn salvation",
      "sola fide",
      "paul versus james",
      "is grace enough",
    ],
    concern:
      "Paul teaches that we are justified by faith and not by works, so that nobody can boast. When Catholics speak of merit and of works, it sounds as if heaven had to be earned and the cross were not enough.",
    commonGround:
      "Nobody can earn God's friendship; from first to last salvation is the gift of grace in Jesus Christ.",
    answer:
      "Trent itself teaches that nothing we believe or do beforehand can earn justification. What the Church adds is that grace really changes a person: the faith that saves is the faith that works through love, and James says that faith without works is dead. Works are thus the fruit of grace and the path on which God leads his children, not the price of admission. When the Church speaks of merit it means that God rewards what he has himself given. Catholics and Lutherans could say together in 1999 that God accepts us purely out of grace, through faith in what Christ has done and for no merit of our own, and that his Spirit then makes us ready to do good; Methodists, Anglicans and the Reformed have since associated themselves with this. Differences remain in how the change in the believer is described, but the old reproach on both sides no longer fits.",
    references:
      "Eph 2:8-10; Rom 3:28; Gal 5:6; Jas 2:14-26; Phil 2:12-13; CCC 1987-1996; CCC 2006-2011; Trent Session 6; Orange II; Joint Declaration on the Doctrine of Justification (1999)",
    topics: ["justification", "merit", "grace", "faith"],
  },
  {
    id: "once-saved-always-saved",
    title: "Whoever is truly saved cannot be lost",
    perspectives: ["baptist", "evangelical", "presbyterian", "biblical-fundamentalist", "non-denominational"],
    aliases: [
      "once saved always saved",
      "eternal security",
      "can you lose your salvation",
      "perseverance of the saints",
      "no one can snatch them from my hand",
      "sealed by the holy spirit",
      "nothing can separate us from the love of god",
    ],
    concern:
      "Jesus says that nobody can snatch his sheep from his hand, and Paul that nothing can separate us from God's love. If a believer could be lost, it seems, salvation would rest on us and not on God.",
    commonGround:
      "No power outside us can tear us from Christ, God is faithful, and without him nobody perseveres.",
    answer:
      "Catholics receive those promises with joy: God never abandons anyone who does not abandon him. But the same apostles warn believers in earnest: Paul disciplines himself lest he be disqualified, tells those grafted in that they too can be cut off, and says of some that they have fallen from grace. The sheep are held by Christ and stay free, and love that could not be refused would no longer be love. So the Church speaks of hope rather than of a guarantee about oneself, and prays for final perseverance as a gift. Whoever falls can return, because mercy is always open in repentance and confession. In practice both sides say similar things about someone who walks away for good: one that he was never truly in, the other that he left.",
    references:
      "John 10:27-29; Rom 8:38-39; 1 Cor 9:27; Rom 11:20-22; Gal 5:4; Heb 10:26-27; Matt 24:13; CCC 161-162; CCC 1861; CCC 2016; Trent Session 6",
    topics: ["perseverance", "hope", "mortal-and-venial-sin", "confession"],
  },
  {
    id: "assurance-of-salvation",
    title: "Catholics can never be sure of God's mercy",
    perspectives: ["lutheran", "methodist", "presbyterian", "evangelical", "baptist", "anglican"],
    aliases: [
      "assurance of salvation",
      "can you know you are saved",
      "catholics live in fear",
      "how do i know if i am going to heaven",
      "that you may know you have eternal life",
      "catholic guilt and uncertainty",
      "presumption or assurance",
    ],
    concern:
      "John writes so that believers may know that they have eternal life, and the Spirit bears witness that we are God's children. A faith that leaves people uncertain seems to look at their own state instead of at Christ's promise.",
    commonGround:
      "Christ's promise is utterly reliable, the Spirit makes us cry Abba, and God wants his children to live in trust and not in dread.",
    answer:
      "What Catholics are sure of is God: his promise, his cross and the word of forgiveness spoken to each person in the sacraments. What the Church does not claim is a certainty of faith about one's own inner state or last hour, because Scripture makes no promise of that to anyone by name. Between the two stands hope, which is no guess but a firm trust resting on God's power and mercy. There are signs of grace, such as peace of conscience, love of God and love of neighbor, and Wesley and the Catholic spiritual writers are close to each other here. The Joint Declaration says together that the faithful can rely on the promise of grace in spite of their weakness. If a Catholic has lived in fear, that was not the Gospel; a good confessor can help greatly with scruples.",
    references:
      "1 John 5:13; Rom 8:15-16; Phil 1:6; 1 Cor 4:3-5; CCC 1817-1821; CCC 2005; CCC 2090-2092; ST I-II q112 a5; Trent Session 6; Joint Declaration on the Doctrine of Justification (1999)",
    topics: ["perseverance", "hope", "grace", "scruples"],
  },
  {
    id: "have-you-been-saved",
    title: "Catholics have rites but are not born again",
    perspectives: [
      "baptist",
      "evangelical",
      "pentecostal",
      "biblical-fundamentalist",
      "non-denominational",
      "methodist",
    ],
    aliases: [
      "are catholics born again",
      "have you been saved",
      "are catholics saved",
      "accept jesus as personal lord and savior",
      "sinners prayer",
      "personal relationship with jesus",
      "religion versus relationship",
      "are catholics christians",
    ],
    concern:
      "Jesus says that one must be born again, and many Catholics seem never to have made a personal decision for him. Baptism as a baby and attendance at Mass, it is feared, can take the place of a living relationship.",
    commonGround:
      "Without conversion of heart and a personal faith in Jesus rites do not save, and too many baptized people have never met him as their Lord.",
    answer:
      "Catholics believe that they are born again in baptism, of water and the Spirit as Jesus says to Nicodemus. That birth is a beginning: the gift must be taken up by faith, and the Church asks for the personal yes at confirmation, at every Easter renewal and each day anew. John Paul II and his successors have insisted that nobody becomes a disciple without a personal encounter with Christ. The sacraments are not a substitute for it but places where he touches us. On the question whether one is saved, a Catholic can answer with Paul: I have been saved in hope, I am being saved, and I trust to be saved. The concern names a real weakness, and Catholics can learn much from the evangelical love for a converted heart.",
    references:
      "John 3:3-5; Titus 3:5; Rom 8:24; 1 Cor 1:18; Rom 10:9; CCC 1213; CCC 1226-1229; CCC 1427-1429; CCC 2558; Evangelii Gaudium 3",
    topics: ["baptism", "faith", "becoming-catholic", "mission-and-evangelization"],
  },
  {
    id: "baptizing-babies",
    title: "Only those who believe should be baptized",
    perspectives: [
      "baptist",
      "evangelical",
      "pentecostal",
      "seventh-day-adventist",
      "biblical-fundamentalist",
      "non-denominational",
      "jehovahs-witness",
      "mormon",
    ],
    aliases: [
      "why baptize babies",
      "infant baptism is not biblical",
      "believers baptism",
      "babies cannot believe",
      "repent and be baptized",
      "little children do not need baptism",
      "age of accountability",
      "baby dedication instead of baptism",
    ],
    concern:
      "In the New Testament people repent, believe and are then baptized. A baby can do neither, and it seems wrong to make so great a decision for someone else, or to think that a little child is guilty.",
    commonGround:
      "Faith belongs to baptism, adults are baptized only when they believe, and Jesus loves little children and does not count personal guilt against them.",
    answer:
      "Acts tells of the first generation, where adults come first, but also of whole households that are baptized and of a promise that is for the hearers and their children. The sign of the old covenant was given to boys on the eighth day, and Paul sets baptism beside it. A child is baptized in the faith of the Church, of parents and godparents, who promise to bring it up in that faith until it can answer for itself. Original sin is not a deed of the child but a lack of the grace that all are born without, and baptism gives it freely, which shows more than anything that grace comes before our achievement. Irenaeus, Origen and Cyprian know the practice, and Origen calls it received from the apostles. Its danger is a baptism without later faith, and therefore the Church asks for a founded hope that the child will be raised as a Christian.",
    references:
      "Acts 2:38-39; Acts 16:15; Acts 16:33; Col 2:11-12; Mark 10:14; CCC 405; CCC 1250-1255; can. 868; ST III q68 a9; Cyprian, Letter 64; Origen, Commentary on Romans 5.9",
    topics: ["infant-baptism", "baptism", "original-sin", "godparents-and-sponsors"],
  },
  {
    id: "baptism-by-immersion",
    title: "Baptism means immersion, not pouring",
    perspectives: [
      "baptist",
      "pentecostal",
      "seventh-day-adventist",
      "biblical-fundamentalist",
      "jehovahs-witness",
      "mormon",
      "orthodox",
    ],
    aliases: [
      "baptism must be by immersion",
      "baptize means immerse",
      "sprinkling is not baptism",
      "full immersion baptism",
      "why do catholics pour water",
      "is pouring water a valid baptism",
      "jesus came up out of the water",
    ],
    concern:
      "The Greek word means to dip, Jesus came up out of the Jordan, and Paul compares baptism with being buried. A little water on the forehead seems to lose the sign that the Lord gave.",
    commonGround:
      "Immersion shows best what baptism does, dying and rising with Christ, and the old baptisteries of East and West were made for it.",
    answer:
      "The Church agrees about the sign: its rite names immersion and allows both ways, and many parishes baptize by immersion today. The question is only whether pouring is a true baptism. The Didache, one of the oldest Christian writings outside the Bible, tells those who have not enough running or standing water to pour it three times over the head in the threefold name. The word was also used for ritual washings that were not done by dipping the whole body, and the sick and prisoners were always baptized with little water. What makes baptism is water and the name of the Father, the Son and the Holy Spirit, and what God does in it does not grow with the amount. Catholics may well take the reminder to let the sign be generous.",
    references:
      "Matt 28:19; Rom 6:3-4; Mark 7:4; Acts 8:38; CCC 1239-1240; can. 854; ST III q66 a7; Didache 7",
    topics: ["baptism", "emergency-baptism", "baptism-of-the-lord"],
  },
  {
    id: "sovereign-grace",
    title: "Catholics make salvation depend on human free will",
    perspectives: ["presbyterian", "lutheran", "baptist"],
    aliases: [
      "catholics deny predestination",
      "sovereignty of god in salvation",
      "dead in trespasses",
      "semi pelagian",
      "bondage of the will",
      "tulip and calvinism",
      "unconditional election",
      "god chose us before the foundation of the world",
    ],
    concern:
      "Scripture says that we were dead in our sins and that God chose his own before the world was made. If salvation depends on a free yes, then in the end we save ourselves, and God's glory is shared with human effort.",
    commonGround:
      "God takes the first step always, without grace we can do nothing that leads to him, and the glory of our salvation is his.",
    answer:
      "The Second Council of Orange, received by the whole Western Church, taught against every form of self-salvation that even the beginning of faith is the work of grace. Augustine and Thomas hold a true predestination of the saints, and a Catholic may follow them far. What the Church does not accept is that God creates anyone for ruin or that Christ died only for some, since Scripture says that he wants all to be saved. Grace also does not bypass the will but heals and frees it, so that the yes is wholly God's gift and truly ours. How the two meet is a mystery that schools within the Church explain differently, and Rome has refused to condemn either. On the main point, grace alone, the Reformed concern is a Catholic one too.",
    references:
      "Eph 1:4-5; Eph 2:4-5; John 6:44; John 15:5; Phil 2:13; 1 Tim 2:4; CCC 600; CCC 1037; CCC 1996-2002; ST I q23 a5; Orange II; Trent Session 6",
    topics: ["predestination", "grace", "freedom", "justification"],
  },
  {
    id: "only-catholics-saved",
    title: "Rome claims that only Catholics are saved",
    perspectives: [
      "methodist",
      "anglican",
      "evangelical",
      "non-denominational",
      "jewish",
      "muslim",
      "secular",
    ],
    aliases: [
      "only catholics go to heaven",
      "no salvation outside the church",
      "do catholics think other christians go to hell",
      "can non catholics be saved",
      "are protestants saved",
      "one true church is arrogant",
      "do jews and muslims go to hell",
    ],
    concern:
      "The old saying that there is no salvation outside the Church sounds as if God loved only those on one parish register. Faithful people of other communities and religions find this arrogant and cannot reconcile it with God's justice.",
    commonGround:
      "God's love is for all, he judges each person with perfect fairness, and belonging outwardly to the Church saves nobody who does not love.",
    answer:
      "The saying means that all salvation comes from Christ through the Church, his body; it was first a warning to those who left her, not a verdict on those who never knew. The Church teaches that other baptized Christians are brothers and sisters in whom the Spirit is at work, and that their communities have means of grace. God's gifts to the Jewish people are without regret, and Muslims adore with us the one merciful God. Whoever, through no fault of his own, does not know Christ or his Church but seeks God and tries, moved by grace, to follow conscience can be saved. The Council says as plainly that a Catholic who does not persevere in love is not saved. So the claim is about where the fullness of the means is found, and it is a debt toward all, not a rank above them.",
    references:
      "Acts 10:34-35; 1 Tim 2:4-5; Rom 11:28-29; CCC 818-819; CCC 839-848; LG 14-16; UR 3; NA 2-4; GS 22",
    topics: ["outside-the-church", "unity-and-ecumenism", "other-religions"],
  },
  {
    id: "inherited-guilt-and-atonement",
    title: "Nobody can bear the sin of another",
    perspectives: ["muslim", "jewish", "atheist", "secular"],
    aliases: [
      "no one bears the sin of another",
      "why did jesus have to die",
      "original sin is unfair",
      "babies are not born sinful",
      "why cannot god just forgive",
      "adam's sin is not my fault",
      "atonement is divine child abuse",
      "human sacrifice is forbidden",
    ],
    concern:
      "The prophet Ezekiel says that a child shall not bear the guilt of the parent. It seems unjust to count Adam's sin against babies, and strange that God should need the death of an innocent man instead of simply forgiving those who repent.",
    commonGround:
      "Everyone answers for his or her own deeds, God is merciful to those who return, and he abhors human sacrifice.",
    answer:
      "The Church does not teach that Adam's personal guilt is charged to others; original sin is a state and not an act, the loss of a closeness to God in which all are born and whose effects everyone can observe. Nor was the cross a price that an angry Father had to extract from someone else. It is God himself who comes in the Son, out of love, to go to the farthest place of human sin and death and to open it from within. Thomas Aquinas says that God could have forgiven in another way; this one was fitting, because it shows the weight of sin and the greatness of love together, and lets our own humanity make the return. Jesus gave his life freely and commanded nobody to be killed. The servant in Isaiah who bears the sins of many shows that Israel already knew a love that suffers in the place of others.",
    references:
      "Ezek 18:20; Isa 53:4-6; John 10:17-18; Rom 5:12-19; 2 Cor 5:19; CCC 404-406; CCC 601-605; CCC 615-617; ST III q46 a1-3; ST I-II q81 a1",
    topics: ["original-sin", "passion-and-cross", "forgiveness-of-sins", "jews-and-the-death-of-jesus"],
  },
];
