import type { TimeOfDay } from "../../time-of-day";

/** What is offered to somebody who comes to pray: a prompt, a verse and a saint's word. Each day takes its turn. */
export interface PromptTable {
  prompts: readonly string[];
  verses: readonly string[];
  quotations: readonly string[];
}

/** By time of day. Verses are of the Douay-Rheims Bible, named in today's numbering; translations as in its references. */
export const PROMPTS: Record<TimeOfDay, PromptTable> = {
  morning: {
    prompts: [
      "What do you wish to offer God as this day begins?",
      "For what are you thankful as you wake?",
      "Whom will you meet today, and what would you ask for them?",
      "Where will you need light today?",
    ],
    verses: [
      "“This is the day which the Lord hath made: let us be glad, and rejoice therein.” (Psalm 118:24)",
      "“Thy word is a lamp to my feet, and a light to my paths.” (Psalm 119:105)",
      "“But they that hope in the Lord shall renew their strength” (Isaiah 40:31)",
      "“Jesus Christ yesterday, and to-day; and the same for ever.” (Hebrews 13:8)",
    ],
    quotations: [
      "“With me prayer is an uplifting of the heart; a glance towards heaven; a cry of gratitude and love, uttered equally in sorrow and in joy.” St. Thérèse of Lisieux",
      "“God has created me to do Him some definite service.” St. John Henry Newman",
      "“If you are what you ought to be, you will set fire to all Italy.” St. Catherine of Siena",
    ],
  },
  midday: {
    prompts: [
      "Pause for a moment. What has this day brought you so far?",
      "What weighs on you just now, and can you hand it over?",
      "Who needs your prayer in the middle of this day?",
      "Where have you met something good since this morning?",
    ],
    verses: [
      "“Come to me, all you that labour, and are burdened, and I will refresh you.” (Matthew 11:28)",
      "“Be solicitous about nothing” (Philippians 4:6)",
      "“Cast thy care upon the Lord, and he shall sustain thee” (Psalm 55:23)",
      "“Expect the Lord, do manfully, and let thy heart take courage, and wait thou for the Lord.” (Psalm 27:14)",
    ],
    quotations: [
      "“Let words cease, I pray; let works speak.” St. Anthony of Padua",
      "“The love of God infuses and creates goodness.” St. Thomas Aquinas",
      "“Grace does not destroy nature but perfects it.” St. Thomas Aquinas",
    ],
  },
  evening: {
    prompts: [
      "As the day draws to its close, where was God in it?",
      "What do you want to remember of today, and what to let go?",
      "For whom do you give thanks this evening?",
      "Is there someone to forgive before night falls?",
    ],
    verses: [
      "“Stay with us, because it is towards evening, and the day is now far spent.” (Luke 24:29)",
      "“Let my prayer be directed as incense in thy sight; the lifting up of my hands as evening sacrifice.” (Psalm 141:2)",
      "“Evening and morning, and at noon I will speak and declare: and he shall hear my voice.” (Psalm 55:18)",
      "“O taste, and see that the Lord is sweet: blessed is the man that hopeth in him.” (Psalm 34:9)",
    ],
    quotations: [
      "“At evening you will be examined in love.” St. John of the Cross",
      "“The cause of loving God is God; the measure, to love without measure.” St. Bernard of Clairvaux",
      "“Narrow is the mansion of my soul; enlarge Thou it, that Thou mayest enter in.” St. Augustine",
    ],
  },
  night: {
    prompts: [
      "In the quiet, what is still stirring in you?",
      "What can you place in God's hands until the morning?",
      "What would you say to God if no word had to be right?",
      "For whom will you keep watch in prayer tonight?",
    ],
    verses: [
      "“In peace in the self same I will sleep, and I will rest” (Psalm 4:9)",
      "“Be still, and see that I am God” (Psalm 46:11)",
      "“Peace I leave with you, my peace I give to you” (John 14:27)",
      "“Casting all your solicitude upon him, for he hath care of you.” (1 Peter 5:7)",
    ],
    quotations: [
      "“Thou madest us for Thyself, and our heart is restless, until it repose in Thee.” St. Augustine",
      "“Ask grace, not doctrine; desire, not understanding.” St. Bonaventure",
      "“Final and perfect happiness can consist in nothing else than the vision of the Divine Essence.” St. Thomas Aquinas",
    ],
  },
};
