/** A question as people type it, with the topics that answer it; none for what the index cannot answer. */
export interface EvalQuestion {
  question: string;
  topics: readonly string[];
}

/**
 * Everyday and indirect wording, written before anybody looked at the aliases. They never become aliases; the everyday
 * words were written with them in sight.
 */
export const INDIRECT: readonly EvalQuestion[] = [
  { question: "how do we know somebody up there made everything", topics: ["existence-of-god", "creation"] },
  {
    question: "my coworker says science has made religion pointless, what do I tell him",
    topics: ["faith-and-reason", "atheism"],
  },
  {
    question: "if he loves us why did my little girl get leukemia",
    topics: ["problem-of-evil", "suffering"],
  },
  { question: "I keep asking and nothing ever happens, is anyone listening", topics: ["unanswered-prayer"] },
  {
    question: "my mind wanders off whenever I kneel down to say my prayers",
    topics: ["dryness-and-distraction"],
  },
  {
    question: "my grandmother passed before I could say goodbye, can I still do something for her",
    topics: ["prayer-for-the-dead", "grief", "death"],
  },
  { question: "what happens to me the minute I die", topics: ["particular-judgment", "death"] },
  {
    question: "will I see my dog again up there",
    topics: ["heaven", "new-creation", "care-for-creation"],
  },
  { question: "is it ok to keep dad's ashes on the mantelpiece", topics: ["cremation"] },
  {
    question: "we lost our baby before the priest could come, where is he now",
    topics: ["unbaptized-babies"],
  },
  { question: "do I have to tell a man in a box all the bad things I did", topics: ["confession"] },
  { question: "can the priest tell the police what I told him", topics: ["seal-of-confession"] },
  {
    question: "I worry that I forgot something when I told the priest and so I go back every day",
    topics: ["scruples"],
  },
  { question: "I said sorry to God but I don't feel anything, does it still count", topics: ["contrition"] },
  { question: "is the bread really him or just a reminder", topics: ["real-presence"] },
  {
    question: "can my lutheran husband come up and receive with me",
    topics: ["intercommunion"],
  },
  { question: "I got drunk last night, may I still receive the host today", topics: ["worthy-communion"] },
  { question: "why all the standing, sitting and kneeling", topics: ["order-of-mass", "liturgy"] },
  {
    question: "why get up early every weekend when I can talk to God at home",
    topics: ["sunday", "precepts-of-the-church"],
  },
  {
    question: "why are there so many figures of plaster in your churches, isn't that idol worship",
    topics: ["sacred-images", "first-commandment"],
  },
  {
    question: "talking to dead people is forbidden, so why ask saint anthony to find my keys",
    topics: ["praying-to-saints", "communion-of-saints"],
  },
  {
    question: "did his mom have other kids afterwards",
    topics: ["brothers-of-jesus", "virginity-of-mary"],
  },
  { question: "what happened to Mary at the end of her life", topics: ["assumption"] },
  { question: "how do the beads work, what do I say on each one", topics: ["rosary"] },
  {
    question: "who gave the man in rome the right to tell us what to do",
    topics: ["papacy", "magisterium"],
  },
  { question: "has a pope ever been wrong", topics: ["infallibility", "papacy"] },
  { question: "why can't our pastor have a wife", topics: ["celibacy"] },
  {
    question: "my daughter asks why girls can't be priests when they grow up",
    topics: ["womens-ordination"],
  },
  { question: "my girlfriend and I want to share a flat before the wedding", topics: ["cohabitation"] },
  {
    question: "my husband cheated and left, am I allowed to find someone new",
    topics: ["divorce", "annulment"],
  },
  { question: "how can the church say my first marriage never existed", topics: ["annulment"] },
  {
    question: "we have four kids and can't afford a fifth, what are we allowed to do",
    topics: ["natural-family-planning", "contraception"],
  },
  {
    question: "we can't get pregnant, would a clinic with donor eggs be wrong",
    topics: ["ivf-and-surrogacy"],
  },
  { question: "my brother came out to us at dinner, how do I treat him now", topics: ["homosexuality"] },
  { question: "my teenager says he is really a girl inside", topics: ["gender-identity"] },
  {
    question: "I keep going back to those websites at night and hate myself",
    topics: ["pornography", "masturbation"],
  },
  { question: "mom is on a ventilator, may we turn the machine off", topics: ["euthanasia"] },
  { question: "my cousin took his own life, is he lost forever", topics: ["suicide"] },
  { question: "would it be murder if I shoot a burglar", topics: ["killing-and-self-defense"] },
  { question: "should we still execute criminals", topics: ["death-penalty"] },
  { question: "can a christian join the army and fight", topics: ["peace-and-war"] },
  { question: "at work I talk badly about people behind their backs", topics: ["gossip"] },
  { question: "how bad is a small fib to spare someone's feelings", topics: ["truth-and-lying"] },
  {
    question: "I took office supplies home for years, do I have to pay for them now",
    topics: ["property-and-stealing"],
  },
  {
    question: "my sister hurt me so badly that I cannot let it go",
    topics: ["forgiving-others", "anger"],
  },
  { question: "I explode at my kids and feel terrible afterwards", topics: ["anger"] },
  { question: "my friend reads my palm and my star sign, just for fun", topics: ["occult"] },
  {
    question: "things move at night in our house, could a demon be bothering us",
    topics: ["spiritual-warfare", "satan", "near-death-and-ghosts"],
  },
  {
    question: "what's the point of giving up chocolate for forty days",
    topics: ["lent-and-advent-practices", "fasting"],
  },
  { question: "can I eat a burger on friday", topics: ["fasting"] },
  {
    question: "how much am I supposed to put in the basket",
    topics: ["tithing-and-giving", "almsgiving"],
  },
  {
    question: "why does your bible have more books than mine",
    topics: ["canon-of-scripture", "bible-translations"],
  },
  {
    question: "did adam and eve exist if we came from apes",
    topics: ["evolution", "original-sin"],
  },
  { question: "how can one be three at the same time", topics: ["trinity"] },
  { question: "why did he have to be nailed to a piece of wood for us", topics: ["passion-and-cross"] },
  {
    question: "my neighbor prays to Allah, is there any truth in what he believes",
    topics: ["other-religions"],
  },
  {
    question: "good people who never heard of Jesus, do they burn",
    topics: ["outside-the-church", "hell"],
  },
  { question: "the house is so empty since the kids moved out and nobody calls", topics: ["loneliness"] },
  {
    question: "should I be a nun or get married, how do I find out",
    topics: ["discernment-of-vocation", "religious-life", "spiritual-direction"],
  },
  {
    question: "why did God tell them to kill whole cities in the first half of the bible",
    topics: ["old-testament-violence"],
  },
];

