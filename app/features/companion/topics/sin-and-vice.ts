import type { Topic } from "../domain/topic";

export const sinAndViceTopics: Topic[] = [
  {
    id: "sin",
    title: "What sin is",
    aliases: [
      "what is sin",
      "sins",
      "definition of sin",
      "why do we sin",
      "why is sin bad",
      "does sin hurt god",
      "is it a sin to",
      "how do i stop sinning",
      "struggling with sin",
      "sin of omission",
      "sins of thought word and deed",
      "temptation and sin",
      "cooperation in the sin of another",
    ],
    summary:
      "Sin is an offense against God and against reason, truth and right conscience; it is a failure in love, by thought, word, deed or omission. It wounds us and our bonds with one another. God shows us sin only to heal us, and where sin increased grace overflowed all the more. Whether a particular act is a sin for you is best talked over with a confessor.",
    catechism: "1846-1853,1865-1876",
    notes: {
      scripture: {
        references: "1 John 3:4; Rom 3:23; Rom 5:20; Luke 15:18-21",
        text: "Sin is lawlessness and all have sinned, but grace is greater, and the son who says that he has sinned is embraced.",
      },
      aquinas: {
        references: "ST I-II q71 a6",
        text: "Sin is a human act that falls short of the rule of reason and of God's law.",
      },
      augustine: {
        references: "Against Faustus 22.27",
        text: "Sin is something done, said or desired against the eternal law.",
      },
      "vatican-ii": {
        references: "GS 13",
        text: "In sin human beings set themselves against God, are divided in themselves, and are held back from their fulfillment.",
      },
      "papal-encyclicals": {
        references: "Reconciliatio et Paenitentia 14-16",
        text: "Sin breaks with God and so with others; it is always a personal act and has social effects.",
      },
    },
  },
  {
    id: "mortal-and-venial-sin",
    title: "Mortal and venial sin",
    aliases: [
      "mortal sin",
      "venial",
      "grave matter",
      "full knowledge",
      "venial sin",
      "difference between mortal and venial sin",
      "is this a mortal sin",
      "what makes a sin mortal",
      "deliberate consent",
      "serious sin",
      "list of mortal sins",
      "am i in a state of mortal sin",
      "grave sin",
    ],
    summary:
      "Mortal sin destroys charity in the heart by turning away from God; it needs grave matter, full knowledge and deliberate consent, all three together. Venial sin wounds charity and leaves it alive. After mortal sin one seeks God's mercy with contrition and goes to confession; venial sins are forgiven in many ways, also by prayer, acts of love and the Eucharist. In doubt about one's own case one asks a confessor and leaves the judgment of others to God.",
    catechism: "1854-1864,1874-1876",
    notes: {
      scripture: {
        references: "1 John 5:16-17; Gal 5:19-21; Mark 10:19",
        text: "John tells sin that leads to death from sin that does not, Paul names deeds that shut out from the kingdom, and Jesus recalls the commandments.",
      },
      aquinas: {
        references: "ST I-II q88 a1; ST I-II q72 a5",
        text: "Mortal sin turns the soul from its last end, while venial sin is a disorder that stays short of this.",
      },
      augustine: {
        references: "Homilies on the First Letter of John 1.6",
        text: "Small sins should not be made light of, since many of them together weigh much.",
      },
      "papal-encyclicals": {
        references: "Reconciliatio et Paenitentia 17; Veritatis Splendor 69-70",
        text: "John Paul II explains the distinction and warns against explaining mortal sin away.",
      },
      "canon-law": {
        references: "can. 988",
        text: "All grave sins after baptism are to be confessed, and venial sins are recommended to be confessed as well.",
      },
      councils: {
        references: "Trent Session 14, chapter 5",
        text: "Mortal sins are to be told in confession, while venial sins may be forgiven in other ways too.",
      },
    },
  },
  {
    id: "unforgivable-sin",
    title: "The sin against the Holy Spirit",
    aliases: [
      "blasphemy against the holy spirit",
      "unforgivable",
      "unpardonable",
      "unforgivable sin",
      "unpardonable sin",
      "have i committed the unforgivable sin",
      "eternal sin",
      "sin against the holy spirit",
      "blasphemed the holy spirit",
      "is there a sin god wont forgive",
      "final impenitence",
    ],
    summary:
      "God's mercy has no limits, but one who deliberately refuses to the end to accept it by repenting turns down forgiveness itself. This hardening against the Holy Spirit is what Jesus calls the sin that is not forgiven; it is not a word or thought that slipped out. Whoever worries about having committed it shows by that very worry that the heart is not closed. To such a person confession is open, and a confessor can give peace in a fear that keeps coming back.",
    catechism: "1864",
    notes: {
      scripture: {
        references: "Mark 3:28-30; Matt 12:31-32; Luke 12:10",
        text: "All sins can be forgiven, except the refusal of those who call the work of the Spirit evil.",
      },
      aquinas: {
        references: "ST II-II q14 a1; ST II-II q14 a3",
        text: "This sin rejects what could lead to pardon, yet no one's healing is beyond God's power.",
      },
      augustine: {
        references: "Sermon 71",
        text: "Augustine understands it as a heart that stays unrepentant until the end of life.",
      },
      "papal-encyclicals": {
        references: "Dominum et Vivificantem 46",
        text: "The sin consists in refusing the salvation which God offers through the Holy Spirit.",
      },
    },
  },
  {
    id: "capital-sins",
    title: "The seven capital sins",
    aliases: [
      "seven deadly",
      "pride",
      "gluttony",
      "sloth",
      "capital",
      "seven deadly sins",
      "capital sins",
      "what are the seven deadly sins",
      "deadly sins",
      "is overeating a sin",
      "laziness",
      "lust envy greed wrath",
      "vices",
      "root sins",
    ],
    summary:
      "The capital sins are pride, avarice, envy, wrath, lust, gluttony and sloth. They are called capital because they bring forth other sins and vices. Repeating a sin makes a habit that clouds conscience; grace, confession and practice of the opposite virtue make one free again. Where an addiction or an eating disorder is involved, a doctor's help belongs to the way out.",
    catechism: "1865-1867,1876",
    notes: {
      scripture: {
        references: "Prov 16:18; Prov 6:16-19; 1 John 2:16; Sir 10:12-13",
        text: "Pride goes before a fall and begins in turning from God; the Lord hates a haughty look and a lying tongue, and the desires of the world pass away.",
      },
      patristic: {
        references: "Gregory the Great, Moralia 31.45; John Cassian, Conferences 5",
        text: "Gregory names seven chief vices with pride as their root, and Cassian describes eight and their remedies.",
      },
      aquinas: {
        references: "ST I-II q84 a3; ST I-II q84 a4",
        text: "A capital vice is one from which others rise as from a head, and Thomas explains why there are seven.",
      },
      augustine: { references: "City of God 14.13", text: "Pride is the beginning of every evil will." },
    },
  },
];
