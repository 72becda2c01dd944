import type { Topic } from "../domain/topic";

/** Creation, evil and providence. */
export const creationTopics: Topic[] = [
  {
    id: "creation",
    title: "Creation",
    aliases: [
      "creation",
      "created",
      "creation story",
      "genesis",
      "genesis 1",
      "creator",
      "out of nothing",
      "creatio ex nihilo",
      "six days",
      "did god make the world in six days",
      "why did god create the world",
      "who made the world",
      "how was the world made",
      "seven days of creation",
    ],
    summary:
      "God alone created all things, visible and invisible, freely, out of nothing, and through his Word and Spirit. He made the world to share his goodness and show his glory, and he holds it in being at every moment. The creation accounts teach in symbolic language that everything comes from God, is good and ordered, and that humanity stands at its summit with a task of care; they are no scientific report.",
    catechism: "279-301,337-349",
    notes: {
      scripture: {
        references: "Gen 1:1; 2 Macc 7:28; John 1:1-3; Wis 11:24-26",
        text: "God made heaven and earth, not from things that already existed, and through his Word, and he loves all that he has made.",
      },
      patristic: {
        references: "Irenaeus, Against Heresies 2.10.4",
        text: "Irenaeus says that people make things from matter at hand, while God called the matter itself into being.",
      },
      aquinas: {
        references: "ST I q45 a2; ST I q46 a2",
        text: "Thomas shows that God creates from nothing, and that the beginning of the world in time is known by faith.",
      },
      augustine: {
        references: "Confessions 11-13",
        text: "Augustine ends his confession with a long meditation on time and the first chapter of Genesis.",
      },
      "papal-encyclicals": {
        references: "Laudato Si' 77",
        text: "Francis says that creation comes from God's free decision and belongs to the order of love.",
      },
      councils: {
        references: "Lateran IV, Constitution 1; Vatican I, Dei Filius 1",
        text: "The councils confess one maker of all things, spiritual and bodily, who made them out of nothing and in full freedom.",
      },
    },
  },
  {
    id: "evolution",
    title: "Evolution and human origins",
    aliases: [
      "evolution",
      "theory of evolution",
      "darwin",
      "adam and eve",
      "were adam and eve real",
      "dinosaurs",
      "age of the earth",
      "how old is the earth",
      "big bang",
      "young earth",
      "do catholics believe in evolution",
      "did we come from apes",
      "genesis and science",
    ],
    summary:
      "The Church leaves it to science to find out the age of the universe and how living things developed, and Catholics may accept evolution as an account of the body's origin. Faith adds what science cannot measure: all is willed by God, every spiritual soul is created directly by him, and the human race began in friendship with God and lost it. Genesis tells this truth in figurative language.",
    catechism: "159,283-284,337,366,390",
    notes: {
      scripture: {
        references: "Gen 2:7; Ps 8:3-8; Wis 7:17-19",
        text: "God forms the human being from dust and breathes life into it, and knowledge of the structure of the world is his gift.",
      },
      augustine: {
        references: "Literal Meaning of Genesis 5.23",
        text: "Augustine suggests that God placed in creation causes from which things would unfold in their time.",
      },
      "vatican-ii": {
        references: "GS 36",
        text: "Methodical research in any field, carried out with moral care, never truly conflicts with faith.",
      },
      "papal-encyclicals": {
        references: "Humani Generis 36-37; Laudato Si' 81",
        text: "Pius XII allows inquiry into the origin of the body while holding that souls are created by God, and Francis notes that human uniqueness goes beyond evolution.",
      },
    },
  },
  {
    id: "providence",
    title: "Divine providence",
    aliases: [
      "providence",
      "divine providence",
      "gods plan",
      "gods plan for me",
      "is everything gods will",
      "will of god",
      "is god in control",
      "everything happens for a reason",
      "does god have a plan for me",
      "does god cause accidents",
      "does god care about me",
      "trusting gods plan",
      "coincidence",
    ],
    summary:
      "Providence is the care by which God leads all creation toward its goal. It reaches everything, from the great events of history to the hairs of our head, and works through the free acts of creatures, so that our choices and prayers truly matter. God does not will evil, though he permits it and can turn it to good. Jesus asks us for childlike trust in the Father, who knows what we need.",
    catechism: "302-314,321-324",
    notes: {
      scripture: {
        references: "Matt 6:25-34; Matt 10:29-31; Prov 16:9; Rom 8:28",
        text: "The Father feeds the birds and counts our hairs, we plan our way while he directs our steps, and all things serve the good of those who love him.",
      },
      patristic: {
        references: "John Chrysostom, On the Providence of God",
        text: "In exile Chrysostom consoles those who were shaken by events and asks them to await the outcome with trust.",
      },
      aquinas: {
        references: "ST I q22 a2; ST I q22 a4",
        text: "Thomas shows that everything is subject to providence, which does not take away contingency and freedom.",
      },
      augustine: {
        references: "City of God 5.9-11",
        text: "Augustine holds together God's foreknowledge and our free will, and sees his care even in the smallest living thing.",
      },
      councils: {
        references: "Vatican I, Dei Filius 1",
        text: "The council teaches that God guards and governs by his providence all that he has made.",
      },
    },
  },
  {
    id: "problem-of-evil",
    title: "The problem of evil",
    aliases: [
      "problem of evil",
      "why is there evil",
      "why does god allow",
      "why does god allow suffering",
      "suffering",
      "bad things happen to good people",
      "why do bad things happen",
      "innocent people suffer",
      "innocent",
      "why do children suffer",
      "natural disasters",
      "if god is good why",
      "bad things",
      "evil in the world",
    ],
    summary:
      "No quick answer settles the question of evil; the whole of Christian faith is the reply. God is in no way the cause of moral evil; he permits it because he respects the freedom of his creatures, and in ways we see only in part he can bring good from it. In Jesus God himself entered suffering and overcame it in rising from the dead. To one who is hurting we owe first our presence, help and prayer, and it is good to seek a priest or counselor in a heavy time.",
    catechism: "272-274,309-314,324,385",
    notes: {
      scripture: {
        references: "Rom 8:28; Job 38:1-4; Gen 50:20; Hab 1:2-3",
        text: "Job and Habakkuk may complain to God, Joseph sees good come from his brothers' wrong, and Paul trusts that God works in all things for those who love him.",
      },
      aquinas: {
        references: "ST I q2 a3; ST I q48 a1; ST I q49 a2",
        text: "Thomas sees evil as a lack of due good that God does not cause as such, and holds that God permits it only to draw good from it.",
      },
      augustine: {
        references: "Enchiridion 11; Confessions 7.12",
        text: "Augustine teaches that evil is a lack of good and that God would not allow it were he not able to bring good out of it.",
      },
      "vatican-ii": {
        references: "GS 22",
        text: "Christ sheds light on the riddle of pain and death, which would otherwise crush us.",
      },
      "papal-encyclicals": {
        references: "Deus Caritas Est 38; Salvifici Doloris",
        text: "Benedict XVI points to Job's honest complaint and lasting trust, and John Paul II's apostolic letter seeks the meaning of suffering in Christ.",
      },
    },
  },
];