/** The plain questions of the subject, near to what the index calls its topics. */
export const DIRECT: readonly EvalQuestion[] = [
  { question: "What are the four marks of the Church?", topics: ["four-marks"] },
  { question: "What is the beatific vision?", topics: ["heaven"] },
  { question: "What is purgatory?", topics: ["purgatory"] },
  { question: "difference between mortal and venial sin", topics: ["mortal-and-venial-sin"] },
  { question: "What are the seven deadly sins?", topics: ["capital-sins"] },
  { question: "What is the unforgivable sin?", topics: ["unforgivable-sin"] },
  { question: "What are the ten commandments?", topics: ["ten-commandments"] },
  { question: "What do the Beatitudes mean?", topics: ["beatitudes"] },
  { question: "What are the corporal works of mercy?", topics: ["love-for-the-poor"] },
  { question: "what is an indulgence", topics: ["indulgences"] },
  { question: "How do I pray the Liturgy of the Hours?", topics: ["liturgy-of-the-hours"] },
  { question: "what is lectio divina", topics: ["meditation", "reading-the-bible"] },
  {
    question: "how do I make an examination of conscience",
    topics: ["examen", "confession", "conscience"],
  },
  { question: "What does transubstantiation mean?", topics: ["real-presence"] },
  { question: "What is the Incarnation?", topics: ["incarnation"] },
  { question: "Is Jesus God?", topics: ["jesus-true-god-true-man"] },
  { question: "did jesus really rise from the dead", topics: ["resurrection-of-christ"] },
  { question: "What are the gifts of the Holy Spirit?", topics: ["gifts-and-fruits"] },
  { question: "How do I consecrate myself to Mary?", topics: ["consecration-to-mary"] },
  { question: "does everyone have a guardian angel", topics: ["guardian-angels"] },
  { question: "who is the devil", topics: ["satan"] },
  { question: "What is original sin?", topics: ["original-sin"] },
  { question: "why do catholics baptize babies", topics: ["infant-baptism"] },
  { question: "Can anyone baptize in an emergency?", topics: ["emergency-baptism"] },
  { question: "what does a godparent do", topics: ["godparents-and-sponsors"] },
  { question: "what is confirmation for", topics: ["confirmation"] },
  { question: "What happens in the anointing of the sick?", topics: ["anointing-of-the-sick"] },
  { question: "what can a deacon do", topics: ["deacons"] },
  { question: "What is the sacrament of holy orders?", topics: ["holy-orders"] },
  { question: "What is a sacramental?", topics: ["sacramentals"] },
  { question: "why is there holy water at the church door", topics: ["holy-water"] },
  { question: "How does someone become a saint?", topics: ["canonization"] },
  { question: "Who are the Church Fathers?", topics: ["church-fathers"] },
  { question: "What is the magisterium?", topics: ["magisterium"] },
  { question: "What is an ecumenical council?", topics: ["ecumenical-councils"] },
  { question: "When will Jesus come again?", topics: ["second-coming"] },
  { question: "is hell forever", topics: ["hell"] },
  { question: "is abortion ever allowed", topics: ["abortion"] },
  { question: "is contraception a sin", topics: ["contraception"] },
  { question: "What is natural law?", topics: ["natural-law"] },
  { question: "What does the Church teach about immigration?", topics: ["immigration"] },
  { question: "what does the church say about the environment", topics: ["care-for-creation"] },
  { question: "Are we saved by faith alone?", topics: ["justification"] },
  { question: "What does CCC 1374 say?", topics: ["real-presence", "eucharist"] },
  { question: "explain John 6:53", topics: ["real-presence", "eucharist", "worthy-communion"] },
];

/** Nothing in the index answers these, though some of its words stand in them. */
export const UNANSWERABLE: readonly EvalQuestion[] = [
  { question: "how do i make a sourdough starter", topics: [] },
  { question: "who won the super bowl last year", topics: [] },
  { question: "did the new orleans saints win on sunday", topics: [] },
  { question: "recipe for angel food cake", topics: [] },
  { question: "write a python function that reverses a list", topics: [] },
  { question: "What does CCC 3001 say?", topics: [] },
  { question: "what is the pope's phone number", topics: [] },
  { question: "how do I fix a leaking kitchen tap", topics: [] },
  { question: "best laptop for students under 500 dollars", topics: [] },
  { question: "what will the weather be in chicago tomorrow", topics: [] },
  { question: "what does canon 1900 of the code say", topics: [] },
  { question: "how many calories are in an avocado", topics: [] },
  { question: "which actor plays the priest in fleabag", topics: [] },
  { question: "convert 20 miles to kilometers", topics: [] },
  { question: "explain John 25:4", topics: [] },
];
