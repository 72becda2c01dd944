import type { Perspective } from "./domain/limits";

/** What Catholics share with those who ask from a perspective: one or two sentences, our own. */
export const COMMON_GROUND: Record<Perspective, string> = {
  baptist:
    "Catholics and Baptists confess Jesus as Lord and Savior, love the Scriptures and know that faith must be free. Baptists stood up early for liberty of conscience, and Catholics are grateful for it.",
  evangelical:
    "Catholics and Evangelicals believe in the Trinity, in Christ who died for our sins and rose bodily, and in the inspired word of God. Both want everyone to meet Jesus in a living friendship.",
  presbyterian:
    "Catholics and Presbyterians say the same creeds, seek God's glory in all of life and hold that grace always comes first. They share the psalms, the writings of Augustine and a love for sound teaching.",
  methodist:
    "Catholics and Methodists believe that grace not only forgives but makes holy, and that love of God shows in love of the poor. The hymns and the zeal of the Wesleys are a gift to all Christians.",
  lutheran:
    "Catholics and Lutherans share baptism, the creeds and faith in Christ's real presence, and have declared together that we are accepted by God through grace alone. They look at the cross with the same trust.",
  pentecostal:
    "Catholics and Pentecostals believe that the Holy Spirit is at work today, that God hears prayer and heals, and that praise belongs to him with all the heart.",
  "seventh-day-adventist":
    "Catholics and Adventists await Christ's return in glory, honor God as Creator and the body as his temple, and treasure a day of rest and worship as his gift.",
  "biblical-fundamentalist":
    "Catholics, too, hold the whole Bible to be inspired by God, and believe without reserve in the virgin birth, the miracles, the atoning death and the bodily resurrection of Jesus.",
  "non-denominational":
    "Catholics share the wish to follow Jesus himself, to read his word and to be one with all who belong to him. His prayer that they may all be one is dear to both.",
  orthodox:
    "Catholics and Orthodox share the faith of the first seven councils, true sacraments, bishops in succession from the apostles and a deep love for the Mother of God. Very little of what they hold holy divides them.",
  anglican:
    "Catholics and Anglicans share the creeds, much of their liturgy and prayer, and a long line of saints and teachers before their parting. Their bond of baptism and friendship has grown close through decades of dialogue.",
  mormon:
    "Catholics and Latter-day Saints reverence Jesus Christ, pray to the Father in his name and hold family, fasting, service and chastity in honor. They often stand side by side in helping people in need.",
  "jehovahs-witness":
    "Catholics and Jehovah’s Witnesses honor the one Creator, believe that Jesus gave his life as a ransom and pray for God's kingdom to come. Witnesses have shown great courage under persecution for conscience's sake.",
  muslim:
    "Catholics and Muslims adore the one God, merciful and almighty, and await his judgment. Both honor Abraham, Jesus and his virgin mother Mary, and value prayer, almsgiving and fasting.",
  jewish:
    "The Church has its root in Israel: Catholics receive from the Jewish people the Scriptures, the psalms and the faith in the one God, and Jesus and Mary themselves. God's covenant with Israel is without regret, and both wait for the day when all will serve him together.",
  atheist:
    "Catholics share with atheists the trust in reason, the search for what is true and the rejection of superstition. Both know that doubt can be honest and that every person's conscience deserves respect.",
  secular:
    "Catholics share with people of no religion the care for human dignity, justice, science and freedom of conscience. Whatever is truly human finds an echo in the heart of the Church too.",
};
