import type { Topic } from "../domain/topic";

/** Devotion to Mary. */
export const marianDevotionTopics: Topic[] = [
  {
    id: "mary-devotion",
    title: "Devotion to Mary",
    aliases: [
      "pray to mary",
      "do catholics worship mary",
      "do we worship mary",
      "worship mary",
      "why pray to mary",
      "intercession of mary",
      "marian",
      "marian devotion",
      "our lady",
      "blessed virgin mary",
      "hyperdulia",
      "why do catholics love mary",
      "is devotion to mary idolatry",
    ],
    summary:
      "Catholics do not worship Mary: adoration belongs to God alone. They honor her in a special way as Mother of God, love her as a mother given them by Jesus, and ask her to pray with them and for them, as one asks a friend in faith. Her help takes nothing from Christ, the one mediator, but flows from him, and true devotion always leads to him.",
    catechism: "963-975,2673-2679",
    notes: {
      scripture: {
        references: "Luke 1:48; John 2:3-5; John 19:26-27; Acts 1:14",
        text: "All ages will call Mary blessed, she brings a need to her Son and sends people to his word, is given as mother at the cross, and prays with the disciples.",
      },
      aquinas: {
        references: "ST III q25 a5",
        text: "Thomas holds that Mary is not adored as God is, but given a higher honor than other creatures because she is Mother of God.",
      },
      "vatican-ii": {
        references: "LG 60-62; LG 66-67",
        text: "Mary's role rests on Christ's mediation, and devotion to her is encouraged while both excess and coldness are to be avoided.",
      },
      "papal-encyclicals": {
        references: "Redemptoris Mater 38-41; Marialis Cultus",
        text: "John Paul II treats Mary's motherly mediation, and Paul VI's exhortation gives guidelines for devotion to her.",
      },
      "canon-law": {
        references: "can. 1186",
        text: "The Church commends special veneration of the blessed Mary, whom Christ made the mother of all.",
      },
    },
  },
  {
    id: "rosary",
    title: "The Rosary",
    aliases: [
      "rosary",
      "the rosary",
      "holy rosary",
      "how to pray the rosary",
      "mysteries of the rosary",
      "mysteries",
      "rosary beads",
      "beads",
      "hail mary",
      "hail marys",
      "repetition in prayer",
      "is the rosary vain repetition",
      "luminous mysteries",
      "decade",
    ],
    summary:
      "The Rosary is a prayer with Mary that looks at the mysteries of Jesus: joyful, luminous, sorrowful and glorious. The words of the Hail Mary come in great part from the Gospel, and repeating them is meant to quiet the heart and not to win God by many words. It can be prayed alone or together, whole or a single decade, and it leads to the liturgy without taking its place.",
    catechism: "971,1674,2676-2678,2708",
    notes: {
      scripture: {
        references: "Luke 1:28; Luke 1:42; Matt 6:7; Matt 26:44; Ps 136:1-26",
        text: "The prayer joins the greetings of Gabriel and Elizabeth; Jesus rejects empty phrases, yet in Gethsemane repeats the same words, and a psalm has a refrain in every verse.",
      },
      "vatican-ii": {
        references: "SC 13",
        text: "Popular devotions are commended when they agree with the liturgy, flow from it and lead to it.",
      },
      "papal-encyclicals": {
        references: "Rosarium Virginis Mariae 19-23; Supremi Apostolatus Officio",
        text: "John Paul II's letter adds the mysteries of light and goes through the four cycles, and Leo XIII urged the Rosary upon the whole Church.",
      },
      liturgy: {
        references: "Memorial of Our Lady of the Rosary (7 October)",
        text: "October's memorial honors Mary under this title.",
      },
    },
  },
  {
    id: "marian-titles",
    title: "Titles of Mary",
    aliases: [
      "titles of mary",
      "marian titles",
      "queen of heaven",
      "mary queen",
      "mediatrix",
      "mediatrix of all graces",
      "co-redemptrix",
      "coredemptrix",
      "new eve",
      "mother of the church",
      "mother of mercy",
      "ark of the covenant and mary",
      "litany of loreto",
      "star of the sea",
    ],
    summary:
      "The Church calls Mary by many names, each of which tells something about Christ. She is the new Eve, whose obedience undid the knot of the first disobedience; Queen, because her Son is King; Mother of the Church, because she is mother of his members; and advocate and helper, because she prays for us. Such titles take nothing away from Christ, the one mediator, and add nothing to him, and the Church asks for care with words that could hide this.",
    catechism: "411,494,726,963-970",
    notes: {
      scripture: {
        references: "Gen 3:15; Gen 3:20; 1 Kgs 2:19; Rev 12:1; Luke 1:38; 1 Tim 2:5",
        text: "Eve is mother of the living, the king's mother has a throne at his side, a woman is crowned with stars, Mary answers as the Lord's servant, and Christ is the one mediator.",
      },
      patristic: {
        references: "Justin, Dialogue with Trypho 100; Irenaeus, Against Heresies 3.22.4",
        text: "Both writers set Mary's obedience against Eve's disobedience, and Irenaeus says that the one untied what the other had bound.",
      },
      "vatican-ii": {
        references: "LG 56; LG 59; LG 62",
        text: "The council speaks of Mary as the new Eve and Queen of all, and explains that titles such as Mediatrix neither lessen nor add to Christ's own dignity.",
      },
      "papal-encyclicals": {
        references: "Ad Caeli Reginam; Redemptoris Mater 38-41",
        text: "Pius XII writes on the queenship of Mary, and John Paul II on her motherly mediation, subordinate to that of Christ.",
      },
      liturgy: {
        references: "Queenship of Mary (22 August); Mary, Mother of the Church (Monday after Pentecost)",
        text: "Two memorials of the calendar honor Mary as Queen and as Mother of the Church.",
      },
    },
  },
  {
    id: "consecration-to-mary",
    title: "Consecration to Mary",
    aliases: [
      "consecration to mary",
      "marian consecration",
      "consecrate myself to mary",
      "total consecration",
      "entrustment to mary",
      "33 day consecration",
      "33 days",
      "louis de montfort",
      "de montfort",
      "immaculate heart",
      "immaculate heart of mary",
      "totus tuus",
      "to jesus through mary",
    ],
    summary:
      "To consecrate or entrust oneself to Mary is to give oneself wholly to Christ with her help, in the way she gave herself to God. It renews what baptism has done, since in the strict sense we are consecrated to God alone. Louis de Montfort taught a well-known way of preparation, which anyone may follow freely. Its fruit is seen in closeness to Jesus, prayer and love of neighbor, and a confessor or spiritual guide can help.",
    catechism: "971,2617-2618,2673-2679",
    notes: {
      scripture: {
        references: "Luke 1:38; John 2:5; John 19:26-27; Rom 12:1",
        text: "Mary gives God her full consent, tells the servants to do what Jesus says, and is taken into the disciple's home; Paul asks us to offer our whole selves to God.",
      },
      "vatican-ii": {
        references: "LG 65-67",
        text: "Devotion to Mary leads to love of the Father and to following Christ, and consists in imitating her virtues and not in passing feeling.",
      },
      "papal-encyclicals": {
        references: "Redemptoris Mater 45; Redemptoris Mater 48",
        text: "John Paul II describes entrusting oneself to Mary as a child to a mother, and recalls Louis de Montfort as witness of this way.",
      },
      liturgy: {
        references: "Memorial of the Immaculate Heart of the Blessed Virgin Mary",
        text: "The day after the Sacred Heart honors the heart that kept God's word.",
      },
    },
  },
];
