import type { Topic } from "../domain/topic";

/** The Church's mission, and those outside her. */
export const churchAndWorldTopics: Topic[] = [
  {
    id: "outside-the-church",
    title: "Salvation outside the Church",
    aliases: [
      "outside the church",
      "no salvation outside the church",
      "extra ecclesiam nulla salus",
      "salvation of non catholics",
      "can non catholics be saved",
      "can good people who are not christian be saved",
      "unbelievers saved",
      "people who never heard of jesus",
      "invincible ignorance",
      "are non christians saved",
      "do you have to be catholic to go to heaven",
    ],
    summary:
      "All salvation comes from Christ through the Church, his body, so one who knows this and refuses to enter or remain in her turns from what God offers. Those who through no fault of their own do not know Christ or his Church, but seek God with a sincere heart and try under grace to follow conscience, can be saved. God wills that all be saved, in ways known to him; this is hope for others and a reason to bring them the Gospel.",
    catechism: "846-848,1257-1261",
    notes: {
      scripture: {
        references: "Acts 4:12; 1 Tim 2:4-5; Rom 2:14-16; Acts 10:34-35",
        text: "There is no other name by which we are saved, God wills all to be saved, and the law written on the heart also speaks in those who have not received the Scriptures.",
      },
      aquinas: {
        references: "ST III q68 a2",
        text: "Thomas teaches that the desire for baptism, with faith that works through love, can bring salvation where the sacrament cannot be had.",
      },
      "vatican-ii": {
        references: "LG 14-16; GS 22; AG 7",
        text: "The council speaks of the Church's necessity, and of how those outside her visible bounds can be touched by grace and share in the paschal mystery.",
      },
      "papal-encyclicals": {
        references: "Redemptoris Missio 10",
        text: "John Paul II explains that salvation in Christ is offered in concrete ways also to those who have had no chance to know the Gospel.",
      },
      councils: {
        references: "Lateran IV, Constitution 1",
        text: "The council confesses one universal Church of the faithful outside which no one is saved.",
      },
    },
  },
  {
    id: "other-religions",
    title: "Other religions",
    aliases: [
      "other religions",
      "world religions",
      "islam",
      "muslims",
      "judaism",
      "buddhism",
      "hinduism",
      "non christian religions",
      "do muslims worship the same god",
      "are all religions the same",
      "do all religions lead to god",
      "what about people of other faiths",
      "interreligious dialogue",
    ],
    summary:
      "The Church rejects nothing that is true and holy in other religions, and sees in it a gift of God that prepares for the Gospel. With the Jewish people she has a unique bond; with Muslims she shares adoration of the one merciful God; she respects the search for God among Hindus, Buddhists and others. She goes on announcing Christ as the way, the truth and the life, with dialogue, esteem and freedom. Religions are not all the same, and all people have the same dignity.",
    catechism: "839-845",
    notes: {
      scripture: {
        references: "Rom 11:28-29; Acts 17:22-31; John 14:6",
        text: "Paul knows that God's call to Israel lasts and finds in Athens an altar to an unknown God, whom he makes known, and Jesus is the way to the Father.",
      },
      patristic: {
        references: "Justin, First Apology 46; Justin, Second Apology 13",
        text: "Justin holds that all peoples have a share in the Word, whose seeds are in whatever they have said well.",
      },
      aquinas: {
        references: "ST II-II q10 a8",
        text: "Thomas teaches that those who have never received the faith must not be forced to it, because believing is an act of the will.",
      },
      "vatican-ii": {
        references: "NA 2-4; LG 16",
        text: "The declaration speaks with esteem of other religions, of Muslims and above all of the Jewish people.",
      },
      "papal-encyclicals": {
        references: "Redemptoris Missio 55",
        text: "John Paul II explains that dialogue belongs to mission and does not replace the proclamation of Christ.",
      },
    },
  },
  {
    id: "mission-and-evangelization",
    title: "Mission and evangelization",
    aliases: [
      "evangelize",
      "evangelization",
      "share my faith",
      "share the faith",
      "how to share faith",
      "missionary",
      "missionaries",
      "give witness",
      "share faith",
      "talk to my friends about jesus",
      "family left the church",
      "my children left the church",
      "new evangelization",
      "great commission",
    ],
    summary:
      "The Church is missionary by nature: she exists to bring the love of the Father, the Son and the Spirit to all. By baptism and confirmation every believer shares in this, first through the witness of life and then also with words. We propose the faith and never impose it, with gentleness, patience and prayer. When people we love have left, we keep loving, praying and keeping the door open.",
    catechism: "849-856,904-905",
    notes: {
      scripture: {
        references: "Matt 28:18-20; 1 Pet 3:15; Rom 10:14-15; Mark 16:15",
        text: "Jesus sends his disciples to all nations, people cannot believe without someone to tell them, and Peter asks us to answer for our hope with gentleness.",
      },
      "vatican-ii": {
        references: "AG 2; AG 7; LG 17",
        text: "The pilgrim Church is missionary by nature because she comes from the sending of the Son and of the Spirit.",
      },
      "papal-encyclicals": {
        references: "Evangelii Nuntiandi 14; Evangelii Nuntiandi 41; Evangelii Gaudium 120",
        text: "Paul VI says that the Church exists to evangelize and that witness of life comes first, and Francis calls all the baptized missionary disciples.",
      },
      "canon-law": {
        references: "can. 211; can. 781",
        text: "All the faithful have the duty and the right to work so that the message of salvation may reach everyone.",
      },
    },
  },
];
