import type { Objection } from "../domain/objection";

/** Priests and bishops, and who may be one. */
export const ministryObjections: Objection[] = [
  {
    id: "calling-priests-father",
    title: "Jesus said to call no man father",
    perspectives: [
      "baptist",
      "evangelical",
      "pentecostal",
      "seventh-day-adventist",
      "biblical-fundamentalist",
      "non-denominational",
      "jehovahs-witness",
    ],
    aliases: [
      "call no man father",
      "why do you call priests father",
      "matthew 23 9",
      "holy father is blasphemy",
      "calling the pope holy father",
      "titles for clergy are wrong",
    ],
    concern:
      "Jesus says to call nobody on earth father, because one is our Father in heaven. To call every priest Father, and the pope Holy Father, seems to break a plain command.",
    commonGround:
      "God alone is Father in the full sense, and leaders who love titles are under the warning of Jesus.",
    answer:
      "In the same breath Jesus forbids the words teacher and master, yet the apostles speak of teachers in the Church, and all of us call a man our father at home. He attacks the craving for honor that puts a man in God's place. Paul tells the Corinthians that he became their father through the Gospel and calls Timothy and Onesimus his children, and Stephen addresses his judges as fathers. In this sense the title names a service: a priest shares in a fatherhood that is God's alone. The warning stays in force for him more than for anyone, and a priest who uses the title to dominate betrays it.",
    references:
      "Matt 23:8-12; 1 Cor 4:15; 1 Thess 2:11; Phlm 1:10; Acts 7:2; 1 John 2:13-14; Eph 3:14-15; CCC 1549; LG 28; PO 9",
    topics: ["call-no-man-father", "holy-orders", "god-the-father"],
  },
  {
    id: "priesthood-of-all-believers",
    title: "All believers are priests, so there is no special priesthood",
    perspectives: [
      "baptist",
      "evangelical",
      "presbyterian",
      "methodist",
      "lutheran",
      "pentecostal",
      "seventh-day-adventist",
      "non-denominational",
      "jehovahs-witness",
    ],
    aliases: [
      "priesthood of all believers",
      "no priests in the new testament",
      "we are all priests",
      "jesus is our only high priest",
      "why does the church have priests",
      "clergy and laity division is not biblical",
      "royal priesthood",
    ],
    concern:
      "Peter calls the whole people a royal priesthood, and Hebrews knows one high priest. The New Testament speaks of elders and overseers, and a class of priests seems to bring back what the torn curtain of the Temple had ended.",
    commonGround:
      "Christ is the only priest of the new covenant, and all the baptized share in his priesthood.",
    answer:
      "The Council gave the priesthood of all the faithful a place of honor, and the Reformation deserves thanks for having kept it in mind. Israel too was called a kingdom of priests and still had a ministry among its people. Jesus chose the Twelve, gave them the Supper to celebrate and sins to forgive, and they laid hands on others to carry on the charge. The word elder, presbyter, is the one from which the English word priest has come. An ordained priest offers nothing of his own and is no second mediator; he serves so that the people can offer their lives with Christ. The two ways of sharing in the one priesthood differ in kind and need each other, and neither makes anyone holier by itself.",
    references:
      "1 Pet 2:9; Exod 19:6; Heb 7:23-25; Luke 22:19; John 20:21-23; Titus 1:5; 2 Tim 1:6; CCC 1546-1547; CCC 1539-1553; LG 10; PO 2; 1 Clement 42-44",
    topics: ["holy-orders", "laity", "bishops-and-apostolic-succession"],
  },
  {
    id: "priests-should-marry",
    title: "Forbidding priests to marry is unbiblical and harmful",
    perspectives: [
      "lutheran",
      "methodist",
      "orthodox",
      "anglican",
      "evangelical",
      "biblical-fundamentalist",
      "jewish",
      "mormon",
      "secular",
    ],
    aliases: [
      "why can't priests marry",
      "priests should be allowed to marry",
      "peter had a wife",
      "forbidding marriage is a doctrine of demons",
      "celibacy is unnatural",
      "celibacy causes abuse",
      "the first popes were married",
    ],
    concern:
      "Peter had a wife, Paul wants a bishop to be the husband of one wife, and he warns against those who forbid marriage. Celibacy seems an unnatural burden, and many believe that it has done harm.",
    commonGround:
      "Marriage is holy, married men have been and are good priests, and nobody should be forced into celibacy.",
    answer:
      "Celibacy of priests is a discipline of the Latin Church and not a dogma; Eastern Catholic Churches ordain married men, and convert pastors have been ordained in the West. The Church forbids nobody to marry; it chooses its Latin priests as a rule from those who freely promise to live as Jesus and Paul lived. Jesus speaks of those who renounce marriage for the kingdom, and Paul recommends it for an undivided heart. Lived well it is a sign that God can fill a life; lived badly it can become lonely and hard, and the Church must accompany its priests better. Studies have not found it to be the cause of abuse, which happens in families and in every profession, though secrecy and immaturity had a part that has to be faced. The rule could be changed, and the debate about it within the Church is legitimate.",
    references:
      "Matt 8:14; Matt 19:12; 1 Cor 7:32-35; 1 Tim 3:2; 1 Tim 4:1-5; CCC 1579-1580; PO 16; can. 277; ST II-II q152 a4",
    topics: ["celibacy", "holy-orders", "marriage", "discernment-of-vocation"],
  },
  {
    id: "women-as-priests",
    title: "Women should be ordained",
    perspectives: ["anglican", "methodist", "lutheran", "presbyterian", "pentecostal", "secular"],
    aliases: [
      "why can't women be priests",
      "women priests",
      "ordination of women",
      "phoebe was a deacon",
      "junia was an apostle",
      "church discriminates against women priests",
      "no male and female in christ",
    ],
    concern:
      "In Christ there is neither male nor female, women announced the resurrection first, and Paul names Phoebe and Junia with honor. To refuse ordination because of sex looks like an injustice from another age.",
    commonGround:
      "Women and men have equal dignity and equal call to holiness, and the Church has often failed to honor the gifts of women.",
    answer:
      "The Church's answer is not that women are less able or less holy; its highest example after Christ is a woman. It holds that it has no authority to change what Jesus did when he chose twelve men, though he broke with the customs of his time in his dealings with women. The Church has kept to this in East and West without a break, and John Paul II declared that the judgment is to be held definitively. Ordination is a service and not a right or a measure of worth, and the priest stands in the person of Christ as bridegroom of his Church. This answer leaves many women in pain, and it obliges the Church all the more to give them real responsibility: women today head offices of the Holy See, diocesan offices, hospitals and universities. Communities that ordain women see it otherwise in good conscience, and the conversation should be held with respect.",
    references:
      "Gal 3:28; Mark 3:14-19; John 20:17-18; Rom 16:1-7; CCC 1577-1578; LG 32; Ordinatio Sacerdotalis 4; Mulieris Dignitatem 26; can. 1024",
    topics: ["womens-ordination", "holy-orders", "man-and-woman", "laity"],
  },
  {
    id: "anglican-orders",
    title: "Rome wrongly declared Anglican orders void",
    perspectives: ["anglican"],
    aliases: [
      "anglican orders",
      "apostolicae curae",
      "are anglican priests valid",
      "anglican apostolic succession",
      "absolutely null and utterly void",
      "anglo catholic priests valid sacraments",
      "are episcopal priests real priests",
    ],
    concern:
      "Anglicans kept bishops, the creeds and an ordinal meant to continue the ancient ministry. The judgment of 1896 that their orders are null is felt as unjust, and as resting on details of rite and intention that would not stand elsewhere.",
    commonGround:
      "Anglicans and Catholics share baptism, the creeds, much of their liturgy and a love for the historic episcopate, and the Council names the Anglican Communion as holding a special place.",
    answer:
      "Leo XIII judged that the ordinal of 1552 had removed what expressed the sacrificing priesthood, and that the line of bishops was thereby broken; the judgment concerned the sacrament, not the sincerity or holiness of anyone. The Anglican archbishops answered with learning, and the dialogue commission has since found a large agreement on the Eucharist and ministry. Catholics do not say that God does not act through Anglican ministry; the Council recognizes that the Spirit uses it as a means of salvation. The Church has nonetheless not revised the judgment, and the ordination of women has added a new difficulty. Anglican clergy who become Catholic priests are therefore ordained, and since 2009 ordinariates keep treasures of Anglican worship within the Catholic communion. The question hurts, and it deserves to be spoken of as between relatives.",
    references: "CCC 817-819; UR 3; UR 13; UR 22; LG 15; Apostolicae Curae; Anglicanorum Coetibus",
    topics: ["bishops-and-apostolic-succession", "holy-orders", "unity-and-ecumenism"],
  },
];
