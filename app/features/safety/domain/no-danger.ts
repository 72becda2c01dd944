/** What a question of doctrine, morals or history speaks of. */
const DOCTRINE =
  /\b(?:sins?|sinful|mortal|venial|hell|heaven|purgatory|church|catechism|catholics?|christians?|bible|scripture|gospel|commandment|moral|morality|immoral|wrong|unforgivable|forgiven?|funerals?|buried|burial|allowed|permitted|teach(?:es|ing|ings)?|theology|canon|doctrine|aquinas|augustine|pope|saints?|judas|saved|salvation|god|euthanasia|martyrs?|martyrdom)\b/;
const QUESTION =
  /(?:^(?:(?:and|but|so|well|also|please|hi|hello|then|if not)[ ,]+){0,3}|, )(?:is|are|was|were|does|do|did|can|could|will|would|should|may|what|why|how|where|when|who|which|explain|tell me|i wonder|help me understand)\b/;
/** The person speaks of themselves or of somebody near: then it is no question of doctrine alone. */
const PERSONAL =
  /\b(?:i|me|my|myself|mine|we|us|our|he (?:is|wants|says|said|will|hits?|has)|she (?:is|wants|says|said|will|hits?|has)|my \w+)\b/;
const ASIDE =
  /\b(?:can|may|could) i ask\b|\bi (?:was wondering|wonder|am wondering|have a question|am (?:studying|writing|reading|preparing)|want to (?:understand|know|learn|ask)|would like to (?:understand|know|learn|ask)|am curious|do not understand|read|heard|once heard|need to (?:know|understand) for)\b|\b(?:help|tell|explain(?: to)?|teach|remind) me(?: understand)?\b|\bexplain to my\b/g;
/** Where one learns: said in a question, it is nobody near. */
const SETTING =
  /\b(?:my|our) (?:\w+ )?(?:class|paper|essay|homework|teacher|catechist|priest|bible study|study|students|rcia|ocia|parish|youth group|book club|church|faith|religion|textbook|question|protestant friend|atheist friend|friend asks?|professor|friend asked)\b(?: (?:says?|asks?|asked|about|on|wants to know)(?: me)?)?/g;

/** Whether a sentence asks after a teaching, and not for the writer or somebody near: "Is suicide a sin?" */
export function isAboutDoctrine(sentence: string): boolean {
  const asked = sentence.replace(ASIDE, " ");
  const isQuestion = QUESTION.test(sentence) || asked !== sentence;
  return isQuestion && DOCTRINE.test(sentence) && !PERSONAL.test(asked.replace(SETTING, " "));
}

/** Only names that hardly anybody bears today: "David wants to die" is no story. */
const FIGURES =
  /\b(?:judas|elijah|jonah|king saul|saul|samson|tobit|herod|cain|absalom|ahithophel|pilate|romeo|juliet|hamlet|othello|pharisees|sanhedrin|haman|jezebel|uriah|bathsheba|amnon|goliath|nero|diocletian|in the book of job|saint \w+(?: of \w+)? (?:was|were|had|father|husband|mother|wanted|refused|died|\w+ed))\b/;

/** Whether a sentence tells of Scripture, of a saint or of a play: "Judas went and hanged himself". */
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
