import type { Topic } from "../domain/topic";

/** The public ministry of Jesus. */
export const ministryOfJesusTopics: Topic[] = [
  {
    id: "temptation",
    title: "Temptation",
    aliases: [
      "temptation",
      "temptations",
      "tempted",
      "being tempted",
      "how to resist temptation",
      "is temptation a sin",
      "is it a sin to be tempted",
      "jesus in the desert",
      "lead us not",
      "bad thoughts keep coming",
      "i keep falling into the same sin",
    ],
    summary:
      "To be tempted is not a sin; sin begins with consent. Jesus himself was tempted in the desert and overcame the tempter for us by trust in the Father and the word of God. God tempts no one and always gives the grace to resist, so we can pray, avoid what draws us to sin, and start again without delay after a fall. Where a habit or addiction is strong, a confessor and a doctor or counselor can help together.",
    catechism: "538-540,2846-2849",
    notes: {
      scripture: {
        references: "1 Cor 10:13; Matt 4:1-11; Jas 1:13-14; Heb 4:15",
        text: "God gives a way out with each trial and tempts no one, and Jesus, who was himself tested, knows our weakness.",
      },
      aquinas: {
        references: "ST I q114 a2; ST III q41 a1",
        text: "Thomas says that to tempt is proper to the devil, and explains that Christ willed to be tempted in order to strengthen us.",
      },
      augustine: {
        references: "Expositions of the Psalms 60(61)",
        text: "Augustine teaches that we were tempted in Christ and in him overcome the devil, and that no one knows himself untested.",
      },
      liturgy: {
        references: "First Sunday of Lent",
        text: "Lent opens each year with the Gospel of the temptation of the Lord.",
      },
    },
  },
  {
    id: "kingdom-of-god",
    title: "The Kingdom of God",
    aliases: [
      "kingdom of god",
      "kingdom of heaven",
      "what is the kingdom of god",
      "parables",
      "parables of jesus",
      "why did jesus speak in parables",
      "the good news",
      "proclaiming the gospel",
      "christ the king",
      "reign of god",
      "mustard seed",
    ],
    summary:
      "The Kingdom of God is the reign of the Father's love, which came near in Jesus, in his words, his signs and his very person. All are called to enter it, first of all the poor, the little ones and sinners who turn back to God. The parables show it growing quietly, like seed or leaven. It is present in the Church as in a beginning, and will be complete when Christ comes in glory.",
    catechism: "541-546,763-769,2816-2821",
    notes: {
      scripture: {
        references: "Mark 1:15; Matt 13:31-33; Luke 17:20-21; Rom 14:17",
        text: "Jesus announces that the kingdom is near, likens it to a mustard seed and leaven, and says that it is in our midst; Paul sees it in justice, peace and joy.",
      },
      patristic: {
        references: "Cyprian, On the Lord's Prayer 13",
        text: "Cyprian says that the kingdom we ask for may be Christ himself, for whose coming we long each day.",
      },
      "vatican-ii": {
        references: "LG 5; GS 39",
        text: "The Church is the seed and beginning of the kingdom, whose growth differs from earthly progress and is yet bound up with it.",
      },
      "papal-encyclicals": {
        references: "Quas Primas",
        text: "Pius XI writes on the kingship of Christ and asks for a feast in its honor.",
      },
      liturgy: {
        references: "Solemnity of Our Lord Jesus Christ, King of the Universe",
        text: "The last Sunday in Ordinary Time celebrates the kingdom of truth, justice, love and peace.",
      },
    },
  },
  {
    id: "miracles",
    title: "Miracles",
    aliases: [
      "miracle",
      "miracles",
      "signs and wonders",
      "miracles of jesus",
      "did the miracles really happen",
      "healing miracles",
      "healing",
      "are miracles real",
      "do miracles still happen",
      "wedding at cana",
      "feeding of the five thousand",
      "walking on water",
      "eucharistic miracles",
    ],
    summary:
      "The miracles of Jesus are signs that the kingdom has come near and that the Father sent him; they invite to faith and do not force it. He healed some of the sick and fed the hungry, but came above all to free people from sin. God can still work such signs, and the Church examines claims with care, with the help of science. Prayer for healing goes well together with medical treatment, and when no cure comes it is not because of too little faith.",
    catechism: "547-550",
    notes: {
      scripture: {
        references: "John 2:11; Matt 11:4-5; Acts 2:22",
        text: "In his signs Jesus shows his glory, the blind see and the poor hear good news, and Peter recalls them as God's witness to him.",
      },
      aquinas: {
        references: "ST III q43 a1",
        text: "Thomas explains that Christ worked miracles to confirm his teaching and to show God's presence in him.",
      },
      augustine: {
        references: "City of God 22.8",
        text: "Augustine reports healings of his own time to show that miracles did not end with the apostles.",
      },
      "vatican-ii": {
        references: "DV 4; LG 5",
        text: "Signs and miracles belong to the way in which Christ completes revelation and confirm that the kingdom has come.",
      },
      councils: {
        references: "Vatican I, Dei Filius 3",
        text: "The council counts miracles among the outward signs by which faith is shown to agree with reason.",
      },
    },
  },
  {
    id: "transfiguration",
    title: "The Transfiguration",
    aliases: [
      "transfiguration",
      "transfigured",
      "transfiguration of jesus",
      "mount tabor",
      "tabor",
      "moses and elijah on the mountain",
      "peter james and john on the mountain",
      "three tents",
      "this is my beloved son listen to him",
      "shining face of jesus",
      "tabor light",
    ],
    summary:
      "On a high mountain Jesus let Peter, James and John see his divine glory for a moment, with Moses and Elijah speaking of his coming passage. The whole Trinity is made known: the Father in the voice, the Son, and the Spirit in the bright cloud. It prepared the disciples for the scandal of the cross and gives a foretaste of the glory to which our own bodies are called.",
    catechism: "554-556,568",
    notes: {
      scripture: {
        references: "Matt 17:1-8; Luke 9:28-36; 2 Pet 1:16-18; Phil 3:21",
        text: "The face of Jesus shone while the Father's voice named him Son, Peter recalls it as a witness, and Paul hopes for a body like his glorious one.",
      },
      patristic: {
        references: "Leo the Great, Sermon 51",
        text: "Leo teaches that the vision took the scandal of the cross from the disciples' hearts and gave the whole body of Christ hope of sharing his glory.",
      },
      aquinas: {
        references: "ST III q45 a1",
        text: "Thomas says it was fitting that those about to walk a hard road should have some sight of the goal.",
      },
      liturgy: {
        references: "Feast of the Transfiguration (6 August); Second Sunday of Lent",
        text: "The event is kept as a feast in August and read as Gospel on the second Sunday of Lent.",
      },
    },
  },
];
