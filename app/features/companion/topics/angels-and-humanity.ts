import type { Topic } from "../domain/topic";

/** Angels, the human person and the fall. */
export const angelsAndHumanityTopics: Topic[] = [
  {
    id: "angels",
    title: "Angels",
    aliases: [
      "angel",
      "angels",
      "archangel",
      "archangels",
      "michael",
      "saint michael",
      "gabriel",
      "raphael",
      "are angels real",
      "what are angels",
      "do we become angels when we die",
      "cherubim and seraphim",
      "heavenly host",
    ],
    summary:
      "Angels are spiritual, personal and immortal creatures, with mind and will, who serve and praise God and carry his messages. They have been present through the whole of salvation history and above all in the life of Christ, whose angels they are. Human beings do not become angels when they die. The Church honors Michael, Gabriel and Raphael by name and asks the help of the angels, and leaves aside names and practices that Scripture does not know.",
    catechism: "328-336,350-352",
    notes: {
      scripture: {
        references: "Heb 1:14; Ps 91:11; Tob 12:15; Luke 1:19",
        text: "Angels are ministering spirits sent to help those who will inherit salvation; Raphael and Gabriel say that they stand before God.",
      },
      aquinas: {
        references: "ST I q50 a1; ST I q50 a5",
        text: "Thomas reasons that it befits the universe to hold creatures that are purely spiritual, and that these cannot decay.",
      },
      augustine: {
        references: "Expositions of the Psalms 103(104)",
        text: "Augustine explains that angel is the name of an office, and spirit the name of a nature.",
      },
      "vatican-ii": {
        references: "LG 50",
        text: "The Church has always venerated the angels together with Mary and the saints and asked for their help.",
      },
      liturgy: {
        references: "Feast of Saints Michael, Gabriel and Raphael (29 September); GIRM 79",
        text: "The archangels have their feast, and at every Mass the people join the angels in the Sanctus.",
      },
      councils: {
        references: "Lateran IV, Constitution 1",
        text: "The council confesses that God created the spiritual creature, that is the angelic one, from nothing.",
      },
    },
  },
  {
    id: "guardian-angels",
    title: "Guardian angels",
    aliases: [
      "guardian angel",
      "guardian angels",
      "my guardian angel",
      "protector angel",
      "do we have guardian angels",
      "does everyone have a guardian angel",
      "prayer to guardian angel",
      "naming your guardian angel",
      "angel of god my guardian dear",
      "angel watching over me",
      "angels protecting children",
    ],
    summary:
      "From its beginning to death human life is surrounded by the watchful care of angels, and each believer has an angel as protector and shepherd leading to life. Jesus speaks of the angels of little ones who see the face of the Father. We may ask our angel for help each day; the Holy See discourages giving these angels names that are not in Scripture.",
    catechism: "336,352",
    notes: {
      scripture: {
        references: "Matt 18:10; Exod 23:20; Ps 91:11-12; Acts 12:15",
        text: "God sends an angel to guard his people on the way, and the angels of the little ones behold the Father.",
      },
      patristic: {
        references: "Basil, Against Eunomius 3.1",
        text: "Basil teaches that each of the faithful has an angel as guardian and shepherd.",
      },
      aquinas: {
        references: "ST I q113 a1-2",
        text: "Thomas holds that angels guard human beings and that each person has one.",
      },
      liturgy: {
        references: "Memorial of the Holy Guardian Angels (2 October)",
        text: "The Church keeps a day in their honor and asks for their constant protection.",
      },
    },
  },
  {
    id: "satan",
    title: "Satan and the fallen angels",
    aliases: [
      "satan",
      "devil",
      "is the devil real",
      "demons",
      "demon",
      "lucifer",
      "fallen angels",
      "evil one",
      "fear of the devil",
      "demonic possession",
      "possessed",
      "does satan exist",
      "who is the devil",
    ],
    summary:
      "The devil and the other demons were created good and became evil by their own free and final choice against God. Satan can do harm and tempt, but he is a creature and not a rival of God, and Christ has overcome him. Our defense is simple: prayer, the sacraments, Scripture and a life of charity, without fear or curiosity. Someone who feels troubled in this way should speak with a priest and also with a doctor, since illness needs medical care.",
    catechism: "391-395,2850-2854",
    notes: {
      scripture: {
        references: "1 Pet 5:8-9; Jas 4:7; Rev 12:9; 1 John 3:8",
        text: "The adversary is to be resisted in firm faith and then flees, and the Son of God came to undo his works.",
      },
      aquinas: {
        references: "ST I q63 a1; ST I q114 a1-3",
        text: "Thomas explains how angels could sin, and that God sets bounds to the demons' assaults and turns them to good.",
      },
      augustine: {
        references: "City of God 12.1-9",
        text: "Augustine teaches that the fallen angels are evil by their will and not by the nature God gave them.",
      },
      "canon-law": {
        references: "can. 1172",
        text: "Only a priest with the express permission of the bishop may lawfully perform an exorcism over the possessed.",
      },
      liturgy: {
        references: "Renewal of baptismal promises at the Easter Vigil",
        text: "At baptism and every Easter the faithful renounce Satan and profess their faith in God.",
      },
      councils: {
        references: "Lateran IV, Constitution 1",
        text: "The council teaches that the demons were created good by nature and became evil through themselves.",
      },
    },
  },
  {
    id: "human-person",
    title: "The human person",
    aliases: [
      "human person",
      "image of god",
      "made in gods image",
      "dignity of human life",
      "dignity of the person",
      "human nature",
      "soul",
      "do we have a soul",
      "body and soul",
      "what is the soul",
      "imago dei",
      "what is man",
      "when does the soul enter",
    ],
    summary:
      "Each human being is made in the image of God, able to know and love the creator, and therefore is someone and never merely something. Body and soul are one nature: the spiritual soul is created directly by God, does not perish at death, and will be united again with the body at the resurrection. This dignity belongs to everyone from conception to natural death and rests on no ability or success. Christ shows us fully who we are.",
    catechism: "355-368,1700-1706",
    notes: {
      scripture: {
        references: "Gen 1:26-27; Gen 2:7; Ps 8:4-6; Ps 139:13-14",
        text: "Male and female are made in God's image, given breath by him, crowned with glory, and known by him in the womb.",
      },
      aquinas: {
        references: "ST I q75 a6; ST I q76 a1; ST I q93 a4",
        text: "Thomas teaches that the soul cannot perish, that it is the form of the body, and that God's image is in everyone by the power to know and love him.",
      },
      augustine: {
        references: "On the Trinity 14.8",
        text: "Augustine sees the image of God in the mind's capacity to know him and share in him.",
      },
      "vatican-ii": {
        references: "GS 12; GS 14; GS 22",
        text: "The council teaches our dignity as God's image, the unity of body and soul, and that Christ reveals us to ourselves.",
      },
      "papal-encyclicals": {
        references: "Evangelium Vitae 34-35; Redemptor Hominis 10",
        text: "John Paul II grounds the value of each life in God's image and shows that no one can live without love.",
      },
      councils: {
        references: "Council of Vienne",
        text: "The council teaches that the rational soul is by itself and essentially the form of the human body.",
      },
    },
  },
  {
    id: "man-and-woman",
    title: "Man and woman",
    aliases: [
      "man and woman",
      "equality of men and women",
      "dignity of women",
      "gender",
      "complementarity",
      "male and female",
      "differences between men and women",
      "sexism",
      "role of women",
      "biological sex",
      "feminism",
    ],
    summary:
      "God created man and woman together, in perfect equality as persons and in their difference as male and female, each for the other. Both bear his image with the same dignity, and are called to communion and shared responsibility. The Church asks everyone to acknowledge and accept their sexual identity, and to meet those for whom this is a struggle with respect, patience and care; a wise priest, doctor or counselor can walk with them. Domination or contempt between the sexes comes from sin.",
    catechism: "369-373,2331-2336",
    notes: {
      scripture: {
        references: "Gen 1:27; Gen 2:18-24; Gal 3:28",
        text: "Humanity is made male and female in God's image, the two are a help for each other, and all are one in Christ.",
      },
      "vatican-ii": {
        references: "GS 12; GS 29",
        text: "The council sees in man and woman the first form of communion of persons, and rejects discrimination based on sex.",
      },
      "papal-encyclicals": {
        references: "Mulieris Dignitatem 6-7",
        text: "John Paul II writes in this apostolic letter of man and woman as equally human and equally persons in the image of God.",
      },
      "canon-law": {
        references: "can. 208",
        text: "All the faithful share a true equality in dignity and action that comes from their rebirth in Christ.",
      },
    },
  },
  {
    id: "original-sin",
    title: "Original sin",
    aliases: [
      "original sin",
      "the fall",
      "adam and the fall",
      "concupiscence",
      "born in sin",
      "are babies born sinful",
      "forbidden fruit",
      "tree of knowledge",
      "serpent in the garden",
      "garden of eden",
      "why am i guilty of adams sin",
      "fallen nature",
      "felix culpa",
    ],
    summary:
      "Our first parents, tempted by the devil, turned from trust in God and lost for themselves and for us the original holiness and harmony. Original sin is passed on to all as a wounded nature, a state and not a personal fault, and it leaves us subject to death and inclined to sin. Human nature is weakened but not wholly corrupted. Baptism takes this sin away and turns us back to God, and grace helps in the lifelong struggle.",
    catechism: "385-421",
    notes: {
      scripture: {
        references: "Gen 3:1-19; Rom 5:12-19; Ps 51:5",
        text: "Genesis tells of the first refusal of God, and Paul sets Adam, through whom sin came to all, beside Christ, whose grace abounds far more.",
      },
      aquinas: {
        references: "ST I-II q81 a1; ST I-II q82 a1-3",
        text: "Thomas explains original sin as a loss of the original order, handed on with our nature, with concupiscence as its material side.",
      },
      augustine: {
        references: "City of God 13.14; City of God 14.11-15",
        text: "Augustine sees all of us as one in the first man, and names pride and disobedience as the start of the fall.",
      },
      "vatican-ii": {
        references: "GS 13",
        text: "The council finds in the divided human heart what revelation says about sin from the beginning of history.",
      },
      councils: {
        references: "Orange II; Trent Session 5",
        text: "The councils teach that Adam's sin is passed on to all, that it is forgiven in baptism, and that concupiscence left in the baptized is not sin in itself.",
      },
    },
  },
];
