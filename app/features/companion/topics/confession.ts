import type { Topic } from "../domain/topic";

export const confessionTopics: Topic[] = [
  {
    id: "forgiveness-of-sins",
    title: "God's forgiveness",
    aliases: [
      "can god forgive",
      "forgiven",
      "mercy",
      "too sinful",
      "forgiveness of sins",
      "will god forgive me",
      "gods mercy",
      "is my sin too big for god to forgive",
      "i cant forgive myself",
      "does god still love me after i sinned",
      "prodigal son",
      "guilt and shame",
      "divine mercy",
    ],
    summary:
      "There is no sin, however grave, that God cannot forgive and that the Church cannot forgive in his name, if a person repents. Baptism takes away all sins, and for sins after it Christ gave the sacrament of penance. God goes out to meet the one who turns back, and forgiveness is his joy; whoever carries a heavy burden is welcome to speak with a priest.",
    catechism: "976-987,1846-1848",
    notes: {
      scripture: {
        references: "1 John 1:9; Ps 103:8-12; Luke 15:11-32; Isa 1:18",
        text: "God is faithful and forgives those who confess, puts sins far away, makes scarlet white as snow, and runs to the son who comes home.",
      },
      patristic: {
        references: "Ambrose, On Penance 1.2",
        text: "Against those who refused pardon, Ambrose holds that the Church is to bind and to loose, and that God is ready to forgive all.",
      },
      aquinas: {
        references: "ST III q86 a1",
        text: "There is no sin that cannot be taken away through repentance, since God's mercy is greater.",
      },
      augustine: {
        references: "Sermon 214",
        text: "Without forgiveness in the Church there would be no hope of eternal life, and thanks are due to God for this gift.",
      },
      "vatican-ii": {
        references: "LG 11",
        text: "Those who come to penance receive God's mercy for their offenses and are reconciled with the Church.",
      },
      "papal-encyclicals": {
        references: "Dives in Misericordia 5-6",
        text: "The father in the parable stays faithful to his fatherhood and gives the son back his dignity.",
      },
    },
  },
  {
    id: "confession",
    title: "The sacrament of penance",
    aliases: [
      "confess",
      "reconciliation",
      "penance",
      "priest forgive",
      "absolution",
      "examination of conscience",
      "confession",
      "why confess to a priest",
      "how do i go to confession",
      "cant i confess directly to god",
      "how often should i go to confession",
      "its been years since my last confession",
      "afraid of confession",
      "confesion",
    ],
    summary:
      "In the sacrament of penance the risen Christ forgives sins committed after baptism through the ministry of the priest, who received this task in the Church. One examines one's conscience, is sorry, confesses all mortal sins in kind and number, receives absolution and does the penance. The Church asks for confession of grave sins at least once a year; confession of everyday faults is also a great help. Whoever has been away for years can simply say so, and the priest will help.",
    catechism: "1422-1470,1480-1498",
    notes: {
      scripture: {
        references: "John 20:21-23; Jas 5:16; 2 Cor 5:18-20; 1 John 1:9",
        text: "The risen Jesus gives the apostles power to forgive or retain, Paul speaks of the ministry of reconciliation, and confessing is the way to pardon.",
      },
      patristic: {
        references: "John Chrysostom, On the Priesthood 3.5; Ambrose, On Penance 1.2",
        text: "Priests have received a power given neither to angels nor to archangels, and it comes from God alone.",
      },
      aquinas: {
        references: "ST III q84 a1; ST III q90 a2",
        text: "Penance is a sacrament, and contrition, confession and satisfaction are its parts.",
      },
      augustine: {
        references: "Tractates on John 12.13",
        text: "The confession of evil works is the beginning of good works.",
      },
      "vatican-ii": {
        references: "LG 11; PO 5",
        text: "Penance reconciles with God and at the same time with the Church, which sin has wounded.",
      },
      "papal-encyclicals": {
        references: "Reconciliatio et Paenitentia 31",
        text: "John Paul II sets out what belongs to the sacrament and its healing character.",
      },
      "canon-law": {
        references: "can. 959-991; can. 988-989",
        text: "Grave sins are to be confessed in kind and number, and at least once a year.",
      },
      liturgy: {
        references: "Order of Penance",
        text: "The rite begins with welcome and the word of God and ends with praise, and has a form for several penitents together.",
      },
      councils: {
        references: "Lateran IV, constitution 21; Trent Session 14",
        text: "Confession is asked of all at least once a year, and Trent teaches that Christ instituted the sacrament.",
      },
    },
  },
  {
    id: "contrition",
    title: "Contrition and sorrow for sin",
    aliases: [
      "sorrow",
      "repent",
      "repentance",
      "perfect contrition",
      "contrition",
      "act of contrition",
      "imperfect contrition",
      "attrition",
      "true sorrow for sin",
      "what if i am not sorry enough",
      "firm purpose of amendment",
      "i keep committing the same sin",
      "what is repentance",
      "do i have to feel sorry",
    ],
    summary:
      "Contrition is sorrow for sin and turning from it, with the resolve not to sin again. It is perfect when it comes from love of God above all, and then it restores grace even before confession, if one firmly means to confess as soon as possible; imperfect contrition, from fear or the ugliness of sin, is also God's gift and is enough in the sacrament. It is an act of the will and need not be felt. Falling again does not prove that one was not sorry, and a regular confessor can be a great help.",
    catechism: "1430-1433,1451-1454,1490-1492",
    notes: {
      scripture: {
        references: "Ps 51:19; Luke 18:13; Joel 2:12-13; Luke 22:61-62",
        text: "God does not spurn a contrite heart; the tax collector asks for mercy, the prophet calls to tear hearts and not clothes, and Peter weeps.",
      },
      aquinas: {
        references: "ST Suppl. q1 a1; ST III q85",
        text: "Contrition is a freely accepted sorrow for sin together with the will to confess and make amends, and penance is a virtue.",
      },
      "canon-law": {
        references: "can. 987",
        text: "To receive the remedy of the sacrament one must turn to God, rejecting sin and meaning to amend.",
      },
      liturgy: {
        references: "Order of Penance",
        text: "The rite gives several acts of contrition, and one may also pray in one's own words.",
      },
      councils: {
        references: "Trent Session 14, chapter 4",
        text: "Contrition holds the first place among the acts of the penitent, and the council tells perfect from imperfect contrition.",
      },
    },
  },
  {
    id: "seal-of-confession",
    title: "The seal of confession",
    aliases: [
      "secret",
      "seal",
      "tell anyone",
      "seal of confession",
      "can a priest tell what i confessed",
      "will the priest tell anyone",
      "sacramental seal",
      "does the priest report crimes",
      "can a priest break the seal",
      "confidentiality of confession",
      "will the priest remember my sins",
      "is confession private",
    ],
    summary:
      "Every priest who hears a confession is bound, under the most severe penalties, to absolute secrecy about the sins confessed to him. He may not make use of what he knows and may not reveal it by word or sign, for any reason whatever. So anyone can speak openly. A person who has been harmed by someone is encouraged to report it also outside confession, to the police and to those in the Church who are responsible.",
    catechism: "1467",
    notes: {
      scripture: {
        references: "Prov 11:13; Prov 25:9",
        text: "The trustworthy keep a confidence, and another's secret is not to be given away.",
      },
      aquinas: {
        references: "ST Suppl. q11 a1",
        text: "The priest knows what is confessed as God knows it, and so is bound to hide it in every case.",
      },
      "canon-law": {
        references: "can. 983-984; can. 1386",
        text: "The seal is inviolable, the confessor may not use his knowledge against the penitent, and one who directly breaks it is excommunicated.",
      },
      councils: {
        references: "Lateran IV, constitution 21",
        text: "A priest is to take the greatest care not to betray the sinner by word or sign.",
      },
    },
  },
  {
    id: "general-absolution",
    title: "General absolution",
    aliases: [
      "general absolution",
      "absolution without confession",
      "communal penance service",
      "communal absolution",
      "absolution for a group",
      "group confession",
      "can i be absolved without confessing",
      "absolution before battle",
      "absolution in an emergency",
      "third form of reconciliation",
      "confession by phone or online",
    ],
    summary:
      "Absolution of several people at once without individual confession is allowed only in danger of death, when there is no time to hear each one, or in grave necessity as judged by the bishop. Those who receive it must be sorry and intend to confess their grave sins one by one as soon as they can. It differs from a communal penance service with individual confession, which is a common practice. Confession asks for personal presence, so it is not done by telephone or internet.",
    catechism: "1482-1484,1497",
    notes: {
      scripture: {
        references: "John 20:23; 2 Cor 5:18-19",
        text: "The Lord gave his Church power to forgive sins and the ministry of reconciliation.",
      },
      "papal-encyclicals": {
        references: "Misericordia Dei; Reconciliatio et Paenitentia 32-33",
        text: "John Paul II recalls that individual confession is the only ordinary way, and makes clear what counts as grave necessity.",
      },
      "canon-law": {
        references: "can. 960-963",
        text: "The canons say when general absolution may be given, and what is required of those who receive it.",
      },
      liturgy: {
        references: "Order of Penance",
        text: "The third form of the rite is meant for these exceptional cases.",
      },
    },
  },
  {
    id: "scruples",
    title: "Scruples",
    aliases: [
      "scruples",
      "scrupulosity",
      "scrupulous",
      "i think everything is a sin",
      "religious ocd",
      "afraid i committed a mortal sin",
      "did i confess it properly",
      "obsessive guilt",
      "anxious about sin",
      "constantly worried about sin",
      "i keep confessing the same sins over and over",
      "was my confession valid",
      "intrusive thoughts",
      "blasphemous thoughts i cant stop",
    ],
    summary:
      "A scrupulous person sees sin where there is none, or doubts again and again whether a sin was grave or forgiven. Mortal sin needs grave matter, full knowledge and deliberate consent; thoughts that come unwanted are not sins, and what was honestly confessed is not to be dug up again. God is a Father who knows our weakness and does not lie in wait for us. The tried remedy is one steady confessor whose advice one follows, and, since this can be a form of obsessive illness, the help of a doctor or therapist.",
    catechism: "1735,1783-1785,1857-1860",
    notes: {
      scripture: {
        references: "1 John 3:19-20; Rom 8:15-16; Ps 103:13-14",
        text: "God is greater than a heart that accuses us; we have received a Spirit of sonship and not of fear, and he remembers that we are dust.",
      },
      "papal-encyclicals": {
        references: "Evangelii Gaudium 44",
        text: "The confessional is to be a place of encounter with the Lord's mercy and never of torment.",
      },
    },
  },
];
