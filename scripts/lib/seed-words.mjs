/** Words of a journal that nobody wrote. */

export const PLACES = [
  "the kitchen",
  "the garden",
  "the bus",
  "the chapel",
  "the hospital",
  "the river",
  "the market",
  "the office",
  "the old bridge",
  "the train",
  "the library",
  "the hills",
];

export const TITLES = [
  "Morning in {place}",
  "A psalm in {place}",
  "What I noticed today",
  "Gratitude",
  "A hard conversation",
  "Before Mass",
  "After Mass",
  "Evening examen",
  "For my family",
  "Silence",
  "A small mercy",
  "Rain on {place}",
  "Learning to wait",
  "Forgiveness",
  "On the way from {place}",
  "Sunday",
  "The Gospel of the day",
  "Tired, and held",
];

export const OPENINGS = [
  "I sat down in {place} before anyone else was awake.",
  "It rained on the way to {place}, and I did not mind.",
  "A line from the psalm followed me to {place} this morning.",
  "I was late today, and {place} was full.",
  "There was a quiet hour in {place} after lunch.",
  "We walked to {place} and back without saying much.",
  "I had meant to pray in {place}, and instead I only listened.",
  "A stranger in {place} was kind to me.",
];

export const MIDDLES = [
  "I thought of everyone I had promised to pray for, and named them one by one.",
  "The worry about the results is still there, smaller than yesterday.",
  "My sister called, and for once we did not hurry.",
  "I asked for patience and was given an occasion to practise it.",
  "Nothing happened, and that was the gift of it.",
  "I read the same verse three times before it said anything.",
  "What I took for dryness may have been rest.",
  "I lost my temper over something small and had to go back and apologise.",
  "The bells rang while I was writing this.",
  "Grandmother's rosary was in my pocket the whole day.",
  "I keep returning to the lamp that is not put under a basket.",
  "The children fell asleep in the middle of the decade.",
];

export const CLOSINGS = [
  "Thank you for this day.",
  "Lord, teach me to begin again.",
  "Stay with us, for it is toward evening.",
  "Tomorrow I will try to listen first.",
  "Into your hands.",
  "Let me be content with daily bread.",
  "Mary, Mother of God, pray for us.",
  "Give rest to those who have no one to pray for them.",
];
