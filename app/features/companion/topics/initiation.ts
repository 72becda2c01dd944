import type { Topic } from "../domain/topic";

export const initiationTopics: Topic[] = [
  {
    id: "becoming-catholic",
    title: "Becoming Catholic",
    aliases: [
      "becoming catholic",
      "becoming a catholic",
      "how do i become catholic",
      "rcia",
      "ocia",
      "convert to catholicism",
      "conversion to the catholic church",
      "catechumen",
      "catechumenate",
      "joining the catholic church",
      "returning to the church",
      "candidate for full communion",
      "rite of election",
      "easter vigil baptism",
    ],
    summary:
      "Unbaptized adults come into the Church through the Order of Christian Initiation of Adults, a journey of faith and prayer that leads to baptism, confirmation and Eucharist, usually at the Easter Vigil. Those already baptized elsewhere are not baptized again; after preparation they profess the faith and receive confirmation and Communion. A Catholic who has been away needs no initiation: one returns by confession. The first step is to call a parish and say that you are interested.",
    catechism: "818,1229-1233,1247-1249,1271,1298",
    notes: {
      scripture: {
        references: "Acts 2:37-41; Acts 8:30-38; John 1:38-39",
        text: "Hearers ask Peter what to do and are baptized, Philip explains the Scriptures to a seeker and baptizes him, and Jesus invites the curious to come and see.",
      },
      patristic: {
        references: "Justin, First Apology 61; Cyril of Jerusalem, Procatechesis",
        text: "Those who come to believe are taught to pray and fast, are led to the water, and are then instructed with care.",
      },
      augustine: {
        references: "On the Instruction of Beginners",
        text: "Augustine advises a catechist on how to welcome seekers, with joy and love above all.",
      },
      "vatican-ii": {
        references: "SC 64; AG 14; UR 4",
        text: "The catechumenate for adults is restored in stages, and the reception of individuals into full communion is in harmony with ecumenical work.",
      },
      "canon-law": {
        references: "can. 788; can. 851; can. 865-866",
        text: "Catechumens are led in stages; an adult must ask for baptism, be taught and tested, and is confirmed and receives Communion at once.",
      },
      liturgy: {
        references: "Order of Christian Initiation of Adults",
        text: "The rites go from acceptance and election through the scrutinies to the Easter sacraments.",
      },
    },
  },
  {
    id: "godparents-and-sponsors",
    title: "Godparents and sponsors",
    aliases: [
      "godparents",
      "sponsor",
      "godparent",
      "godmother",
      "godfather",
      "who can be a godparent",
      "can a non catholic be a godparent",
      "confirmation sponsor",
      "how many godparents",
      "requirements for godparents",
      "duties of a godparent",
      "christian witness at baptism",
      "can my parents be my sponsor",
      "godchild",
    ],
    summary:
      "A godparent helps the newly baptized to live the faith, together with the parents; one godfather or one godmother is enough, or one of each. A godparent must normally be at least sixteen, a confirmed Catholic who has received the Eucharist and lives in harmony with the faith, and not the child's parent. A baptized Christian of another community can be a witness beside a Catholic godparent. The sponsor at confirmation meets the same conditions and may well be the same person; ask the parish where a case is difficult.",
    catechism: "1253-1255,1311",
    notes: {
      scripture: {
        references: "Deut 6:6-7; 2 Tim 1:5; Heb 10:24",
        text: "Faith is handed on from one generation to the next, as to Timothy, and believers are to spur each other on to love.",
      },
      patristic: {
        references: "Tertullian, On Baptism 18",
        text: "Tertullian already speaks of the sponsors and of the weight of their promise.",
      },
      aquinas: {
        references: "ST III q67 a7; ST III q67 a8",
        text: "It is fitting that someone receives the baptized like a nurse or tutor, and whoever does so takes on care for instruction.",
      },
      augustine: {
        references: "Letter 98",
        text: "Those who bring a child to the font answer for it in the faith of the whole Church.",
      },
      "vatican-ii": {
        references: "SC 67",
        text: "The rite of baptism for children is to bring out more clearly the part and duties of parents and godparents.",
      },
      "canon-law": {
        references: "can. 872-874; can. 892-893",
        text: "The law gives the duties of godparents and sponsors and the conditions they must meet.",
      },
    },
  },
  {
    id: "confirmation",
    title: "Confirmation",
    aliases: [
      "confirmed",
      "chrism",
      "chrismation",
      "confirmation",
      "what is confirmation",
      "age for confirmation",
      "preparing for confirmation",
      "gift of the holy spirit at confirmation",
      "seal of the spirit",
      "why be confirmed",
      "do i need confirmation to get married",
      "bishop anoints forehead",
    ],
    summary:
      "Confirmation completes the grace of baptism: by anointing with chrism and the laying on of the hand the baptized are sealed with the gift of the Holy Spirit. It roots them more deeply as children of God, binds them more firmly to the Church and gives strength to bear witness. It is given once only, ordinarily by the bishop; in the East priests give it together with baptism.",
    catechism: "1285-1321",
    notes: {
      scripture: {
        references: "Acts 8:14-17; Acts 19:5-6; Isa 11:2-3",
        text: "After baptism the apostles lay on hands and the Spirit comes; Isaiah names the gifts of the Spirit that rests on the Messiah.",
      },
      patristic: {
        references: "Cyril of Jerusalem, Mystagogical Catecheses 3; Ambrose, On the Mysteries 7.42",
        text: "Both explain to the newly baptized the anointing and the spiritual seal they have received.",
      },
      aquinas: {
        references: "ST III q72 a1; ST III q72 a5",
        text: "Confirmation is the sacrament of fullness and maturity in the spiritual life, and it gives a lasting character.",
      },
      "vatican-ii": {
        references: "LG 11",
        text: "The confirmed are bound more closely to the Church and are more strictly obliged to spread and defend the faith.",
      },
      "canon-law": {
        references: "can. 879-896",
        text: "The law tells how confirmation is celebrated, by whom, and what is asked of those who receive it.",
      },
      liturgy: {
        references: "Order of Confirmation",
        text: "The rite renews the promises of baptism, and the bishop lays on hands and anoints the forehead with chrism.",
      },
      councils: {
        references: "Trent Session 7",
        text: "Confirmation is a true and proper sacrament and not an idle ceremony.",
      },
    },
  },
];
