import type { Topic } from "../domain/topic";

/** Grace, salvation and holiness. */
export const graceTopics: Topic[] = [
  {
    id: "grace",
    title: "Grace",
    aliases: [
      "sanctifying grace",
      "actual grace",
      "gratia",
      "what is grace",
      "habitual grace",
      "gods free gift",
      "do i earn gods favor",
      "how do i get grace",
      "am i in a state of grace",
      "prevenient grace",
      "sharing in gods life",
    ],
    summary:
      "Grace is God's free and undeserved help, and still more his gift of himself: through it we share his own life as adopted sons and daughters. Sanctifying grace is a lasting gift that heals the soul and makes it holy; actual graces are his help at particular moments. Grace comes before our effort, awakens it and carries it through, and it asks for a free answer. The sacraments give it and, when serious sin has lost it, confession to a priest is the ordinary way back.",
    catechism: "1996-2005,2021-2024",
    notes: {
      scripture: {
        references: "Eph 2:8-10; 2 Cor 12:9; John 1:16-17; 2 Pet 1:3-4",
        text: "We are saved by gift and made for good works, grace is enough in our weakness, and through Christ we receive one favor after another and a share in God's nature.",
      },
      aquinas: {
        references: "ST I-II q109-114",
        text: "Grace heals and raises human nature, comes before every good work of salvation and works together with our freedom.",
      },
      augustine: {
        references: "On Grace and Free Will; On Nature and Grace",
        text: "God's grace does not take freedom away but sets it free to love the good.",
      },
      "vatican-ii": {
        references: "GS 22",
        text: "Grace is at work unseen in all people of good will, whom the Spirit offers a share in Christ's Easter mystery.",
      },
      councils: {
        references: "Orange II (529); Trent Session 6",
        text: "Even the first turning towards God is the work of grace, and the person so moved truly cooperates.",
      },
    },
  },
  {
    id: "justification",
    title: "Justification, faith and works",
    aliases: [
      "righteous",
      "am i saved",
      "faith alone",
      "sola fide",
      "made righteous",
      "salvation by faith",
      "faith and works",
      "do works save us",
      "how are we saved",
      "justified by faith",
      "luther on faith",
      "do catholics believe in works salvation",
      "saved by grace",
    ],
    summary:
      "Justification is God's act of forgiving sin and making us truly righteous from within, won for us by the passion of Christ and given in Baptism. It is sheer grace, received through faith, and no one earns it. The faith that saves is alive in hope and charity, and so it bears fruit in works that God himself makes possible. Catholics and Lutherans expressed a common understanding of basic truths of this doctrine in the Joint Declaration of 1999.",
    catechism: "1987-1995,2017-2020",
    notes: {
      scripture: {
        references: "Jas 2:14-26; Rom 3:28; Eph 2:8-10; Gal 5:6",
        text: "Paul teaches that we are justified by faith apart from works of the law, James that faith without works is dead, and both meet in faith that works through love.",
      },
      patristic: {
        references: "Clement of Rome, To the Corinthians 32-33",
        text: "We are not justified by our own wisdom or deeds but by faith, and for that very reason should be eager for every good work.",
      },
      aquinas: {
        references: "ST I-II q113",
        text: "In justification God pours in grace, turns our free will to himself in faith and away from sin, and forgives.",
      },
      augustine: {
        references: "On the Spirit and the Letter",
        text: "The law shows what is good, and the Spirit poured into the heart gives the love to do it.",
      },
      "papal-encyclicals": {
        references: "Lumen Fidei 19",
        text: "Faith receives salvation as a gift that comes first, and it bears its fruit when we let God act in us.",
      },
      councils: {
        references: "Trent Session 6 ch. 7-8",
        text: "Justification is not only the forgiveness of sins but an inner renewal, and nothing that comes before it merits it.",
      },
    },
  },
  {
    id: "merit",
    title: "Merit and good works",
    aliases: [
      "merit",
      "good works",
      "earn heaven",
      "can i earn heaven",
      "reward in heaven",
      "do good deeds count",
      "treasure in heaven",
      "earning salvation",
      "congruent merit",
      "does god owe me",
      "doing good to get to heaven",
    ],
    summary:
      "Strictly speaking nobody has a claim on God, from whom we have received everything. Yet he freely chose to join our work to his grace, so that what we do in charity is truly fruitful and is rewarded by him. The first grace of conversion can never be merited; afterwards, moved by the Holy Spirit, we can merit growth in grace and eternal life for ourselves and for others. All our merit is first his gift, flowing from the charity of Christ.",
    catechism: "2006-2011,2025-2027",
    notes: {
      scripture: {
        references: "Matt 25:34-40; Phil 2:12-13; 1 Cor 3:8; 2 Tim 4:7-8",
        text: "Christ rewards the mercy shown to the least, God works in us the willing and the doing, and the crown awaits those who run to the end.",
      },
      aquinas: {
        references: "ST I-II q114",
        text: "We merit before God only because he has ordered our works, moved by his grace, to eternal life.",
      },
      augustine: {
        references: "Letter 194; On Grace and Free Will",
        text: "When God crowns our merits he is crowning his own gifts.",
      },
      councils: {
        references: "Trent Session 6 ch. 16",
        text: "Eternal life is both a grace mercifully promised and a reward faithfully given, as the branches bear fruit from the vine.",
      },
    },
  },
  {
    id: "perseverance",
    title: "Perseverance and assurance of salvation",
    aliases: [
      "assurance",
      "once saved always saved",
      "eternal security",
      "assurance of salvation",
      "lose salvation",
      "can i lose my salvation",
      "final perseverance",
      "falling away",
      "backsliding",
      "am i going to heaven",
      "how do i know i will be saved",
      "staying faithful to the end",
      "losing my faith later",
    ],
    summary:
      "Catholics trust firmly that God wishes to save us and is faithful, but they do not claim certainty about their own end, because freedom can still turn away from him. Grace can be lost through serious sin and can be given back through repentance and confession. Perseverance to the end is a gift to be asked for daily, fed by prayer, the sacraments and charity. Anyone tormented by fear of being lost does well to speak with a confessor, who can help them to trust.",
    catechism: "161-162,1036,1861,2016",
    notes: {
      scripture: {
        references: "1 Cor 9:27; Phil 2:12; Heb 10:26-27; Matt 24:13",
        text: "Even Paul does not take the prize for granted, we are to work out our salvation with awe, and whoever endures to the end will be saved.",
      },
      aquinas: {
        references: "ST I-II q109 a10; ST II-II q137 a4",
        text: "Even those who have grace need God's continuing help to remain in the good until death.",
      },
      augustine: {
        references: "On the Gift of Perseverance",
        text: "To remain in Christ until the end is a gift of God, and the Lord's Prayer asks for it.",
      },
      "vatican-ii": {
        references: "LG 14",
        text: "Belonging to the Church outwardly does not save someone who does not remain in charity.",
      },
      councils: {
        references: "Trent Session 6 ch. 12-13",
        text: "No one should be rash in claiming certainty of final perseverance, yet all should place the firmest hope in God's help.",
      },
    },
  },
  {
    id: "predestination",
    title: "Predestination and freedom",
    aliases: [
      "elect",
      "predestined",
      "predestination",
      "calvin",
      "calvinism",
      "double predestination",
      "does god choose who is saved",
      "are we chosen",
      "foreknowledge",
      "is everything decided already",
      "free will and gods plan",
      "tulip",
    ],
    summary:
      "God's plan from eternity is to bring us into the likeness of his Son, and his knowledge takes in every free answer to his grace. He wants all people to be saved and predestines no one to hell: that comes only from a free turning away from him, held to the end. How his choice and our freedom meet remains a mystery, about which the Church allows different schools. We are given it as a reason for trust and thanksgiving, never for fear.",
    catechism: "600,1037,2012",
    notes: {
      scripture: {
        references: "Rom 8:29-30; 1 Tim 2:4; Eph 1:4-5; Ezek 33:11",
        text: "God chose us in Christ before the world was made, wills that all be saved and takes no pleasure in anyone's death.",
      },
      aquinas: {
        references: "ST I q23",
        text: "Predestination belongs to God's loving providence, which leads people to eternal life through their own free acts.",
      },
      augustine: {
        references: "On the Predestination of the Saints",
        text: "Faith from its first beginning is God's gift and not a ground for pride.",
      },
      "vatican-ii": {
        references: "LG 2",
        text: "The Father planned to raise human beings to share his life and to form them into the image of his Son.",
      },
      councils: {
        references: "Orange II (529); Trent Session 6 ch. 12",
        text: "It is rejected that God's power destines anyone to evil, and no one may presume to know that he is among the chosen.",
      },
    },
  },
  {
    id: "holiness",
    title: "The universal call to holiness",
    aliases: [
      "universal call",
      "how to be a saint",
      "become a saint",
      "christian perfection",
      "am i called to be holy",
      "growing in holiness",
      "spiritual growth",
      "how to be holy",
      "ordinary holiness",
      "sanctity",
      "grow closer to god",
      "is holiness only for priests and nuns",
    ],
    summary:
      "Everyone who is baptized is called to holiness, which is the fullness of Christian life and the perfection of charity. It is not kept for priests and religious: people become holy in the family, at work, in sickness, through the duties of their own state of life. The way passes by the cross, with self-denial and struggle, and God's grace carries it from beginning to end.",
    catechism: "2012-2016,2028-2029",
    notes: {
      scripture: {
        references: "Matt 5:48; 1 Thess 4:3; Heb 12:14; 1 Pet 1:15-16",
        text: "God's will is our holiness, we are to be perfect as the Father is, and without holiness no one will see the Lord.",
      },
      aquinas: {
        references: "ST II-II q184 a3",
        text: "Perfection lies chiefly in love of God and neighbor, and the counsels are helps towards it.",
      },
      "vatican-ii": {
        references: "LG 39-42",
        text: "All the faithful of every rank are called to the fullness of Christian life and the perfection of love.",
      },
      "canon-law": {
        references: "can. 210",
        text: "All the faithful are to make an effort to lead a holy life and to help the Church grow in holiness.",
      },
      liturgy: {
        references: "All Saints (1 November)",
        text: "One feast honors all the holy men and women, known and unknown, who have reached the goal.",
      },
    },
  },
];
