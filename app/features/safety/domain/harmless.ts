const SELF = "(?:my|him|her|your|our|one|them)sel(?:f|ves)";

/** Harmless phrases that sound like danger. They are removed from a sentence before a search for signs. */
export const IDIOMS: RegExp[] = [
  // Dying of other things than death.
  /\b(?:am |is |are |was |were |been )?(?:just |simply |literally |absolutely )?dying (?:to|for|of|over|at|laughing)\b/g,
  /\b(?:could|would|want(?:ed)?|going|nearly|almost|about|thought i (?:would|was going)|feel like i) (?:to )?(?:have )?(?:just )?di(?:e|ed) (?:of|from|with) (?:the )?(?:pure |sheer |second ?hand )?(?:embarrassment|shame|laughter|laughing|boredom|cuteness|hunger|thirst|heat|curiosity|excitement|happiness|joy|love|old age|cringe|cold|envy|shock)\b/g,
  /\bto die for\b/g,
  /\b(?:so )?(?:embarrass|awkward|cring|mortif)\w*[^\n]{0,40}\b(?:want(?:ed)?|could(?: have)?) (?:to )?di(?:e|ed)(?! every)\b/g,
  // Dying to oneself, with Christ, at one's time: the language of faith.
  /\bdi(?:e|es|ed|ing) (?:daily|every day|each day|more and more )?(?:un)?to (?:the |my |our |his |her |their |all |any |each )?(?:own )?(?:self|sin|sins|world|flesh|ego|pride|will|wants|desires|old|selfish\w*|ways|vanity|attachments|passions|comfort)\w*/g,
  new RegExp(`\\bdi(?:e|es|ed|ing) (?:daily |every day )?(?:un)?to ${SELF}`, "g"),
  /\b(?:want|ready|willing|prepared|able|hope|prefer|rather|called|live and) (?:to )?(?:live and )?die (?:for|as a|as an|in (?:the|a|his|your|you|thee|gods?|christ|jesus|peace|grace)|with (?:christ|jesus|him|you|thee|dignity|a|the)|well|happy|holy|a|at (?:home|peace)|of old|at a|catholic)\b[^\n]{0,20}/g,
  /\b(?:rather|sooner) die than (?!live|go on|keep|wake|be alive|exist|stay|face|see another|feel|do this|be here)/g,
  /\b(?:not|never) (?:really |actually )?(?:want|wants|wanted|wish|going|ready|afraid|scared) to die\b/g,
  /\b(?:where|when|how|before) (?:i|we|you) (?:want to )?die\b/g,
  /\bdi(?:e|ed) (?:on|upon) the cross\b/g,
  /\bcannot live without\b/g,
  // Life given to God; the hymn.
  /\btake my life,? (?:o |lord |jesus |god |,)*(?:and|into|in your|as|for your)\b[^\n]*\b(?:let|make|use|hands|yours|consecrat|mold|mould|offering|shape)\w*/g,
  /\b(?:take|taking|took) my (?:own )?life (?:seriously|back|into|in a|in both|to (?:the|a)|one day|for granted|forward)|\bend(?:ing)? my life (?:of|as a|in (?:grace|gods)|well)/g,
  /\b(?:grand\w+|great aunt|great uncle)\b[^\n]*\bwants to die\b[^\n]*\b(?:[89]\d|home|peace|old|hospice)\b/g,
  /\b(?:want|going|decided|need|time) (?:to )?(?:just )?end (?:it|things) (?:with|between)\b/g,
  // Killing nobody.
  /\b(?:is|are|was|were|s|be|been|has been|have been|keeps?) (?:really |just |absolutely |literally |totally |slowly )?killing (?:me|us|it|time|him|her)\b(?= *$|,| with| today| lately| right now| at| in| but| so| and| because| lol| this)(?<!\b(?:he|she|they) (?:is|are|was|were) killing (?:me|us|him|her))/g,
  /\b(?:homework|heat|feet|back|knees?|head|headache|suspense|traffic|commute|job|work|schedule|diet|pain|schoolwork|class|exam|exams|it|this|that|waiting|humidity|allergies|bills|rent|shoes|workout|curiosity|music|which|deadline|deadlines|guilt|distance|silence|stress|boredom|loneliness|not knowing) (?:really |just |slowly )?(?:kills?|killed|is going to kill|will kill|almost killed|nearly killed) me\b/g,
  /\bkill(?:s|ed|ing)? (?:it|time|two birds|the (?:mood|lights?|engine|vibe|time|process|deal|buzz|motor|weeds?|bugs?|germs?)|an hour|some time|weeds?|germs?|bugs?|spiders?|ants?|flies|mosquito\w*|bacteria|my (?:ego|pride|sins?|flesh|old|time|appetite|passions?|desires?|habits?|vices?|weeds?|lawn|grass|plants?|will|battery|self ?love|vibe|mood|phone|houseplants?|back|feet|knees?))\b/g,
  /\bkill\w* (?:\w+ )?with kindness\b/g,
  new RegExp(
    `\\bkill(?:ed|ing)? ${SELF} (?:laughing|with (?:work|laughter|studying)|at (?:work|the gym|the office)|over (?:this|a|my) (?:essay|exam|project|paper|deadline)|working|studying|trying|to (?:get|finish|make|meet|please|pass))\\b`,
    "g",
  ),
  /\b(?:could|can) (?:just |have )?kill(?:ed)? (?:my|him|her|them|you|that|myself)\b[^\n]{0,30}\b(?:for (?:forgetting|eating|losing|leaving|missing|taking|spoiling|saying|not)|lol|haha|sometimes lol|lmao|jk)\b/g,
  /\b(?:mom|dad|parents?|teacher|boss|coach|wife|husband|sister|brother|professor|roommate|director|grandma|mother|father|pastor|boyfriend|he|she|they|you) (?:is|are|will|would|were|was)? ?(?:so |totally |literally |probably )?(?:going to |gonna )?kill me (?:if|when|for|because|once|after (?:this|i)|lol|haha|over)\b(?! i (?:ever )?(?:leave|left|tell|told|call|go to|scream|report|try to leave))/g,
  /\b(?:thou shalt|thou shall|you shall|shall|do) not kill\b/g,
  /\b(?:in|at|of) (?:the|a|this|my|some|our) (?:video ?)?(?:game|games|movie|film|novel|book|story|show|series|play|episode|fortnite|minecraft|zelda)\b[^\n]*/g,
  // Wounds that are accidents, and no wounds at all.
  new RegExp(
    `\\b(?:cut|cutting|hurt|hurting|burn(?:ed|t|ing)?|stabb?(?:ed)?) ${SELF} (?:off|some|a break|shaving|while|when|cooking|chopping|slicing|gardening|at (?:work|the gym|soccer|practice|football|basketball)|playing|running|lifting|exercising|falling|with (?:a|the) (?:kitchen|stove|oven|iron|pan|paper|hot)|on (?:a|the) (?:stove|oven|pan|paper|can|fence|grill|iron|glass|door)|by (?:accident|mistake|falling)|accidentally|in (?:the|a) (?:kitchen|game|fall|gym|race|garden))\\b`,
    "g",
  ),
  new RegExp(
    `\\b(?:accidentally|by accident|almost|nearly|fell and) (?:cut|hurt|burn(?:ed|t)?|hang|stab\\w*|shot|killed) ${SELF}`,
    "g",
  ),
  new RegExp(
    `\\b(?:shoot|shooting|shot) ${SELF} in the foot|\\bdrown(?:ing|ed)? ${SELF} in (?:work|prayer|sorrows?|books?|music|your|gods?|his|self)|\\bhang(?:ing)? ${SELF} up\\b`,
    "g",
  ),
  /\bnot (?:at all )?suicidal\b/g,
  /\block(?:s|ed)? (?:me|us) out\b|\bcutting (?:back|down|off|out|the|grass|hair|class|classes|school|corners|coupons|wood|carbs|sugar|ties|vegetables|up|costs|calories|onions|meat|paper|edge)\b/g,
  /\b(?:kick(?:s|ed)?|push(?:es|ed)?) me (?:out|off|to (?:be|do|grow|become)|hard|harder)\b|\bslap(?:s|ped)? (?:me|him|her|us) (?:on|in) the (?:back|shoulder|knee|wrist|hand)\b|\b(?:hits?|hitting) on (?:me|her|him)\b/g,
  // Blows that are none.
  /\b(?:he|she|they|it|that|brother|sister|dad|mom|son|daughter|friend|cousin|husband|wife|grandpa|grandma|boyfriend|uncle|kids?)? ?(?:always |just |still |finally )?beat(?:s|ing|en)? (?:me|us|my \w+) (?:at|in|to|by|again in|fair|there|every (?:time|game) (?:at|in|we play)|on (?:the|a) (?:test|exam|board|bike))\b/g,
  /\b(?:hit|hits|hitting) (?:me|us|him|her|my \w+)? ?(?:up|that|like a|home|hard when|right in the (?:heart|feels)|with (?:a |the |his |her |some )?(?:news|truth|question|ball|snowball|pillow|bill|good|bad|idea|request|compliment|frisbee))\b/g,
  /\b(?:you|he|she|god|lord|jesus|spirit|grace|homily|song|words?|story|priest|father \w+|kindness|sermon|letter|talk|reading) (?:has |have |really |so |deeply )?(?:touch(?:ed|es)?|struck|strikes|hit|hits|move[ds]?) (?:me|us|my (?:heart|soul|life|spirit)|our (?:hearts?|lives)|her heart|his heart)(?: (?:deeply|so much|profoundly|today|with (?:his|her|your|their|the)? ?(?:words?|homily|kindness|love|mercy|grace|talk|sermon|song|presence|joy|faith|story)|through|by his|by her|when i prayed|during (?:mass|adoration|prayer|the)|at mass|in (?:prayer|adoration)))/g,
  /\btouch(?:ed|es|ing)? (?:me|us)(?: so)? deeply|\btouch(?:ed|es|ing)? (?:my|our|his|her|their|many|your|peoples?) (?:hearts?|soul|life|lives|spirit)\b/g,
  // Matters of the day, of the Church and of speech.
  /\b(?:substance|drug|alcohol|power|liturgical|sacramental|euphemistic|animal|language|statistical) abuses?\b|\babuse of (?:power|authority|the|alcohol|drugs|office|language|privilege|indulgences)\b|\babuse (?:crisis|crises|scandals?|report|survivors|prevention|training|policy|cases?)\b/g,
  /\b(?:suicide|self harm|rape|abuse|overdose) (?:prevention|hotline|crisis line|awareness|training|workshop|squad|talk|class|ministry|loss|survivors?|statistics|rates?)\b/g,
  /\b(?:talk|class|article|book|teaching|lesson|sermon|homily|presentation|paper|essay|report|lecture|documentary|podcast|novena|teachings?|question|catechism) (?:on|about|against) (?:teen |youth )?(?:suicide|self harm|abuse|rape|euthanasia|overdoses?|murder|suicidal)\b/g,
  /\boverdos(?:e|ed|ing) on (?:sugar|chocolate|coffee|caffeine|netflix|news|candy|carbs|cookies|pizza|social media|information|tv|cake|christmas|ice cream|vitamin|podcast|youtube|tiktok|homework|family|food|pasta|meme|football|reading|christmas|pie|turkey)\w*/g,
  /\bthreatened? me with (?:a |the )?(?:lawsuit|bad grade|detention|fine|firing|suspension|grounding|extra|more)\b/g,
  /\bbung(?:ee|y) jump\w*|\bsky ?div\w*|\bjump(?:ed|ing)? off (?:a|the) (?:diving board|boat|dock|swing|couch|bed|trampoline|high dive|wall|porch)\b/g,
];

