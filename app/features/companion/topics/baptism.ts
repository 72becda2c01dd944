import type { Topic } from "../domain/topic";

export const baptismTopics: Topic[] = [
  {
    id: "baptism",
    title: "Baptism",
    aliases: [
      "baptized",
      "born again",
      "christening",
      "baptism",
      "is baptism necessary for salvation",
      "what does baptism do",
      "baptism by immersion",
      "can i be baptized twice",
      "baptised",
      "how do i get my child baptized",
      "baptismal promises",
      "baptism of desire",
      "is a protestant baptism valid",
      "baptisim",
    ],
    summary:
      "Baptism is the gate to the Christian life: by water and the words in the name of the Father, the Son and the Holy Spirit a person is freed from sin, born anew as a child of God and joined to Christ and his Church. It marks the soul for good and is given once only; the Church recognizes baptism with water and these words in most other Christian communities. It is necessary for those who have heard the Gospel, and God, who is not bound by the sacraments, can save those who could not receive it.",
    catechism: "1213-1284",
    notes: {
      scripture: {
        references: "John 3:5; Matt 28:19; Rom 6:3-4; Acts 2:38",
        text: "One must be born of water and Spirit; Jesus sends his own to baptize all nations, and baptism means dying and rising with him for the forgiveness of sins.",
      },
      patristic: {
        references: "Didache 7; Justin, First Apology 61",
        text: "The earliest Church orders describe baptism in water in the threefold name, with fasting before it.",
      },
      aquinas: {
        references: "ST III q66 a1; ST III q69 a1",
        text: "Baptism is the washing together with the words, and it takes away all sins.",
      },
      augustine: {
        references: "Enchiridion 42-43",
        text: "Baptism means dying to sin and rising to new life, and it is open to all, from infants to the very old.",
      },
      "vatican-ii": {
        references: "LG 14-15; UR 22",
        text: "Through baptism people enter the Church as by a door, and it is a bond of unity with all who are reborn by it.",
      },
      "canon-law": {
        references: "can. 849; can. 845; can. 869",
        text: "Baptism by true water and the proper form frees from sin and joins to the Church, and it cannot be repeated.",
      },
      councils: {
        references: "Trent Session 7",
        text: "The canons on baptism defend its true water, its necessity and its validity when given outside the Church with the right intention.",
      },
    },
  },
  {
    id: "infant-baptism",
    title: "Baptizing infants",
    aliases: [
      "baptize babies",
      "infants",
      "children",
      "age of reason",
      "infant baptism",
      "why baptize babies",
      "is infant baptism in the bible",
      "believers baptism",
      "should i wait to baptize my child",
      "baptizing a newborn",
      "can my baby be baptized if we are not married",
      "when should a baby be baptized",
    ],
    summary:
      "The Church baptizes infants because grace is God's free gift and comes before anything we do, and because children too are born in need of it. They are baptized in the faith of the Church, which parents and godparents profess and promise to hand on. Parents are asked to bring a child in the first weeks; there must be a well-founded hope that the child will be raised in the faith, and questions are best talked over with the parish.",
    catechism: "1250-1252,1282",
    notes: {
      scripture: {
        references: "Acts 16:15; Acts 16:33; Mark 10:14; Col 2:11-12",
        text: "Whole households are baptized, Jesus wants the little ones to come to him, and baptism takes the place of circumcision.",
      },
      patristic: {
        references: "Origen, Homilies on Leviticus 8.3; Cyprian, Letter 64",
        text: "Origen knows the baptism of infants as the Church's practice, and Cyprian sees no reason to delay it.",
      },
      aquinas: {
        references: "ST III q68 a9",
        text: "As a child in the womb is fed by its mother, so infants receive salvation through the faith of the Church.",
      },
      augustine: {
        references: "Literal Meaning of Genesis 10.23.39",
        text: "The custom of the Church in baptizing infants is to be held as handed down from the apostles.",
      },
      "canon-law": {
        references: "can. 867; can. 868",
        text: "Parents see to baptism within the first weeks; for it to be lawful they must consent, and there must be hope of a Catholic upbringing.",
      },
      councils: {
        references: "Trent Session 5; Trent Session 7",
        text: "Infants are truly baptized for the forgiveness of sins and are not to be baptized again when they grow up.",
      },
    },
  },
  {
    id: "unbaptized-babies",
    title: "Children who die without baptism",
    aliases: [
      "limbo",
      "miscarriage",
      "stillborn",
      "unbaptized",
      "miscarried baby",
      "what happens to babies who die",
      "do unbaptized babies go to heaven",
      "we lost our baby",
      "stillbirth",
      "where is my miscarried child",
      "infant died without baptism",
      "naming a miscarried baby",
      "aborted babies in heaven",
    ],
    summary:
      "The Church entrusts children who die without baptism to the mercy of God, who wants all to be saved, and to the tenderness of Jesus for the little ones, and so we may hope that there is a way of salvation for them. Limbo was an opinion of theologians and was never a defined teaching. Parents may name their child, pray, and ask for a funeral rite; a priest will gladly help them, and their grief deserves time and company.",
    catechism: "1257-1261,1283",
    notes: {
      scripture: {
        references: "1 Tim 2:4; Mark 10:14; Wis 11:24-26",
        text: "God wants all to be saved and loves everything he has made, and Jesus says that the kingdom belongs to little ones.",
      },
      "vatican-ii": {
        references: "GS 22",
        text: "In a way known to God the Holy Spirit offers to all the possibility of a share in the paschal mystery.",
      },
      "papal-encyclicals": {
        references: "Evangelium Vitae 99",
        text: "Women who grieve after an abortion are told that they can entrust their child with hope to the Father and his mercy.",
      },
      "canon-law": {
        references: "can. 1183",
        text: "The bishop can permit a Church funeral for a child whom the parents meant to have baptized and who died before.",
      },
      liturgy: {
        references: "Order of Christian Funerals",
        text: "The book has its own prayers for a child who died before baptism.",
      },
    },
  },
  {
    id: "emergency-baptism",
    title: "Baptism in an emergency",
    aliases: [
      "emergency baptism",
      "baptize in danger of death",
      "can anyone baptize",
      "can a lay person baptize",
      "how to baptize someone dying",
      "baby in intensive care baptism",
      "can a nurse baptize a baby",
      "how do i baptize my dying child",
      "baptism in the hospital",
      "my newborn may die",
      "can a non catholic baptize in an emergency",
    ],
    summary:
      "When someone is in danger of death and no priest or deacon can come, anyone may baptize, even a person who is not baptized, by meaning to do what the Church does. Pour water on the head while saying: I baptize you in the name of the Father, and of the Son, and of the Holy Spirit. An adult must in some way have shown a wish for it, and for a child the family is asked whenever that is possible. Afterward tell the parish, so that the baptism is recorded and the other rites can follow.",
    catechism: "1240,1256,1284",
    notes: {
      scripture: {
        references: "Matt 28:19; John 3:5; Acts 8:36-38",
        text: "Jesus commands baptism in the threefold name, birth from water and Spirit opens the kingdom, and the official from Ethiopia is baptized on the road as soon as there is water.",
      },
      patristic: {
        references: "Tertullian, On Baptism 17",
        text: "Lay people too may baptize, when there is need and no one else is at hand.",
      },
      aquinas: {
        references: "ST III q67 a3-5",
        text: "Because it is so needful anyone can baptize in necessity, lay men and women, and even one who is not baptized.",
      },
      "canon-law": {
        references: "can. 861; can. 865; can. 867",
        text: "In necessity any person with the right intention baptizes lawfully; in danger of death a child is to be baptized without delay and an adult after a brief profession of faith.",
      },
      liturgy: {
        references: "Order of Baptism of Children",
        text: "The book has a short rite for danger of death that a lay person can lead.",
      },
      councils: {
        references: "Florence",
        text: "In necessity not only a priest or deacon but any man or woman can baptize, keeping the form and intention of the Church.",
      },
    },
  },
];
