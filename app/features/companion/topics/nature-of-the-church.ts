import type { Topic } from "../domain/topic";

/** What the Church is, her unity and her holiness. */
export const natureOfTheChurchTopics: Topic[] = [
  {
    id: "church",
    title: "The Church",
    aliases: [
      "what is the church",
      "why do i need the church",
      "founded the church",
      "did jesus found a church",
      "body of christ",
      "people of god",
      "mystical body",
      "bride of christ",
      "spiritual but not religious",
      "jesus without the church",
      "do i need to go to church",
      "temple of the spirit",
    ],
    summary:
      "The Church is the people God gathers from all the world, founded by Christ on the apostles and given life by the Holy Spirit. She is both visible and spiritual: a community with pastors and sacraments, and the body of which Christ is head. She is a sign and instrument of union with God and of the unity of humanity. Faith is personal but never lonely, for we receive it, pray it and live it with others.",
    catechism: "748-810",
    notes: {
      scripture: {
        references: "Matt 16:18; Eph 1:22-23; 1 Cor 12:12-27; 1 Pet 2:9-10",
        text: "Jesus builds his Church on Peter, Paul calls her the body of Christ with many members, and Peter a holy people called into light.",
      },
      patristic: {
        references: "Cyprian, On the Unity of the Church 6",
        text: "Cyprian says that one cannot have God as father who does not have the Church as mother.",
      },
      aquinas: {
        references: "ST III q8 a1; ST III q8 a3",
        text: "Thomas shows in what way Christ is the head of the Church and of all people.",
      },
      augustine: {
        references: "Sermon 267",
        text: "Augustine teaches that the Holy Spirit is for the body of Christ what the soul is for our body.",
      },
      "vatican-ii": {
        references: "LG 1-9",
        text: "The constitution describes the Church as mystery, body of Christ and people of God.",
      },
      "papal-encyclicals": {
        references: "Mystici Corporis Christi",
        text: "Pius XII sets out the teaching on the Church as the mystical body of Christ.",
      },
      "canon-law": {
        references: "can. 204",
        text: "The Christian faithful are those who through baptism are made members of Christ and form the people of God.",
      },
    },
  },
  {
    id: "four-marks",
    title: "The four marks of the Church",
    aliases: [
      "four marks",
      "four marks of the church",
      "marks of the church",
      "one holy catholic and apostolic",
      "one holy catholic apostolic",
      "true church",
      "which church is the true church",
      "what does catholic mean",
      "meaning of catholic",
      "subsists in",
      "universal church",
      "apostolic church",
    ],
    summary:
      "The Creed confesses the Church as one, holy, catholic and apostolic. She has these marks not of herself but from Christ through the Holy Spirit: one in her source, holy through him though her members are sinners, catholic because sent to all with the whole of the faith, apostolic because built on the apostles. The Church of Christ subsists in the Catholic Church, and many elements of holiness and truth are found also outside her visible bounds.",
    catechism: "811-870",
    notes: {
      scripture: {
        references: "Eph 4:4-6; John 17:21; Eph 2:19-20; Eph 5:25-27",
        text: "There is one body and one Spirit, Jesus prays for unity, and the Church is built on the apostles and made holy by Christ.",
      },
      patristic: {
        references: "Ignatius of Antioch, Smyrnaeans 8; Cyril of Jerusalem, Catechetical Lectures 18.23",
        text: "Ignatius is the first known writer to speak of the catholic Church, and Cyril explains why she bears that name.",
      },
      augustine: {
        references: "Against the Letter of Mani Called Fundamental 4",
        text: "Augustine names what keeps him in the Church: agreement of peoples, succession of bishops from Peter, and the name Catholic itself.",
      },
      "vatican-ii": {
        references: "LG 8",
        text: "The one Church of the Creed subsists in the Catholic Church governed by Peter's successor and the bishops with him.",
      },
      councils: {
        references: "Constantinople I",
        text: "The creed of 381 professes one, holy, catholic and apostolic Church.",
      },
    },
  },
  {
    id: "unity-and-ecumenism",
    title: "Christian unity",
    aliases: [
      "ecumenism",
      "christian unity",
      "protestant",
      "protestants",
      "denominations",
      "separated brethren",
      "reformation",
      "luther",
      "orthodox church",
      "difference between catholic and protestant",
      "are protestants christians",
      "why are there so many denominations",
      "great schism",
      "eastern orthodox",
    ],
    summary:
      "Christ founded one Church and prayed that his own may be one, so divisions among Christians contradict his will. People on both sides shared the blame for past separations, and those born into other communities are not charged with that sin: all who are baptized are brothers and sisters in Christ. The Church asks for prayer together, conversion of heart, honest dialogue and common service, and waits for full communion as a gift of God.",
    catechism: "813-822,838",
    notes: {
      scripture: {
        references: "John 17:20-23; Eph 4:3-6; 1 Cor 1:10-13",
        text: "Jesus asks the Father that all may be one so that the world may believe, and Paul pleads with a divided community.",
      },
      aquinas: {
        references: "ST II-II q39 a1",
        text: "Thomas explains schism as a sin against the unity that charity brings about.",
      },
      "vatican-ii": {
        references: "UR 1; UR 3; LG 15",
        text: "The council calls the restoring of unity one of its chief concerns and honors baptized Christians of other communities as brothers and sisters.",
      },
      "papal-encyclicals": {
        references: "Ut Unum Sint",
        text: "John Paul II commits the Church for good to the way of ecumenism.",
      },
      "canon-law": {
        references: "can. 755",
        text: "It belongs to the bishops and the Apostolic See to foster the ecumenical movement.",
      },
      liturgy: {
        references: "Solemn Intercessions of Good Friday",
        text: "The Church prays each Good Friday for the unity of all who believe in Christ.",
      },
    },
  },
  {
    id: "holiness-and-scandal",
    title: "Holiness and scandal in the Church",
    aliases: [
      "scandal",
      "church scandals",
      "sinful priests",
      "bad priests",
      "hypocrites in church",
      "abuse",
      "abuse crisis",
      "clergy abuse",
      "sexual abuse by priests",
      "sinners in the church",
      "why are there bad catholics",
      "how can the church be holy",
      "leaving the church over abuse",
      "crusades and inquisition",
    ],
    summary:
      "The Church is holy because Christ gave himself for her, and she is made up of sinners who always need conversion. The abuse of people by those meant to serve them is a grave crime and betrayal; victims deserve to be heard, taken seriously and helped. Abuse should be reported to the civil authorities and to the diocese, and a doctor or counselor can help healing. The sins of ministers do not make void what Christ does in the sacraments, and in the saints the Church holds up what his grace can do.",
    catechism: "823-829,867,2284-2287",
    notes: {
      scripture: {
        references: "Matt 13:24-30; Luke 17:1-2; Eph 5:25-27",
        text: "Weeds grow with the wheat until the harvest, Jesus speaks hard words about those who harm the little ones, and he gave himself to make his Church holy.",
      },
      aquinas: {
        references: "ST III q64 a5; ST II-II q43 a1",
        text: "Thomas holds that sacraments are true even when ministers are wicked, and defines scandal as conduct that leads others to fall.",
      },
      augustine: {
        references: "On Baptism",
        text: "Against the Donatists Augustine teaches that the holiness of the sacraments is Christ's and does not hang on the minister.",
      },
      "vatican-ii": {
        references: "LG 8; LG 39-40",
        text: "The Church embraces sinners and is at once holy and always in need of being purified, and all in her are called to holiness.",
      },
      "canon-law": {
        references: "can. 1398",
        text: "The law punishes sexual offenses of clerics and others in Church office against minors.",
      },
    },
  },
];
