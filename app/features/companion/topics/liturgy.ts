import type { Topic } from "../domain/topic";

export const liturgyTopics: Topic[] = [
  {
    id: "liturgy",
    title: "The liturgy",
    aliases: [
      "worship",
      "participate",
      "liturgical",
      "liturgy",
      "what is the liturgy",
      "public prayer of the church",
      "active participation",
      "why do we have rituals",
      "why is mass so ritualized",
      "who celebrates the liturgy",
      "liturgical worship",
      "rites of the church",
    ],
    summary:
      "The liturgy is the public worship of the Church, in which Christ the high priest carries on his work of salvation together with his body. It is the summit toward which all the Church does is directed and the source from which her strength flows. Those who take part do so fully, knowingly and actively, in word, song, gesture and silence, and carry it into daily life.",
    catechism: "1066-1075,1136-1144,1187-1188",
    notes: {
      scripture: {
        references: "Heb 8:1-2; John 4:23-24",
        text: "Christ is minister of the true sanctuary in heaven, and the Father seeks those who worship in Spirit and truth.",
      },
      "vatican-ii": {
        references: "SC 7; SC 10; SC 14",
        text: "Christ is present in his Church's worship, which is summit and source, and all the baptized are called to take full part.",
      },
      "papal-encyclicals": {
        references: "Mediator Dei",
        text: "Pius XII describes the liturgy as the worship that Christ the head and his members give together to the Father.",
      },
      "canon-law": {
        references: "can. 834; can. 837",
        text: "Through the liturgy the Church fulfills her task of making holy, and its actions belong to the whole Church and are not private.",
      },
    },
  },
  {
    id: "sacraments",
    title: "The seven sacraments",
    aliases: [
      "seven sacraments",
      "efficacy",
      "ex opere operato",
      "sacraments",
      "sacrament",
      "what are the sacraments",
      "why seven",
      "what is a sacrament",
      "did jesus institute the sacraments",
      "does a sacrament work if the priest is a sinner",
      "sacramental character",
      "outward signs of grace",
      "are the sacraments necessary",
    ],
    summary:
      "The sacraments are signs, instituted by Christ and entrusted to the Church, that give the grace they signify. There are seven: baptism, confirmation, Eucharist, penance, anointing of the sick, holy orders and matrimony. Christ himself acts in them, so that they do not depend on the holiness of the minister, while their fruit also depends on the heart of the one who receives.",
    catechism: "1113-1134,1210-1211",
    notes: {
      scripture: {
        references: "Luke 22:19; John 20:22-23; Matt 28:19",
        text: "Jesus tells the apostles to do this in his memory, gives them power to forgive, and sends them to baptize.",
      },
      patristic: {
        references: "Leo the Great, Sermon 74.2",
        text: "What was visible in our Redeemer has passed over into the sacraments.",
      },
      aquinas: {
        references: "ST III q60 a1; ST III q62 a1; ST III q65 a1",
        text: "A sacrament is a sign of a holy thing that makes people holy; it causes grace as God's instrument, and there are seven as there are needs of the life of grace.",
      },
      augustine: {
        references: "Tractates on John 80.3; Tractates on John 6.7",
        text: "The word comes to the element and there is a sacrament; whoever the minister is, it is Christ who baptizes.",
      },
      "vatican-ii": {
        references: "SC 59",
        text: "Sacraments make people holy, build up the body of Christ and give worship to God; they feed faith and express it.",
      },
      "canon-law": {
        references: "can. 840",
        text: "Sacraments are actions of Christ and of the Church, by which faith is strengthened and people are made holy.",
      },
      councils: {
        references: "Trent Session 7",
        text: "There are seven sacraments, neither more nor fewer, and they give grace by the act itself.",
      },
    },
  },
  {
    id: "liturgical-year",
    title: "The liturgical year",
    aliases: [
      "season",
      "seasons",
      "calendar",
      "ordinary time",
      "triduum",
      "liturgical year",
      "church year",
      "liturgical seasons",
      "easter season",
      "holy week",
      "why does easter move",
      "how is the date of easter set",
      "advent",
      "lent",
    ],
    summary:
      "In the course of a year the Church unfolds the whole mystery of Christ, from the waiting for his coming to Pentecost and the hope of his return. Its center is the Easter Triduum; around it lie Lent and the fifty days of Easter, then Advent and Christmas, and the weeks of Ordinary Time. Every Sunday is a small Easter, and feasts of Mary and the saints run through the year.",
    catechism: "524,540,1163-1173,1194-1195,1438",
    notes: {
      scripture: {
        references: "Gal 4:4; Eccl 3:1; Lev 23:4",
        text: "There is a time for everything and a fullness of time for God's Son, and Israel kept holy seasons before the Lord.",
      },
      "vatican-ii": {
        references: "SC 102-111",
        text: "The Church keeps the saving work of her Lord in memory through the year, so that the faithful are brought into touch with it.",
      },
      "canon-law": {
        references: "can. 1244-1246",
        text: "Feast days and days of penance are set by the Church, and Sunday is the foremost holy day.",
      },
      liturgy: {
        references: "Universal Norms on the Liturgical Year and the Calendar 18-44",
        text: "The norms set out the Triduum, Easter, Lent, Christmas, Advent and Ordinary Time in order of rank.",
      },
      councils: {
        references: "Nicaea I",
        text: "The council wanted all Christians to keep Easter on the same day.",
      },
    },
  },
  {
    id: "liturgy-of-the-hours",
    title: "The Liturgy of the Hours",
    aliases: [
      "divine office",
      "breviary",
      "hours",
      "lauds",
      "vespers",
      "compline",
      "liturgy of the hours",
      "morning prayer of the church",
      "evening prayer of the church",
      "night prayer",
      "how to pray the liturgy of the hours",
      "can lay people pray the divine office",
      "praying the psalms",
      "matins",
    ],
    summary:
      "The Liturgy of the Hours is the Church's daily prayer of psalms, readings and intercessions, by which the whole day is made holy. Morning and evening prayer are its two hinges. Clergy and many religious are bound to it, and lay people are warmly invited to pray it, alone or together; one hour is a good beginning.",
    catechism: "1174-1178,1196",
    notes: {
      scripture: {
        references: "Ps 119:164; 1 Thess 5:17; Luke 18:1; Acts 3:1",
        text: "The psalmist praises God seven times a day, the apostles keep the hours of prayer, and we are told to pray without ceasing.",
      },
      patristic: {
        references: "Didache 8",
        text: "The faithful are to say the Lord's Prayer three times a day.",
      },
      "vatican-ii": {
        references: "SC 83-101",
        text: "Christ joins the whole human family to his hymn of praise, and the Church carries it on through the hours.",
      },
      "canon-law": {
        references: "can. 276; can. 1173-1175",
        text: "Clerics are to carry out the hours, and the other faithful are invited to take part.",
      },
      liturgy: {
        references: "General Instruction of the Liturgy of the Hours 37",
        text: "Morning and evening prayer are the chief hours and the hinges of the daily office.",
      },
    },
  },
  {
    id: "altar-servers-and-lectors",
    title: "Altar servers, lectors and acolytes",
    aliases: [
      "altar server",
      "altar servers",
      "altar boy",
      "altar girl",
      "lector",
      "acolyte",
      "acolytes",
      "reading at mass",
      "how do i become a lector",
      "can girls be altar servers",
      "instituted lector",
      "extraordinary minister of holy communion",
      "eucharistic minister",
      "proclaim the reading",
    ],
    summary:
      "Altar servers, readers, cantors and extraordinary ministers of Communion carry out a true service in the liturgy. Lectors and acolytes can be instituted for good by the bishop, men and women alike; most parishes also have readers and servers, boys and girls, who serve from time to time. Such service asks for faith, preparation and reverence, and a parish priest is glad to hear from anyone who wishes to begin.",
    catechism: "903,1143,1348",
    notes: {
      scripture: {
        references: "1 Sam 3:1; Neh 8:8; Luke 4:16-20; 1 Tim 4:13",
        text: "Samuel serves in the temple, the law is read so that all understand, Jesus reads in the synagogue, and Timothy is to attend to the public reading.",
      },
      patristic: {
        references: "Justin, First Apology 67",
        text: "On Sunday the writings of the apostles or the prophets are read as long as time allows.",
      },
      "vatican-ii": {
        references: "SC 28-29",
        text: "Servers, readers and singers exercise a genuine liturgical ministry, each doing all and only what belongs to the role.",
      },
      "papal-encyclicals": {
        references: "Spiritus Domini",
        text: "Francis opened the instituted ministries of lector and acolyte to women in 2021.",
      },
      "canon-law": {
        references: "can. 230; can. 910",
        text: "Lay people may be instituted as lectors and acolytes or serve for a time, and acolytes and others may give Communion where it is needed.",
      },
      liturgy: {
        references: "GIRM 98-101; GIRM 187-198",
        text: "The Instruction describes what acolytes and lectors do, and who may take their place.",
      },
    },
  },
];
