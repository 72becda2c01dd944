import type { Topic } from "../domain/topic";

/** The Church's precepts, penance, giving, holy seasons and Sunday. */
export const preceptsAndSeasonsTopics: Topic[] = [
  {
    id: "precepts-of-the-church",
    title: "The precepts of the Church",
    aliases: [
      "precepts of the church",
      "precepts",
      "catholic obligations",
      "holy days of obligation",
      "holy day",
      "church rules",
      "what do catholics have to do",
      "easter duty",
      "yearly confession",
      "how often must i go to confession",
      "minimum a catholic must do",
      "do i have to go to mass on holy days",
    ],
    summary:
      "The precepts of the Church set out the least that a life of faith needs: Mass and rest on Sundays and holy days of obligation, confession of serious sins at least once a year, Communion at least in the Easter season, keeping the days of fasting and abstinence, and helping with the Church's needs. They are a floor and not a ceiling, given to support growth in love. Bishops' conferences set the details, such as which holy days are kept, so the local diocese is the place to ask.",
    catechism: "2041-2043,2048",
    notes: {
      scripture: {
        references: "Luke 10:16; Matt 18:18; Acts 15:28-29",
        text: "Whoever listens to those Christ sends listens to him, and the apostles in council laid only what was necessary on the faithful.",
      },
      "canon-law": {
        references: "can. 989; can. 920; can. 1246-1253; can. 222",
        text: "The law sets yearly confession of grave sins, Communion at Easter time, holy days, penance and support of the Church.",
      },
      councils: {
        references: "Lateran IV can. 21",
        text: "Every Christian who has reached the age of reason is to confess once a year and receive Communion at Easter.",
      },
    },
  },
  {
    id: "fasting",
    title: "Fasting and abstinence",
    aliases: [
      "fast",
      "abstinence",
      "meat on friday",
      "can i eat meat on friday",
      "ash wednesday fast",
      "give up food",
      "fasting rules",
      "why do catholics fast",
      "fish on friday",
      "how to fast",
      "good friday fast",
      "is it a sin to eat meat in lent",
    ],
    summary:
      "Fasting is penance done with the body: it trains our freedom, makes room for prayer and unites us with the hungry. Ash Wednesday and Good Friday are days of fasting and abstinence, and every Friday is a day of penance, on which bishops' conferences decide whether meat is given up or another penance is chosen. Abstinence binds from the completed fourteenth year, fasting from eighteen until the sixtieth year begins. The sick, pregnant and nursing women and anyone whose health would suffer are excused, and a person with an eating disorder should not fast from food but ask a priest or doctor about another penance.",
    catechism: "1430,1434-1438,2043",
    notes: {
      scripture: {
        references: "Matt 6:16-18; Joel 2:12; Matt 9:15; Isa 58:6-7",
        text: "Fast in secret for the Father and with a torn heart, in the time when the bridegroom is away, and let the fast set the oppressed free.",
      },
      patristic: {
        references: "Didache 8; Basil, Homilies on Fasting",
        text: "The first Christians fasted on Wednesdays and Fridays, and fasting from food means little without fasting from evil.",
      },
      aquinas: {
        references: "ST II-II q147",
        text: "Fasting restrains desire, frees the mind for higher things and makes up for sin.",
      },
      "vatican-ii": {
        references: "SC 109-110",
        text: "Lenten penance should be not only inward but also outward and shared.",
      },
      "canon-law": {
        references: "can. 1249-1253; can. 919",
        text: "All are bound to penance on Fridays and in Lent, and to an hour's fast before Communion.",
      },
    },
  },
  {
    id: "almsgiving",
    title: "Almsgiving",
    aliases: [
      "alms",
      "almsgiving",
      "donate",
      "donating",
      "charity donation",
      "give to the poor in secret",
      "charitable giving",
      "poor box",
      "fasting prayer and almsgiving",
      "giving in lent",
      "why give alms",
      "helping with money",
    ],
    summary:
      "Almsgiving is help given to the poor out of love, and with prayer and fasting it is one of the three chief forms of Christian penance. It is a work of justice pleasing to God, and it frees the heart from possessions. It may be money, time, goods or skill, given quietly and with respect for the one who receives.",
    catechism: "1434,1438,2043,2447",
    notes: {
      scripture: {
        references: "Tob 12:8-9; 2 Cor 9:7; Mark 12:41-44; Matt 6:1-4",
        text: "Alms deliver and purify, God loves those who give gladly, the widow's small coin outweighs the rest, and giving is done in secret.",
      },
      patristic: {
        references: "Cyprian, On Works and Alms",
        text: "Almsgiving is a remedy that God offers to the baptized, and what is given to the poor is lent to Christ.",
      },
      aquinas: {
        references: "ST II-II q32",
        text: "Giving alms is commanded from what is left over when another is in need, and counseled beyond that.",
      },
      augustine: {
        references: "Enchiridion 72",
        text: "Almsgiving includes every work of mercy, and forgiving someone from the heart is among the greatest.",
      },
      "vatican-ii": {
        references: "AA 8",
        text: "Help should respect the freedom and dignity of the one who receives and seek no advantage or power.",
      },
      "canon-law": {
        references: "can. 222",
        text: "The faithful are to help the poor from their own income.",
      },
    },
  },
  {
    id: "tithing-and-giving",
    title: "Tithing and supporting the Church",
    aliases: [
      "tithing",
      "tithe",
      "giving",
      "ten percent",
      "how much should i give",
      "collection basket",
      "donate to parish",
      "supporting the parish",
      "church donations",
      "do catholics tithe",
      "mass stipend",
      "is tithing required",
      "cannot afford to give to church",
    ],
    summary:
      "Catholics have a duty to help with the material needs of the Church, each according to their means, and no fixed share is laid down. The tenth part of the Old Testament can be a helpful measure but is not a law for Catholics. What is given at Mass serves worship, the Church's ministers, works of charity and the poor. Someone who has little gives little without shame, and time and service are gifts as well.",
    catechism: "1351,2043,2447",
    notes: {
      scripture: {
        references: "2 Cor 8:12-15; 2 Cor 9:7; Mal 3:10; Mark 12:41-44; 1 Cor 9:13-14",
        text: "A gift is measured by what one has, is given freely and gladly, and supports those who serve the Gospel.",
      },
      patristic: {
        references: "Justin, First Apology 67",
        text: "Already at the Sunday gathering those who were able gave what they wished for orphans, widows, prisoners and strangers.",
      },
      aquinas: {
        references: "ST II-II q87",
        text: "The tenth was set by the law of Moses, while reason itself asks that those who minister to the people be supported.",
      },
      "canon-law": {
        references: "can. 222; can. 1262",
        text: "The faithful are to provide for worship, apostolic and charitable works and the support of ministers.",
      },
      liturgy: {
        references: "GIRM 73",
        text: "Money and other gifts for the poor or for the Church are received at the preparation of the gifts.",
      },
    },
  },
  {
    id: "lent-and-advent-practices",
    title: "Lent and Advent practices",
    aliases: [
      "lenten practices",
      "advent practices",
      "giving something up for lent",
      "what should i give up for lent",
      "what to do for lent",
      "advent wreath",
      "ash wednesday",
      "prepare for christmas",
      "prepare for easter",
      "lenten promise",
      "do sundays count in lent",
      "holy week at home",
      "jesse tree",
    ],
    summary:
      "Lent is forty days of conversion before Easter, marked by prayer, fasting and almsgiving and by remembering or preparing for Baptism. Advent is a time of hopeful waiting, first for the Lord's return and then for the celebration of his birth. Giving something up, the Stations of the Cross, an Advent wreath or more time with Scripture are free and good helps; only the days of fasting and abstinence bind by law. A sincere confession fits both seasons, and small faithful steps are better than large promises that are soon broken.",
    catechism: "524,540,1095,1434-1439",
    notes: {
      scripture: {
        references: "Joel 2:12-13; Matt 4:1-11; Matt 6:1-18; Isa 40:3-5; Rom 13:11-14",
        text: "Return to God with the whole heart, go with Christ into the desert, give, pray and fast in secret, and prepare the way of the Lord.",
      },
      patristic: {
        references: "Leo the Great, Sermons 39-50",
        text: "Lent calls the whole Church to fasting, mercy and pardon in readiness for Easter.",
      },
      aquinas: {
        references: "ST II-II q147 a5",
        text: "It is fitting to fast before Easter, when hearts are to be lifted up to God.",
      },
      augustine: {
        references: "Sermons 205-211",
        text: "In Lent prayer takes wing on fasting and almsgiving, and quarrels are to be put aside.",
      },
      "vatican-ii": {
        references: "SC 109-110",
        text: "Lent has two marks, Baptism and penance, and prepares the faithful for the paschal mystery.",
      },
      "canon-law": {
        references: "can. 1250-1251",
        text: "Fridays and the season of Lent are times of penance, with fasting and abstinence on Ash Wednesday and Good Friday.",
      },
      liturgy: {
        references:
          "Universal Norms on the Liturgical Year 27-31; Universal Norms on the Liturgical Year 39-42",
        text: "The norms describe Lent as preparation for Easter and Advent as devout and joyful expectation.",
      },
    },
  },
  {
    id: "sunday",
    title: "Sunday and the Sunday obligation",
    aliases: [
      "saturday",
      "sabbath",
      "sunday mass",
      "miss mass",
      "missed mass",
      "is it a sin to miss mass",
      "lords day",
      "why sunday and not saturday",
      "sunday obligation",
      "working on sunday",
      "sunday rest",
      "do i have to go to church every week",
      "too sick for mass",
      "shopping on sunday",
    ],
    summary:
      "Sunday is the day of the Resurrection, and from apostolic times it has been the Lord's Day, fulfilling for Christians what the sabbath meant. Catholics take part in Mass on Sundays, or on the evening before, and rest from what hinders worship, joy and rest. To stay away on purpose without a serious reason is grave matter; illness, care of infants or others who need us, lack of a Mass within reach or similar reasons excuse, and a pastor can dispense. Anyone who has stayed away can come back, and may talk to a priest or go to confession.",
    catechism: "1166-1167,2168-2195",
    notes: {
      scripture: {
        references: "Exod 20:8-11; Acts 20:7; Rev 1:10; Col 2:16-17; Heb 10:24-25",
        text: "The sabbath was kept holy, the disciples met on the first day to break bread, and Christians should not neglect to gather.",
      },
      patristic: {
        references: "Ignatius of Antioch, To the Magnesians 9; Justin, First Apology 67",
        text: "Christians live by the Lord's Day, on which they gather for the readings and the Eucharist.",
      },
      aquinas: {
        references: "ST II-II q122 a4",
        text: "The command to keep time for God is moral and lasting, and Sunday took the place of the sabbath by the practice of the Church.",
      },
      "vatican-ii": {
        references: "SC 106",
        text: "On Sunday, the first of all feast days, the faithful come together to hear the word and share the Eucharist.",
      },
      "papal-encyclicals": {
        references: "Laudato Si' 237",
        text: "Sunday rest heals our relations with God, with ourselves, with others and with the world.",
      },
      "canon-law": {
        references: "can. 1246-1248",
        text: "The faithful are bound to take part in Mass on Sundays and holy days, also on the evening before.",
      },
      liturgy: {
        references: "Universal Norms on the Liturgical Year 4-7",
        text: "Sunday is the first of feast days and yields only to solemnities and feasts of the Lord.",
      },
    },
  },
];
