const set = (words: string) => new Set(words.split(/\s+/).filter(Boolean));

/** Words that end a noun phrase: conjunctions, starts of clauses, and verbs. */
export const PHRASE_ENDS = set(`
  but or because since that which who whom whose when while if so as than though although until before after where why
  how is are was were am be been being's has have had will would can could should may might must do does did don't doesn't
  didn't isn't aren't wasn't won't can't i i'm i've i'll i'd he he's she she's we we're they they're it it's you me him us
  them myself himself herself themselves ourselves you're your yours thou thee thy today tomorrow yesterday tonight now
  again too also really please not never lately recently always still just even amen here there yet ever maybe perhaps
  lord jesus needs need wants want goes went comes came makes made said says feels felt gets got keeps kept lost broke
  broken died passed helped gave gives took takes means meant seems seemed looks looked starts started begins began lives lived
  hurts loves loved knows knew thinks thought told asked asks called calls ended ends turned turns left leaves brought
  brings became becomes happened happens went's this's dear instead anyway whatever although plus etc next last ago
  every each already soon suddenly especially then`);

/** Words that end a verb phrase, which may have pronouns. */
export const VERB_PHRASE_ENDS = set(`
  and but or because since that which who whom when while if so though although until before after where why how is are
  was were am has had will would can could should may might must does did i i'm i've i'll i'd he he's she she's we we're
  they they're you your yours you're please amen lord jesus today tomorrow yesterday tonight now also really maybe
  perhaps instead even soon what whatever not than as`);

/** Words that cannot end a phrase. */
export const DANGLING = set(`
  of in on at the a an my our his her their its with for to from by about into and or very so as all some this that these
  those no more most over under through between against without both own such two three much many up's being having
  doing going getting making toward towards during among around such's like per via st sts mr mrs ms dr fr sr br no vs etc eg ie`);

/** Words that cannot start a noun phrase. */
export const NO_BEGINNING = set(`
  how what whether why when where who to him her his them it this that these those me us you in on at by for from with of
  up out off down over not no and or but very so too really all being's which hers theirs mine ours one anything
  something nothing is are was were there here if`);

/** Words that never appear in a prayer. */
export const UNFIT =
  /\b(?:kill\w*|murder\w*|die|dies|dead|suicid\w*|hate[sd]?|hatred|revenge|vengeance|punish\w*|pay back|suffer\w* for|curse[sd]?|destroy\w*|hurt (?:him|her|them|my)|sex\w*|porn\w*|masturb\w*|naked|nudes?|drugs?|cocaine|heroin|weed|fuck\w*|shit\w*|bitch\w*|damn\w*|ass|asshole|bastard\w*|crap|piss\w*|dick|cunt|whore\w*|slut\w*|satan\w*|devil\w*|demon\w*|lucifer|witch\w*|tarot|horoscope\w*|spells?|hitler|nazi\w*|bomb\w*|guns?|hack\w*|lottery|robot\w*|computer code|pay for what)\b/i;

/** First words of the deeds that people hope to do. */
export const GOOD_VERBS = set(`
  be become forgive trust love pray listen let find learn grow understand accept follow serve overcome stay keep give know
  see heal remember wait work finish start begin return reconcile help speak support raise care choose discern feel rest
  sleep pass make stop change live walk share spend hold face carry bear receive thank praise rely surrender offer reach
  read study teach tell welcome deepen hear visit enjoy focus persevere remain control believe open get come do have go
  fast attend encourage comfort honor respect appreciate build prepare seek rejoice smile breathe endure apologize`);

/** Those of them that say enough on their own. */
export const WHOLE_VERBS = set(
  `forgive trust love pray listen grow rest sleep heal persevere believe rejoice endure`,
);

/** Relatives and others with "my" before them. */
export const RELATIONS =
  "(?:(?:ex-)?(?:husband|wife)|(?:great[- ])?grand(?:mother|father|ma|pa|mom|dad|parents|son|daughter|kids|children|child)|(?:step|god|foster[- ]|half[- ])?(?:mother|father|mom|mum|dad|son|daughter|brother|sister|parents|child|children|kids)(?:[- ]in[- ]law)?|sons|daughters|brothers|sisters|siblings?|mama|papa|mommy|daddy|nana|abuela|abuelo|spouse|fianc[eé]e?|boyfriend|girlfriend|aunts?|uncles?|cousins?|nephews?|nieces?|twins?|baby|family|kid|in-laws|friends?|neighbou?rs?|roommates?|co-?workers?|colleagues?|boss|teachers?|students?|classmates?|pastor|parish|priest|bishop|team|community|boys?|girls?)";

/** Capitalised words that are not names of people. */
export const NO_NAMES = set(`
  i the and but so then god lord jesus christ father holy spirit mass church bible gospel catholic christian lent easter
  advent christmas monday tuesday wednesday thursday friday saturday sunday january february march april may june july august
  september october november december rosary eucharist amen please thank thanks dear hi hello today yesterday tomorrow
  american english spanish rome my our he she they we it is was has who that this with for in on at to as if when because
  covid cancer nobody everybody everyone somebody someone anyone people little old very still back maybe mary our such twelve
  communion confession adoration newman interview office italian french german polish irish mexican african chinese indian
  internet google facebook zoom uber thanksgiving halloween valentine mother sister brother deacon pastor saint
  doctor nurse boss teacher priest coach landlord hail holy catechism psalm psalms genesis exodus isaiah romans corinthians vatican america england europe texas`);
