import type { Objection } from "../domain/objection";

/** The Church's moral teaching and its place in public life. */
export const churchAndSocietyObjections: Objection[] = [
  {
    id: "religion-is-about-control",
    title: "Religion is about controlling people",
    perspectives: ["secular", "atheist", "non-denominational"],
    aliases: [
      "religion is about control",
      "the church controls people",
      "catholic guilt",
      "too many rules",
      "brainwashing children with religion",
      "i was forced to go to church",
      "the church uses fear and guilt",
      "the church wants power",
    ],
    concern:
      "Rules, guilt and threats seem to serve those in power. Many carry wounds from a religious upbringing in which questions were forbidden and love had conditions.",
    commonGround:
      "Faith used to frighten or dominate is an abuse, and people who were hurt in this way have a right to say so.",
    answer:
      "Jesus is hardest on religious leaders who lay heavy burdens on others, and he calls his disciples friends and not servants. The Church teaches that the act of faith must be free, that nobody may be forced into it or kept in it, and that conscience is the inmost place where a person is alone with God. Commandments are meant as the way to life, as one gives a map to someone one loves, and forgiveness is to free from guilt and not to breed it. Where preaching made people small, it failed. Those who have been harmed may need distance, a good listener and at times a therapist, and God is patient. Faith rightly lived has made people free to resist tyrants, and that is one reason why tyrants have so often feared it.",
    references:
      "Matt 23:4; John 8:31-36; John 15:15; Gal 5:1; CCC 160; CCC 1730-1742; CCC 1776-1782; GS 16-17; DH 10",
    topics: ["freedom", "conscience", "religious-freedom", "scruples"],
  },
  {
    id: "church-against-women",
    title: "The Church is against women",
    perspectives: ["secular", "atheist", "methodist", "anglican"],
    aliases: [
      "church is against women",
      "the church is sexist",
      "patriarchal religion",
      "women are second class in the church",
      "wives be subject to your husbands",
      "the bible is misogynist",
      "eve is blamed for everything",
      "women must be silent in church",
    ],
    concern:
      "Men alone lead, Paul tells wives to be subject, and theologians wrote of women in shameful ways. The Church seems to keep half of humanity in second place.",
    commonGround:
      "Women and men are equal in dignity, and Christians, churchmen among them, have wronged women in word and deed.",
    answer:
      "Genesis says that man and woman together are the image of God, and describes the rule of one over the other as a consequence of sin and not as God's plan. Jesus taught women, let himself be supported by them and sent Mary Magdalene to tell the apostles of his resurrection. Paul puts the word on wives under the heading that all be subject to one another and asks more of the husband, to give his life. The Church insisted on the free consent of the bride, gave women schools, orders and learning that they governed themselves, and counts four women among its Doctors. It is equally true that it often repeated the prejudices of its time, and John Paul II wrote that he was sorry for it. Holy orders are reserved to men for reasons that are spoken of elsewhere; leadership is not only orders, and much in this remains to be done.",
    references:
      "Gen 1:27; Gen 3:16; Gal 3:28; Eph 5:21-25; John 20:17-18; CCC 369-373; CCC 1605-1607; CCC 2334; GS 29; Mulieris Dignitatem; Letter to Women (1995)",
    topics: ["man-and-woman", "womens-ordination", "marriage", "mary-devotion"],
  },
  {
    id: "church-and-gay-people",
    title: "The Church rejects gay people",
    perspectives: ["secular", "atheist", "anglican", "methodist", "lutheran"],
    aliases: [
      "church and gay people",
      "why is the church against gay marriage",
      "does the church hate gay people",
      "love is love",
      "born this way",
      "the church is homophobic",
      "can gay people be catholic",
      "is being gay a sin",
      "transgender people and the church",
    ],
    concern:
      "Gay and lesbian people hear that their love is disordered, and many have been shamed, driven out or worse. If two adults love each other faithfully, it seems cruel to forbid it.",
    commonGround:
      "Every person is loved by God, and unjust discrimination, contempt and violence toward gay people are sins.",
    answer:
      "The Catechism asks that men and women with such inclinations be met with respect, compassion and tact, and the inclination is not a sin. The Church holds at the same time that sexual union belongs in the marriage of a man and a woman, open to new life, and it asks chastity of all according to their state, which is no small thing for many others too. It does not say that friendship and fidelity between two men or two women are worth nothing, and it does not reduce anyone to an inclination. Many have been treated without love by Catholics, and that has to be regretted and ended. The teaching is hard to hear, and it can only be lived with the help of grace, friends and the sacraments, and without loneliness; a good priest can walk with a person at his or her pace. Anyone who is in despair over this should not stay alone with it but speak to someone today.",
    references:
      "Gen 1:27-28; Matt 19:4-6; Rom 8:38-39; CCC 1604-1605; CCC 2347; CCC 2357-2359; Familiaris Consortio 11; Amoris Laetitia 250",
    topics: ["homosexuality", "chastity", "marriage", "gender-identity"],
  },
  {
    id: "contraception-is-responsible",
    title: "Forbidding contraception is irresponsible",
    perspectives: ["secular", "atheist", "anglican", "methodist", "lutheran", "presbyterian", "jewish"],
    aliases: [
      "why is the church against birth control",
      "contraception is responsible",
      "condoms and aids in africa",
      "most catholics use contraception anyway",
      "the church wants women to have many babies",
      "birth control is not in the bible",
      "overpopulation and the church",
    ],
    concern:
      "Couples have to answer for the number of their children, for health and for the earth. To forbid safe means seems to burden women most, and even most Catholic couples do not follow it.",
    commonGround:
      "Couples should plan their families responsibly, and women must not be left alone with the consequences.",
    answer:
      "The Church itself speaks of responsible parenthood and leaves the number of children to the conscience of the couple before God. What it asks is that each act of marital love keep its two meanings, union and openness to life, which Paul VI saw as bound together by the Creator. Methods that use the infertile days respect this and call for the husband's share and self-mastery; they are more reliable today than is often thought. Until 1930 no large Christian community judged otherwise. It is true that the teaching has found little assent and that it was often preached without help for couples in hard circumstances, with the sick and the poor among them. Those who struggle should not despair or stay away, but talk with a confessor, and with teachers of natural methods.",
    references:
      "Gen 1:28; 1 Cor 7:3-5; CCC 2366-2372; GS 50-51; Humanae Vitae 10-14; Humanae Vitae 16; Familiaris Consortio 32-34",
    topics: ["contraception", "natural-family-planning", "marriage"],
  },
  {
    id: "abortion-and-choice",
    title: "The Church should not stand against a woman's choice",
    perspectives: ["secular", "atheist", "jewish"],
    aliases: [
      "my body my choice",
      "why is the church against abortion",
      "the church forces women to give birth",
      "a fetus is not a person",
      "abortion after rape",
      "pro life people do not care after birth",
      "abortion is healthcare",
      "when does life begin",
    ],
    concern:
      "A woman decides about her own body, and pregnancy can threaten health and future. Some traditions do not see a full person before birth and put the mother's life first, and those who oppose abortion often seem to care little for mother and child afterward.",
    commonGround:
      "Women in a hard pregnancy deserve help and not contempt, and care for life that ends at birth is not credible.",
    answer:
      "The Church's reason is simple: from conception a new human life has begun, and a human being does not earn the right to live by size, age or being wanted. It has held this from its first writings, such as the Didache, and it rests on reason and not on faith alone. Treatment that a mother urgently needs is permitted even when the child's death follows without being intended. In such distress the blame often lies less with the woman than with those who left or pressed her, and she is offered God's mercy without reserve; ministries of healing after abortion exist in many dioceses. The Church fails where it does not stand beside mothers with homes, money and time, and its teaching includes them. Jewish tradition too honors unborn life, though it judges its status otherwise, and we can search together for what protects both.",
    references:
      "Jer 1:5; Ps 139:13-16; Luke 1:41-44; CCC 2270-2275; GS 51; Evangelium Vitae 58-62; Evangelium Vitae 99; ST II-II q64 a7; Didache 2",
    topics: ["abortion", "bioethics", "killing-and-self-defense", "forgiveness-of-sins"],
  },
  {
    id: "church-in-politics",
    title: "The Church should stay out of politics",
    perspectives: ["secular", "atheist", "baptist"],
    aliases: [
      "separation of church and state",
      "the church should stay out of politics",
      "religion in politics",
      "imposing your religion on others",
      "bishops telling people how to vote",
      "the vatican is a state",
      "church and state",
    ],
    concern:
      "In a free country no religion should make laws for those who do not share it. Baptists know from history what a state Church does to conscience, and others fear that private faith is forced upon the public.",
    commonGround:
      "Church and state are distinct, and religious freedom is a right of everybody, believers or not.",
    answer:
      "The Council teaches that the political community and the Church are independent of each other in their own fields, and that the Church wants no privilege that would make its witness doubtful. It asks for freedom for all, and that includes the freedom to take part in the debate as others do. When bishops speak about life, the poor, migrants or peace they appeal to reason and justice, which are open to everyone; it is not their office to replace the state or to lead parties. Every law rests on some view of what a human being is, and believers may give theirs by argument and vote. Where the Church relied on power to make people good it has done harm, and Baptists were right to protest. A faith that says nothing when people are trampled upon would not be that of the prophets.",
    references:
      "Matt 22:21; Acts 5:29; Amos 5:21-24; CCC 2244-2246; CCC 2104-2109; GS 76; DH 1-2; DH 6; Deus Caritas Est 28; can. 287",
    topics: ["authority-and-government", "religious-freedom", "social-teaching", "conscience"],
  },
  {
    id: "spiritual-not-religious",
    title: "I am spiritual, but I do not need a Church",
    perspectives: ["secular", "non-denominational"],
    aliases: [
      "spiritual but not religious",
      "i don't need church to pray",
      "i find god in nature",
      "why go to church",
      "organized religion",
      "i can talk to god on my own",
      "churchgoers are hypocrites",
      "do i need to go to church",
    ],
    concern:
      "God can be met in nature, silence and love for people, and institutions often get in the way. Those who attend every week do not always seem better for it.",
    commonGround:
      "God can be found everywhere, prayer in one's own room is commanded by Jesus, and hypocrisy among churchgoers is a fair reproach.",
    answer:
      "The longing behind these words is precious, and the Church has no monopoly on God's nearness. But nobody gives faith to himself any more than life; even the words with which we pray alone came to us from others. Jesus did not leave a book or a method but a fellowship, and he bound his presence to people who gather, to bread broken and to the forgiveness that they owe each other. A path of one's own choosing rarely contradicts us, while a community does, and teaches love of people whom we did not choose. It is full of sinners because it is meant for them. Whoever comes back after years may begin quietly, at the back, and will be welcome.",
    references:
      "Matt 6:6; Matt 18:20; Acts 2:42-47; Heb 10:24-25; 1 Cor 12:12-27; CCC 166-168; CCC 781-782; CCC 2179; LG 9",
    topics: ["church", "sunday", "prayer", "holiness-and-scandal"],
  },
];
