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

/** Written after the first tuning, and not tuned on; words were added once more after they had been seen to fail. */
export const FIRST_HELD_OUT: readonly EvalQuestion[] = [
  { question: "my little brother won't stop asking where heaven is on the map", topics: ["heaven"] },
  {
    question: "a colleague says Easter was stolen from the pagans, was it",
    topics: ["liturgical-year", "resurrection-of-christ"],
  },
  {
    question: "I promised God I would never smoke again and then I did",
    topics: ["taking-gods-name", "health-and-addiction"],
  },
  {
    question: "why does the Church own so much gold while people starve",
    topics: ["holiness-and-scandal", "love-for-the-poor", "property-and-stealing"],
  },
  {
    question: "can I still call myself a believer if the stories of Genesis are not history",
    topics: ["interpreting-scripture", "creation", "evolution", "inspiration-of-scripture"],
  },
  {
    question: "is there someone who defends me when I am judged before God",
    topics: ["particular-judgment", "last-judgment", "guardian-angels", "holy-spirit"],
  },
  { question: "our son refuses to be confirmed, do we force him", topics: ["confirmation"] },
  {
    question: "my wife is Hindu and would like our kids to grow up with both",
    topics: ["mixed-marriage", "other-religions"],
  },
  {
    question: "I read other people's messages on my husband's phone, was that wrong",
    topics: ["truth-and-lying", "adultery"],
  },
  { question: "does it matter which way we face when we pray", topics: ["liturgy", "latin-mass", "prayer"] },
  { question: "how do monks pray all through the day", topics: ["liturgy-of-the-hours", "religious-life"] },
  {
    question: "may a nurse refuse to help with an abortion",
    topics: ["conscience", "abortion", "religious-freedom"],
  },
  {
    question: "did the apostles know they were writing holy books",
    topics: ["inspiration-of-scripture", "canon-of-scripture"],
  },
  {
    question: "I was sexually abused by a deacon, how could God watch that",
    topics: ["problem-of-evil", "holiness-and-scandal"],
  },
  {
    question: "what is that white round thing the priest holds up",
    topics: ["eucharist", "real-presence", "adoration"],
  },
  {
    question: "why is there a red light burning beside the gold box in the front",
    topics: ["adoration", "real-presence"],
  },
  {
    question: "my aunt says the world will end this year, she saw it on a website",
    topics: ["second-coming", "private-revelation"],
  },
  { question: "are Catholics supposed to hate Luther", topics: ["unity-and-ecumenism", "justification"] },
  {
    question: "my dad left us and I can't call God a father",
    topics: ["god-the-father", "forgiving-others"],
  },
  {
    question: "can I pray for my miscarried baby, or to her",
    topics: ["unbaptized-babies", "prayer-for-the-dead", "praying-to-saints"],
  },
  {
    question: "is it vain to dye my hair and buy nice clothes",
    topics: ["purity-and-modesty", "envy-and-greed", "humility"],
  },
  {
    question: "I compare myself to everyone online and always come off worse",
    topics: ["envy-and-greed", "humility"],
  },
  { question: "what did Jesus look like as a teenager", topics: ["life-of-christ", "historical-jesus"] },
  { question: "who decides what the priest wears and when", topics: ["vestments-and-colours", "liturgy"] },
  { question: "what use is kneeling for an hour in front of a host", topics: ["adoration"] },
  { question: "do the saints get tired of hearing us", topics: ["praying-to-saints", "communion-of-saints"] },
  { question: "was it fair that all of us pay for what two people ate", topics: ["original-sin"] },
  {
    question: "they put ashes on my head, when may I wash them off",
    topics: ["lent-and-advent-practices", "sacramentals", "fasting"],
  },
  {
    question: "I'm the only one in my class who goes to church and they laugh at me",
    topics: ["mission-and-evangelization", "sunday", "loneliness"],
  },
  { question: "is working in a weapons factory okay", topics: ["peace-and-war", "work", "moral-acts"] },
  { question: "how much wine is too much", topics: ["alcohol-and-gambling"] },
  {
    question: "I can't forgive God for taking my wife",
    topics: ["grief", "problem-of-evil", "forgiving-others", "death"],
  },
  {
    question: "we only had a civil ceremony, can we receive",
    topics: ["marriage", "worthy-communion", "divorce"],
  },
  { question: "what's a novena and does it have to be nine days", topics: ["novenas-and-chaplets"] },
  { question: "where is the Trinity in the Bible", topics: ["trinity"] },
  {
    question: "does God know already whether I'll be saved",
    topics: ["predestination", "perseverance", "providence"],
  },
  { question: "can a woman baptize", topics: ["emergency-baptism", "baptism", "womens-ordination"] },
  { question: "is the devil just a symbol for evil", topics: ["satan"] },
  {
    question: "why are there four gospels and not one",
    topics: ["canon-of-scripture", "inspiration-of-scripture", "historical-jesus"],
  },
  {
    question: "how do I make up for lies that hurt somebody's good name",
    topics: ["gossip", "satisfaction", "truth-and-lying"],
  },
];

/** As the set before, of what the index cannot answer. */
export const FIRST_HELD_OUT_UNANSWERABLE: readonly EvalQuestion[] = [
  { question: "how do I get gum out of my hair", topics: [] },
  { question: "who is the fastest runner in the world", topics: [] },
  { question: "what is the square root of 144", topics: [] },
  { question: "my printer shows error 49, what now", topics: [] },
  { question: "which vitamin is good for the skin", topics: [] },
  { question: "who invented the telephone", topics: [] },
  { question: "how do I ask my landlord to fix the heating", topics: [] },
  { question: "is it cheaper to fly or to take the train to Boston", topics: [] },
  { question: "what's the plot of Star Wars", topics: [] },
  { question: "how long do I boil an egg", topics: [] },
  { question: "what does canon 2010 say", topics: [] },
  { question: "explain Romans 17:2", topics: [] },
  { question: "how tall was Napoleon", topics: [] },
  { question: "name three rivers in Brazil", topics: [] },
  { question: "what is a good name for my cat", topics: [] },
];

