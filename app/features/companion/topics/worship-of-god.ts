import type { Topic } from "../domain/topic";

/** The honor due to God and his name, and what turns from him. */
export const worshipOfGodTopics: Topic[] = [
  {
    id: "first-commandment",
    title: "Worship of God alone",
    aliases: [
      "worship god alone",
      "idolatry",
      "false gods",
      "first commandment",
      "putting god first",
      "are statues idols",
      "what is an idol today",
      "worshipping money",
      "no other gods",
      "virtue of religion",
    ],
    summary:
      "The first commandment calls us to believe in God, hope in him and love him above all, and to give adoration to him alone. Idolatry is giving to a creature, such as power, money, pleasure or a nation, the honor that belongs to God. Superstition, irreligion and testing God also go against it. Honoring images of Christ and the saints is not idolatry, because the honor passes to the one shown.",
    catechism: "2084-2141",
    notes: {
      scripture: {
        references: "Exod 20:2-5; Matt 4:10; Deut 6:4-5; 1 John 5:21",
        text: "The Lord who frees his people is the only God, to be loved with the whole heart, adored and served alone.",
      },
      aquinas: {
        references: "ST II-II q81; ST II-II q94",
        text: "Religion is the virtue that gives God the honor due to him, and idolatry gives it to a creature.",
      },
      augustine: {
        references: "City of God 10.1-4",
        text: "Sacrifice and adoration are owed to the one true God and to no creature, however high.",
      },
      "papal-encyclicals": {
        references: "Lumen Fidei 13",
        text: "Idols leave life scattered among many desires, while faith gives it a center and a way.",
      },
      councils: {
        references: "Nicaea II",
        text: "Images may be venerated, while true adoration belongs to God alone.",
      },
    },
  },
  {
    id: "occult",
    title: "The occult, astrology and superstition",
    aliases: [
      "astrology",
      "horoscope",
      "tarot",
      "magic",
      "ouija",
      "psychic",
      "superstition",
      "witchcraft",
      "divination",
      "fortune teller",
      "reiki",
      "can i talk to the dead",
      "is it a sin to read my horoscope",
      "new age",
    ],
    summary:
      "Trying to learn hidden things or to gain power through astrology, tarot, mediums, magic or spells goes against the honor and trust we owe to God alone, whatever the intention. Superstition expects from a charm or an outward practice what only God gives. Christians leave the future in his hands and ask for his help in prayer. Someone who has been involved and feels troubled can turn from it calmly, go to confession and speak with a priest.",
    catechism: "2110-2117,2138",
    notes: {
      scripture: {
        references: "Deut 18:10-12; Gal 5:19-21; Lev 19:31; Acts 19:18-19",
        text: "Divination and sorcery are forbidden to God's people, and the new believers in Ephesus brought out their magic books and burned them.",
      },
      patristic: {
        references: "Didache 2-3",
        text: "The way of life shuns sorcery, omens and astrology because they lead to idolatry.",
      },
      aquinas: {
        references: "ST II-II q95-96",
        text: "Divination and superstitious practices seek from creatures or demons what belongs to God.",
      },
      augustine: {
        references: "City of God 5.1-7; Confessions 7.6; On Christian Doctrine 2.20-24",
        text: "The stars do not rule our lives, and twins born under the same sky show it.",
      },
    },
  },
  {
    id: "spiritual-warfare",
    title: "Spiritual warfare",
    aliases: [
      "spiritual warfare",
      "spiritual battle",
      "demonic attack",
      "demonic oppression",
      "armor of god",
      "armour of god",
      "saint michael prayer",
      "deliverance prayer",
      "is the devil attacking me",
      "curses and hexes",
      "protection from evil",
      "spiritual attack",
    ],
    summary:
      "Christian life includes a struggle against temptation, our own disordered desires and the powers of evil, but Christ has already won the victory and the devil is only a creature. The ordinary weapons are prayer, the sacraments, Scripture, fasting, humility and charity; no special formula is needed and fear is out of place. Solemn exorcism belongs only to a priest whom the bishop has authorized, after medical causes have been considered. Anyone who is frightened, hears voices or feels attacked should talk to a doctor and to a priest.",
    catechism: "391-395,407-409,1673,2725,2846-2854",
    notes: {
      scripture: {
        references: "Eph 6:10-18; 1 Pet 5:8-9; Jas 4:7; Rom 8:37-39",
        text: "Stand firm in God's armor, be sober and resist in faith, and know that no power can part us from God's love.",
      },
      patristic: {
        references: "Athanasius, Life of Antony",
        text: "The demons have no real power over one who trusts in Christ and signs himself with the cross.",
      },
      aquinas: {
        references: "ST I q114",
        text: "The demons tempt only as far as God permits, and he gives grace and the help of angels for the struggle.",
      },
      augustine: {
        references: "City of God 22.23",
        text: "Even the just have to struggle against vice in this life, and peace is complete only in the next.",
      },
      "vatican-ii": {
        references: "GS 37",
        text: "All of history is marked by a contest with evil, in which nobody stays true to the good without effort and grace.",
      },
      "canon-law": {
        references: "can. 1172",
        text: "No one may lawfully exorcise the possessed without the bishop's express permission, given only to a fit priest.",
      },
      liturgy: {
        references: "Baptism; Easter Vigil",
        text: "Before the profession of faith the Church asks for the renunciation of Satan and all his works.",
      },
      councils: {
        references: "Lateran IV can. 1",
        text: "The devil and the demons were created good by God and became evil by their own doing.",
      },
    },
  },
  {
    id: "atheism",
    title: "Atheism and agnosticism",
    aliases: [
      "atheist",
      "agnostic",
      "agnosticism",
      "secularism",
      "my child is an atheist",
      "my friend does not believe",
      "why do people not believe",
      "god does not exist",
      "nonbeliever",
      "can you be good without god",
      "new atheists",
    ],
    summary:
      "Atheism rejects or denies God, and agnosticism holds back from a judgment; both have many forms and causes. As a refusal of God it is against the virtue of religion, but a person's responsibility can be much lessened, and the bad example of believers has often played a part. God can be known from creation by reason, and no one who sincerely seeks the truth is shut out of his care. The best answers are patience, honest reasons and a life of love.",
    catechism: "2123-2128",
    notes: {
      scripture: {
        references: "Ps 14:1; Rom 1:18-21; 1 Pet 3:15-16",
        text: "It is folly to say there is no God whom creation makes known, and believers should give reasons for their hope gently.",
      },
      aquinas: {
        references: "ST I q2 a3",
        text: "Five ways lead reason from the world to God, also in answer to the objections from evil and from nature.",
      },
      augustine: {
        references: "Confessions 10.27",
        text: "He sought God outside in beautiful things while God was within, calling him.",
      },
      "vatican-ii": {
        references: "GS 19-21",
        text: "Atheism is among the serious matters of our age, believers may share the blame, and recognizing God does not lessen human dignity.",
      },
      "papal-encyclicals": {
        references: "Lumen Fidei 35; Divini Redemptoris",
        text: "Those who search without yet believing are already on the way, and a social order without God harms people.",
      },
      councils: {
        references: "Vatican I Dei Filius 2",
        text: "God can be known with certainty from created things by the light of reason.",
      },
    },
  },
  {
    id: "religious-freedom",
    title: "Religious freedom",
    aliases: [
      "religious liberty",
      "freedom of religion",
      "religious freedom",
      "forced conversion",
      "persecuted christians",
      "separation of church and state",
      "conscientious objection",
      "should the state be catholic",
      "inquisition",
      "freedom of worship",
      "faith in public schools",
    ],
    summary:
      "All people are bound to seek the truth about God and to hold to it once known, but they must do so freely. Because of the dignity of the person no one may be forced to act against conscience in matters of religion or kept from practicing it, alone or with others, within the limits of just public order. This right does not mean that all beliefs are equally true; it protects each person's free answer to God.",
    catechism: "2104-2109,2244-2246",
    notes: {
      scripture: {
        references: "Matt 22:21; Acts 5:29; John 18:36-37",
        text: "What is God's is to be given to God, he is obeyed before men, and Christ's kingdom bears witness to truth without force.",
      },
      patristic: {
        references: "Tertullian, To Scapula 2; Lactantius, Divine Institutes 5.19-20",
        text: "It is no part of religion to force religion, which has to be taken up freely.",
      },
      aquinas: {
        references: "ST II-II q10 a8",
        text: "Those who have never received the faith are not to be compelled to it, for believing is an act of the will.",
      },
      "vatican-ii": {
        references: "DH 2; DH 9-11",
        text: "The right to be free from coercion in religion rests on human dignity, and Christ and the apostles forced no one.",
      },
      "papal-encyclicals": {
        references: "Pacem in Terris 14",
        text: "Every person has the right to worship God in private and in public as conscience rightly directs.",
      },
      "canon-law": {
        references: "can. 748",
        text: "All are bound to seek the truth about God, and no one may ever be led to the faith by force against conscience.",
      },
    },
  },
  {
    id: "taking-gods-name",
    title: "Reverence for God's name",
    aliases: [
      "curse",
      "swear",
      "swearing",
      "blasphemy",
      "oath",
      "omg",
      "oh my god",
      "taking the lords name in vain",
      "is it a sin to swear",
      "bad language",
      "profanity",
      "perjury",
      "second commandment",
      "blasphemous thoughts",
    ],
    summary:
      "The second commandment asks us to honor the name of God, of Jesus, of Mary and of the saints. Blasphemy, words of hatred or contempt against God, is grave in itself; using his name carelessly fails in respect, and coarse words fail in charity. An oath calls God as witness to the truth: it may be taken for a serious reason, and a false one gravely offends him. Unwanted blasphemous thoughts that one does not consent to are no sin; if they keep returning, a confessor and a doctor can help.",
    catechism: "2142-2167",
    notes: {
      scripture: {
        references: "Exod 20:7; Matt 5:33-37; Jas 3:9-10; Ps 8:1-2",
        text: "God's name is not to be misused, a plain yes should be enough, and the tongue that blesses God should not curse people.",
      },
      aquinas: {
        references: "ST II-II q13; ST II-II q89",
        text: "Blasphemy belittles God's goodness, while an oath with truth, judgment and justice honors him.",
      },
      augustine: {
        references: "On the Lord's Sermon on the Mount 1.17",
        text: "An oath may be needed because of another's weakness, so the Lord warns against swearing lightly.",
      },
      "canon-law": {
        references: "can. 1199-1204",
        text: "An oath invokes God's name as witness and may be taken only in truth, in judgment and in justice.",
      },
    },
  },
];