/** Subjects of questions about doctrine, morals or history. */
const DOCTRINE =
  /\b(?:sins?|sinful|mortal|venial|hell|heaven|purgatory|church|catechism|catholics?|christians?|bible|scripture|gospel|commandment|moral|morality|immoral|wrong|unforgivable|forgiven?|funerals?|buried|burial|allowed|permitted|teach(?:es|ing|ings)?|theology|canon|doctrine|aquinas|augustine|pope|saints?|judas|saved|salvation|god|euthanasia|martyrs?|martyrdom)\b/;
const QUESTION =
  /(?:^(?:(?:and|but|so|well|also|please|hi|hello|then|if not)[ ,]+){0,3}|, )(?:is|are|was|were|does|do|did|can|could|will|would|should|may|what|why|how|where|when|who|which|explain|tell me|i wonder|help me understand)\b/;
/** Words about the writer or a person close to them. A question with these is not only about doctrine. */
const PERSONAL =
  /\b(?:i|me|my|myself|mine|we|us|our|he (?:is|wants|says|said|will|hits?|has)|she (?:is|wants|says|said|will|hits?|has)|my \w+)\b/;
const ASIDE =
  /\b(?:can|may|could) i ask\b|\bi (?:was wondering|wonder|am wondering|have a question|am (?:studying|writing|reading|preparing)|want to (?:understand|know|learn|ask)|would like to (?:understand|know|learn|ask)|am curious|do not understand|read|heard|once heard|need to (?:know|understand) for)\b|\b(?:help|tell|explain(?: to)?|teach|remind) me(?: understand)?\b|\bexplain to my\b/g;