/** Written after the everyday words, and seen since then. */
export const SECOND_HELD_OUT: readonly EvalQuestion[] = [
  { question: "Why do I have to tell my sins to another person?", topics: ["confession"] },
  { question: "What did the Council of Nicaea decide?", topics: ["ecumenical-councils", "creed"] },
  {
    question: "my aunt died suddenly without seeing a priest, is she okay",
    topics: ["particular-judgment", "prayer-for-the-dead", "anointing-of-the-sick", "death"],
  },
  {
    question: "is it a sin to be rich",
    topics: ["envy-and-greed", "property-and-stealing", "love-for-the-poor"],
  },
  {
    question: "Can I pray to my dead grandfather?",
    topics: ["praying-to-saints", "communion-of-saints", "prayer-for-the-dead"],
  },
  {
    question: "I cheated on my taxes, what should I do now",
    topics: ["property-and-stealing", "satisfaction", "truth-and-lying", "authority-and-government"],
  },
  { question: "How do I forgive somebody who is not sorry?", topics: ["forgiving-others"] },
  { question: "why is the pope called infallible", topics: ["infallibility", "papacy"] },
  { question: "What is the difference between a nun and a sister?", topics: ["religious-life"] },
  {
    question: "my daughter has left the Church and says she is spiritual but not religious",
    topics: ["church", "family", "mission-and-evangelization", "atheism"],
  },
  {
    question: "should I tell my fiance about my past relationships",
    topics: ["chastity", "marriage", "truth-and-lying"],
  },
  {
    question: "Why are crucifixes shown with the body of Jesus on them?",
    topics: ["sacred-images", "passion-and-cross"],
  },
  { question: "what happens if I drop the host", topics: ["eucharist", "real-presence", "worthy-communion"] },
  {
    question: "Is it ok to go to a Protestant service with my friend?",
    topics: ["unity-and-ecumenism", "sunday", "intercommunion"],
  },
  { question: "are tattoos against the Bible", topics: ["old-and-new-law", "health-and-addiction"] },
  { question: "How can I find a spiritual director?", topics: ["spiritual-direction"] },
  { question: "why did Jesus have to suffer so much", topics: ["passion-and-cross"] },
  {
    question: "do babies go to hell if they aren't baptized",
    topics: ["unbaptized-babies", "infant-baptism"],
  },
  { question: "What does it mean that God is three persons?", topics: ["trinity"] },
  { question: "what should I give up for Lent", topics: ["lent-and-advent-practices", "fasting"] },
  { question: "can I have my dog blessed", topics: ["sacramentals", "care-for-creation"] },
  { question: "I fell asleep during my prayers again", topics: ["dryness-and-distraction"] },
  { question: "My mother wants to stop her chemotherapy, is that suicide?", topics: ["euthanasia"] },
  { question: "Was Saint Peter married?", topics: ["celibacy", "papacy"] },
  { question: "why can't Catholics use birth control", topics: ["contraception"] },
  { question: "I feel jealous when my friends get engaged", topics: ["envy-and-greed", "loneliness"] },
  { question: "what is the point of confirmation if I was already baptized", topics: ["confirmation"] },
  { question: "Does the Church believe in ghosts?", topics: ["near-death-and-ghosts"] },
  { question: "how did the bible come together", topics: ["canon-of-scripture"] },
  { question: "is hell a real place", topics: ["hell"] },
  { question: "my boss wants me to work every Sunday", topics: ["sunday", "work"] },
  {
    question: "Can a priest break the secrecy if somebody confesses a murder?",
    topics: ["seal-of-confession"],
  },
  { question: "I am afraid of dying", topics: ["death", "anxiety-and-worry", "hope"] },
  { question: "who chooses the next pope", topics: ["papacy"] },
  { question: "Did Mary die?", topics: ["assumption"] },
  {
    question: "my roommate prays to Krishna and is kinder than most Catholics I know",
    topics: ["other-religions", "outside-the-church"],
  },
  { question: "what are the sorrowful mysteries", topics: ["rosary"] },
  { question: "is it wrong to doubt the resurrection", topics: ["doubt", "resurrection-of-christ"] },
  {
    question: "Should Catholics vote for the lesser evil?",
    topics: ["authority-and-government", "moral-acts"],
  },
  { question: "how do I know if my marriage can be annulled", topics: ["annulment"] },
];

/** As the set before, of what the index cannot answer. */
export const SECOND_HELD_OUT_UNANSWERABLE: readonly EvalQuestion[] = [
  { question: "what is the tallest building in Dubai", topics: [] },
  { question: "how do I get rid of ants in the pantry", topics: [] },
  { question: "who sang Yesterday", topics: [] },
  { question: "my phone does not charge any more", topics: [] },
  { question: "best exercises for lower back pain", topics: [] },
  { question: "what size shoes does a six year old wear", topics: [] },
  { question: "when does the new season of that cooking show start", topics: [] },
  { question: "how do I write a for loop in C", topics: [] },
  { question: "which side of the road do they drive on in Ireland", topics: [] },
  { question: "how much does a plumber earn", topics: [] },
  { question: "can you book me a table for two tonight", topics: [] },
  { question: "what does article 12 of the lease mean", topics: [] },
  { question: "Explain Galatians 9:4", topics: [] },
  { question: "what does CCC 2990 say", topics: [] },
  { question: "how many grams are in an ounce", topics: [] },
];
