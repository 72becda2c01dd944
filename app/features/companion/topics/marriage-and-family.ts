import type { Topic } from "../domain/topic";

export const marriageAndFamilyTopics: Topic[] = [
  {
    id: "marriage",
    title: "The sacrament of matrimony",
    aliases: [
      "matrimony",
      "wedding",
      "married",
      "spouse",
      "husband",
      "wife",
      "marriage",
      "catholic wedding",
      "what makes a marriage valid",
      "marriage preparation",
      "pre cana",
      "can catholics marry outside the church",
      "convalidation",
      "our marriage is in trouble",
    ],
    summary:
      "Marriage is a lifelong and exclusive covenant of a man and a woman, ordered to the good of the spouses and to having and raising children. Between two baptized persons Christ has made it a sacrament, an image of his love for the Church, and the spouses give it to each other by their free consent. Catholics marry before a priest or deacon and two witnesses, unless dispensed. Couples in difficulty can turn to a priest or a counselor, and where there is violence safety comes first.",
    catechism: "1601-1666,2360-2365",
    notes: {
      scripture: {
        references: "Gen 2:24; Eph 5:25-33; Matt 19:4-6; John 2:1-11",
        text: "Two become one flesh, what God has joined is not to be divided, marriage mirrors Christ's love for the Church, and he blesses a wedding at Cana.",
      },
      patristic: {
        references: "Tertullian, To His Wife 2.8; John Chrysostom, Homilies on Ephesians 20",
        text: "Tertullian praises the marriage of two believers who share one hope, and Chrysostom teaches husbands tenderness.",
      },
      aquinas: {
        references: "ST Suppl. q42 a1; ST Suppl. q49",
        text: "Matrimony is a sacrament, and it has the goods of offspring, faithfulness and the sacrament.",
      },
      augustine: {
        references: "On the Good of Marriage",
        text: "Marriage is good for its children, its faithfulness and its unbreakable bond.",
      },
      "vatican-ii": {
        references: "GS 48-50; LG 11",
        text: "Marriage is an intimate partnership of life and love founded by the Creator, and spouses help one another to holiness.",
      },
      "papal-encyclicals": {
        references: "Familiaris Consortio 13; Humanae Vitae 8-9; Casti Connubii",
        text: "The popes teach the sacramental, faithful and fruitful nature of married love.",
      },
      "canon-law": {
        references: "can. 1055-1057; can. 1108",
        text: "The law describes the covenant, its unity and permanence, the consent that makes it, and the form in which it is celebrated.",
      },
      councils: {
        references: "Trent Session 24",
        text: "Marriage is a true sacrament, and the council gave it its public form.",
      },
    },
  },
  {
    id: "mixed-marriage",
    title: "Marrying someone who is not Catholic",
    aliases: [
      "marry a non catholic",
      "interfaith",
      "disparity of cult",
      "mixed marriage",
      "interfaith marriage",
      "marrying a protestant",
      "marrying a muslim",
      "marrying an atheist",
      "my fiance is not catholic",
      "marrying someone jewish",
      "do my children have to be raised catholic",
      "dispensation to marry",
      "marrying a divorced person",
    ],
    summary:
      "Catholics can marry a baptized Christian of another community with the permission of the bishop, and an unbaptized person with a dispensation, both of which the parish asks for. The Catholic promises to keep the faith and to do all that is possible to have the children baptized and raised as Catholics; the other is told of this and promises nothing against his or her own conscience. Such a marriage has its trials and can be a place of real dialogue. Speak with the parish priest in good time before the wedding.",
    catechism: "1633-1637",
    notes: {
      scripture: {
        references: "1 Cor 7:12-16",
        text: "Paul encourages a believer to stay with an unbelieving spouse, who is made holy through the other.",
      },
      "papal-encyclicals": {
        references: "Familiaris Consortio 78; Amoris Laetitia 247-248",
        text: "The popes speak of the gifts and difficulties of such marriages, and of respect for religious freedom.",
      },
      "canon-law": {
        references: "can. 1086; can. 1124-1129",
        text: "The law requires permission or dispensation, names the promises, and asks pastors to support these couples.",
      },
    },
  },
  {
    id: "annulment",
    title: "Declaration of nullity",
    aliases: [
      "annul",
      "nullity",
      "invalid marriage",
      "annulment",
      "annulled",
      "how do i get an annulment",
      "grounds for annulment",
      "decree of nullity",
      "is annulment catholic divorce",
      "marriage tribunal",
      "are my children illegitimate after an annulment",
      "do i need an annulment",
      "was my marriage valid",
    ],
    summary:
      "A declaration of nullity is the judgment of a Church court that what seemed to be a marriage lacked from the start something needed for a valid one, such as free consent, the capacity for marriage or the proper form. It is not a divorce, it ends nothing that was there, and it does not make children illegitimate. Whoever asks about it should speak with a priest or the diocesan tribunal, which examines each case; nobody can judge it from outside.",
    catechism: "1625-1632",
    notes: {
      scripture: {
        references: "Matt 19:6",
        text: "What God has joined no one may divide, and so it matters whether the bond came into being.",
      },
      aquinas: {
        references: "ST Suppl. q47; ST Suppl. q51",
        text: "Thomas asks how force or error can hinder true consent.",
      },
      "papal-encyclicals": {
        references: "Mitis Iudex Dominus Iesus; Amoris Laetitia 244",
        text: "Francis made the process shorter and more accessible in 2015.",
      },
      "canon-law": {
        references: "can. 1060; can. 1095-1107; can. 1671-1691",
        text: "A marriage is held to be valid until the contrary is proved; the canons name the defects of consent and the process.",
      },
    },
  },
  {
    id: "divorce",
    title: "Divorce and remarriage",
    aliases: [
      "divorced",
      "remarriage",
      "remarried",
      "separation",
      "divorce",
      "can divorced catholics receive communion",
      "is divorce a sin",
      "divorced and remarried",
      "i am divorced am i excommunicated",
      "my husband left me",
      "leaving an abusive marriage",
      "can a divorced catholic remarry",
      "abusive husband",
    ],
    summary:
      "A valid and consummated marriage between baptized persons cannot be dissolved by any human power, for Jesus restored the first meaning of marriage. Separation can be right, and no one has to stay in danger: a victim of violence should seek safety and help at once. A civil divorce alone keeps no one from the sacraments. Those who have divorced and married again remain part of the Church and should seek out a priest, who can look with them at their situation, at the question of nullity and at the way ahead.",
    catechism: "1644-1651,1664-1665,2382-2386",
    notes: {
      scripture: {
        references: "Matt 19:3-9; Mal 2:16; 1 Cor 7:10-11",
        text: "Jesus goes back to the beginning, when there was no divorce, and Paul hands on the Lord's word that one who separates should stay single or be reconciled.",
      },
      patristic: {
        references: "Shepherd of Hermas, Mandate 4.1",
        text: "One who has parted from an unfaithful spouse is to stay alone, so that there is room for repentance.",
      },
      augustine: {
        references: "On the Good of Marriage 7",
        text: "The bond of marriage remains even when spouses are separated.",
      },
      "vatican-ii": {
        references: "GS 48-49",
        text: "Married love asks for lasting faithfulness and is foreign to adultery and divorce.",
      },
      "papal-encyclicals": {
        references: "Familiaris Consortio 83-84; Amoris Laetitia 241-246",
        text: "Pastors are to stay close to the separated, divorced and remarried, to distinguish situations, and to help them feel part of the Church.",
      },
      "canon-law": {
        references: "can. 1141; can. 1151-1155",
        text: "A ratified and consummated marriage is dissolved by death alone, and there are lawful reasons for separation.",
      },
      councils: {
        references: "Trent Session 24",
        text: "The council upholds the Church's teaching that the bond is not dissolved by adultery.",
      },
    },
  },
  {
    id: "family",
    title: "The family, the domestic church",
    aliases: [
      "parents",
      "parenting",
      "domestic church",
      "raise",
      "family",
      "raising catholic children",
      "how do i raise my kids in the faith",
      "honor your father and mother",
      "fourth commandment",
      "my adult children left the church",
      "family prayer",
      "teaching kids to pray",
      "difficult relationship with my parents",
      "catholic parenting",
    ],
    summary:
      "The family is the first cell of society and a small church at home, where children learn to pray, to love and to forgive. Parents are the first teachers of the faith, by example more than by words; children owe them respect, and grown children owe them help. No family is perfect, and patience, prayer and pardon do much. If children go their own way parents do not stop loving and praying, and where someone is being hurt help from outside is needed.",
    catechism: "1655-1658,2197-2233",
    notes: {
      scripture: {
        references: "Eph 6:1-4; Josh 24:15; Col 3:18-21; Deut 6:6-7",
        text: "Children are to honor their parents and parents not to discourage them; a household chooses to serve the Lord, and his words are to be taught at home.",
      },
      patristic: {
        references: "John Chrysostom, Homilies on Ephesians 21",
        text: "Chrysostom urges parents to give their children faith and goodness before wealth and learning.",
      },
      aquinas: {
        references: "ST II-II q101 a1; ST II-II q101 a2",
        text: "After God we owe most to our parents, in respect, and in help when they need it.",
      },
      augustine: {
        references: "Confessions 9.9",
        text: "Augustine remembers how his mother kept peace and won her family for God by her patience.",
      },
      "vatican-ii": {
        references: "LG 11; GS 52; GE 3",
        text: "The family is a domestic church and a school of humanity, and parents are the first educators of their children.",
      },
      "papal-encyclicals": {
        references: "Familiaris Consortio 21; Amoris Laetitia",
        text: "The Christian family shows and makes real the communion of the Church, and the word of God is at home in families as they are.",
      },
      "canon-law": {
        references: "can. 226; can. 774; can. 1136",
        text: "Parents have the grave duty and the right to educate their children and to form them in faith.",
      },
    },
  },
];
