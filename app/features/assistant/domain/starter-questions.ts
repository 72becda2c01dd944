import type { Season } from "~/features/calendar/domain/liturgy/types";
import type { Mode } from "~/features/companion/domain/limits";

type SixQuestions = readonly [string, string, string, string, string, string];

/** Questions to start with: first those on the season's mystery, then some for every day. */
const STARTERS: Record<Season, Record<Mode, SixQuestions>> = {
  Advent: {
    "faith-learning": [
      "What is Advent, and how do I keep it well?",
      "What does it mean that Christ will come again?",
      "Why do we honour Mary as the Immaculate Conception?",
      "Who was John the Baptist?",
      "What is the virtue of hope?",
      "How do I prepare for a good confession?",
    ],
    apologetics: [
      "Why do Catholics honour Mary so much?",
      "Is the Immaculate Conception in the Bible?",
      "Did Mary have other children?",
      "Do Catholics believe in the rapture?",
      "Why confess sins to a priest?",
      "Is praying the Rosary vain repetition?",
    ],
  },
  Christmas: {
    "faith-learning": [
      "Why did the Word become flesh?",
      "What does it mean that Jesus is true God and true man?",
      "Why is Mary called Mother of God?",
      "What happened at the baptism of Jesus?",
      "What does the Church teach about the family?",
      "How do I begin to pray every day?",
    ],
    apologetics: [
      "Is Christmas a pagan feast?",
      "Is Jesus really God?",
      "Why call Mary the Mother of God?",
      "Does the Trinity contradict that there is one God?",
      "Why do Catholics have statues and images?",
      "Is the Virgin Birth credible?",
    ],
  },
  "Ordinary Time": {
    "faith-learning": [
      "How can I grow in prayer when it feels dry?",
      "What is the Real Presence in the Eucharist?",
      "Why do we ask the saints to pray for us?",
      "What is grace?",
      "What does the Church teach about purgatory?",
      "How do I know God’s will for my life?",
    ],
    apologetics: [
      "Why do Catholics confess to a priest?",
      "Is the Bible alone enough?",
      "Where does the Pope’s authority come from?",
      "Are we saved by faith alone?",
      "Why do Catholics pray to saints?",
      "Is purgatory in the Bible?",
    ],
  },
  Lent: {
    "faith-learning": [
      "Why do we fast in Lent?",
      "How do I make an examination of conscience?",
      "What is the difference between mortal and venial sin?",
      "What happens in the sacrament of Penance?",
      "Why does God allow suffering?",
      "What are the works of mercy?",
    ],
    apologetics: [
      "Why do Catholics not eat meat on Fridays?",
      "Why confess to a priest and not to God alone?",
      "Do Catholics believe that they earn salvation?",
      "Is penance needed if Christ paid for everything?",
      "If God is good, why is there suffering?",
      "Are indulgences for sale?",
    ],
  },
  "Paschal Triduum": {
    "faith-learning": [
      "What is the Paschal Triduum?",
      "Why did Jesus die on the cross?",
      "What did Jesus do at the Last Supper?",
      "Why did Jesus wash the disciples’ feet?",
      "What does it mean that Christ descended into hell?",
      "What happens at the Easter Vigil?",
    ],
    apologetics: [
      "Is the Mass a repetition of the sacrifice of Christ?",
      "Is Christ really present in the Eucharist?",
      "Why do Catholics venerate the cross?",
      "Did Jesus found a priesthood?",
      "Why did God need the death of Jesus?",
      "Why do crucifixes show Jesus still on the cross?",
    ],
  },
  Easter: {
    "faith-learning": [
      "Why is the Resurrection the heart of our faith?",
      "What does baptism do?",
      "Who is the Holy Spirit?",
      "What are the gifts of the Holy Spirit?",
      "What happens when we die?",
      "Why do we celebrate Sunday?",
    ],
    apologetics: [
      "Is the Resurrection of Jesus historical?",
      "Why do Catholics baptise infants?",
      "Is the Catholic Church the Church that Christ founded?",
      "Why do Catholics keep Sunday and not the Sabbath?",
      "Is Peter the rock on which the Church is built?",
      "Once saved, are we always saved?",
    ],
  },
};

/** Returns six questions to start with for a season and a mode. */
export function starterQuestions(season: Season, mode: Mode): SixQuestions {
  return STARTERS[season][mode];
}
