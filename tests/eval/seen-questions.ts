import type { EvalQuestion } from "./questions";

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
