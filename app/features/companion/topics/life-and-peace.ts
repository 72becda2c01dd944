import type { Topic } from "../domain/topic";

/** The fifth commandment: killing, punishment, war and peace. */
export const lifeAndPeaceTopics: Topic[] = [
  {
    id: "killing-and-self-defense",
    title: "Killing and self-defense",
    aliases: [
      "kill",
      "murder",
      "self defense",
      "thou shalt not kill",
      "can i defend myself",
      "is it a sin to kill in self defense",
      "fifth commandment",
      "sanctity of life",
      "owning a gun",
      "homicide",
      "defending my family",
      "police shooting",
    ],
    summary:
      "Human life is sacred from its beginning to its end, and no one may directly and deliberately kill an innocent person. Defending one's own life or that of others is legitimate, even when the attacker is harmed, if no more force is used than needed and the aim is to stop the attack. Those responsible for others may have a serious duty to defend them. Christ goes further and forbids hatred, and calls us to love of enemies.",
    catechism: "2258-2269",
    notes: {
      scripture: {
        references: "Exod 20:13; Matt 5:21-22; Gen 4:8-11; Gen 9:5-6",
        text: "Abel's blood cries out to God, murder is forbidden, and Jesus traces it back to anger in the heart.",
      },
      aquinas: {
        references: "ST II-II q64 a6-7",
        text: "The innocent may never be killed, while an act of self-defense may have a second effect that was not intended.",
      },
      augustine: {
        references: "City of God 1.20-21",
        text: "The commandment forbids killing another person and killing oneself.",
      },
      "vatican-ii": {
        references: "GS 27",
        text: "Whatever is opposed to life itself dishonors the Creator and harms most of all those who do it.",
      },
      "papal-encyclicals": {
        references: "Evangelium Vitae 53-57",
        text: "Life is sacred, legitimate defense is a right and at times a duty, and direct killing of the innocent is always gravely wrong.",
      },
      "canon-law": {
        references: "can. 1397",
        text: "Homicide and the violent abduction, imprisonment or mutilation of a person are crimes in the Church's law as well.",
      },
    },
  },
  {
    id: "death-penalty",
    title: "The death penalty",
    aliases: [
      "death penalty",
      "capital punishment",
      "execution",
      "executions",
      "is the death penalty wrong",
      "did the church change on the death penalty",
      "eye for an eye",
      "death row",
      "lethal injection",
      "life in prison instead",
      "catholic and pro death penalty",
    ],
    summary:
      "The Church teaches, in the wording of the Catechism revised in 2018, that the death penalty is not admissible, because it attacks the inviolable dignity of the person, which is not lost even through grave crimes. Earlier teaching allowed it to public authority under conditions; today effective detention can protect society without taking from the guilty the chance to turn back. The Church works for its abolition everywhere, and stands also by victims and their families.",
    catechism: "2267",
    notes: {
      scripture: {
        references: "Gen 9:6; Ezek 33:11; Gen 4:15; John 8:7-11",
        text: "Human life is made in God's image, God marks even Cain for protection, and he wants the sinner to turn and live.",
      },
      aquinas: {
        references: "ST II-II q64 a2",
        text: "In his day he held that public authority might execute for the common good, a judgment the Church has since taken further.",
      },
      augustine: {
        references: "Letter 133; Letter 134",
        text: "He pleaded with officials not to put to death even men who had murdered his clergy.",
      },
      "papal-encyclicals": {
        references: "Evangelium Vitae 56; Fratelli Tutti 263-270",
        text: "The popes moved from limiting the penalty to very rare cases to calling for its abolition.",
      },
    },
  },
  {
    id: "peace-and-war",
    title: "Peace, war and just defense",
    aliases: [
      "war",
      "just war",
      "violence",
      "peace",
      "military",
      "is war ever just",
      "can christians be soldiers",
      "pacifism",
      "nuclear weapons",
      "terrorism",
      "conscription",
      "conditions for just war",
      "nonviolence",
      "serving in the army",
    ],
    summary:
      "Christ is our peace, and everyone is bound to work for the avoidance of war. A government may use armed defense only under strict conditions: the harm done by the aggressor is lasting, grave and certain, other means have failed, success is likely, and the evil caused is not greater than the one removed. The moral law holds during war too: civilians, the wounded and prisoners must be spared, and destroying whole cities is a crime. Soldiers who serve honorably serve peace, and conscientious objectors deserve fair treatment.",
    catechism: "2302-2317,2327-2330",
    notes: {
      scripture: {
        references: "Matt 5:9; Isa 2:4; Rom 12:18; Matt 26:52",
        text: "Peacemakers are God's children, swords shall become plowshares, and as far as it depends on us we live at peace with all.",
      },
      aquinas: {
        references: "ST II-II q40 a1",
        text: "War needs lawful authority, a just cause and a right intention.",
      },
      augustine: {
        references: "City of God 19.12-13",
        text: "All seek peace, which is the calm that comes from order, and even war is waged for its sake.",
      },
      "vatican-ii": {
        references: "GS 77-82",
        text: "Peace is the work of justice, total war is condemned, and the arms race is a grave danger.",
      },
      "papal-encyclicals": {
        references: "Pacem in Terris 109-119; Centesimus Annus 52; Fratelli Tutti 255-262",
        text: "Disarmament, trust and dialogue are urged, and with today's weapons it is very hard to speak of a just war.",
      },
      liturgy: {
        references: "GIRM 82",
        text: "Before Communion the Church asks for peace and unity, and the faithful give each other a sign of peace.",
      },
    },
  },
  {
    id: "torture-and-slavery",
    title: "Torture, slavery and trafficking",
    aliases: [
      "torture",
      "slavery",
      "human trafficking",
      "kidnapping",
      "hostages",
      "forced labor",
      "does the bible support slavery",
      "did the church allow slavery",
      "modern slavery",
      "enhanced interrogation",
      "sweatshops",
      "sex trafficking",
      "waterboarding",
    ],
    summary:
      "Torture to force confessions, punish, frighten or satisfy hatred goes against respect for the person, and no purpose makes it right. So do kidnapping, terrorism and whatever leads to enslaving people, buying and selling them or treating them as goods. In the past, sadly, people in the Church took part in such practices and pastors used them too; the Church today condemns them without exception. Victims of trafficking and those who know of it should turn to the police or to a help line.",
    catechism: "2297-2298,2414",
    notes: {
      scripture: {
        references: "Exod 21:16; Phlm 1:15-17; Gal 3:28; 1 Tim 1:9-10",
        text: "Stealing a person is a grave crime in the law, and Paul asks that a slave be received as a beloved brother.",
      },
      patristic: {
        references: "Gregory of Nyssa, Homilies on Ecclesiastes 4",
        text: "No price can be set on a human being made in God's image, and no one may own him.",
      },
      augustine: {
        references: "City of God 19.15",
        text: "God did not make human beings to be masters of one another, and slavery came from sin.",
      },
      "vatican-ii": {
        references: "GS 27",
        text: "Slavery, trafficking in people and torments of body or mind are listed as shameful deeds.",
      },
      "papal-encyclicals": {
        references: "In Plurimis; Veritatis Splendor 80; Fratelli Tutti 24",
        text: "The popes call for the end of slavery, including trafficking, and count it among acts that are evil in themselves.",
      },
      "canon-law": {
        references: "can. 1397",
        text: "Abducting, imprisoning or mutilating a person by force or fraud is a crime in Church law.",
      },
    },
  },
];
