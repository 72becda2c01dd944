import type { Topic } from "../domain/topic";

/** Life from its beginning to its end, and medicine in its service. */
export const lifeAndMedicineTopics: Topic[] = [
  {
    id: "abortion",
    title: "Abortion and the unborn child",
    aliases: [
      "abortion",
      "unborn",
      "pro life",
      "pro choice",
      "fetus",
      "i had an abortion",
      "when does life begin",
      "abortion pill",
      "is abortion ever allowed",
      "unplanned pregnancy",
      "abortion after rape",
      "can i be forgiven for abortion",
      "roe v wade",
      "i am pregnant and scared",
    ],
    summary:
      "Human life is to be respected and protected completely from conception, and direct abortion, willed as an end or as a means, is always gravely wrong. Treatment that the mother needs and that has the death of the child only as an unintended effect is judged differently. No one who has had or helped an abortion is beyond God's mercy: a priest in confession will receive her or him kindly, and ministries for healing after abortion exist in many dioceses. A woman in a difficult pregnancy deserves practical help and no condemnation, and her parish or a doctor can point her to it.",
    catechism: "2270-2275,2322-2323",
    notes: {
      scripture: {
        references: "Jer 1:5; Ps 139:13-16; Luke 1:41-44",
        text: "God knows and forms the child in the womb, and John leaps for joy before his birth.",
      },
      patristic: {
        references: "Didache 2; Basil, Letter 188",
        text: "From its first writings the Church rejected the killing of the unborn, and Basil would not make it hang on the stage of growth.",
      },
      "vatican-ii": { references: "GS 51", text: "Once conceived, human life calls for every protection." },
      "papal-encyclicals": {
        references: "Evangelium Vitae 58-62; Evangelium Vitae 99",
        text: "Direct abortion is always a grave moral disorder, and women who have had one are called not to lose hope.",
      },
      "canon-law": {
        references: "can. 1397; can. 1323-1324",
        text: "A person who procures a completed abortion incurs a censure, unless youth, ignorance, fear or the like excuses or lessens the guilt.",
      },
      liturgy: {
        references: "GIRM 373",
        text: "In the United States 22 January is a day of prayer for the legal protection of unborn children.",
      },
      councils: {
        references: "Ancyra (314) can. 21",
        text: "A council of the early Church set a penance for abortion and softened the older penalty.",
      },
    },
  },
  {
    id: "euthanasia",
    title: "Euthanasia and care of the dying",
    aliases: [
      "euthanasia",
      "assisted suicide",
      "end of life",
      "life support",
      "assisted dying",
      "mercy killing",
      "terminal illness",
      "feeding tube",
      "dnr",
      "advance directive",
      "pulling the plug",
      "hospice",
      "palliative care",
      "can i refuse treatment",
    ],
    summary:
      "To bring about the death of a sick or dying person in order to end suffering, by an act or by leaving out what is owed, is gravely wrong whatever the motive. One may refuse treatment that is burdensome, dangerous or out of proportion, and so accept that death cannot be prevented. Ordinary care is still due, and pain may be treated even with a risk of shortening life when death is not willed. Such decisions are best made with the doctors, a priest and the family.",
    catechism: "2276-2279,2324",
    notes: {
      scripture: {
        references: "Ps 31:15-16; 2 Cor 4:16; Wis 16:13; Phil 1:21-24",
        text: "Our times are in God's hands, who has power over life and death, and inner renewal goes on while the body fails.",
      },
      aquinas: {
        references: "ST II-II q64 a5",
        text: "Life is a gift subject to God's power, and no one may take it for himself.",
      },
      "vatican-ii": { references: "GS 27", text: "Euthanasia is named among the acts opposed to life." },
      "papal-encyclicals": {
        references: "Evangelium Vitae 64-67",
        text: "Euthanasia seriously breaks God's law, and it differs from giving up aggressive treatment and from relieving pain.",
      },
    },
  },
  {
    id: "suicide",
    title: "Suicide and hope for those who died",
    aliases: [
      "suicide",
      "took his own life",
      "took her own life",
      "self harm",
      "do people who kill themselves go to hell",
      "catholic funeral after suicide",
      "my friend killed himself",
      "suicidal thoughts",
      "killed herself",
      "is suicide unforgivable",
      "lost someone to suicide",
    ],
    summary:
      "Life is entrusted to us by God and is not ours to end, so suicide is gravely contrary to love of self, neighbor and God. Yet serious distress, fear or mental illness can greatly lessen responsibility, and the Church does not despair of anyone's salvation: God can give the chance to repent in ways known to him alone. She prays for those who died so and comforts their families. Anyone with such thoughts should tell someone now: an emergency service, a crisis line, a doctor, a priest or a friend.",
    catechism: "2280-2283,2325",
    notes: {
      scripture: {
        references: "Ps 34:18-19; Rom 8:38-39; 1 Kgs 19:4-8; Wis 11:24-26",
        text: "God is close to the brokenhearted, strengthens Elijah who longed to die, and nothing can part us from his love.",
      },
      aquinas: {
        references: "ST II-II q64 a5",
        text: "Ending one's own life goes against love of oneself, the community and God who gives it.",
      },
      augustine: {
        references: "City of God 1.17-27",
        text: "No sorrow or shame makes it right to end one's life, and those in distress deserve compassion.",
      },
      "vatican-ii": {
        references: "GS 27",
        text: "Wilful self-destruction is counted among the acts against life.",
      },
      "papal-encyclicals": {
        references: "Evangelium Vitae 66",
        text: "Suicide rejects God's dominion over life, though circumstances can lessen or remove personal guilt.",
      },
      "canon-law": {
        references: "can. 1184",
        text: "Those who die by suicide are not named among the persons denied a Church funeral.",
      },
    },
  },
  {
    id: "bioethics",
    title: "Bioethics, medicine and research",
    aliases: [
      "bioethics",
      "embryo",
      "stem cells",
      "stem cell research",
      "organ donation",
      "transplant",
      "infertility",
      "human cloning",
      "brain death",
      "vaccines and fetal cells",
      "genetic testing",
      "prenatal diagnosis",
      "medical research",
      "donating my body to science",
    ],
    summary:
      "Medicine and research serve the person, and what can be done is not always right to do. Organ donation after death is a noble gift; donation by the living is good when risk and benefit are in proportion and consent is free. Treating the unborn child for its own healing is good, while research or selection that destroys embryos is not. In a real case a doctor, a Catholic ethicist or a priest can help one to judge.",
    catechism: "2274-2275,2292-2296,2373-2379",
    notes: {
      scripture: {
        references: "Gen 1:27; Ps 127:3; Sir 38:1-8; Ps 139:13-16",
        text: "Human beings are made in God's image, children are his gift, and the physician's skill comes from him.",
      },
      aquinas: {
        references: "ST II-II q65 a1",
        text: "A part of the body may be removed only for the good of the whole person.",
      },
      "vatican-ii": {
        references: "GS 14",
        text: "The body is not to be despised but held in honor as created by God and to be raised on the last day.",
      },
      "papal-encyclicals": {
        references: "Evangelium Vitae 63; Evangelium Vitae 86; Caritas in Veritate 75",
        text: "Embryos may not be used as material, donating organs in an upright way is praised, and technology must not make itself absolute.",
      },
    },
  },
  {
    id: "ivf-and-surrogacy",
    title: "IVF and surrogacy",
    aliases: [
      "ivf",
      "in vitro fertilization",
      "surrogacy",
      "surrogate mother",
      "artificial insemination",
      "sperm donor",
      "egg donor",
      "frozen embryos",
      "embryo adoption",
      "we cannot have children",
      "infertile couple",
      "is ivf a sin",
      "my child was conceived by ivf",
      "fertility treatment",
    ],
    summary:
      "The longing for a child is good and infertility is a real cross, in which the Church supports research and treatments that help the couple's own union to be fruitful. Techniques that replace that union, bring in a third person through donors or surrogacy, or cause embryos to be discarded or frozen are not right, because a child is a gift with the right to come from the love of its parents. Every child, however conceived, is loved by God and has full dignity. Couples can ask a doctor trained in natural fertility care and a priest for help, and may think of adoption and other service to life.",
    catechism: "2275,2373-2379",
    notes: {
      scripture: {
        references: "Gen 1:27-28; Ps 127:3; 1 Sam 1:9-20; Luke 1:5-25",
        text: "Children are a gift of the Lord, and Hannah, and Zechariah and Elizabeth, bring him the pain of childlessness.",
      },
      "vatican-ii": {
        references: "GS 50; GS 51",
        text: "Children are the supreme gift of marriage, which keeps its worth when they do not come, and fruitful love has its own moral order.",
      },
      "papal-encyclicals": {
        references: "Evangelium Vitae 14; Caritas in Veritate 75",
        text: "Techniques that separate new life from the conjugal act expose embryos to death and treat life as a product.",
      },
    },
  },
];
