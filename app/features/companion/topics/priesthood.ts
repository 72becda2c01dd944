import type { Topic } from "../domain/topic";

export const priesthoodTopics: Topic[] = [
  {
    id: "deacons",
    title: "Deacons",
    aliases: [
      "deacon",
      "deacons",
      "permanent deacon",
      "permanent diaconate",
      "diaconate",
      "transitional deacon",
      "what can a deacon do",
      "difference between a deacon and a priest",
      "can a deacon hear confessions",
      "can a married man be a deacon",
      "becoming a deacon",
      "can a deacon say mass",
      "can deacons be married",
    ],
    summary:
      "Deacons are ordained for service and make Christ the servant of all present in the Church. A deacon can baptize, proclaim the Gospel and preach, witness marriages, lead funerals, bless, and care for the poor; he does not celebrate Mass, hear confessions or anoint the sick. Some become deacons on the way to priesthood, others for life, and a man already married can be ordained a permanent deacon with his wife's consent.",
    catechism: "1554,1569-1571,1588,1596",
    notes: {
      scripture: {
        references: "Acts 6:1-6; 1 Tim 3:8-13; Phil 1:1",
        text: "Seven men are chosen and receive the laying on of hands to serve at table; Paul greets deacons beside the bishops and says what kind of men they should be.",
      },
      patristic: {
        references: "Ignatius of Antioch, Trallians 2-3",
        text: "Deacons are servants of the mysteries of Christ and are to be held in honor.",
      },
      "vatican-ii": {
        references: "LG 29",
        text: "Deacons are ordained for the service of liturgy, word and charity, and the diaconate can be a permanent rank again.",
      },
      "canon-law": {
        references: "can. 1009; can. 1031; can. 861; can. 1108",
        text: "Deacons receive power to serve in liturgy, word and charity; the law sets the ages and the wife's consent, and names them as ministers of baptism and witnesses of marriage.",
      },
      liturgy: {
        references: "GIRM 94; GIRM 171-186",
        text: "At Mass the deacon proclaims the Gospel, may preach, announces the intentions, and serves at the altar.",
      },
    },
  },
  {
    id: "celibacy",
    title: "Celibacy of priests",
    aliases: [
      "married priests",
      "celibate",
      "why cant priests marry",
      "celibacy",
      "priestly celibacy",
      "why are priests not married",
      "can a married man become a priest",
      "clerical celibacy",
      "eastern catholic married priests",
      "were the apostles married",
      "priest getting married",
      "are catholic priests allowed to marry",
    ],
    summary:
      "In the Latin Church priests are ordinarily chosen from men who freely live unmarried for the sake of the kingdom, to serve God and people with an undivided heart. This is a discipline of the Church and not a dogma: the Eastern Catholic Churches also ordain married men, and some former ministers of other communions are ordained as married men in the West. In East and West alike, one who is already ordained does not marry. Celibacy does not look down on marriage, which is itself a holy calling.",
    catechism: "1579-1580,1599",
    notes: {
      scripture: {
        references: "Matt 19:12; 1 Cor 7:32-35",
        text: "Jesus speaks of those who stay unmarried for the kingdom of heaven, and Paul of the unmarried who are free to care for the things of the Lord.",
      },
      aquinas: {
        references: "ST II-II q152 a4",
        text: "Virginity for the sake of God leaves a person freer for contemplating divine things.",
      },
      augustine: {
        references: "On Holy Virginity",
        text: "Marriage is good, and the continence vowed to God is a greater gift that must be guarded by humility.",
      },
      "vatican-ii": {
        references: "PO 16; OT 10",
        text: "Celibacy fits the priesthood in many ways, though it is not demanded by its nature, as the practice of the Eastern Churches shows.",
      },
      "papal-encyclicals": {
        references: "Sacerdotalis Caelibatus",
        text: "Paul VI weighs the objections and keeps the law of celibacy in the Latin Church, with its reasons in Christ, the Church and the life to come.",
      },
      "canon-law": {
        references: "can. 277",
        text: "Clerics of the Latin Church are bound to perfect and perpetual continence and therefore to celibacy.",
      },
      councils: {
        references: "Lateran II canons 6-7",
        text: "The council held that marriages attempted by clerics in major orders are no marriages.",
      },
    },
  },
  {
    id: "call-no-man-father",
    title: "Calling priests Father",
    aliases: [
      "call priests father",
      "father title",
      "call no man father",
      "call no one father",
      "why do catholics call priests father",
      "is it wrong to call a priest father",
      "matthew 23 9",
      "addressing a priest",
      "how do i address a priest",
      "spiritual fatherhood",
      "do not call anyone on earth your father",
    ],
    summary:
      "When Jesus told his disciples to call no one on earth father, he warned against religious pride and against putting any man in the place of God. He did not forbid the word, which the apostles themselves use for parents, for Abraham and for their own care of those they brought to faith. Catholics call a priest Father because he serves that spiritual family; all fatherhood has its source in God the Father.",
    catechism: "1549,1563,2214,2779",
    notes: {
      scripture: {
        references: "Matt 23:8-12; 1 Cor 4:15; 1 Thess 2:11; Phlm 10; 1 John 2:13-14",
        text: "Jesus warns against titles sought for honor; Paul calls himself a father in the Gospel, and John writes to fathers in the community.",
      },
      patristic: {
        references: "John Chrysostom, Homilies on Matthew 72; Ignatius of Antioch, Trallians 3",
        text: "Chrysostom reads the saying as teaching who is Father in the highest sense, and Ignatius sees in the bishop an image of the Father.",
      },
      "vatican-ii": {
        references: "LG 28; PO 9",
        text: "Priests care for the faithful as fathers in Christ, and remain brothers among brothers.",
      },
    },
  },
  {
    id: "womens-ordination",
    title: "Why only men are ordained priests",
    aliases: [
      "women priests",
      "ordain women",
      "female",
      "womens ordination",
      "female priests",
      "can a woman be a priest",
      "why cant women be priests",
      "why only male priests",
      "why are all catholic priests men",
      "will the church ever ordain women",
      "women in the church",
    ],
    summary:
      "The Church holds that she has no authority to ordain women to the priesthood, because Christ freely chose men as his apostles and the apostles did the same. This judgment is to be held definitively and is not a matter of worth or ability. Women and men have the same dignity in baptism and the same call to holiness, and women serve the Church in many offices of teaching, governing, theology and care.",
    catechism: "1577-1578",
    notes: {
      scripture: {
        references: "Mark 3:14-19; Luke 6:12-16",
        text: "After a night of prayer Jesus chooses the Twelve, whom he wanted, to be with him and to be sent.",
      },
      "vatican-ii": {
        references: "LG 32",
        text: "In Christ there is no inequality of dignity on account of sex, people or condition.",
      },
      "papal-encyclicals": {
        references: "Ordinatio Sacerdotalis 4; Mulieris Dignitatem 26",
        text: "John Paul II declares that the Church cannot confer priestly ordination on women, and that Christ's choice was free and not bound by the custom of his time.",
      },
      "canon-law": {
        references: "can. 1024",
        text: "Only a baptized man receives sacred ordination validly.",
      },
    },
  },
];
