import type { Topic } from "../domain/topic";

/** What prayer is, its forms and the Lord's Prayer. */
export const prayerTopics: Topic[] = [
  {
    id: "prayer",
    title: "What prayer is and how to pray",
    aliases: [
      "what is prayer",
      "how to pray",
      "how do i pray",
      "i do not know how to pray",
      "starting to pray",
      "talking to god",
      "learn to pray",
      "why pray",
      "prayer for beginners",
      "daily prayer",
      "when should i pray",
      "prayer routine",
      "does prayer change anything",
    ],
    summary:
      "Prayer is lifting heart and mind to God and a living relationship with the Father, through Jesus Christ, in the Holy Spirit. God calls first, and our prayer is always an answer. It needs humility and faithfulness more than feelings or fine words: set a time, be still, speak plainly to God and listen, perhaps with a psalm or the Gospel. Even the wish to pray is already his gift.",
    catechism: "2558-2567,2590,2644,2650-2660",
    notes: {
      scripture: {
        references: "1 Thess 5:16-18; Rom 8:26; Matt 6:5-8; Luke 11:1",
        text: "Pray always and simply, in secret before the Father, and the Spirit helps us when we do not know how; the disciples too asked to be taught.",
      },
      patristic: {
        references: "John Damascene, On the Orthodox Faith 3.24; Origen, On Prayer; Tertullian, On Prayer",
        text: "Prayer is the mind's ascent to God or asking good things of him, and the whole life of the just can become prayer.",
      },
      aquinas: {
        references: "ST II-II q83",
        text: "Prayer is an act of reason that honors God, and it asks for what he has chosen to give through it.",
      },
      augustine: {
        references: "Letter 130",
        text: "Longing itself is prayer, and words serve to stir the longing up.",
      },
      "vatican-ii": {
        references: "SC 12; DV 25",
        text: "Besides common worship each Christian prays in secret, and reading Scripture becomes a conversation with God.",
      },
      "papal-encyclicals": {
        references: "Spe Salvi 32-34; Deus Caritas Est 36-37; Dominum et Vivificantem 65",
        text: "Prayer is a school of hope, gives love its strength and is the breath of the Spirit in us.",
      },
    },
  },
  {
    id: "forms-of-prayer",
    title: "The forms of prayer",
    aliases: [
      "blessing god",
      "intercessory prayer",
      "thanksgiving",
      "petition",
      "prayer of petition",
      "praise",
      "prayer of adoration",
      "praying for others",
      "types of prayer",
      "how to thank god",
      "asking god for things",
      "gratitude",
      "how to praise god",
      "pray for my family",
    ],
    summary:
      "The Holy Spirit teaches the Church five lasting forms of prayer. In blessing and adoration we answer God's gifts and bow before him; in petition we ask, first of all for forgiveness and for his kingdom; in intercession we ask for others, even for enemies. In thanksgiving every event and need can become an offering, and praise honors God simply because he is God. The Eucharist contains them all.",
    catechism: "2623-2649",
    notes: {
      scripture: {
        references: "Phil 4:6; 1 Tim 2:1; Eph 1:3; Luke 17:15-18",
        text: "We bring every need to God with thanks, pray for all people, bless God who blessed us and return like the healed leper to give thanks.",
      },
      patristic: {
        references: "Origen, On Prayer 33",
        text: "Prayer begins and ends with praise of God, with thanksgiving, confession and petition between.",
      },
      aquinas: {
        references: "ST II-II q83 a17",
        text: "Prayer joins lifting the mind to God, asking, pleading and thanksgiving.",
      },
      liturgy: {
        references: "GIRM 53; GIRM 69-71; GIRM 79",
        text: "The Mass praises in the Gloria, intercedes in the Universal Prayer and gives thanks in the Eucharistic Prayer.",
      },
    },
  },
  {
    id: "jesus-at-prayer",
    title: "Jesus at prayer",
    aliases: [
      "jesus pray",
      "did jesus pray",
      "gethsemane",
      "how jesus prayed",
      "why did jesus pray if he is god",
      "high priestly prayer",
      "jesus prayed alone",
      "agony in the garden",
      "garden of gethsemane",
      "prayer of christ",
      "jesus praying on the mountain",
    ],
    summary:
      "The Son of God learned to pray in a human heart, from his mother and with his people, and his prayer came from a deeper source, since he is the Son. He prayed before the great moments of his mission, alone and at night, with thanks and with trust, and in Gethsemane he gave his human will wholly to the Father. He still prays for us and in us, and teaches us to pray with a pure heart, with boldness and in his name.",
    catechism: "2598-2616",
    notes: {
      scripture: {
        references: "Luke 6:12; Luke 22:42; John 17:1-26; Luke 11:1; Heb 5:7",
        text: "Jesus spends the night in prayer, asks that the Father's will be done, prays for his own and with loud cries entrusts himself.",
      },
      aquinas: {
        references: "ST III q21",
        text: "Christ prayed as man, for himself and for us, and to give us an example.",
      },
      augustine: {
        references: "Expositions on the Psalms 85.1",
        text: "Christ prays for us as our priest, in us as our head, and we pray to him as our God.",
      },
      "vatican-ii": {
        references: "SC 83",
        text: "Christ joins the whole human family to himself and goes on praying in his Church.",
      },
      liturgy: {
        references: "General Instruction of the Liturgy of the Hours 3-4",
        text: "The Church's prayer carries on the prayer that Christ began.",
      },
      councils: {
        references: "Constantinople III",
        text: "In Christ a human will freely follows the divine will.",
      },
    },
  },
  {
    id: "vocal-prayer",
    title: "Vocal prayer",
    aliases: [
      "memorized",
      "vocal prayer",
      "memorized prayer",
      "are set prayers bad",
      "repetitive prayer",
      "praying out loud",
      "morning prayers",
      "evening prayers",
      "grace before meals",
      "prayers to learn by heart",
      "basic catholic prayers",
      "praying in my own words",
    ],
    summary:
      "Because we are body and spirit, prayer also wants words, spoken aloud or in the mind. Jesus prayed the prayers of his people and taught his disciples a vocal prayer. Well-known prayers carry us when we have no words and join us to others; what counts is that the heart is present to the one to whom we speak. Repeating words with love is not the empty babbling that Jesus rejects.",
    catechism: "2700-2704",
    notes: {
      scripture: {
        references: "Matt 6:7-13; Luke 18:38-39; Matt 26:44; Ps 136:1-9",
        text: "Jesus warns against empty words and gives the Our Father, himself repeats his prayer in the garden, and a psalm returns to one refrain.",
      },
      patristic: {
        references: "Cyprian, On the Lord's Prayer 4",
        text: "Those who pray should be quiet and modest, since God hears the heart more than the voice.",
      },
      aquinas: {
        references: "ST II-II q83 a12-13",
        text: "Words stir devotion and let the body serve God, and attention to God himself matters most.",
      },
      augustine: {
        references: "Letter 130",
        text: "Short prayers sent up often, like darts, keep longing awake.",
      },
      "vatican-ii": {
        references: "SC 13",
        text: "Popular devotions are warmly commended when they agree with the liturgy and lead to it.",
      },
    },
  },
  {
    id: "our-father",
    title: "The Our Father",
    aliases: [
      "lords prayer",
      "our father",
      "the lord's prayer",
      "thy kingdom come",
      "deliver us from evil",
      "lead us not into temptation",
      "hallowed be thy name",
      "explain the our father",
      "for thine is the kingdom",
      "pater noster",
      "what does the our father mean",
      "doxology of the our father",
    ],
    summary:
      "The Our Father is the prayer that Jesus himself gave his disciples and a summary of the whole Gospel. Its first three petitions turn to the Father's name, kingdom and will, and the other four bring him our needs: bread, pardon, help in temptation and freedom from evil. We dare to say it because Baptism makes us children of God, and we say our and not my because we pray with the Church and for everyone. The closing words of praise go back to early use in worship.",
    catechism: "2759-2865",
    notes: {
      scripture: {
        references: "Matt 6:9-13; Luke 11:2-4; Rom 8:15; Gal 4:6",
        text: "Jesus gives the prayer in two forms, and the Spirit of the Son lets us call God Father.",
      },
      patristic: {
        references:
          "Didache 8; Cyprian, On the Lord's Prayer; Cyril of Jerusalem, Mystagogical Catechesis 5.11-18",
        text: "The first Christians prayed it three times a day, and the Fathers explained it as the prayer of a people at one.",
      },
      aquinas: {
        references: "ST II-II q83 a9",
        text: "Its petitions hold all that we may rightly desire, and in the right order.",
      },
      augustine: {
        references: "Letter 130; On the Lord's Sermon on the Mount 2.4-11",
        text: "Whatever we rightly ask is already contained in the Lord's Prayer.",
      },
      liturgy: {
        references: "GIRM 81",
        text: "At Mass the Lord's Prayer asks for daily bread and for purification before Communion.",
      },
    },
  },
  {
    id: "daily-bread",
    title: "Daily bread and daily needs",
    aliases: [
      "daily bread",
      "give us this day",
      "our needs",
      "money worries",
      "how will i pay my bills",
      "god provides",
      "trust god to provide",
      "praying for money",
      "prosperity gospel",
      "material needs",
      "can i pray for a job",
      "enough to live on",
    ],
    summary:
      "When we ask for our daily bread we trust the Father like children and ask for what the body and the soul need, today. The petition does not make us idle, for we work and trust together, and it says our, so that those who hunger are also ours to feed. It also means the bread of God's word and the Eucharist. Faith is no promise of wealth, and someone in want may ask the parish for help without shame.",
    catechism: "2828-2837,2861",
    notes: {
      scripture: {
        references: "Matt 6:11; Matt 6:25-34; Prov 30:8-9; Exod 16:4",
        text: "Ask for bread for today, look at birds and lilies, want neither poverty nor riches, and remember the manna given day by day.",
      },
      patristic: {
        references: "Cyprian, On the Lord's Prayer 18-21; Gregory of Nyssa, On the Lord's Prayer",
        text: "We ask only for what is needed day by day, and for Christ who is our bread.",
      },
      aquinas: {
        references: "ST II-II q83 a6",
        text: "Temporal goods may be asked for, not as the chief thing but as help on the way to happiness with God.",
      },
      augustine: {
        references: "Letter 130; On the Lord's Sermon on the Mount 2.7",
        text: "The bread may mean what sustains the body, the sacrament and the word by which we live each day.",
      },
      liturgy: {
        references: "GIRM 81",
        text: "In the Lord's Prayer at Mass daily bread means for Christians chiefly the Eucharist.",
      },
    },
  },
];
