import type { Topic } from "../domain/topic";

export const communionTopics: Topic[] = [
  {
    id: "worthy-communion",
    title: "Receiving Communion worthily",
    aliases: [
      "receive communion",
      "who can receive",
      "eucharistic fast",
      "unworthily",
      "can i receive communion",
      "communion in mortal sin",
      "fasting before communion",
      "one hour fast",
      "communion on the tongue or in the hand",
      "do i need confession before communion",
      "how often should i receive communion",
      "spiritual communion",
      "state of grace",
    ],
    summary:
      "Whoever receives Communion should be in the state of grace, ordinarily a Catholic, believe what is received and have fasted for an hour, except for water and medicine. One who is aware of a mortal sin goes to confession first. Lesser faults are no obstacle, for the Eucharist is medicine as well as food, and the Church encourages frequent Communion and asks for it at least once a year in Easter time. Whoever cannot receive may come to Mass and make a spiritual communion; a priest can help with doubts.",
    catechism: "1384-1395,1415-1417,2042",
    notes: {
      scripture: {
        references: "1 Cor 11:27-29; Matt 5:23-24; Luke 7:6-7",
        text: "Paul asks each to examine himself before eating, Jesus asks us to be reconciled first, and the centurion knows that he is not worthy and trusts.",
      },
      patristic: {
        references: "Justin, First Apology 66; Didache 14",
        text: "Only those may share who believe, are baptized and live as Christ taught, after confessing their faults.",
      },
      aquinas: {
        references: "ST III q80 a4",
        text: "To receive while knowingly in mortal sin contradicts what the sacrament means.",
      },
      augustine: {
        references: "Letter 54",
        text: "Augustine respects both the one who receives daily and the one who out of reverence does not.",
      },
      "papal-encyclicals": {
        references: "Ecclesia de Eucharistia 36-37",
        text: "Communion presupposes the life of grace, and the judgment of one's state belongs in the first place to each one's conscience.",
      },
      "canon-law": {
        references: "can. 912; can. 915-916; can. 919-920",
        text: "Every baptized person not prohibited by law is to be admitted; grave sin, the fast and the yearly Communion are regulated here.",
      },
      councils: {
        references: "Trent Session 13, chapter 7",
        text: "No one aware of mortal sin should come to Communion without confession, however contrite.",
      },
    },
  },
  {
    id: "intercommunion",
    title: "Communion with other Christians",
    aliases: [
      "non catholics communion",
      "protestant communion",
      "orthodox communion",
      "intercommunion",
      "can non catholics receive communion",
      "can protestants receive communion in a catholic church",
      "can i take communion at a protestant service",
      "closed communion",
      "can my lutheran wife receive",
      "can catholics receive communion at an orthodox church",
      "why cant my husband receive communion",
    ],
    summary:
      "To receive Communion says that one is in full communion with the Church that celebrates it, and so Catholics ordinarily give it to Catholics and receive it from Catholic ministers. Members of the Eastern Churches may be admitted if they ask and are prepared; other baptized Christians only in danger of death or grave need, under the conditions set by law and bishop. All are welcome at Mass and may come forward for a blessing where that is the custom. The pain of this division urges us to pray for unity.",
    catechism: "1398-1401",
    notes: {
      scripture: {
        references: "1 Cor 10:17; John 17:21",
        text: "Many become one body by sharing one bread, and Jesus prays that all may be one.",
      },
      patristic: {
        references: "Justin, First Apology 66; Ignatius of Antioch, Philadelphians 4",
        text: "Those share in this food who believe what the Church teaches, and there is one Eucharist as there is one altar and one bishop.",
      },
      augustine: {
        references: "Tractates on John 26.13",
        text: "The Eucharist is sign of unity and bond of charity.",
      },
      "vatican-ii": {
        references: "UR 8; UR 22; OE 26-27",
        text: "Common worship is not a means to be used without distinction; more is possible with the Eastern Churches.",
      },
      "papal-encyclicals": {
        references: "Ecclesia de Eucharistia 44-46; Ut Unum Sint 46",
        text: "Celebrating together must wait for full communion, while in particular cases single persons may be given the sacraments.",
      },
      "canon-law": {
        references: "can. 844",
        text: "The canon says when Catholics may receive from other ministers and when other Christians may be given penance, Eucharist and anointing.",
      },
    },
  },
  {
    id: "first-communion",
    title: "First Communion",
    aliases: [
      "first communion",
      "first holy communion",
      "preparing my child for first communion",
      "age for first communion",
      "first confession before first communion",
      "why must children go to confession first",
      "first communion dress",
      "when can a child receive communion",
      "adult first communion",
      "can my child with special needs receive communion",
    ],
    summary:
      "Children receive their first Communion once they have reached the use of reason, at about seven, know in their own measure who it is that they receive, and can come with faith and love. They are prepared for it at home and in the parish, and go to confession first. Children with a disability are welcome, and a desire for Jesus is what matters; adults who missed their first Communion can ask in any parish.",
    catechism: "1244,1457",
    notes: {
      scripture: {
        references: "Mark 10:14; John 6:35; 1 Cor 11:28-29",
        text: "Jesus wants children to come to him, he is the bread of life, and one should recognize the Lord's body in coming to the table.",
      },
      aquinas: {
        references: "ST III q80 a9",
        text: "Children who begin to have some use of reason and can conceive devotion for the sacrament may be given it.",
      },
      "vatican-ii": {
        references: "PO 5",
        text: "The other sacraments are bound up with the Eucharist and directed to it.",
      },
      "canon-law": {
        references: "can. 777; can. 913-914",
        text: "Children need enough knowledge and careful preparation, and parents and pastors see that they are fed as soon as possible, after confession.",
      },
      councils: {
        references: "Lateran IV, constitution 21; Trent Session 21, chapter 4",
        text: "Those who have come to the age of discretion receive at least at Easter, and little children are not obliged.",
      },
    },
  },
  {
    id: "adoration",
    title: "Eucharistic adoration",
    aliases: [
      "eucharistic adoration",
      "holy hour",
      "tabernacle",
      "exposition",
      "benediction",
      "perpetual adoration",
      "what do i do during adoration",
      "how do i make a holy hour",
      "visiting the blessed sacrament",
      "monstrance",
      "corpus christi procession",
      "genuflect",
      "why do catholics genuflect",
      "adoration",
    ],
    summary:
      "Because Christ is present in the Blessed Sacrament, the Church adores him also outside Mass, in the tabernacle, in exposition and in processions. Adoration flows from the Mass and leads back to it. There is no set way to spend the time: one can read Scripture, speak with the Lord, pray for others or simply be silent before him.",
    catechism: "1378-1381,1418",
    notes: {
      scripture: {
        references: "Matt 26:40; Ps 95:6; John 20:28",
        text: "Jesus asks his friends to watch one hour with him, the psalm invites us to bow down, and Thomas confesses his Lord and God.",
      },
      augustine: {
        references: "Expositions of the Psalms 98.9",
        text: "No one eats this flesh without first adoring it.",
      },
      "vatican-ii": {
        references: "PO 18",
        text: "Personal conversation with Christ in visits to the Eucharist is dear to priests, and is of help to them.",
      },
      "papal-encyclicals": {
        references: "Ecclesia de Eucharistia 25; Mysterium Fidei",
        text: "Worship of the Eucharist outside Mass is of great worth for the life of the Church, and it is good to spend time with him.",
      },
      "canon-law": {
        references: "can. 937; can. 941-944",
        text: "Churches should be open for prayer before the Sacrament, and exposition and processions are encouraged.",
      },
      liturgy: {
        references: "GIRM 274; Holy Communion and Worship of the Eucharist outside Mass",
        text: "Genuflection signifies adoration, and the rite orders exposition and blessing.",
      },
      councils: {
        references: "Trent Session 13, chapter 5",
        text: "The faithful give this sacrament the worship that is due to the true God, and rightly honor it with a feast.",
      },
    },
  },
];
