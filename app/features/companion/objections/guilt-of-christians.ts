import type { Objection } from "../domain/objection";

/** The guilt of Christians in history and in our own day. */
export const guiltOfChristiansObjections: Objection[] = [
  {
    id: "abuse-scandal",
    title: "The Church protected abusers",
    perspectives: ["secular", "atheist", "evangelical", "pentecostal"],
    aliases: [
      "abuse scandal",
      "priests abused children",
      "the church covered up abuse",
      "pedophile priests",
      "why stay catholic after the abuse crisis",
      "bishops moved abusive priests",
      "how can i trust the church after the scandals",
      "clergy sexual abuse",
    ],
    concern:
      "Priests raped children, and bishops who knew of it moved them on, silenced victims and guarded the institution. After that the Church has lost the right to speak about morals to anyone.",
    commonGround:
      "These were crimes and grave sins, the cover-up was a second wrong, and the anger about them is just.",
    answer:
      "There is nothing to play down: thousands of young people were harmed by men whom they trusted because of God, and Church leaders in many countries failed them. The first place belongs to those who suffered; whoever has been abused should be believed and helped, and should turn to the police and to a trained counselor, and nobody may be told to keep silent. The Church has changed its law: abuse of minors is a crime that can cost the clerical state, bishops can be held to account, and dioceses must offer ways to report and must protect the young, which has to be watched from outside as well. The Gospel itself condemns what happened in the sharpest words Jesus used. Catholics stay not because the Church's men are good but because Christ is, and because many who were hurt have asked that it be made clean and not be left. Trust cannot be demanded; it can only be earned again, slowly.",
    references:
      "Matt 18:5-7; Ezek 34:2-4; CCC 827; CCC 2285; CCC 2389; can. 1398; Vos Estis Lux Mundi; Benedict XVI, Pastoral Letter to the Catholics of Ireland (2010)",
    topics: ["holiness-and-scandal", "church", "celibacy"],
  },
  {
    id: "religion-causes-violence",
    title: "Religion causes war and violence",
    perspectives: ["atheist", "secular"],
    aliases: [
      "religion causes violence",
      "religion causes wars",
      "more people killed in the name of god",
      "religion poisons everything",
      "wars of religion",
      "the world would be better without religion",
      "religious fanatics and terrorism",
    ],
    concern:
      "From the wars of religion to present terror people have killed for their faith. Certainty about God seems to make people cruel toward those who think otherwise.",
    commonGround: "People have killed in God's name, Christians among them, and it is a blasphemy.",
    answer:
      "The charge is true of too much history, and the Church has confessed it. But the causes of war are mostly land, power, wealth and fear, to which religion is often lent as a banner, and the most murderous regimes of the twentieth century were hostile to it. Whatever people hold most sacred, nation, class or God, can be misused, because the evil lies in the human heart. In the Gospel the remedy is stronger than in any slogan: Jesus forbids revenge, blesses the peacemakers and dies praying for his killers. From that have also come the care of wounded enemies, the founding of hospitals, movements for abolition and reconciliation. Faith that kills has to be judged by faith itself, and believers of all religions owe the world that judgment.",
    references:
      "Matt 5:9; Matt 5:43-48; Luke 23:34; Jas 4:1-2; CCC 2302-2317; GS 77-82; DH 12; Fratelli Tutti 281-285",
    topics: ["peace-and-war", "religious-freedom", "other-religions", "forgiving-others"],
  },
  {
    id: "inquisition",
    title: "The Inquisition tortured and burned people for their beliefs",
    perspectives: [
      "secular",
      "atheist",
      "baptist",
      "jewish",
      "biblical-fundamentalist",
      "presbyterian",
      "seventh-day-adventist",
    ],
    aliases: [
      "inquisition",
      "spanish inquisition",
      "the church burned heretics",
      "witch burnings",
      "the church tortured people",
      "the church persecuted protestants",
      "persecution of the waldensians",
      "forced conversions",
    ],
    concern:
      "Church courts hunted people for their faith, allowed torture and handed the condemned to the state to be burned; Jews and Protestants above all remember it. A Church that did this seems to have forfeited its claim to teach.",
    commonGround:
      "Faith cannot be forced, and torture and killing for the sake of belief were against the Gospel.",
    answer:
      "The Catechism admits that lawful governments used such cruelties, often without protest from the pastors of the Church, and that these took torture over into their own courts. Research has corrected the numbers, since fewer were put to death than legend has it and most witch trials were held by secular courts, but one would have been too many. The deeper error was to think that truth may be guarded by the power of the state, an error that Protestants and others of that age shared. The Church has since recognized that every person has a right to be free from coercion in religion, founded in human dignity, and has asked pardon. Early Fathers such as Tertullian and Lactantius had already taught that religion cannot be compelled. That a Church of sinners is called to teach means that it must begin with repentance itself.",
    references:
      "Matt 13:29-30; Luke 9:54-55; CCC 2104-2109; CCC 2297-2298; DH 2; DH 12; Tertullian, To Scapula 2; Lactantius, Divine Institutes 5.19; International Theological Commission, Memory and Reconciliation",
    topics: ["religious-freedom", "torture-and-slavery", "holiness-and-scandal", "death-penalty"],
  },
  {
    id: "galileo",
    title: "The Church condemned Galileo",
    perspectives: ["atheist", "secular"],
    aliases: [
      "galileo",
      "inquisition galileo",
      "the church was against galileo",
      "church said the sun goes around the earth",
      "church opposed astronomy",
      "giordano bruno",
      "flat earth and the church",
      "church held back science",
    ],
    concern:
      "A court of the Church forced a great scientist to deny what he had rightly seen. It seems a parable for what religion does when knowledge contradicts it.",
    commonGround:
      "Galileo was treated unjustly, and his judges were wrong about Scripture and about the heavens.",
    answer:
      "The theologians who judged him failed to distinguish the faith from a picture of the world, and he, as Augustine before him, understood better than they how Scripture is to be read. The story is also less simple: Copernicus was a canon, Jesuit astronomers confirmed much of what Galileo saw, decisive proof of the earth's motion was still lacking, and pride and politics played a part on all sides. None of that excuses the sentence. John Paul II had the case studied and acknowledged the error in 1992, and the Council had already deplored such attitudes among Christians. The educated Middle Ages knew that the earth is round, and universities, observatories and many founders of sciences came from the Church. It was a grave failure, and also not the rule.",
    references:
      "Ps 19:1-2; Wis 7:17-19; CCC 159; GS 36; Fides et Ratio 34; Augustine, Literal Meaning of Genesis 1.19; ST I q1 a8",
    topics: ["faith-and-reason", "interpreting-scripture", "holiness-and-scandal"],
  },
  {
    id: "mission-and-colonialism",
    title: "Mission was an arm of colonialism",
    perspectives: ["secular", "atheist", "muslim"],
    aliases: [
      "missionaries destroyed cultures",
      "doctrine of discovery",
      "residential schools",
      "colonialism and the church",
      "the church blessed colonization",
      "forced conversion of native americans",
      "missionaries and slavery",
      "evangelization is colonialism",
    ],
    concern:
      "The cross came with the conquerors, papal letters gave lands away, and in schools run by churches children lost language and family, and some their lives. Mission seems to have been conquest by other means.",
    commonGround:
      "Peoples were wronged and cultures crushed by Christians, and the Gospel may never be imposed.",
    answer:
      "The facts are grave and are not answered by counting good deeds. Papal letters of the fifteenth century were used to take land and enslave; in 1537 Paul III declared that the native peoples may not be robbed of freedom or goods, and he was too little obeyed. There were defenders such as Bartolomé de las Casas and missionaries who saved languages by writing them down, and there were others who served power. In 2022 Pope Francis asked the indigenous peoples of Canada for forgiveness, and in 2023 the Holy See repudiated the doctrine of discovery. True mission offers and does not impose, and meets in every culture seeds of the Word. That most Catholics today live in the global South and hold the faith as their own shows that the Gospel is not the property of Europe.",
    references:
      "Matt 28:18-20; Acts 10:34-35; Rev 7:9; CCC 854-856; CCC 2298; AG 11; AG 22; DH 10; Redemptoris Missio 39; Sublimis Deus (1537)",
    topics: [
      "mission-and-evangelization",
      "racism-and-human-dignity",
      "torture-and-slavery",
      "religious-freedom",
    ],
  },
  {
    id: "crusades",
    title: "The crusades show what the Church is",
    perspectives: ["muslim", "jewish", "secular", "atheist"],
    aliases: [
      "crusades",
      "the church killed millions in the crusades",
      "holy war in christianity",
      "crusaders massacred jews and muslims",
      "deus vult",
      "christians are violent too",
      "did the pope order the crusades",
    ],
    concern:
      "Popes called Christians to war and promised them spiritual rewards, and crusaders killed Jews on the Rhine and Muslims in Jerusalem. It seems that the Church preaches love and used the sword when it could.",
    commonGround: "The massacres were crimes, and to kill in the name of God is to dishonor him.",
    answer:
      "The history is long and mixed: there were calls for help from the East, pilgrims in danger and lands lost by conquest, and there were greed, hatred and slaughter under the sign of the cross. Historians can explain much of it, and explanation is not excuse. Some bishops sheltered the Jews, and Bernard of Clairvaux opposed those who preached their murder, but many did not act. In the year 2000 John Paul II asked God's pardon before the whole Church for violence committed in the service of truth. The Council teaches that nobody may be forced in matters of faith and admits that Christians have acted against the spirit of the Gospel. The standard by which the crusades are judged is that of Christ himself, who told Peter to put the sword away.",
    references:
      "Matt 26:52; Luke 9:54-55; Matt 5:43-48; CCC 2297-2298; CCC 2302-2317; DH 12; NA 3; Fratelli Tutti 285; International Theological Commission, Memory and Reconciliation",
    topics: ["peace-and-war", "religious-freedom", "other-religions", "holiness-and-scandal"],
  },
];
