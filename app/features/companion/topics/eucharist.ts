import type { Topic } from "../domain/topic";

export const eucharistTopics: Topic[] = [
  {
    id: "eucharist",
    title: "The Eucharist",
    aliases: [
      "communion",
      "mass",
      "lords supper",
      "host",
      "blessed sacrament",
      "eucharist",
      "what is the eucharist",
      "holy communion",
      "why is the eucharist important",
      "source and summit",
      "last supper",
      "body of christ received",
      "why go to mass",
      "eucarist",
    ],
    summary:
      "The Eucharist is the sacrament of Christ's body and blood, which he gave his Church at the Last Supper as the memorial of his death and resurrection. In it he makes present his sacrifice, becomes our food and joins us to himself and to one another. It is the source and summit of the whole Christian life.",
    catechism: "1322-1419",
    notes: {
      scripture: {
        references: "Luke 22:19-20; 1 Cor 11:23-29; John 6:51-58",
        text: "Jesus gives bread and cup as his body and blood and has it done in his memory; Paul hands this on, and John tells of the living bread from heaven.",
      },
      patristic: {
        references: "Ignatius of Antioch, Smyrnaeans 7; Justin, First Apology 65-67",
        text: "Ignatius calls the Eucharist the flesh of our Savior, and Justin describes how it is celebrated every Sunday.",
      },
      aquinas: {
        references: "ST III q73 a1; ST III q79 a1",
        text: "The Eucharist is the sacrament of spiritual food, and it gives grace and union with Christ.",
      },
      augustine: {
        references: "Sermon 272",
        text: "Augustine tells the newly baptized that the mystery of what they are lies on the altar.",
      },
      "vatican-ii": {
        references: "SC 47; LG 11",
        text: "At the Last Supper the Savior gave the sacrifice of his body and blood, which is source and summit of Christian life.",
      },
      "papal-encyclicals": {
        references: "Ecclesia de Eucharistia 1",
        text: "The Church draws her life from the Eucharist.",
      },
      "canon-law": {
        references: "can. 897-898",
        text: "The Eucharist is the most august sacrament, by which the Church lives and grows, and the faithful are to hold it in the highest honor.",
      },
      councils: {
        references: "Trent Session 13",
        text: "The decree sets out the institution, excellence and reverence of this sacrament.",
      },
    },
  },
  {
    id: "real-presence",
    title: "The real presence in the Eucharist",
    aliases: [
      "real presence",
      "transubstantiation",
      "symbol",
      "body and blood",
      "is jesus really present",
      "is the eucharist a symbol",
      "is communion just a symbol",
      "does the bread really become jesus",
      "consubstantiation",
      "bread and wine become",
      "transsubstantiation",
      "how can bread be the body of christ",
      "substance and accidents",
    ],
    summary:
      "In the Eucharist Christ himself is truly, really and substantially present, body and blood, soul and divinity, whole and entire under each form. By the power of his word and of the Holy Spirit the whole substance of bread and wine is changed into his body and blood, while what the senses perceive remains; the Church calls this change transubstantiation. The presence lasts as long as the forms of bread and wine last.",
    catechism: "1333,1373-1381,1413",
    notes: {
      scripture: {
        references: "John 6:53-58; 1 Cor 10:16; 1 Cor 11:27-29",
        text: "Jesus says that his flesh is true food, and Paul calls the cup and the bread a sharing in Christ's blood and body, which must not be taken lightly.",
      },
      patristic: {
        references:
          "Ignatius of Antioch, Smyrnaeans 7; Justin, First Apology 66; Cyril of Jerusalem, Mystagogical Catecheses 4",
        text: "All three say that this food is the flesh and blood of Jesus, and not ordinary bread and drink.",
      },
      aquinas: {
        references: "ST III q75 a1; ST III q75 a4",
        text: "The true body of Christ is in this sacrament, which is grasped by faith, through a change of the whole substance.",
      },
      augustine: {
        references: "Sermon 227",
        text: "The bread on the altar, made holy by the word of God, is the body of Christ.",
      },
      "vatican-ii": {
        references: "SC 7",
        text: "Christ is present in many ways in the liturgy, and above all under the eucharistic species.",
      },
      "papal-encyclicals": {
        references: "Mysterium Fidei",
        text: "Paul VI defends the real presence and the word transubstantiation.",
      },
      councils: {
        references: "Lateran IV, constitution 1; Trent Session 13",
        text: "Lateran IV speaks of bread and wine changed in substance, and Trent defines the presence and the change.",
      },
    },
  },
  {
    id: "sacrifice-of-the-mass",
    title: "The Mass as sacrifice",
    aliases: [
      "sacrifice of the mass",
      "resacrifice",
      "once for all",
      "is the mass a sacrifice",
      "do catholics sacrifice jesus again",
      "is jesus crucified again at mass",
      "why is the mass a sacrifice",
      "memorial of the cross",
      "re presentation of calvary",
      "unbloody sacrifice",
      "offering of the mass",
    ],
    summary:
      "Christ offered himself once for all on the cross, and nothing is added to that sacrifice. The Mass makes this one sacrifice present in a sacramental way, so that the Church can offer it with him and receive its fruits; victim and priest are the same, and only the manner of offering differs. He does not die again.",
    catechism: "1356-1372,1382,1410",
    notes: {
      scripture: {
        references: "Mal 1:11; Heb 9:24-28; Luke 22:19; 1 Cor 11:26",
        text: "Malachi foretells a pure offering among the nations; Christ was offered once, gave his body for us at the supper, and his death is proclaimed until he comes.",
      },
      patristic: {
        references: "Didache 14; Irenaeus, Against Heresies 4.17.5",
        text: "Both see in the Eucharist the pure offering of which Malachi spoke.",
      },
      aquinas: {
        references: "ST III q83 a1",
        text: "In the celebration Christ is said to be sacrificed, since it is the image of his passion and gives its fruit.",
      },
      augustine: {
        references: "City of God 10.6; City of God 10.20",
        text: "The Church, in what she offers, learns to offer herself with Christ, who is both priest and offering.",
      },
      "vatican-ii": {
        references: "SC 47",
        text: "Christ instituted the eucharistic sacrifice to carry on the sacrifice of the cross until he comes again.",
      },
      "papal-encyclicals": {
        references: "Ecclesia de Eucharistia 11-13",
        text: "The Mass makes present the sacrifice of the cross, and does not multiply it.",
      },
      councils: {
        references: "Trent Session 22",
        text: "In the Mass the same Christ is offered in an unbloody way who offered himself on the cross.",
      },
    },
  },
  {
    id: "order-of-mass",
    title: "The parts of the Mass",
    aliases: [
      "parts of the mass",
      "liturgy of the word",
      "structure",
      "order of mass",
      "what happens at mass",
      "liturgy of the eucharist",
      "why do we stand and kneel at mass",
      "when to kneel at mass",
      "eucharistic prayer",
      "my first time at mass",
      "gloria and creed",
      "offertory",
      "responses at mass",
    ],
    summary:
      "The Mass has two main parts that form one act of worship: the Liturgy of the Word, with readings, psalm, homily, creed and intercessions, and the Liturgy of the Eucharist, with the preparation of the gifts, the Eucharistic Prayer and Communion. Introductory and concluding rites frame them. This shape goes back to the first centuries. Visitors are welcome and can simply follow what the people around them do.",
    catechism: "1345-1355,1408",
    notes: {
      scripture: {
        references: "Luke 24:27-35; Acts 2:42",
        text: "On the way to Emmaus Jesus opens the Scriptures and breaks the bread, and the first Christians keep to the teaching, the breaking of bread and the prayers.",
      },
      patristic: {
        references: "Justin, First Apology 65-67",
        text: "About the year 155 Justin describes readings, preaching, prayers, gifts, thanksgiving and Communion.",
      },
      aquinas: {
        references: "ST III q83 a4",
        text: "Thomas goes through the words of the Mass from the entrance to the end and gives their reasons.",
      },
      "vatican-ii": {
        references: "SC 48; SC 56",
        text: "The two parts of the Mass are so closely joined that they form one act of worship, in which all take part knowingly.",
      },
      liturgy: {
        references: "GIRM 46-90; GIRM 42-43",
        text: "The Instruction explains each part of the Mass, and the common postures as a sign of unity.",
      },
    },
  },
];
