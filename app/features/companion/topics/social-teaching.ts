import type { Topic } from "../domain/topic";

/** Life together: the common good, authority and the dignity of every person. */
export const socialTeachingTopics: Topic[] = [
  {
    id: "social-teaching",
    title: "Catholic social teaching",
    aliases: [
      "common good",
      "social justice",
      "solidarity",
      "subsidiarity",
      "equality",
      "catholic social teaching",
      "social doctrine of the church",
      "human rights",
      "inequality",
      "capitalism and socialism",
      "is socialism a sin",
      "preferential option for the poor",
      "duties to society",
    ],
    summary:
      "The Church's social teaching applies the Gospel to life together. It rests on the dignity of each person, the common good, solidarity and subsidiarity, by which larger bodies help smaller ones without taking over what these can do themselves. Love of neighbor includes justice: fair institutions, the rights of workers and special care for the poor. The Church proposes principles and judgments, and leaves technical solutions to the competence of lay people.",
    catechism: "1877-1948,2419-2425",
    notes: {
      scripture: {
        references: "Matt 25:35-40; Mic 6:8; Jas 2:1-9; Isa 1:17",
        text: "God asks for justice, mercy and no partiality, and Christ meets us in those who are in need.",
      },
      aquinas: {
        references: "ST I-II q90 a2; ST II-II q58",
        text: "Law is ordered to the common good, and justice is the steady will to give each person his due.",
      },
      "vatican-ii": {
        references: "GS 26; GS 29",
        text: "The common good is the set of conditions that lets persons and groups flourish, and all share the same basic dignity.",
      },
      "papal-encyclicals": {
        references:
          "Rerum Novarum; Quadragesimo Anno 79; Sollicitudo Rei Socialis 38-40; Centesimus Annus 48",
        text: "The popes defend the worker, set out subsidiarity and describe solidarity as a firm commitment to the good of all.",
      },
      "canon-law": {
        references: "can. 222",
        text: "The faithful are bound to promote social justice and to help the poor from their own means.",
      },
    },
  },
  {
    id: "authority-and-government",
    title: "Government, politics and voting",
    aliases: [
      "government",
      "politics",
      "voting",
      "how should catholics vote",
      "taxes",
      "civil law",
      "civil disobedience",
      "patriotism",
      "must i obey unjust laws",
      "political parties",
      "can i vote for a pro choice candidate",
      "church and state",
      "democracy",
      "obey the government",
    ],
    summary:
      "Political authority is needed for human life together and is right when it seeks the common good by just means. Citizens owe it respect, taxes, truthful service and a share in public life, including the vote. When a command goes against the moral order or the rights of persons, conscience must not obey it. The Church forms consciences and names the principles at stake, the protection of human life first among them, without binding herself to a party.",
    catechism: "2234-2257",
    notes: {
      scripture: {
        references: "Rom 13:1-7; Matt 22:21; 1 Tim 2:1-2; Acts 5:29",
        text: "Authority is from God and deserves honor, taxes and prayer, but God is to be obeyed before men.",
      },
      patristic: {
        references: "Tertullian, Apology 30-32; Clement of Rome, To the Corinthians 61",
        text: "The early Christians prayed for emperors and rulers even when they were persecuted.",
      },
      aquinas: {
        references: "ST I-II q96 a4; ST II-II q104 a6",
        text: "Just laws oblige in conscience, while laws against God's goodness may never be followed.",
      },
      augustine: {
        references: "City of God 4.4; City of God 19.17",
        text: "Power without justice is robbery on a large scale, and the pilgrim city makes use of earthly peace.",
      },
      "vatican-ii": {
        references: "GS 73-76",
        text: "Citizens should use their free vote for the common good, and Church and state are each independent in their own field.",
      },
      "papal-encyclicals": {
        references: "Pacem in Terris 46-52; Evangelium Vitae 68-74; Deus Caritas Est 28",
        text: "Authority that contradicts the moral order does not bind conscience, and politics exists for justice.",
      },
      "canon-law": {
        references: "can. 227; can. 287",
        text: "Lay people have freedom in earthly affairs, and clerics do not take an active part in political parties.",
      },
      liturgy: { references: "GIRM 70", text: "The Universal Prayer regularly includes those who govern." },
    },
  },
  {
    id: "racism-and-human-dignity",
    title: "Racism and human dignity",
    aliases: [
      "racism",
      "racist",
      "discrimination",
      "racial justice",
      "prejudice",
      "is racism a sin",
      "equal dignity",
      "white supremacy",
      "xenophobia",
      "hatred of other races",
      "treating people differently because of skin color",
    ],
    summary:
      "Every human being is made in the image of God, comes from one common origin and is redeemed by Christ, and so all have the same dignity. Discrimination because of race, color, origin or similar reasons goes against God's plan and must be overcome. Racism is a sin in the heart and can settle into customs and laws as well. Christians are called to examine themselves, to repair injustice and to meet each person as another self.",
    catechism: "360-361,1929-1938,1944-1947",
    notes: {
      scripture: {
        references: "Gen 1:27; Acts 17:26; Gal 3:28; Jas 2:1-9; Rev 7:9",
        text: "All are made in God's image from one source, partiality is forbidden, and heaven gathers every nation and tongue.",
      },
      aquinas: {
        references: "ST I q93 a4",
        text: "The image of God belongs to every human being by nature, since each is made able to know and love him.",
      },
      "vatican-ii": {
        references: "GS 29; NA 5",
        text: "Every kind of discrimination is to be removed as contrary to God's intent, and no one can call on the Father while refusing brotherhood.",
      },
      "papal-encyclicals": {
        references: "Mit Brennender Sorge; Fratelli Tutti 97",
        text: "The popes condemned making an idol of race and warn that racism hides and keeps coming back.",
      },
      "canon-law": {
        references: "can. 208",
        text: "Through rebirth in Christ there is true equality in dignity among all the faithful.",
      },
    },
  },
  {
    id: "immigration",
    title: "Immigration and refugees",
    aliases: [
      "immigration",
      "immigrants",
      "migrants",
      "refugees",
      "asylum",
      "border",
      "illegal immigration",
      "deportation",
      "undocumented people",
      "welcome the stranger",
      "foreigners",
      "should we welcome migrants",
      "exiles",
    ],
    summary:
      "Those who must leave their country to find safety or a livelihood are to be welcomed, as far as they are able, by nations that have the means, and their rights are to be respected. Public authorities may set conditions for immigration for the sake of the common good. Migrants in turn owe respect, obedience to law and a share in the life of the country that receives them. Catholics may differ on policy, but never about the dignity of the stranger, in whom Christ comes.",
    catechism: "1911,2241,2433",
    notes: {
      scripture: {
        references: "Lev 19:33-34; Deut 10:18-19; Matt 2:13-15; Matt 25:35; Heb 13:2",
        text: "Israel must love the stranger as one who was a stranger too, the Holy Family fled as refugees, and Christ is received in the guest.",
      },
      aquinas: {
        references: "ST I-II q105 a3",
        text: "The law of Moses ordered peaceful dealings with foreigners and gave them a way into the life of the people.",
      },
      "vatican-ii": {
        references: "GS 66; CD 18",
        text: "Workers from other countries must not suffer discrimination, and migrants and exiles deserve special pastoral care.",
      },
      "papal-encyclicals": {
        references: "Pacem in Terris 25; Laborem Exercens 23; Caritas in Veritate 62; Fratelli Tutti 129-132",
        text: "For just reasons a person may move to another country, and migrants carry rights that all must respect.",
      },
      "canon-law": {
        references: "can. 568",
        text: "Chaplains are to be provided as far as possible for migrants, exiles, refugees and others far from ordinary care.",
      },
    },
  },
];
