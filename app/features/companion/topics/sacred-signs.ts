import type { Topic } from "../domain/topic";

export const sacredSignsTopics: Topic[] = [
  {
    id: "sacramentals",
    title: "Sacramentals and blessings",
    aliases: [
      "blessings",
      "scapular",
      "medal",
      "exorcism",
      "sacramentals",
      "sacramental",
      "what are sacramentals",
      "brown scapular",
      "miraculous medal",
      "saint benedict medal",
      "house blessing",
      "blessed candles",
      "bless my rosary",
    ],
    summary:
      "Sacramentals are sacred signs instituted by the Church: blessings of people, meals, objects and places, and things such as medals, scapulars and ashes on the forehead. They do not give grace as the sacraments do; by the prayer of the Church they prepare us to receive it and make daily life holy. They are no charms, and without faith and a life that fits they do nothing by themselves. A solemn exorcism is done only by a priest with the bishop's permission, and illness, which belongs to doctors, must first be ruled out.",
    catechism: "1667-1679",
    notes: {
      scripture: {
        references: "Acts 19:11-12; Mark 5:27-29; Num 6:23-27",
        text: "Priests are taught to bless the people; a woman is healed by faith on touching the garment of Jesus, and God heals through cloths that touched Paul.",
      },
      aquinas: {
        references: "ST III q65 a1",
        text: "Holy water and other blessed things are not sacraments, but dispose people toward them.",
      },
      "vatican-ii": {
        references: "SC 60-61",
        text: "Sacramentals bear a likeness to the sacraments, and through them nearly every event of life is made holy.",
      },
      "canon-law": {
        references: "can. 1166-1172",
        text: "Sacramentals are sacred signs obtained by the Church's intercession; the law says who administers them, and who may exorcise.",
      },
      liturgy: {
        references: "Book of Blessings",
        text: "The Church has blessings for families, homes, the sick, travelers, work and things used in devotion.",
      },
    },
  },
  {
    id: "holy-water",
    title: "Holy water",
    aliases: [
      "holy water",
      "holy water font",
      "blessing yourself with holy water",
      "why do catholics use holy water",
      "sprinkling rite",
      "asperges",
      "can i drink holy water",
      "what is holy water for",
      "holy water at home",
      "how do i dispose of holy water",
      "water blessed by a priest",
    ],
    summary:
      "Holy water is water blessed by the Church as a reminder of baptism. We sign ourselves with it on entering a church, and it is used in blessings of people, homes and the dead, asking for God's cleansing and protection. It is a sacramental and not magic; its use is good together with faith and prayer. What is left over may be poured on the earth.",
    catechism: "694,1217-1222,1668-1671",
    notes: {
      scripture: {
        references: "Ezek 36:25; Ps 51:9; John 4:13-14; Ezek 47:1-9",
        text: "God promises to sprinkle clean water and wash the heart, life springs from the temple's stream, and Jesus gives living water.",
      },
      aquinas: {
        references: "ST III q87 a3",
        text: "Holy water helps toward the forgiveness of lesser faults insofar as it moves a person to reverence for God.",
      },
      "vatican-ii": {
        references: "SC 60-61",
        text: "Sacramentals make the use of material things serve the praise of God and the holiness of people.",
      },
      "canon-law": {
        references: "can. 1170-1171",
        text: "Blessings are for Catholics first and can be given to others as well, and blessed things are to be used with reverence.",
      },
      liturgy: {
        references: "GIRM 51; Book of Blessings",
        text: "On Sundays, and most of all in Easter time, the blessing and sprinkling of water may take the place of the penitential act.",
      },
    },
  },
  {
    id: "sacred-images",
    title: "Sacred images and statues",
    aliases: [
      "statues",
      "icons",
      "images",
      "crucifix",
      "sacred images",
      "do catholics worship statues",
      "graven images",
      "why do catholics have statues",
      "is a crucifix idolatry",
      "kneeling before statues",
      "religious art",
      "holy pictures",
      "why is jesus on the cross in catholic churches",
      "idols",
    ],
    summary:
      "Because the Son of God became visible, the Church makes images of him, of his mother and of the saints. The honor shown to an image passes to the person it shows; adoration belongs to God alone and never to wood, paint or stone. The commandment forbids idols, while God himself had images made as signs that pointed to salvation.",
    catechism: "1159-1162,1192,2129-2132,2141",
    notes: {
      scripture: {
        references: "Exod 20:4; Exod 25:18-20; Num 21:8-9; Col 1:15",
        text: "God forbids idols, yet has cherubim and the bronze serpent made; Christ is the image of the unseen God.",
      },
      patristic: {
        references: "John of Damascus, On the Divine Images 1.16; Basil, On the Holy Spirit 18.45",
        text: "Since God has shown himself in the flesh he can be depicted, and honor given to an image goes to its original.",
      },
      aquinas: {
        references: "ST III q25 a3",
        text: "Reverence is paid to an image as an image, and so it moves on to the one who is shown.",
      },
      "vatican-ii": {
        references: "SC 125; LG 67",
        text: "The practice of setting up images in churches is to be kept, in moderate number and right order.",
      },
      "canon-law": {
        references: "can. 1188",
        text: "Sacred images are to be displayed in churches in moderate number and suitable order.",
      },
      liturgy: {
        references: "GIRM 318",
        text: "Images should lead the faithful to the mysteries celebrated there and not draw attention away from the celebration.",
      },
      councils: {
        references: "Nicaea II; Trent Session 25",
        text: "Nicaea II in 787 defends the veneration of images, and Trent adds that no power is believed to dwell in them.",
      },
    },
  },
  {
    id: "vestments-and-colours",
    title: "Vestments and liturgical colors",
    aliases: [
      "vestments",
      "liturgical colors",
      "liturgical colours",
      "chasuble",
      "stole",
      "alb",
      "why does the priest wear purple",
      "rose vestments",
      "what color is the priest wearing today",
      "pink candle",
      "why green vestments",
      "priest clothes at mass",
      "meaning of the colors",
      "red vestments",
    ],
    summary:
      "Vestments show that the ministers act in the service of Christ and his Church and not in their own name. Over the white alb, which recalls baptism, a priest wears stole and chasuble, and a deacon stole and dalmatic. The colors express the season: white for Christmas, Easter and feasts, red for the Passion, Pentecost and martyrs, green for Ordinary Time, purple for Advent and Lent, and rose may be worn on two Sundays of joy.",
    catechism: "1145-1152,1163",
    notes: {
      scripture: {
        references: "Exod 28:2-4; Rev 7:9; Gal 3:27",
        text: "Aaron's sons wear sacred garments, the redeemed stand in white robes, and the baptized have put on Christ.",
      },
      "vatican-ii": {
        references: "SC 124; SC 128",
        text: "Sacred vestments should have a noble beauty, and not mere display.",
      },
      "canon-law": {
        references: "can. 929",
        text: "Priests and deacons wear the vestments laid down by the rubrics when they celebrate and give the Eucharist.",
      },
      liturgy: {
        references: "GIRM 335-347",
        text: "The Instruction explains the vestments of each minister and the meaning and use of each color.",
      },
    },
  },
];
