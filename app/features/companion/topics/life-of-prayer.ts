import type { Topic } from "../domain/topic";

/** Growing in prayer and finding God's will. */
export const lifeOfPrayerTopics: Topic[] = [
  {
    id: "meditation",
    title: "Christian meditation",
    aliases: [
      "meditate",
      "meditation",
      "mental prayer",
      "ignatian",
      "ignatian contemplation",
      "yoga",
      "can catholics do yoga",
      "mindfulness",
      "centering prayer",
      "transcendental meditation",
      "how to meditate on scripture",
      "imaginative prayer",
      "praying with the gospel",
    ],
    summary:
      "Christian meditation is a search: with thought, imagination, feeling and desire we ponder a passage of Scripture, a mystery of Christ, an icon or our own life before God, to make faith our own and to answer it. Methods differ and are only guides; what matters is to go forward with Jesus. Exercises of posture or breathing may be used as exercises, but Christian prayer looks to the living God, not to emptiness or to the self, and practices from other religions need care and advice.",
    catechism: "2705-2708",
    notes: {
      scripture: {
        references: "Ps 1:2; Luke 2:19; Josh 1:8",
        text: "Happy is the one who ponders God's law day and night, and Mary treasures these things in her heart.",
      },
      patristic: {
        references: "John Cassian, Conferences 10",
        text: "A short verse of a psalm, turned over at every moment, keeps the mind with God.",
      },
      aquinas: {
        references: "ST II-II q82 a3",
        text: "Pondering God's goodness and our own weakness awakens devotion.",
      },
      "vatican-ii": {
        references: "DV 25",
        text: "Prayer should go with the reading of Scripture, so that God and the reader speak together.",
      },
    },
  },
  {
    id: "contemplation",
    title: "Contemplative prayer",
    aliases: [
      "mystical",
      "contemplative",
      "contemplative prayer",
      "silent prayer",
      "silence with god",
      "interior prayer",
      "union with god",
      "resting in god",
      "sitting with god in silence",
      "mysticism",
      "how to contemplate",
      "prayer without words",
      "practicing the presence of god",
    ],
    summary:
      "Contemplative prayer is a simple, loving gaze on Jesus, a silent being with God whom we know loves us. It is a gift received in humility, yet we can prepare for it by giving time without giving up, whatever we feel. It shares in the prayer of Christ, listens to his word and may also pass through night. Saint Teresa of Avila and Saint John of the Cross are among its great teachers, and a spiritual director is a help on this way.",
    catechism: "2709-2719",
    notes: {
      scripture: {
        references: "Ps 46:10-11; Luke 10:39-42; 1 Kgs 19:11-13; Matt 6:6",
        text: "Be still and know God, Mary of Bethany chose to sit and listen, and Elijah met the Lord in a whisper.",
      },
      patristic: {
        references: "Gregory of Nyssa, Life of Moses; John Cassian, Conferences 9",
        text: "The search for God has no end, and pure prayer goes beyond words.",
      },
      aquinas: {
        references: "ST II-II q180",
        text: "Contemplation is a simple gaze on divine truth that begins and ends in love.",
      },
      augustine: {
        references: "Confessions 9.10",
        text: "At Ostia he and his mother rose in conversation beyond all things to touch the wisdom of God for a moment.",
      },
      "vatican-ii": {
        references: "PC 7",
        text: "Communities given to contemplation keep a place of honor in the Church.",
      },
      liturgy: {
        references: "GIRM 45",
        text: "Sacred silence at Mass lets people recollect themselves, ponder and pray in the heart.",
      },
    },
  },
  {
    id: "dryness-and-distraction",
    title: "Dryness and distraction in prayer",
    aliases: [
      "dry",
      "spiritual dryness",
      "distracted",
      "distraction",
      "distracted in prayer",
      "dark night",
      "dark night of the soul",
      "cant pray",
      "prayer is boring",
      "acedia",
      "i feel nothing when i pray",
      "spiritual desolation",
      "falling asleep while praying",
      "too busy to pray",
    ],
    summary:
      "Prayer is also a struggle, with ourselves and with the one who would keep us from it. Distraction shows what the heart is attached to: rather than hunt it down, we turn back gently to God. Dryness belongs to prayer even of the saints, and is a time for bare faith; it can also call for conversion or simply for rest. Going on at the set time is love already, and a director or confessor helps to tell the cause, a doctor too when low spirits reach into everything.",
    catechism: "2725-2733,2742-2745,2754-2755",
    notes: {
      scripture: {
        references: "Ps 63:1-2; Luke 18:1; Rom 8:26; Ps 42:2-6",
        text: "The soul thirsts for God in a dry land, and we are to pray without losing heart, helped by the Spirit in our weakness.",
      },
      patristic: {
        references: "John Cassian, Institutes 10; Evagrius, Praktikos 12",
        text: "Sloth makes the day seem long and the place hateful, and the answer is to stay.",
      },
      aquinas: {
        references: "ST II-II q83 a13; ST II-II q35",
        text: "Wandering thoughts against our will do not take away the fruit of prayer, and sloth is a sadness about the things of God.",
      },
      augustine: {
        references: "Confessions 10.35",
        text: "He owns how a hare in the field or a spider in the house carries his thoughts away, and how God calls him back.",
      },
      "papal-encyclicals": {
        references: "Spe Salvi 33-34",
        text: "Prayer widens and cleans the heart, so that there is room for what God wants to give.",
      },
    },
  },
  {
    id: "unanswered-prayer",
    title: "Unanswered prayer",
    aliases: [
      "unanswered",
      "unanswered prayer",
      "god not listening",
      "silent god",
      "answer prayers",
      "why does god not answer me",
      "does god hear my prayers",
      "god is silent",
      "i prayed and nothing happened",
      "how long must i pray",
      "god said no",
      "praying for healing that does not come",
      "tired of asking god",
    ],
    summary:
      "God hears every prayer, and our complaint that he does not may ask what picture we have of him: a tool, or the Father of Jesus. He knows our needs before we ask and wants our longing to grow; he may give something better than we asked, at another time or in another way. Jesus himself asked that the cup pass and gave himself to the Father's will, and the Resurrection was the answer. It is good to tell God the disappointment, and to share a heavy one with a priest or a friend.",
    catechism: "2734-2741,2756",
    notes: {
      scripture: {
        references: "Jas 4:3; Matt 7:7-11; 2 Cor 12:8-9; Luke 18:1-8; Ps 13:1-3",
        text: "The Father gives good things to those who ask, Paul's thorn remained and grace was enough, and the widow kept on asking.",
      },
      patristic: {
        references: "Shepherd of Hermas, Mandate 9",
        text: "If the answer is slow, do not stop asking and do not doubt God's mercy.",
      },
      aquinas: {
        references: "ST II-II q83 a2; ST II-II q83 a15",
        text: "Prayer does not change God's plan but obtains what he chose to give by it, and it is sure when it asks for what serves salvation, devoutly and with persistence.",
      },
      augustine: {
        references: "Letter 130",
        text: "Paul too was not given what he asked, and delay enlarges the desire so that it can receive what God prepares.",
      },
      "papal-encyclicals": {
        references: "Spe Salvi 33; Deus Caritas Est 38",
        text: "Waiting stretches the heart, and like Job we may cry out to God while still trusting him.",
      },
    },
  },
  {
    id: "spiritual-direction",
    title: "Spiritual direction and discernment",
    aliases: [
      "spiritual director",
      "spiritual direction",
      "discernment",
      "discern",
      "gods will for me",
      "how do i know gods will",
      "finding a spiritual director",
      "discernment of spirits",
      "consolation and desolation",
      "is this from god",
      "big decision",
      "what does god want me to do",
      "ignatian discernment",
    ],
    summary:
      "God's will is our good and holiness, and he shows it through Scripture, the commandments and the Church, through conscience, circumstances and the movements of the heart. Discernment weighs these in prayer: what brings lasting peace, faith and charity comes from God, while what disturbs and turns us in on ourselves often does not. Since we easily fool ourselves, a wise and experienced guide, priest or lay, is a great help. In a heavy time it is better not to change a good decision.",
    catechism: "2690,2695,2822-2827",
    notes: {
      scripture: {
        references: "Rom 12:2; 1 John 4:1; Ps 25:4-5; Gal 5:22-23",
        text: "Be renewed in mind to see what pleases God, test the spirits, ask him for his paths and know the Spirit by his fruits.",
      },
      patristic: {
        references: "John Cassian, Conferences 2",
        text: "Discretion is the mother of virtues and is learned by opening one's thoughts to an elder.",
      },
      aquinas: {
        references: "ST II-II q49 a3",
        text: "Nobody sees everything alone, and so prudence needs to be willing to learn from the experienced.",
      },
      "canon-law": {
        references: "can. 246",
        text: "Those in training for priesthood freely choose a guide for their spiritual life.",
      },
    },
  },
  {
    id: "discernment-of-vocation",
    title: "Discerning a vocation",
    aliases: [
      "vocation",
      "discerning a vocation",
      "priesthood calling",
      "should i become a priest",
      "should i become a nun",
      "religious vocation",
      "am i called to marriage",
      "called to be a monk",
      "vocation discernment",
      "what is my vocation",
      "is god calling me",
      "consecrated life calling",
      "single life vocation",
    ],
    summary:
      "Every vocation grows from the one baptismal call to love and holiness, and is lived in marriage, in holy orders, in consecrated life or as a single person serving God and neighbor. One finds it by prayer, a sacramental life, service, honest knowledge of oneself and time; a call must be free, and for orders and religious life it is also tested and confirmed by the Church. No one has a right to ordination. A vocation director, a priest or a spiritual director should be asked along the way.",
    catechism: "871-873,914-916,1578,1603-1604,2230-2233",
    notes: {
      scripture: {
        references: "1 Sam 3:1-10; Mark 10:17-22; Matt 19:11-12; 1 Cor 7:7; Luke 1:38",
        text: "Samuel learns to say that he is listening, Jesus looks with love and calls, each has a gift from God, and Mary gives her yes.",
      },
      aquinas: {
        references: "ST II-II q189",
        text: "Entering religious life is good to choose even when young and does not call for endless deliberation.",
      },
      augustine: {
        references: "Confessions 8",
        text: "After long hesitation he heard God's call through a word of Paul and was free to follow.",
      },
      "vatican-ii": {
        references: "LG 39-42; OT 2; GS 52",
        text: "All are called to holiness, fostering vocations is the duty of the whole community, and families prepare the young for their state of life.",
      },
      "canon-law": {
        references: "can. 219; can. 233; can. 1026",
        text: "All the faithful are free from force in choosing a state of life, and no one may be pressed into orders.",
      },
    },
  },
];
