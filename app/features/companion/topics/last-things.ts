import type { Topic } from "../domain/topic";

export const lastThingsTopics: Topic[] = [
  {
    id: "particular-judgment",
    title: "The particular judgment",
    aliases: [
      "judged",
      "moment of death",
      "particular judgment",
      "particular judgement",
      "judgment after death",
      "what happens right after death",
      "do we go straight to heaven",
      "meeting god after death",
      "soul sleep",
      "how will god judge me",
      "is there a second chance after death",
    ],
    summary:
      "At the moment of death each person receives from Christ, in the immortal soul, a judgment that relates life to him. It leads to heaven, either at once or after a purification, or to the loss of God by one's own choice. The judge is the one who died for us, and at the evening of life we are judged on love.",
    catechism: "1021-1022,1051",
    notes: {
      scripture: {
        references: "Heb 9:27; Luke 16:22-23; Luke 23:43; 2 Cor 5:8-10",
        text: "People die once and then are judged; Lazarus is carried to rest, the good thief is promised paradise that very day, and all appear before Christ.",
      },
      aquinas: {
        references: "ST Suppl. q69 a2",
        text: "Souls receive their reward or punishment as soon as they leave the body, unless something holds them back.",
      },
      augustine: {
        references: "Enchiridion 109",
        text: "Between death and the resurrection the soul has rest or affliction according to what it earned in life.",
      },
      "vatican-ii": {
        references: "LG 48",
        text: "Since we do not know the day or the hour, we are to stay watchful until our single earthly life is over.",
      },
      "papal-encyclicals": {
        references: "Benedict XII, Benedictus Deus (1336)",
        text: "Souls that need no purification see God immediately after death, before the resurrection.",
      },
      councils: {
        references: "Lyons II; Florence",
        text: "Both councils teach that souls are received at once into heaven, purification or punishment.",
      },
    },
  },
  {
    id: "heaven",
    title: "Heaven",
    aliases: [
      "beatific vision",
      "paradise",
      "eternal life",
      "heaven",
      "what is heaven like",
      "will we see our family in heaven",
      "will we know each other in heaven",
      "seeing god face to face",
      "who goes to heaven",
      "how do i get to heaven",
      "will my pet be in heaven",
      "do animals go to heaven",
      "everlasting happiness",
    ],
    summary:
      "Heaven is perfect life with the Father, the Son and the Spirit, with Mary, the angels and all the blessed. Those who die in God's grace and are fully purified see him as he is, and this fulfills the deepest longings of the heart. Scripture speaks of it in images, a wedding feast, light, the Father's house, because it goes beyond all understanding. What becomes of animals is not revealed; they are in the hands of their Creator.",
    catechism: "1023-1029,1053",
    notes: {
      scripture: {
        references: "1 John 3:2; 1 Cor 2:9; 1 Cor 13:12; John 14:2-3; Rev 21:3-4",
        text: "We shall see God as he is, face to face; Jesus makes a place ready, and God will wipe away every tear.",
      },
      patristic: {
        references: "Cyprian, On Mortality 26",
        text: "Our true home is above, where a great number of our dear ones waits for us.",
      },
      aquinas: {
        references: "ST I-II q3 a8; ST I q12 a1",
        text: "Perfect happiness can only be the vision of God's very being, and the blessed are given to see it.",
      },
      augustine: {
        references: "City of God 22.29-30",
        text: "The book closes with the sight of God and the Sabbath rest that has no evening.",
      },
      "vatican-ii": {
        references: "LG 49",
        text: "The blessed in glory see clearly God himself, three and one, as he is.",
      },
      "papal-encyclicals": {
        references: "Spe Salvi 10-12",
        text: "Eternal life is not an endless string of days but the fullness of life in God's love.",
      },
      councils: {
        references: "Florence",
        text: "Souls fully purified see clearly the triune God as he is, some more perfectly than others.",
      },
    },
  },
  {
    id: "purgatory",
    title: "Purgatory",
    aliases: [
      "purification",
      "cleansing",
      "holy souls",
      "prayers for the dead",
      "purgatory",
      "is purgatory in the bible",
      "where does purgatory come from",
      "how long is purgatory",
      "poor souls",
      "purgatorio",
      "souls in purgatory",
      "temporal punishment after death",
      "is purgatory a second chance",
    ],
    summary:
      "Those who die in God's friendship but are not yet fully purified are sure of heaven, and are made ready for it. The Church calls this last cleansing purgatory; it is different from the punishment of the lost and is no second chance. How long or in what manner it happens is not defined, and the living help by prayer, almsgiving and above all by the Mass.",
    catechism: "1030-1032,1054,1472",
    notes: {
      scripture: {
        references: "2 Macc 12:38-46; 1 Cor 3:13-15; Matt 12:32",
        text: "Judas Maccabeus has prayer and sacrifice offered for the fallen, Paul speaks of one saved as through fire, and Jesus of forgiveness in the age to come.",
      },
      patristic: {
        references: "Gregory the Great, Dialogues 4.39",
        text: "For lesser faults there is a cleansing fire before the judgment.",
      },
      augustine: {
        references: "Enchiridion 69; Enchiridion 110",
        text: "Augustine thinks that some of the faithful are saved through a cleansing fire, and that the prayers of the living help the dead.",
      },
      "vatican-ii": {
        references: "LG 49-50",
        text: "Some of the disciples are being purified after death, and the Church has honored and prayed for the dead from the beginning.",
      },
      "papal-encyclicals": {
        references: "Spe Salvi 45-48",
        text: "Benedict XVI describes the cleansing as a meeting with Christ, whose gaze burns away what is false and frees us.",
      },
      councils: {
        references: "Florence; Trent Session 25",
        text: "The councils teach that there is a purification and that the suffrages of the faithful help, and Trent forbids curious and superstitious talk of it.",
      },
    },
  },
  {
    id: "hell",
    title: "Hell",
    aliases: [
      "damnation",
      "eternal punishment",
      "gehenna",
      "hell",
      "does hell exist",
      "is hell real",
      "who goes to hell",
      "does god send people to hell",
      "is hell forever",
      "how can a loving god send people to hell",
      "is hell empty",
      "universalism",
      "lake of fire",
      "i am afraid of going to hell",
    ],
    summary:
      "Hell is the lasting separation from God of one who dies in mortal sin without repenting and without accepting his merciful love. God wills no one to be lost; he respects a freedom that closes itself to him to the end. The Church says of no particular person that he or she is there, and prays that all may come to repentance. Whoever is tormented by fear of hell may bring this to a confessor, who speaks for a merciful Father.",
    catechism: "1033-1037,1056-1058,1861",
    notes: {
      scripture: {
        references: "Matt 25:41-46; 2 Thess 1:9; 2 Pet 3:9; 1 Tim 2:4",
        text: "Jesus warns of being shut out by failing in love and Paul speaks of separation from the Lord, while God wants all to repent and be saved.",
      },
      aquinas: {
        references: "ST I-II q87 a3",
        text: "A will that turns for good from its last end brings on itself a loss that has no end.",
      },
      augustine: {
        references: "City of God 21",
        text: "Augustine argues at length that the punishment spoken of in the Gospel is lasting.",
      },
      "vatican-ii": {
        references: "LG 48",
        text: "The Lord warns us to be watchful, so as not to be counted among the lazy servants.",
      },
      "papal-encyclicals": {
        references: "Spe Salvi 45",
        text: "Someone can destroy in himself the will to truth and love, and this is what the word hell means.",
      },
      councils: {
        references: "Lateran IV, constitution 1",
        text: "All receive according to their works, the one lasting punishment, the other glory with Christ.",
      },
    },
  },
  {
    id: "resurrection-of-the-body",
    title: "The resurrection of the body",
    aliases: [
      "bodies",
      "raised",
      "glorified body",
      "resurrection of the body",
      "resurrection of the dead",
      "will we have bodies in heaven",
      "will our bodies rise",
      "what will our risen bodies be like",
      "rise again on the last day",
      "life after the resurrection",
      "resurection of the body",
      "will i get my own body back",
    ],
    summary:
      "On the last day God will raise all the dead and join souls again to their own bodies, changed and made imperishable through the resurrection of Jesus. The just rise to life and those who have done evil to judgment. How this comes about goes beyond our imagining; faith in it rests on Christ, who rose in his own body, and in the Eucharist he already gives us a foretaste.",
    catechism: "988-1004,1015-1017,2301",
    notes: {
      scripture: {
        references: "1 Cor 15:35-44; Phil 3:20-21; John 5:28-29; 2 Macc 7:9-14",
        text: "What is sown perishable is raised imperishable; Christ will change our lowly body, and all in the tombs will hear his voice, a hope for which the Maccabean brothers died.",
      },
      patristic: {
        references: "Irenaeus, Against Heresies 5.2.2-3",
        text: "Flesh that is fed with the body and blood of the Lord is able to receive the gift of eternal life.",
      },
      aquinas: {
        references: "ST Suppl. q75 a1; ST Suppl. q79 a1",
        text: "The soul is made for the body, so there is to be a resurrection, and the soul takes up the same body again.",
      },
      augustine: {
        references: "City of God 22.4-5",
        text: "Augustine answers those who find it absurd that earthly bodies should live in heaven.",
      },
      councils: {
        references: "Lateran IV, constitution 1",
        text: "All will rise with their own bodies, which they now have, to receive according to their works.",
      },
    },
  },
  {
    id: "new-creation",
    title: "New heaven and new earth",
    aliases: [
      "new heaven",
      "new earth",
      "end of the world",
      "new heavens and a new earth",
      "new creation",
      "what happens at the end of time",
      "will the earth be destroyed",
      "new jerusalem",
      "renewal of the world",
      "transformation of the universe",
      "is the world going to end",
      "cosmic redemption",
    ],
    summary:
      "At the end of time the kingdom of God will come in its fullness, the just will reign with Christ in body and soul, and the universe itself will be renewed. We know neither the time nor the way in which this happens. The hope of a new earth does not make us careless of this one: what we have built here in love we shall find again, cleansed and transfigured.",
    catechism: "1042-1050,1060",
    notes: {
      scripture: {
        references: "2 Pet 3:13; Rom 8:19-23; Rev 21:1-5; Isa 65:17",
        text: "God promises new heavens and a new earth where justice lives; creation groans for its freedom, and he makes all things new.",
      },
      patristic: {
        references: "Irenaeus, Against Heresies 5.32.1",
        text: "Creation itself is to be restored to its first condition, to serve the just.",
      },
      aquinas: {
        references: "ST Suppl. q91 a1",
        text: "The world will be renewed, so that the dwelling fits those who live in glory.",
      },
      augustine: {
        references: "City of God 20.14; City of God 20.16",
        text: "The form of this world passes by being changed, and the renewed world will suit renewed bodies.",
      },
      "vatican-ii": {
        references: "GS 39; LG 48",
        text: "The expectation of a new earth spurs care for this one, and with the human race the whole world will be made new in Christ.",
      },
      "papal-encyclicals": {
        references: "Laudato Si' 243-244",
        text: "At the end we shall see God, and all creatures, transfigured, will take their place.",
      },
    },
  },
];
