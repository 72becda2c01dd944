import type { Topic } from "../domain/topic";

export const healingTopics: Topic[] = [
  {
    id: "satisfaction",
    title: "Doing penance and making amends",
    aliases: [
      "penance given",
      "reparation",
      "make amends",
      "satisfaction",
      "why does the priest give a penance",
      "penance after confession",
      "what if i forgot my penance",
      "i didnt do my penance",
      "do i have to return stolen money",
      "repairing the harm done by sin",
      "why penance if god forgives",
    ],
    summary:
      "Absolution takes away sin but does not repair all the harm that sin has caused, to others and to the sinner. So we give back what was stolen, restore a good name, make amends where we can, and do the penance the confessor gives, which may be prayer, an act of mercy or a sacrifice. It does not buy forgiveness; it joins us to Christ, who alone made satisfaction for all. If a penance was forgotten or is too hard, simply speak of it to a confessor.",
    catechism: "1459-1460,1494,2412,2487",
    notes: {
      scripture: {
        references: "Luke 19:8; 1 Pet 4:8; Rom 8:17",
        text: "Zacchaeus gives back four times over, love covers many sins, and we suffer with Christ in order to share his glory.",
      },
      aquinas: {
        references: "ST III q90 a2; ST Suppl. q12",
        text: "Satisfaction is a part of penance, which restores the friendship that was wounded.",
      },
      "canon-law": {
        references: "can. 981",
        text: "The confessor gives a fitting penance in view of the sins and the person's condition, and the penitent is to carry it out personally.",
      },
      councils: {
        references: "Trent Session 14, chapters 8-9",
        text: "Our satisfaction has all its worth through Christ, and the penance should suit the sins and the strength of the penitent.",
      },
    },
  },
  {
    id: "indulgences",
    title: "Indulgences",
    aliases: [
      "indulgence",
      "plenary",
      "treasury",
      "indulgences",
      "plenary indulgence",
      "partial indulgence",
      "how do i gain an indulgence",
      "conditions for a plenary indulgence",
      "selling indulgences",
      "treasury of merit",
      "are indulgences still a thing",
      "jubilee indulgence",
      "temporal punishment",
    ],
    summary:
      "An indulgence takes away before God the temporal punishment that remains for sins already forgiven, through the Church, which shares out the merits of Christ and the saints. It is neither pardon of sin nor leave to commit one, and it cannot be bought. A plenary indulgence asks for the work itself, confession, Communion, prayer for the pope's intentions and a heart free from attachment to sin; it can be offered for oneself or for the dead.",
    catechism: "1471-1479,1498",
    notes: {
      scripture: {
        references: "Matt 16:19; Col 1:24; 2 Sam 12:13-14",
        text: "Christ gives Peter power to bind and loose, Paul suffers for the good of the Church, and David's sin is forgiven and still has consequences.",
      },
      aquinas: {
        references: "ST Suppl. q25 a1",
        text: "An indulgence can remit what is due after forgiveness, out of the abundance of Christ's merits and those of the saints.",
      },
      "papal-encyclicals": {
        references: "Indulgentiarum Doctrina",
        text: "Paul VI renewed the practice in 1967 and explained its roots in the communion of saints.",
      },
      "canon-law": {
        references: "can. 992-997",
        text: "The canons define indulgences, plenary and partial, and who can gain and grant them.",
      },
      liturgy: {
        references: "Enchiridion Indulgentiarum",
        text: "The official handbook lists the works to which indulgences are attached and the conditions.",
      },
      councils: {
        references: "Trent Session 25",
        text: "The council keeps indulgences as good for the people, condemns abuses and abolishes all evil gain from them.",
      },
    },
  },
  {
    id: "anointing-of-the-sick",
    title: "Anointing of the sick",
    aliases: [
      "last rites",
      "anointing",
      "sick",
      "illness",
      "viaticum",
      "anointing of the sick",
      "extreme unction",
      "when should i call a priest",
      "priest before surgery",
      "who can receive anointing",
      "oil of the sick",
      "anointing before an operation",
      "can you be anointed more than once",
      "my father is dying",
    ],
    summary:
      "The anointing of the sick gives strength, peace and courage to one who is seriously ill or weakened by old age, joins suffering to that of Christ, forgives sins if the sick person could not confess, and sometimes heals. It is not only for the last moments: the right time has come when danger from illness or age begins, and it can be repeated. Only a priest or bishop gives it, so call a parish or hospital chaplain early. For the dying, Communion as viaticum is food for the journey.",
    catechism: "1499-1532",
    notes: {
      scripture: {
        references: "Jas 5:14-15; Mark 6:13",
        text: "The sick are told to call the elders of the Church to pray and anoint them, as the Twelve had anointed and healed.",
      },
      patristic: {
        references: "Innocent I, Letter to Decentius 8",
        text: "The pope applies the words of James to the faithful who are sick and are anointed with oil blessed by the bishop.",
      },
      aquinas: {
        references: "ST Suppl. q29 a1; ST Suppl. q30 a1",
        text: "Anointing is a sacrament, given as a spiritual remedy for the weakness that sin leaves behind.",
      },
      "vatican-ii": {
        references: "SC 73; LG 11",
        text: "The sacrament is not only for those at the point of death; through it the whole Church commends the sick to the Lord.",
      },
      "canon-law": {
        references: "can. 998-1007",
        text: "The law names the oil, the minister, and the faithful in danger from sickness or old age who may receive it.",
      },
      liturgy: {
        references: "Pastoral Care of the Sick: Rites of Anointing and Viaticum",
        text: "The rite has visits, Communion, anointing at home, in hospital or at Mass, and prayers for the dying.",
      },
      councils: {
        references: "Trent Session 14",
        text: "Anointing is truly a sacrament instituted by Christ and made known by James.",
      },
    },
  },
  {
    id: "suffering",
    title: "The meaning of suffering",
    aliases: [
      "pain",
      "offer it up",
      "redemptive suffering",
      "chronic",
      "why am i suffering",
      "chronic illness",
      "what does offer it up mean",
      "carrying my cross",
      "uniting my suffering with christ",
      "is god punishing me with sickness",
      "meaning of suffering",
      "sickness as punishment",
      "living with pain",
    ],
    summary:
      "Suffering is an evil that God does not delight in; Christ healed the sick, and we rightly seek medicine, relief and help. He also took suffering on himself and made it a way of redeeming love, so that one can join pain to his and offer it for others. Illness is not a sign that God has turned away. Whoever suffers needs care, company and, where it is available, medical help as much as words.",
    catechism: "164,618,1500-1508,1521",
    notes: {
      scripture: {
        references: "Col 1:24; 2 Cor 12:9; Rom 8:18; Isa 53:4-5; John 9:1-3",
        text: "The servant bears our pains, Paul finds strength in weakness and purpose in suffering for the Church, and Jesus does not explain a man's blindness by his sins.",
      },
      augustine: {
        references: "City of God 1.8",
        text: "Good and bad suffer alike in this life, and what matters is how one bears it.",
      },
      "vatican-ii": {
        references: "GS 22",
        text: "Through Christ and in Christ light falls on the riddle of suffering and death.",
      },
      "papal-encyclicals": {
        references: "Salvifici Doloris 19; Salvifici Doloris 26-28; Spe Salvi 36-40",
        text: "Human suffering has itself been redeemed and can be shared with Christ, and it also calls each of us to be a Good Samaritan.",
      },
      liturgy: {
        references: "World Day of the Sick, 11 February",
        text: "On the memorial of Our Lady of Lourdes the Church prays with the sick and with those who care for them.",
      },
    },
  },
];
