import type { Topic } from "../domain/topic";

/** Pope and bishops. */
export const churchAuthorityTopics: Topic[] = [
  {
    id: "papacy",
    title: "The papacy",
    aliases: [
      "pope",
      "papacy",
      "the pope",
      "why do catholics have a pope",
      "was peter the first pope",
      "is the pope in the bible",
      "peter and the rock",
      "saint peter",
      "primacy",
      "primacy of peter",
      "vicar of christ",
      "bishop of rome",
      "keys of the kingdom",
    ],
    summary:
      "Jesus made Peter the rock of his Church, gave him the keys and asked him to feed his sheep. The pope, bishop of Rome, is Peter's successor, and so the lasting and visible source of the unity of bishops and faithful. He has full and universal authority of pastoral care, which he exercises as servant of the servants of God, together with the bishops. Respect for the office does not mean that each word or deed of a pope is without fault.",
    catechism: "552-553,765,880-887,936-937",
    notes: {
      scripture: {
        references: "Matt 16:18-19; Luke 22:31-32; John 21:15-17; Isa 22:20-22",
        text: "Jesus gives Peter a new name, the keys, the charge of strengthening his brothers and the care of the flock, with an echo of the steward in Isaiah.",
      },
      patristic: {
        references: "Irenaeus, Against Heresies 3.3.2-3; Cyprian, On the Unity of the Church 4",
        text: "Irenaeus points to the church of Rome and lists her bishops from the apostles, and Cyprian sees in Peter the starting point of unity.",
      },
      augustine: {
        references: "Letter 53",
        text: "Augustine lists the bishops of Rome from Peter to his own day.",
      },
      "vatican-ii": {
        references: "LG 18; LG 22-23",
        text: "The council restates the primacy of Peter's successor and joins it to the college of bishops, whose head he is.",
      },
      "papal-encyclicals": {
        references: "Ut Unum Sint 88-96",
        text: "John Paul II describes the pope's office as a service of unity and invites other Christians to reflect with him on how it is exercised.",
      },
      "canon-law": {
        references: "can. 331",
        text: "The bishop of Rome is head of the college of bishops, Vicar of Christ and pastor of the whole Church on earth.",
      },
      liturgy: {
        references: "Saints Peter and Paul (29 June); Chair of Saint Peter (22 February)",
        text: "The feasts honor the apostles of Rome and the office of unity that Peter received.",
      },
      councils: {
        references: "Florence, Laetentur Caeli; Vatican I, Pastor Aeternus 1-3",
        text: "The councils teach that the primacy was given to Peter and lasts in the bishops of Rome.",
      },
    },
  },
  {
    id: "infallibility",
    title: "Infallibility",
    aliases: [
      "infallible",
      "infallibility",
      "papal infallibility",
      "ex cathedra",
      "is the pope infallible",
      "is the pope always right",
      "can the pope be wrong",
      "do popes sin",
      "popes sin",
      "bad popes",
      "can the pope change doctrine",
      "can church teaching change",
    ],
    summary:
      "Christ gave his Church a share in his own infallibility, so that God's people can hold the true faith without error. The pope teaches infallibly only when, as supreme shepherd, he proclaims by a definitive act a doctrine of faith or morals, and the bishops do so together with him, above all in an ecumenical council. This does not mean that a pope cannot sin or be mistaken in his opinions or decisions. It is a help for guarding what was revealed, and brings no new revelation.",
    catechism: "888-892,2033-2035",
    notes: {
      scripture: {
        references: "John 16:13; Luke 22:32; Matt 16:18",
        text: "The Spirit of truth will guide the apostles, Jesus prays that Peter's faith may not fail, and the powers of death will not overcome the Church.",
      },
      aquinas: {
        references: "ST II-II q1 a10",
        text: "Thomas holds that it belongs to the pope to settle finally what is of faith, so that the whole Church may hold it with one mind.",
      },
      "vatican-ii": {
        references: "LG 12; LG 25",
        text: "The whole body of the faithful cannot err in believing, and pope and bishops teach without error under set conditions.",
      },
      "canon-law": {
        references: "can. 749",
        text: "No doctrine is to be taken as infallibly defined unless this is clearly established.",
      },
      councils: {
        references: "Vatican I, Pastor Aeternus 4",
        text: "The council defines when the pope speaks ex cathedra and with the infallibility Christ willed for his Church.",
      },
    },
  },
  {
    id: "bishops-and-apostolic-succession",
    title: "Bishops and apostolic succession",
    aliases: [
      "bishop",
      "bishops",
      "apostolic succession",
      "successors of the apostles",
      "hierarchy",
      "hierarchy of the church",
      "what does a bishop do",
      "how are bishops chosen",
      "laying on of hands",
      "college of bishops",
      "cardinals",
      "archbishop",
      "diocese",
    ],
    summary:
      "Jesus chose the Twelve and sent them, and they gave their charge to successors by prayer and the laying on of hands, so that it might last until the end. The bishops, in communion with the pope, carry on the apostles' work of teaching, sanctifying and governing, with priests and deacons as their helpers. Authority in the Church is service, after the example of Christ who came to serve.",
    catechism: "857-865,880-896",
    notes: {
      scripture: {
        references: "Acts 1:20-26; 2 Tim 2:2; Titus 1:5; 1 Tim 4:14",
        text: "The place of Judas is filled, Paul tells Timothy and Titus to hand on teaching and appoint leaders, and the gift is given with the laying on of hands.",
      },
      patristic: {
        references: "1 Clement 44; Ignatius of Antioch, Smyrnaeans 8; Irenaeus, Against Heresies 3.3.1",
        text: "Clement tells how the apostles provided for successors, Ignatius asks that nothing be done apart from the bishop, and Irenaeus can list the bishops set up by the apostles.",
      },
      "vatican-ii": {
        references: "LG 20-21; CD 2",
        text: "By divine institution bishops have taken the place of the apostles as shepherds, and their consecration gives the fullness of orders.",
      },
      "canon-law": {
        references: "can. 375; can. 377",
        text: "Bishops succeed the apostles by divine institution, and the pope freely appoints them or confirms those lawfully elected.",
      },
      councils: {
        references: "Trent Session 23",
        text: "The council teaches that bishops belong above all to the hierarchy as successors of the apostles.",
      },
    },
  },
];
