import type { Topic } from "../domain/topic";

/** Work, property, the poor and creation. */
export const workAndGoodsTopics: Topic[] = [
  {
    id: "work",
    title: "Work and the economy",
    aliases: [
      "business",
      "job",
      "labor",
      "economy",
      "wages",
      "work and faith",
      "unemployment",
      "lost my job",
      "just wage",
      "strike",
      "trade unions",
      "is business success wrong",
      "boss treats me badly",
      "offering up my work",
    ],
    summary:
      "Work is a duty and a way of sharing in God's creation and, joined to Christ the carpenter, a way of becoming holy. Work exists for the person and not the person for work. Justice calls for a fair wage, safe conditions, rest and access to work without discrimination, and unions and strikes have their rightful place. Those without work deserve the support of society and of their parish.",
    catechism: "378,2426-2436,2460",
    notes: {
      scripture: {
        references: "Gen 2:15; Col 3:23; 2 Thess 3:10; Jas 5:4",
        text: "Human beings are set in the garden to till it, we work as for the Lord, and wages held back cry out to God.",
      },
      "vatican-ii": {
        references: "GS 33-39; GS 67-68",
        text: "Human work continues the Creator's work, and the worker comes before the other elements of economic life.",
      },
      "papal-encyclicals": {
        references: "Rerum Novarum 45; Laborem Exercens 6; Laborem Exercens 19; Caritas in Veritate 63",
        text: "Work has its dignity from the person who does it, and a wage must allow a worker and family to live decently.",
      },
      "canon-law": {
        references: "can. 1286",
        text: "Those who administer Church goods must pay workers a just wage and observe labor law.",
      },
      liturgy: {
        references: "Saint Joseph the Worker (1 May)",
        text: "The Church honors Joseph as a model for all who work.",
      },
    },
  },
  {
    id: "love-for-the-poor",
    title: "Love for the poor and works of mercy",
    aliases: [
      "corporal",
      "help the poor",
      "poverty",
      "works of mercy",
      "homeless",
      "spiritual works of mercy",
      "helping the poor",
      "beggars",
      "should i give money to beggars",
      "feeding the hungry",
      "visiting prisoners",
      "soup kitchen",
      "least of these",
    ],
    summary:
      "Love for the poor belongs to the Church's constant tradition, because Jesus identified himself with those in need. The works of mercy help our neighbor in body, such as feeding, clothing, sheltering and visiting, and in spirit, such as teaching, counseling, comforting and forgiving. Giving to the poor is charity and also justice, since the goods of the earth are meant for all. It reaches beyond material need to loneliness and to poverty of culture and of faith.",
    catechism: "2443-2449,2462-2463",
    notes: {
      scripture: {
        references: "Matt 25:35-40; Luke 16:19-31; Jas 2:15-17; Tob 4:7-11",
        text: "We shall be judged on what we did for the hungry and the stranger, and the rich man is lost who did not see Lazarus at his gate.",
      },
      patristic: {
        references: "John Chrysostom, On Lazarus and the Rich Man; Gregory Nazianzen, Oration 14",
        text: "Not to share with those in need is to keep back what is theirs, and in them we serve Christ.",
      },
      aquinas: {
        references: "ST II-II q32",
        text: "Almsgiving is an act of charity through mercy, in seven bodily and seven spiritual works.",
      },
      "vatican-ii": {
        references: "GS 1; GS 69; AA 8",
        text: "The griefs of the poor are the griefs of the followers of Christ, and what is due in justice must not be offered as charity.",
      },
      "papal-encyclicals": {
        references: "Deus Caritas Est 20-25; Fratelli Tutti 63-86",
        text: "Service of charity belongs to the Church's very nature, and the Samaritan shows how to become a neighbor.",
      },
      liturgy: {
        references: "Roman Missal, Thursday of the Lord's Supper",
        text: "Gifts for the poor may be carried up with the bread and wine on the night of the washing of feet.",
      },
    },
  },
  {
    id: "care-for-creation",
    title: "Care for creation",
    aliases: [
      "environment",
      "animals",
      "pets",
      "creation care",
      "climate",
      "climate change",
      "do pets go to heaven",
      "ecology",
      "is it wrong to eat meat",
      "animal cruelty",
      "vegetarian",
      "stewardship of the earth",
      "pollution",
      "animal testing",
    ],
    summary:
      "Creation is God's gift, good in itself and entrusted to human beings, who are to rule it as stewards and not as owners. The seventh commandment asks us to respect its integrity for the sake of neighbors and of those still to be born. Animals are owed kindness: they may be used for food, clothing, work and reasonable research, but making them suffer without need is wrong. The Church has not defined what becomes of animals, and leaves them to the goodness of God who will make all things new.",
    catechism: "339-344,2415-2418,2456-2457",
    notes: {
      scripture: {
        references: "Gen 2:15; Ps 24:1; Matt 6:26; Prov 12:10",
        text: "The earth is the Lord's, we are set in it to till and keep it, the Father feeds the birds, and the just person cares for his beast.",
      },
      aquinas: {
        references: "ST I q47 a1",
        text: "The many kinds of creatures together show God's goodness better than any one could alone.",
      },
      "vatican-ii": {
        references: "GS 36; GS 69",
        text: "Created things have their own stability and goodness, and God meant the earth's goods for all.",
      },
      "papal-encyclicals": {
        references: "Laudato Si' 66-69; Laudato Si' 137-162; Caritas in Veritate 48-51",
        text: "Everything is connected, and care for the earth and care for the poor belong together.",
      },
    },
  },
  {
    id: "property-and-stealing",
    title: "Property, stealing and restitution",
    aliases: [
      "steal",
      "stealing",
      "theft",
      "private property",
      "restitution",
      "shoplifting",
      "pirating movies",
      "illegal downloads",
      "i stole something",
      "paying back",
      "fraud",
      "cheating on taxes",
      "is it a sin to keep money i found",
      "cheating in business",
    ],
    summary:
      "God gave the goods of the earth to the whole human race, and private property is a rightful way of caring for them in freedom. The seventh commandment forbids taking or keeping what belongs to another, fraud, unjust wages and careless damage. Repentance includes giving back or making good as far as possible; a confessor can advise how this is done. Someone in urgent and evident need who has no other way may take what is necessary to live.",
    catechism: "2401-2414,2450-2454",
    notes: {
      scripture: {
        references: "Exod 20:15; Luke 19:8; Eph 4:28; Lev 19:11-13",
        text: "Do not steal or cheat, let the thief work and share instead, and Zacchaeus pays back four times over.",
      },
      aquinas: {
        references: "ST II-II q66; ST II-II q62",
        text: "Things are held privately for good order but used as common, and what was taken must be restored.",
      },
      augustine: {
        references: "Confessions 2.4; Letter 153",
        text: "He knew theft from his own youth, and taught that sin is not forgiven while one who could give back refuses to.",
      },
      "vatican-ii": {
        references: "GS 69; GS 71",
        text: "Property makes freedom possible, and its owner should see it as meant for others also.",
      },
      "papal-encyclicals": {
        references: "Populorum Progressio 23; Centesimus Annus 30-31; Fratelli Tutti 118-120",
        text: "The right to property is real but not absolute, since the goods of the earth are destined for all.",
      },
    },
  },
];
