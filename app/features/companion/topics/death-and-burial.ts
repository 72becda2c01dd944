import type { Topic } from "../domain/topic";

export const deathAndBurialTopics: Topic[] = [
  {
    id: "death",
    title: "Death and grief",
    aliases: [
      "dying",
      "loss",
      "what happens when we die",
      "afterlife",
      "fear of death",
      "losing someone you love",
      "death of a loved one",
      "preparing for death",
      "why do we die",
      "i am afraid of dying",
      "what does the church say about death",
      "is death the end",
    ],
    summary:
      "Death is the end of our earthly life and came into the world through sin, yet it was not God's last word. Christ died and rose, so that for those who die in his grace death becomes a passage to the Father and life is changed, not taken away. To mourn is human, and Jesus himself wept for a friend; nobody has to grieve alone, and a priest, a friend or a counselor can walk part of the way with you.",
    catechism: "1005-1014,1018-1020",
    notes: {
      scripture: {
        references: "John 11:25-26; John 11:35; Phil 1:21-23; Wis 3:1-3; Ps 23:4",
        text: "Jesus weeps at a grave and is the resurrection; Paul longs to be with Christ, the just are in God's hand, and the shepherd goes along through the dark valley.",
      },
      patristic: {
        references: "Ignatius of Antioch, Romans 6",
        text: "On his way to martyrdom Ignatius sees in death a birth to true life with Christ.",
      },
      aquinas: {
        references: "ST II-II q164 a1",
        text: "Death is a consequence of the first sin, by which the gift that kept it away was lost.",
      },
      augustine: {
        references: "Confessions 9.12",
        text: "Augustine tells how he held back his tears at his mother's death and at last let them flow before God.",
      },
      "vatican-ii": {
        references: "GS 18",
        text: "Before death the riddle of human life is sharpest, and faith answers it with Christ's victory.",
      },
      liturgy: {
        references: "Prefaces for the Dead",
        text: "The liturgy prays in the hope that life is changed and not ended, and that a dwelling is made ready in heaven.",
      },
    },
  },
  {
    id: "funeral",
    title: "Catholic funerals",
    aliases: [
      "funerals",
      "burial",
      "funeral",
      "funeral mass",
      "catholic funeral",
      "wake",
      "vigil for the deceased",
      "burying the dead",
      "can a non catholic have a catholic funeral",
      "eulogy at mass",
      "graveside service",
      "rite of committal",
      "planning a funeral",
      "can someone who took his own life have a catholic funeral",
    ],
    summary:
      "At a funeral the Church gives thanks for a life, commends the dead to God's mercy and comforts those who mourn, in the light of Christ's resurrection. The rites are usually a vigil, the funeral Mass and the committal at the grave. Burying the dead is a work of mercy, and a Church funeral is also open to catechumens and, with the bishop's permission, to others. The parish helps with every question, also after a suicide, when the Church entrusts the person to God's mercy.",
    catechism: "1680-1690,2283,2299-2301",
    notes: {
      scripture: {
        references: "Tob 1:17; Tob 12:12-13; John 11:25",
        text: "Tobit buries the dead at risk to himself and God sees it, and Jesus is the resurrection and the life.",
      },
      augustine: {
        references: "City of God 1.12-13; On the Care of the Dead 2-3",
        text: "Care for the bodies of the faithful is a duty of love and a comfort to the living, though its lack does not harm the dead.",
      },
      "vatican-ii": {
        references: "SC 81",
        text: "Funeral rites should express more clearly the paschal character of Christian death.",
      },
      "canon-law": {
        references: "can. 1176; can. 1183-1184",
        text: "The faithful are to be given a Church funeral, which is open to catechumens and in some cases to others, and is seldom refused.",
      },
      liturgy: {
        references: "Order of Christian Funerals; GIRM 379-385",
        text: "The Church offers the Eucharist for the dead, and in arranging the Mass pastors bear in mind the family's sorrow.",
      },
    },
  },
  {
    id: "cremation",
    title: "Cremation and the ashes",
    aliases: [
      "cremation",
      "cremated",
      "can catholics be cremated",
      "is cremation a sin",
      "scattering ashes",
      "keeping ashes at home",
      "ashes in an urn",
      "burying cremated remains",
      "columbarium",
      "where should i put the ashes",
      "ashes in jewelry",
      "my husband was cremated",
      "what to do with ashes",
      "ashes",
    ],
    summary:
      "The Church prefers burial of the body, after the example of Christ's own burial, and permits cremation as long as it is not chosen to deny faith in the resurrection. The ashes are to be laid to rest in a sacred place such as a cemetery or church, and not scattered, turned into jewelry or kept at home as a rule. If something else was already done, God's power to raise the dead is not lessened; a priest can help to find a fitting place.",
    catechism: "1015-1017,2300-2301",
    notes: {
      scripture: {
        references: "Gen 3:19; 1 Cor 15:42-44; 1 Cor 6:19",
        text: "We are dust and return to dust; the body, temple of the Spirit, is sown perishable and raised imperishable.",
      },
      patristic: {
        references: "Minucius Felix, Octavius 34",
        text: "Christians fear no loss from any kind of burial, but keep the older and better custom of laying the body in the earth.",
      },
      augustine: {
        references: "City of God 1.12",
        text: "The lack of a grave cannot hinder the God who will raise the body.",
      },
      "canon-law": {
        references: "can. 1176",
        text: "The Church earnestly recommends burial and does not forbid cremation unless it was chosen for reasons against Christian teaching.",
      },
      liturgy: {
        references: "Order of Christian Funerals",
        text: "The funeral is best held with the body present before cremation; ashes are treated with the same respect as the body.",
      },
    },
  },
  {
    id: "prayer-for-the-dead",
    title: "Praying for the dead",
    aliases: [
      "pray for the dead",
      "all souls",
      "deceased",
      "gregorian masses",
      "praying for the dead",
      "mass for the dead",
      "mass intention for someone who died",
      "do prayers help the dead",
      "all souls day",
      "requiem",
      "month of november",
      "how can i help my deceased father",
      "offering a mass for someone",
    ],
    summary:
      "From the beginning the Church has remembered the dead and offered prayer for them, above all the Mass, so that they may be purified and come to see God. We can also help them by almsgiving, penance and indulgences. No one need fear that such prayer is wasted, for God knows how to use every act of love; a Mass can be asked for in any parish.",
    catechism: "958,1032,1055,1371,1414,1689",
    notes: {
      scripture: {
        references: "2 Macc 12:43-46; 2 Tim 1:16-18",
        text: "Offering for the dead is called a holy thought because of the resurrection, and Paul asks mercy for Onesiphorus on the last day.",
      },
      patristic: {
        references:
          "Cyril of Jerusalem, Mystagogical Catecheses 5.9-10; John Chrysostom, Homilies on 1 Corinthians 41.5",
        text: "Both hold that prayer offered over the Eucharist brings help to those who have fallen asleep.",
      },
      aquinas: {
        references: "ST Suppl. q71",
        text: "Works done out of love for the departed benefit them, since all who live in charity are one.",
      },
      augustine: {
        references: "Confessions 9.13; Enchiridion 110",
        text: "Augustine prays for his mother as she had asked, and says that the offerings of the living ease the dead.",
      },
      "vatican-ii": {
        references: "LG 50",
        text: "The Church on earth has cultivated the memory of the dead with great devotion from her first days.",
      },
      "canon-law": { references: "can. 901", text: "A priest may offer Mass for anyone, living or dead." },
      liturgy: {
        references: "All Souls, 2 November",
        text: "Every Eucharistic Prayer remembers the dead, and one day of the year is kept for them all.",
      },
      councils: {
        references: "Trent Session 22, chapter 2; Trent Session 25",
        text: "The sacrifice of the altar is offered also for those who have died in Christ and are not yet fully purified.",
      },
    },
  },
  {
    id: "near-death-and-ghosts",
    title: "Ghosts, reincarnation and contact with the dead",
    aliases: [
      "ghosts",
      "reincarnation",
      "past lives",
      "near death experience",
      "near death experiences",
      "haunted house",
      "do ghosts exist",
      "contacting the dead",
      "talking to dead relatives",
      "seance",
      "signs from a dead loved one",
      "spirits of the dead",
      "dream about my dead mother",
      "is my house haunted",
    ],
    summary:
      "People die once, and there is no return to another earthly life: the Church does not believe in reincarnation. God may allow a soul to make itself known, but we are not to seek contact with the dead through mediums or seances; we reach them in prayer, by praying for them and asking the saints to pray. Experiences near death have no authority in faith and are to be weighed soberly. Someone frightened by what he or she sees or hears should speak with a priest, and with a doctor as well.",
    catechism: "366,1013,1021-1022,2116-2117",
    notes: {
      scripture: {
        references: "Heb 9:27; Deut 18:10-12; 1 Sam 28:7-19; Isa 8:19; Luke 24:37-39",
        text: "We die once; consulting the dead is forbidden, as Saul's story shows, and the risen Jesus proves to be no ghost.",
      },
      aquinas: {
        references: "ST I q89 a8; ST Suppl. q69 a3",
        text: "The dead do not of themselves know what goes on here, though God may permit some to appear to the living.",
      },
      augustine: {
        references: "On the Care of the Dead 10-13",
        text: "Augustine does not believe that every dream or appearance of the dead comes from the dead themselves.",
      },
      "vatican-ii": { references: "LG 48", text: "Our earthly life is single, and runs its course once." },
    },
  },
];
