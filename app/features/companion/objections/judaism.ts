import type { Objection } from "../domain/objection";

/** What Jews ask the Church. */
export const judaismObjections: Objection[] = [
  {
    id: "messiah-should-bring-peace",
    title: "The Messiah was to bring peace, and the world is not redeemed",
    perspectives: ["jewish", "atheist"],
    aliases: [
      "messiah should bring peace",
      "jesus did not fulfill the messianic prophecies",
      "why don't jews believe in jesus",
      "the world is not redeemed",
      "second coming is not in the hebrew bible",
      "the messiah will rebuild the temple",
      "swords into plowshares has not happened",
    ],
    concern:
      "The prophets say that in the days of the Messiah nations will beat their swords into plowshares, exiles will return and the knowledge of God will fill the earth. None of this has come to pass, and a Messiah who dies before his work is done is not the one awaited.",
    commonGround:
      "The world is plainly not yet redeemed as the prophets promised, and Jews and Christians wait together for the day of the Lord.",
    answer:
      "The Church does not deny that much is outstanding; every day it prays for the kingdom to come. It believes that in Jesus the kingdom has begun like a seed, and that the promises come in two steps which the prophets saw as one: he came in lowliness to bear sin, and will come in glory to make all things new. Scripture itself holds a servant who is despised and pierced beside the king of peace, and the resurrection is for Christians the first fruit of the world to come. Many nations have in fact learned through him to call on the God of Abraham. Still the question is just, for Christians have often made peace less believable, not least toward the Jewish people. The Pontifical Biblical Commission writes that the Jewish waiting is not in vain; the one for whom both hope will bear the features of him whom Christians know already.",
    references:
      "Isa 2:2-4; Isa 11:1-9; Isa 53:1-12; Matt 13:31-33; Acts 3:19-21; Rom 11:25-29; CCC 436-440; CCC 671-674; CCC 840; Pontifical Biblical Commission, The Jewish People and Their Sacred Scriptures 21",
    topics: ["names-of-jesus", "kingdom-of-god", "second-coming", "prophecy"],
  },
  {
    id: "prophecies-misread",
    title: "Christians misread the prophecies of Isaiah",
    perspectives: ["jewish", "atheist", "secular"],
    aliases: [
      "isaiah 53 is about israel",
      "almah means young woman not virgin",
      "isaiah 7 14 mistranslated",
      "prophecies taken out of context",
      "jesus does not fit the prophecies",
      "christians misuse the hebrew bible",
      "suffering servant is the jewish people",
    ],
    concern:
      "In Isaiah the young woman and her child belong to the days of King Ahaz, and the servant is called Israel by name. Christians seem to lift lines from their context and to read back into them what they already believe.",
    commonGround:
      "The Hebrew Scriptures had a meaning for their first hearers, and that meaning must not be set aside.",
    answer:
      "Catholic scholars agree that Isaiah spoke first to his own time, and that the Hebrew word means a young woman; it was Jewish translators before Christ who rendered it in Greek as virgin. The servant can well be Israel, or the faithful within it, and this reading has its own depth. Christians do not claim that anyone had to foresee Jesus from these lines alone; in the light of Easter they went back and found that the texts carry more than their hour could exhaust. Jewish tradition too knows several layers of meaning in one verse. The Pontifical Biblical Commission calls the Jewish reading a possible one in continuity with Scripture, and sees the Christian reading as parallel and bound to faith in Christ. To use such verses as a stick against Jews was wrong; Jesus gathers up Israel's story and does not push Israel out of it.",
    references:
      "Isa 7:14; Isa 49:3; Isa 53:4-6; Luke 24:27; Matt 1:22-23; CCC 121-123; CCC 128-130; DV 14-16; Pontifical Biblical Commission, The Jewish People and Their Sacred Scriptures 22",
    topics: ["prophecy", "four-senses", "interpreting-scripture", "virginity-of-mary"],
  },
  {
    id: "god-is-not-a-man",
    title: "God is not a man and cannot become one",
    perspectives: ["jewish", "muslim"],
    aliases: [
      "god is not a man",
      "numbers 23 19",
      "god cannot become human",
      "incarnation is idolatry",
      "how can god eat and sleep",
      "how can god die",
      "worshiping a man is avodah zarah",
    ],
    concern:
      "The Torah says that God is not a human being, and that Israel saw no form at Sinai. To adore a man of flesh and blood who ate, slept and died seems to go against the very heart of that revelation.",
    commonGround:
      "The Creator is not a creature, he does not change, and to adore a mere man would be idolatry.",
    answer:
      "Christians agree with every word of that and do not believe that a man became God or that God turned into a man. They believe that the one God, without ceasing to be what he is, took a human life as his own, so that the humanity of Jesus remains a creature and the person whose it is, is the Word. God cannot die as God; he could die in the nature that he took. Scripture prepares for this nearness: God speaks from a bush, goes in cloud and fire, and lets his glory dwell in a tent and a house among his people. Whether he would go so far is the question between us, and no argument can compel the answer. The scruple with which Jews and Muslims guard God's otherness is one that the Church needs to hear.",
    references:
      "Num 23:19; Deut 4:15-16; Exod 3:2-6; Exod 40:34; John 1:14; Phil 2:6-8; CCC 456-469; CCC 470; ST III q1 a1; ST III q16 a1; Chalcedon",
    topics: ["incarnation", "jesus-true-god-true-man", "one-god"],
  },
  {
    id: "church-replaced-israel",
    title: "The Church claims to have replaced Israel",
    perspectives: ["jewish"],
    aliases: [
      "replacement theology",
      "supersessionism",
      "does the church replace israel",
      "is the old covenant abolished",
      "why do christians try to convert jews",
      "mission to the jews",
      "the torah was not abolished",
      "old testament is an offensive name",
    ],
    concern:
      "God's covenant with Israel is everlasting, and the Torah is its life. Christians long taught that the covenant was annulled and the Church had taken Israel's place, and tried to convert Jews, at times by force.",
    commonGround:
      "God's gifts and his call are irrevocable; the covenant with Israel has never been revoked.",
    answer:
      "The Council and the popes after it teach that Jews remain dear to God, and that they are not to be presented as rejected. The Catechism says that the Old Testament keeps its own value and that its covenant has not been revoked. The Church knows itself as grafted into Israel's root and not as its heir by its death. It does believe that Christ is the goal of the promises for all, and it gives witness to this; but it neither conducts nor supports any organized mission directed at Jews, and every kind of pressure is excluded. How the saving work of Christ and Israel's lasting covenant belong together is a mystery that Paul leaves to God's wisdom. The older teaching of contempt was a grave wrong, which Catholics had to unlearn with Jewish help.",
    references:
      "Rom 9:4-5; Rom 11:17-18; Rom 11:28-33; Jer 31:35-37; Matt 5:17; CCC 121; CCC 839-840; NA 4; LG 16; The Gifts and the Calling of God Are Irrevocable (2015)",
    topics: [
      "jews-and-the-death-of-jesus",
      "old-and-new-law",
      "other-religions",
      "mission-and-evangelization",
    ],
  },
  {
    id: "antisemitism-of-christians",
    title: "The Church taught contempt for Jews",
    perspectives: ["jewish", "secular", "atheist"],
    aliases: [
      "church and antisemitism",
      "christ killers",
      "catholic antisemitism",
      "blood libel",
      "expulsion of the jews from spain",
      "ghettos in the papal states",
      "did the church cause the holocaust",
      "the jews killed jesus",
    ],
    concern:
      "For centuries Christians called Jews killers of Christ, burned the Talmud, shut Jews into ghettos and accused them of monstrous things. Jews ask whether this hatred did not prepare the ground on which the Shoah was possible.",
    commonGround: "This history is true, antisemitism is a sin, and Jesus, Mary and the apostles were Jews.",
    answer:
      "The Church has said that the death of Jesus cannot be laid to all Jews of that time nor to the Jews of today, and that it is sinners, Christians first, who bear it. It rejects every persecution and deplores hatred of Jews at any time and from anyone. Popes in the Middle Ages did condemn the blood libel and forbade violence and forced baptism, yet they also issued humiliating laws, and the preaching of contempt went on. The Holy See has distinguished the pagan racism of the Nazis from Christian hostility, and has admitted that old prejudice dulled the conscience of many. John Paul II placed a prayer for forgiveness in the Western Wall in Jerusalem. Words are not enough, and what is asked of Catholics now is to know this history, to correct what is taught and to stand beside Jewish neighbors.",
    references:
      "Luke 23:34; John 4:22; Rom 11:17-18; CCC 597-598; CCC 839; NA 4; Roman Catechism 1.5.11; We Remember: A Reflection on the Shoah (1998); Mit Brennender Sorge",
    topics: ["jews-and-the-death-of-jesus", "racism-and-human-dignity", "holiness-and-scandal"],
  },
  {
    id: "silence-of-pius-xii",
    title: "Pius XII was silent about the Shoah",
    perspectives: ["jewish", "secular", "atheist"],
    aliases: [
      "pius xii silence",
      "hitler's pope",
      "did the pope help the nazis",
      "the vatican and the holocaust",
      "why did the pope not condemn hitler",
      "ratlines vatican",
      "catholics in nazi germany",
    ],
    concern:
      "While Jews were being murdered the pope did not name them and their killers openly, and after the war some of the guilty escaped with the help of churchmen. Many ask why the first moral voice of the world did not cry out.",
    commonGround:
      "The murder of the Jews is among the worst crimes of history, and too few Christians resisted it.",
    answer:
      "Pius XII spoke at Christmas 1942 of people marked for death only because of nation or descent, but in general terms; whether more would have saved or cost lives is disputed among historians. Under his eyes convents, houses and the grounds of the Holy See hid many Jews of Rome, and nuncios in several lands intervened against deportations. It is also true that he did not protest in public when Jews of Rome were taken in October 1943, and that some clerics abetted escapes after the war. The archives of his years were opened in 2020, and research should be let do its work without whitewash or legend. The Church has asked pardon for the sons and daughters who failed, and honors those who gave their lives. A Catholic does not need to defend each decision of a pope in order to keep the faith.",
    references:
      "Lev 19:16; Matt 25:40; CCC 597; CCC 2313; NA 4; We Remember: A Reflection on the Shoah (1998); Mit Brennender Sorge",
    topics: ["jews-and-the-death-of-jesus", "holiness-and-scandal", "papacy", "racism-and-human-dignity"],
  },
];