/** Words about where the writer learns. They name nobody close to them. */
const SETTING =
  /\b(?:my|our) (?:\w+ )?(?:class|paper|essay|homework|teacher|catechist|priest|bible study|study|students|rcia|ocia|parish|youth group|book club|church|faith|religion|textbook|question|protestant friend|atheist friend|friend asks?|professor|friend asked)\b(?: (?:says?|asks?|asked|about|on|wants to know)(?: me)?)?/g;

/** Whether a sentence asks about a teaching ("Is suicide a sin?"), and not about the writer or a person close to them. */
export function isAboutDoctrine(sentence: string): boolean {
  const asked = sentence.replace(ASIDE, " ");
  const isQuestion = QUESTION.test(sentence) || asked !== sentence;
  return isQuestion && DOCTRINE.test(sentence) && !PERSONAL.test(asked.replace(SETTING, " "));
}

/** Only names that are rare today: "David wants to die" may be about a friend. */
const FIGURES =
  /\b(?:judas|elijah|jonah|king saul|saul|samson|tobit|herod|cain|absalom|ahithophel|pilate|romeo|juliet|hamlet|othello|pharisees|sanhedrin|haman|jezebel|uriah|bathsheba|amnon|goliath|nero|diocletian|in the book of job|saint \w+(?: of \w+)? (?:was|were|had|father|husband|mother|wanted|refused|died|\w+ed))\b/;

/** Whether a sentence retells Scripture, the life of a saint or a play: "Judas went and hanged himself". */
export function isOldStory(sentence: string): boolean {
  return (
    FIGURES.test(sentence) &&
    !/\b(?:i|me|my|we|us|our|myself)\b/.test(
      sentence.replace(
        /\bi (?:read|was reading|think|meditated|prayed|am reading)\b|\bmy (?:bible|reading|lectio|sins?|lord)\b|\b(?:told|tells|teaches|reminds?|struck) (?:me|us)\b|\b(?:for|saved) (?:me|us|our sins?|my sins?)\b/g,
        "",
      ),
    )
  );
}
