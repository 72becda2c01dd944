import type { Topic } from "../domain/topic";

/** How God's word reaches us: revelation, Tradition and the teaching office. */
export const revelationAndTraditionTopics: Topic[] = [
  {
    id: "revelation",
    title: "Divine revelation",
    aliases: [
      "how does god speak",
      "how does god reveal himself",
      "reveal",
      "divine revelation",
      "what is revelation",
      "covenant",
      "covenants",
      "history of salvation",
      "salvation history",
      "noah abraham moses",
      "does god speak to us",
      "plan of god revealed",
      "public revelation",
      "has god revealed everything",
    ],
    summary:
      "God freely chose to make himself known and to draw us into his friendship, in deeds and words that belong together. He did so step by step, in the covenants with Noah, Abraham and Israel, and completely in his Son Jesus Christ, who is the Father's one final Word. No new public revelation will come before his return in glory, though the Church goes on growing in her grasp of what has been given.",
    catechism: "50-67",
    notes: {
      scripture: {
        references: "Heb 1:1-2; Eph 1:9-10; John 1:18",
        text: "After speaking in many ways through the prophets, God has spoken in his Son, who makes the unseen Father known and gathers all things to himself.",
      },
      patristic: {
        references: "Irenaeus, Against Heresies 3.20.2",
        text: "Irenaeus sees the Word coming to live with us so that people may grow used to God, and God, in a manner of speaking, to them.",
      },
      aquinas: {
        references: "ST I q1 a1",
        text: "Thomas explains that our goal lies beyond reason, and so we need to be taught by God about the truths that lead there.",
      },
      "vatican-ii": {
        references: "DV 2-6",
        text: "The constitution presents revelation as God addressing people as friends, with Christ as both its mediator and its fullness.",
      },
      "papal-encyclicals": {
        references: "Fides et Ratio 7-15",
        text: "John Paul II describes revelation as God's free gift, which sets a mystery before the human mind and gives it light.",
      },
      councils: {
        references: "Vatican I, Dei Filius 2",
        text: "The council teaches that God was pleased to reveal himself and his plans beyond what reason can find.",
      },
    },
  },
  {
    id: "private-revelation",
    title: "Private revelations and apparitions",
    aliases: [
      "private revelation",
      "apparition",
      "apparitions",
      "marian apparitions",
      "fatima",
      "lourdes",
      "guadalupe",
      "medjugorje",
      "faustina",
      "visions",
      "do i have to believe in fatima",
      "has mary appeared",
      "messages from heaven",
      "visionary",
    ],
    summary:
      "Throughout history some people have received visions or messages, called private revelations, and the Church has recognized some of them as worthy of trust. They do not belong to the deposit of faith: they add nothing to Christ's revelation, and help people live it more fully in a certain time. The faithful may receive recognized ones with prudence but are not bound to as they are to the Gospel, and they follow the guidance of the bishops on any claim.",
    catechism: "67",
    notes: {
      scripture: {
        references: "1 Thess 5:19-21; Gal 1:8; 1 John 4:1",
        text: "The apostles ask believers not to quench the Spirit but to test everything, and to accept no other gospel than the one received.",
      },
      aquinas: {
        references: "ST II-II q174 a6",
        text: "Thomas says that in every age some have had the gift of prophecy, given to guide human acts and never to bring a new doctrine of faith.",
      },
      "vatican-ii": {
        references: "DV 4",
        text: "The Christian covenant is definitive, and no new public revelation is awaited before the Lord's manifestation in glory.",
      },
      "papal-encyclicals": {
        references: "Verbum Domini 14",
        text: "Benedict XVI explains in this exhortation how private revelation helps faith and is measured by its orientation to Christ.",
      },
      liturgy: {
        references: "Optional memorials of Our Lady of Lourdes (11 February) and Our Lady of Fatima (13 May)",
        text: "The calendar keeps some of these places of grace in memory without making the messages a matter of faith.",
      },
    },
  },
  {
    id: "tradition",
    title: "Sacred Tradition",
    aliases: [
      "sacred tradition",
      "oral tradition",
      "oral teaching",
      "apostolic tradition",
      "traditions of men",
      "is tradition in the bible",
      "why do catholics have traditions",
      "scripture and tradition",
      "handed down",
      "deposit of faith",
      "tradition vs bible",
      "development of doctrine",
    ],
    summary:
      "Sacred Tradition is the living handing on, by the Holy Spirit, of all that the apostles received from Christ, in preaching, worship and life as well as in writing. Scripture and Tradition flow from one source, the word of God, and together form one deposit of faith. Tradition in this sense differs from customs that may change, such as disciplines or devotions of a time or place.",
    catechism: "74-83",
    notes: {
      scripture: {
        references: "2 Thess 2:15; 1 Cor 11:2; 2 Tim 2:2",
        text: "Paul asks his communities to hold on to what he handed on by word of mouth or by letter, and tells Timothy to entrust it to others who can teach.",
      },
      patristic: {
        references: "Irenaeus, Against Heresies 3.3-4; Basil, On the Holy Spirit 27.66",
        text: "Irenaeus finds the apostles' teaching kept in the churches they founded, and Basil points to practices received from them without writing.",
      },
      augustine: {
        references: "Letter 54.1; On Baptism 4.24",
        text: "Augustine holds that what the whole Church keeps everywhere without a written rule is rightly believed to come from the apostles or from councils.",
      },
      "vatican-ii": {
        references: "DV 7-10",
        text: "Scripture and Tradition spring from the same divine source, move toward the same goal and are served by the magisterium.",
      },
      councils: {
        references: "Trent Session 4",
        text: "The council receives with equal reverence the written books and the unwritten traditions that come from Christ through the apostles.",
      },
    },
  },
  {
    id: "sola-scriptura",
    title: "Scripture alone",
    aliases: [
      "sola scriptura",
      "bible alone",
      "scripture alone",
      "only the bible",
      "sufficiency of scripture",
      "where in the bible",
      "where is that in the bible",
      "is the bible enough",
      "not in the bible",
      "that is not biblical",
      "bible only christians",
      "do catholics follow the bible",
      "sufficiency",
    ],
    summary:
      "Catholics honor Scripture as the inspired word of God and hear it in every liturgy. Scripture itself points to a wider handing on of the faith: the apostles taught by word of mouth as well as by letter, and the Church that listened to them also recognized which books are inspired. So Scripture is read within Tradition and with the magisterium, which stands not above God's word but serves it.",
    catechism: "80-82,85-87,95",
    notes: {
      scripture: {
        references: "2 Tim 3:16-17; 1 Tim 3:15; 2 Thess 2:15; 2 Pet 1:20-21; John 21:25",
        text: "Scripture equips us for every good work, yet the same letters speak of apostolic teaching by word of mouth and of the Church as pillar of the truth, and John says not everything was written down.",
      },
      patristic: {
        references: "Basil, On the Holy Spirit 27.66; Vincent of Lerins, Commonitorium 2",
        text: "Basil appeals to unwritten apostolic practice, and Vincent explains that Scripture must be read with the Church because heretics quote it too.",
      },
      augustine: {
        references: "Against the Letter of Mani Called Fundamental 5",
        text: "Augustine says that the authority of the Catholic Church is what moved him to believe the Gospel.",
      },
      "vatican-ii": {
        references: "DV 9-10; DV 21",
        text: "The Church does not draw her certainty from Scripture alone, and she venerates the Scriptures as she venerates the Lord's body.",
      },
      councils: {
        references: "Trent Session 4",
        text: "The council names both Scripture and the apostolic traditions as bearers of the one Gospel.",
      },
    },
  },
  {
    id: "magisterium",
    title: "The magisterium",
    aliases: [
      "teaching authority",
      "teaching office",
      "church teaching",
      "doctrine",
      "dogma",
      "dogmas",
      "who interprets the bible",
      "interpret",
      "do i have to believe everything the church teaches",
      "can i disagree with the church",
      "authority of the church",
      "official teaching",
      "deposit and dogma",
    ],
    summary:
      "The magisterium is the teaching office of the Church, entrusted by Christ to the bishops in communion with the pope. It serves the word of God by listening to it, guarding it and explaining it faithfully. Not all teaching has the same weight: revealed dogma asks for the assent of faith, and other teaching for sincere respect of mind and will. A person who struggles with a teaching can study, pray and talk it over with a priest or a wise guide.",
    catechism: "84-95,888-892",
    notes: {
      scripture: {
        references: "Luke 10:16; Matt 28:18-20; Acts 15:28",
        text: "Jesus sends the apostles to teach all nations with his authority, so that whoever hears them hears him, and at Jerusalem they decide with the Holy Spirit.",
      },
      patristic: {
        references: "Irenaeus, Against Heresies 4.26.2",
        text: "Irenaeus asks believers to heed the presbyters who have received, with their succession from the apostles, the sure gift of truth.",
      },
      "vatican-ii": {
        references: "DV 10; LG 25",
        text: "The task of authentic interpretation belongs to the living teaching office, which is the servant of God's word, and its forms call for different kinds of assent.",
      },
      "canon-law": {
        references: "can. 749; can. 750; can. 752",
        text: "The law describes who teaches infallibly and what assent belongs to each degree of teaching.",
      },
      councils: {
        references: "Vatican I, Dei Filius 3",
        text: "What is contained in God's word and proposed by the Church as revealed is to be believed by divine and catholic faith.",
      },
    },
  },
];
