import type { Objection } from "../domain/objection";

/** Arguments against God, miracles and the Gospels. */
export const unbeliefObjections: Objection[] = [
  {
    id: "no-evidence-for-god",
    title: "There is no evidence for God",
    perspectives: ["atheist", "secular"],
    aliases: [
      "there is no evidence for god",
      "who created god",
      "prove god exists",
      "extraordinary claims need evidence",
      "flying spaghetti monster",
      "burden of proof is on believers",
      "i just believe in one god less",
      "faith is belief without evidence",
    ],
    concern:
      "Nobody can point to God as one points to a planet or a cell, and claims without evidence may be set aside. If everything needs a cause, so would God; and if he needs none, perhaps the universe needs none either.",
    commonGround:
      "One should not believe without reasons, and God is not one more object in the universe that an instrument could find.",
    answer:
      "The Church teaches that reason can know God from the world, though not as one proves a result in a laboratory. The question is why there is anything at all, and why it has laws that a mind can read; to this, one more item within the universe cannot be the answer. The argument does not say that everything has a cause but that whatever might not have been depends on something that simply is. There are also signs from within: conscience, the claim of truth and beauty, the longing that nothing finite stills. These are converging reasons and not a compulsion, and thoughtful people weigh them differently. Faith goes further, as trust in a God who has spoken, and it rests on a history that can be examined.",
    references:
      "Rom 1:19-20; Wis 13:1-9; Acts 17:26-28; CCC 31-38; CCC 156-158; ST I q2 a2-3; GS 19-21; Vatican I, Dei Filius 2; Augustine, Confessions 10.6",
    topics: ["existence-of-god", "faith-and-reason", "atheism", "desire-for-god"],
  },
  {
    id: "evil-and-a-good-god",
    title: "A good God would not allow so much evil",
    perspectives: ["atheist", "secular", "jewish"],
    aliases: [
      "problem of evil objection",
      "if god is good why is there suffering",
      "why do children get cancer",
      "why does god allow evil",
      "where was god in auschwitz",
      "if god exists why is there war",
      "god is either not good or not almighty",
      "natural disasters disprove god",
    ],
    concern:
      "If God is almighty and good, he could and would prevent the torment of the innocent. Children die in pain and whole peoples are murdered, and no later good seems able to justify this.",
    commonGround:
      "Evil is real, the suffering of the innocent is no illusion, and cheap explanations are an insult to those who suffer.",
    answer:
      "The Church has no formula that makes evil harmless, and it lets Job and the psalms cry out against it. Some lines can be drawn: evil is not a thing that God made but the ruin of something good; freedom that can love can also destroy; a world that is on its way has laws that can wound. Thomas took the objection so seriously that he set it first against God's existence, and answers that God permits evil only because he can draw good from it. That is often not visible, and the believer too says it in the dark. The Christian answer is less a theory than an event: God did not stay outside, but in Jesus was tortured and killed himself, and raised up what had been destroyed. From this comes the hope that no tear is lost, and the duty to fight suffering wherever it can be fought.",
    references:
      "Job 38:1-4; Ps 22:1-2; Hab 1:2-3; Rom 8:18-28; Rev 21:4; CCC 272-274; CCC 309-314; CCC 385; ST I q2 a3; ST I q48 a1; Spe Salvi 36-40; Salvifici Doloris; Augustine, Enchiridion 11",
    topics: ["problem-of-evil", "suffering", "providence", "passion-and-cross"],
  },
  {
    id: "science-has-replaced-god",
    title: "Science has disproved religion",
    perspectives: ["atheist", "secular"],
    aliases: [
      "science disproves",
      "science disproves god",
      "science disproves religion",
      "the big bang disproves god",
      "evolution disproves god",
      "god of the gaps",
      "religion is against science",
      "neuroscience shows there is no soul",
    ],
    concern:
      "What was once explained by God is now explained by nature: the origin of species, illness, even the brain. Religion seems to retreat with each discovery and to have fought many of them.",
    commonGround:
      "Natural causes should be sought for natural events, and a God who only fills gaps in knowledge is not worth believing in.",
    answer:
      "The Catholic view is that God is not a rival of natural causes but the reason why there are any. To explain how a thing works does not yet say why anything exists, why it can be understood and what is good, and these questions do not belong to the methods of science. A priest, Georges Lemaître, was among the first to propose that the universe has expanded from a beginning, and the monk Gregor Mendel founded genetics. The Church has no quarrel with evolution as an account of the body, while it holds that mind and freedom are more than matter. There have been real conflicts, in which churchmen were wrong, and real overreach of science into philosophy. Augustine warned Christians in the fifth century against speaking nonsense about nature in the name of Scripture.",
    references:
      "Wis 11:20; Wis 7:17-19; Ps 19:1-2; CCC 159; CCC 283-284; CCC 2293-2294; GS 36; Fides et Ratio 34; ST I q1 a8; Augustine, Literal Meaning of Genesis 1.19",
    topics: ["faith-and-reason", "evolution", "creation", "human-person"],
  },
  {
    id: "miracles-are-impossible",
    title: "Miracles cannot happen",
    perspectives: ["atheist", "secular"],
    aliases: [
      "miracles impossible",
      "miracles are impossible",
      "miracles break the laws of nature",
      "dead people do not rise",
      "hume on miracles",
      "resurrection is a myth",
      "people back then were gullible",
      "hallucinations of the disciples",
    ],
    concern:
      "The laws of nature hold without exception as far as we can test them, and people err, exaggerate and deceive. It is always more likely that a report of a miracle is false than that it happened.",
    commonGround:
      "Most reports of wonders deserve doubt, and the Church itself examines them with great strictness and rejects most.",
    answer:
      "Whether miracles can happen depends on whether there is a God; if he gives being to the world with its laws, he can also act in it beyond them without breaking anything. Laws describe what nature does when left to itself. What is most probable can only be judged case by case and not be settled beforehand. People in antiquity knew as well as we do that the dead stay dead, and the disciples are shown as frightened and slow to believe. For Easter there are an empty tomb first found by women, whose word had little weight, the appearances that turned even an opponent such as Paul, and witnesses who died for what they said they had seen. This does not compel, but it is the reason that Christians give, and the other explanations have their own difficulties.",
    references:
      "1 Cor 15:3-8; Luke 24:11; John 20:24-29; Acts 9:1-9; CCC 156; CCC 547-550; CCC 638-647; ST I q105 a6-7; Vatican I, Dei Filius 3",
    topics: ["miracles", "resurrection-of-christ", "faith-and-reason"],
  },
  {
    id: "gospels-are-legends",
    title: "The Gospels are late legends",
    perspectives: ["atheist", "secular", "muslim", "jewish"],
    aliases: [
      "jesus never existed",
      "the gospels were written too late",
      "gospels are anonymous",
      "jesus is copied from horus and mithras",
      "no eyewitnesses of jesus",
      "the gospels are legends",
      "is there evidence for jesus outside the bible",
      "telephone game gospels",
    ],
    concern:
      "The Gospels were written decades after the events, in Greek, by believers whose names are uncertain. Stories grow in the telling, and other religions too told of dying gods and wonders.",
    commonGround:
      "The Gospels were written by believers some decades after Jesus, and they are not modern biographies.",
    answer:
      "That Jesus lived and was crucified is accepted by practically all historians of antiquity, whatever their faith; Tacitus and Josephus mention him. Paul's letters stand within about twenty years of the cross and name persons whom he had met, among them Peter and James. The Gospels followed within living memory, and their details of places, customs and names fit the land before the year 70. The supposed parallels with pagan gods mostly dissolve when the sources are read, while the background that does fit is Jewish. The evangelists selected and interpreted, as the Church openly teaches, and they also kept what was awkward: the denial of Peter, the cry on the cross, the doubts of the disciples. History cannot give faith, but it does not show a legend without a ground.",
    references:
      "Luke 1:1-4; 1 Cor 15:3-8; Gal 1:18-19; John 21:24; CCC 126; CCC 423; CCC 512-515; DV 18-19; Tacitus, Annals 15.44; Josephus, Antiquities 18.3.3; Josephus, Antiquities 20.9.1; Irenaeus, Against Heresies 3.1.1",
    topics: ["historical-jesus", "resurrection-of-christ", "interpreting-scripture"],
  },
  {
    id: "hidden-god",
    title: "If God wanted us to believe, he would show himself",
    perspectives: ["atheist", "secular"],
    aliases: [
      "why does god hide",
      "divine hiddenness",
      "why doesn't god show himself",
      "i prayed and nothing happened",
      "god never answered me",
      "god is silent",
      "i want to believe but cannot",
      "studies show prayer does not work",
    ],
    concern:
      "Many seek honestly, even with tears, and find nothing. A loving parent would not hide from a child who calls, so that the silence itself seems to be evidence.",
    commonGround:
      "The silence is real, believers and even great saints have known it, and honest seekers are not to be blamed for it.",
    answer:
      "God is not hidden as an object behind a curtain; he is nearer than we are to ourselves and for that reason not easily noticed. Pascal thought that there is light enough for those who wish to see and shadow enough to leave us free, since God seeks love and not submission to the overwhelming. Signs are given, in creation, in conscience, in Jesus and in lives changed by him, but a sign has to be read. Prayer is no means to produce effects that could be counted; it is asking someone who is free. Therese of Lisieux and Teresa of Calcutta went through years of darkness and held on. The Church holds that whoever seeks the truth with a sincere heart is already on the way to God, and he is not limited by what that person can feel.",
    references:
      "Isa 45:15; Ps 13:1-3; Acts 17:26-28; Matt 7:7-11; John 20:29; CCC 27-30; CCC 157; CCC 2729-2737; GS 19; LG 16; Pascal, Pensées",
    topics: ["doubt", "unanswered-prayer", "desire-for-god", "dryness-and-distraction"],
  },
  {
    id: "morality-without-god",
    title: "One can be good without God",
    perspectives: ["atheist", "secular"],
    aliases: [
      "morality without god",
      "you can be good without god",
      "atheists can be moral",
      "do i need religion to be good",
      "morality comes from evolution",
      "euthyphro dilemma",
      "good people do not need god",
      "reward and punishment is not morality",
    ],
    concern:
      "Many unbelievers lead good lives and many believers do not. Empathy and reason seem enough for morals, and doing good for the sake of heaven or from fear of hell looks less noble than doing it for its own sake.",
    commonGround:
      "People without faith can and do act well, often better than believers, and good done for its own sake is the better kind.",
    answer:
      "Catholic teaching expects this, because it holds that the moral law is written in every heart and can be known by reason. It is not good because God commands it at will, nor does God bow to a rule above him; his own being is goodness, and our nature reflects it. The question is therefore not whether unbelievers can be good but what the binding force of good and the dignity of each person rest on. Evolution can explain why we have certain feelings, not why we ought to follow one when another is stronger, or why the weak should count as much as the strong. Love for God is also not a calculation for reward, as the saints show who would have loved him without any. Believers and others can do much good together without having settled this first.",
    references:
      "Rom 2:14-15; Matt 25:37-40; 1 John 4:18; CCC 1776; CCC 1954-1960; CCC 1828; GS 16; ST I-II q91 a2; ST I-II q94 a2; Veritatis Splendor 12",
    topics: ["natural-law", "conscience", "charity", "atheism"],
  },
  {
    id: "religion-is-a-projection",
    title: "Religion is wishful thinking that people invented",
    perspectives: ["atheist", "secular"],
    aliases: [
      "religion is wishful thinking",
      "man created god in his image",
      "religion is a crutch",
      "opium of the people",
      "religion comes from fear of death",
      "you are only catholic because of your parents",
      "freud on religion",
      "god is an imaginary friend",
    ],
    concern:
      "People fear death and want comfort and meaning, and so they imagine a heavenly father. That most keep the religion of their birthplace suggests culture and not truth.",
    commonGround:
      "Wishes do shape belief, for believers and unbelievers alike, and a faith that is only comfort is not worth much.",
    answer:
      "That something is longed for does not show that it is unreal; hunger does not disprove bread. How a belief arises and whether it is true are two questions, and the suspicion cuts both ways, since one may also wish that there were no judge and no claim upon one's life. The God of the Bible is moreover not what one would make up for comfort: he asks Abraham to leave home, speaks through prophets whom nobody wanted to hear and goes to a cross. That birth influences belief is true of convictions about justice and science too, and nobody concludes that they are all false. Everyone is called to make what was received his or her own by asking and testing. Millions come to faith in every generation against their upbringing, and others leave it, and both show that people are not simply products.",
    references:
      "Gen 12:1; Jer 20:7-9; Luke 9:23; 1 Pet 3:15; CCC 27-30; CCC 2123-2128; GS 19-21; Augustine, Confessions 1.1",
    topics: ["atheism", "desire-for-god", "faith", "doubt"],
  },
  {
    id: "so-many-religions",
    title: "With so many religions, why should one be true?",
    perspectives: ["atheist", "secular", "non-denominational"],
    aliases: [
      "so many religions which is true",
      "all religions are the same",
      "all religions lead to god",
      "how can you say yours is the only true one",
      "there are thousands of gods",
      "thousands of denominations",
      "isn't it arrogant to claim the truth",
      "what about people born in other religions",
    ],
    concern:
      "Thousands of religions contradict each other, each sure of itself. It seems more modest to hold that none is true, or that all are paths to the same goal.",
    commonGround:
      "Nobody owns the truth, there is much that is true and holy in other religions, and arrogance has done great harm.",
    answer:
      "Disagreement does not show that no answer is right; people also disagree about justice, and yet some things are just. That all say the same at bottom is hard to hold, as they differ on whether there is a God and what salvation is, and those who say it claim to see further than all of them. Catholics need not think other religions simply false: the Church rejects nothing in them that is true and holy and sees in it a ray of the light that is Christ. Its own claim is not that Catholics are better but that God has acted in a particular history, and that claim can be examined. Whoever does not know it can be saved in following conscience with God's grace. To hold something for true is no arrogance as long as one is ready to listen and forces nobody.",
    references:
      "John 14:6; Acts 17:22-31; Acts 10:34-35; CCC 839-848; NA 2; LG 16; DH 1-2; Justin, Second Apology 13",
    topics: ["other-religions", "outside-the-church", "religious-freedom", "faith-and-reason"],
  },
];
