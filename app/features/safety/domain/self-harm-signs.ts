const SELF = "(?:myself|himself|herself|themselves|yourself|my self|hisself)";
const SOON = "(?:anymore|any longer|like this|tomorrow|at all|much longer|one more day|another day)";
const NOW = "(?:so badly |so bad |so much |really |just |only |honestly |kind of |kinda |sometimes )*";
const HIGH = "(?:tall |high )?(?:bridge|roof|rooftop|building|cliff|balcony|window|overpass|ledge|tower)";
const INTENT =
  "\\b(?:want|wants|wanted|going|will|might|could|thinking (?:of|about)|think (?:of|about)|thought (?:of|about)|feel like|felt like|tempted|urge|imagine|imagining|plan|planning|dream of|keep|ready) (?:to )?(?:just )?";
const MOVING = "(?:train|bus|car|truck|traffic|tracks|subway|metro)s?\\b";

/** Somebody thinks of ending their life or of hurting themselves; the writer, or another whom the writer tells of. */
export const SELF_HARM_SIGNS: RegExp[] = [
  new RegExp(
    `\\b(?:kill|killing|kills|hang|hanging|shoot|shooting|drown|drowning|stabbing|poison|poisoning|unaliv(?:e|ing)|neck|necking|rope|end|ending|off|offing|delete|yeet|yeeting) ${SELF}`,
  ),
  /\b(?:starve|starving|harm|harming|harms|harmed|hurting|burning|cut|cutting) (?:myself|himself|herself)\b(?<!\bcut h(?:im|er)self)|\b(?:hurts|cuts|burns|scratches) (?:himself|herself)\b/,
  /\b(?:want|wants|wanted|going|urges?|might|will|could|need|needs|tempted|like|would|threaten\w*|tries|tried) (?:to )?(?:hurt|hurting|cut|burn) (?:myself|himself|herself)\b|\b(?:hurt|cut|burned|burnt) (?:myself|himself|herself) (?:again|on purpose|last night|tonight|because|so|to feel|badly)\b/,
  new RegExp(`\\b(?:tried|tries|trying|attempted|threatened) (?:to )?(?:hang|shoot|drown|poison) ${SELF}`),
  /\bunaliv(?:e|ing)\b(?! creatures)/,
  /\bgame end (?:me|my)/,
  /\bslit (?:my|her|his|their) (?:wrists?|throat)|\b(?:cut|cuts|cutting|slicing|slice|scratch|burn|burning|carve|carving) (?:up )?(?:my|her|his|their) (?:own )?(?:wrists?|arms?|thighs?|legs?|skin|veins?|forearms?)\b(?! (?:shaving|while|when|on (?:a|the)|cooking|gardening|hair))/,
  /\b(?:i|he|she|they|daughter|son|friend|sister|brother|cousin|girlfriend|boyfriend|wife|husband|student|niece|nephew|child|kid)\b[^\n]{0,40}\b(?:self harm(?:s|ed|ing)?|cutting again|started cutting|back to cutting|relapsed (?:on|into|with) (?:cutting|sh|harm))\b/,
  /\b(?:i|he|she|they|we) (?:am|is|are|was|feel|feels|felt|feeling|have been|has been|been|being|get|gets|getting|becoming|became)(?: feeling| getting| so| very| really| kind of| a bit| pretty| kinda| actively| passively| always| still| again)* suicidal\b/,
  /\b(?:daughter|son|friend|sister|brother|cousin|mom|dad|mother|father|wife|husband|student|niece|nephew|child|roommate|boyfriend|girlfriend|teen|teenager|parent|anyone|someone|somebody)\b(?: \w+){0,3} (?:is|might be|may be|was|seems|feels?|became|has been)(?: \w+)? suicidal\b/,
  /^suicidal\b|\b(?:my|with|having|have|has|had|having|get|gets|more) (?:so many |many |intense |constant |these |those |some )?suicidal(?! people| saint)|\bsuicidal (?:again|tonight|rn|right now|today)\b/,
  /\b(?:i|he|she|they|friend|son|daughter|sister|brother|husband|wife|mom|dad|keep|keeps|always|been) (?:am |is |are |was |have been |has been |been |just |keep |keeps |always |often |sometimes |even )*(?:think(?:s|ing)?|thought|contemplat(?:e|es|ing)|consider(?:s|ing)?|considered|plan(?:s|ning)?|planned|researching|googling) (?:(?:a lot )?(?:about|of|on) )?(?:my |committing |doing |attempting |a )?suicide\b/,
  /\b(?:suicidal?|dark) thoughts? (?:of|about) (?:ending|dying|death|killing)/,
  /\b(?:want|wants|wanted|going|will|might|could|tried|tries|trying|threaten(?:s|ed|ing)?|about|gonna|decided|would|if i|should i|or) (?:to )?(?:just )?(?:commit(?:s|ting)? |do |attempt )(?:a )?suicide\b|\bif i commit suicide\b|\b(?:planning|contemplating|considering) (?:my|her|his) (?:own )?suicide\b|\bsuicide is all i\b|\bcommitting suicide (?:tonight|soon|today)\b/,
  /\b(?:tried|attempted|attempts) suicide\b|\b(?:my|her|his) suicide (?:attempt|note|plan|letter)\b|\bsuicide (?:attempt|note)\b(?! (?:in|of) the)/,
  new RegExp(
    `(?<!not |never )\\b(?:want|wants|wanted|wish|wishing|wanting|ready|waiting|need|hoping|like|longing|long|prefer) ${NOW}(?:to )?(?:just )?(?:die|be dead|not be alive|not be here|not exist|not wake up|be gone forever|disappear forever|end it|end it all|end my life|end (?:his|her|their) life|end everything|end my suffering|stop living|stop existing|stop being alive|cease to exist|never wake up|fall asleep forever|sleep forever|sleep and never wake)\\b(?! (?:for|to (?:self|sin)|of old age|at home|in peace|peacefully|at peace))`,
  ),
  /\b(?:want(?:s|ed)?|going|trying|tried|planning|thinking (?:of|about)|about) (?:to )?(?:die|dying) (?:tonight|today|soon|now|anymore)/,
  /\bwish(?:es|ed|ing)? (?:that )?(?:i|he|she|they) (?:\w+ )?(?:was|were|am|be|had been|could be|would be) (?:just )?(?:dead|gone for good|never born|not (?:born|alive|here anymore))\b|\bwish(?:es|ed)? (?:that )?(?:i|he|she) (?:had )?(?:was|were|been)? ?never (?:been )?(?:born|existed|exist)\b/,
  /\bwish(?:es|ed)? (?:that )?(?:i|he|she) (?:could|would) (?:just )?(?:die|not wake up|never wake up|disappear forever|stop existing)\b|\bwish(?:es|ed)? (?:i|he|she) (?:did|would) not (?:wake|have to live|exist)/,
  new RegExp(
    `\\b(?:do|does|did) not (?:really |even )?(?:want|wish|like|care|need)(?: to)? (?:to )?(?:live|be alive|exist|wake up|go on living|keep living|be here|be in this world)(?: ${SOON}| again|$|,| and| but| because| if)`,
  ),
  /\b(?:hope|hoping|pray|praying|prayed|wish) (?:that )?(?:i|to) (?:will |do |just |can |could )?(?:not|never) wake up\b|\b(?:go|went|going|fall) to (?:sleep|bed) and (?:never|not) wake/,
  /\bno (?:reason|point|desire|will|purpose|sense) (?:left )?(?:to|in|of|for)? ?(?:me )?(?:to )?(?:live|living|be alive|being alive|go on|going on|keep going|stay alive|being here|exist|existing|my life)\b(?! (?:about|vacation|a|the|to|with (?:the|this|my)))|\bnothing (?:left )?to live for\b/,
  /\b(?:do|does|can) not see (?:a|any|the) (?:point|reason|sense) (?:in|of|to|for) (?:live|living|life|going on|go on|being alive|being here|stay|my life)/,
  /(?<!unexamined |a |without \w{1,12} |without \w{1,12} \w{1,12} )\b(?:life|it) is (?:just )?not worth (?:living|it to live)|\bmy life is not worth\b|\bmy life (?:is|has) (?:over|no (?:value|worth))\b(?! to| but god)/,
  /\b(?:better off|happier|easier|better) (?:without me|if i (?:was|were|am|died|had died|would die|wasnt|just died))\b|\bbetter (?:off )?dead\b(?! to sin)|\b(?:no ?one|nobody) (?:would|will) (?:even )?(?:miss|care|notice|cry)(?: me)? (?:if|when) i (?:was|were|am|died|die|disappear\w*|killed|left this)/,
  /\bcannot (?:go on|live|do life|take (?:life|living)) (?:living )?(?:anymore|any longer|like this|with this pain|another day)\b/,
  /\b(?:tired|sick|exhausted|done|finished) (?:of|with) (?:living|being alive|life|this life|existing)\b(?! (?:in sin|this way|like|paycheck|a lie|out|with|far|at|in|here|alone))/,
  /\b(?:taking|take|took|end|ending|takes) my own life\b|\b(?:want|wants|going|will|might|could|thinking of|thinking about|tried|trying|ready|about|decided|plan|planning) (?:to )?(?:take|taking|end|ending) (?:my|her|his|their)(?: own)? li(?:fe|ves)\b|\bend my life\b|\bend (?:her|his|their) own life\b/,
  /\b(?:take|end|kill) me (?:now |already |tonight )?(?:lord|god|jesus|please)?,? ?(?:i am (?:so )?(?:tired|done)|i cannot|because i)|\bplease (?:just )?(?:let me die|take me (?:now|tonight|away from this (?:life|world)))\b|\bjust let me die\b(?! to)|\bwhy (?:cannot|can) i (?:not )?just die\b|^let me die$/,
  /\brather (?:be dead|die) than (?:live|go on|keep|wake|be alive|exist|stay|face|see another|feel|do this|be here)/,
  new RegExp(
    `\\b(?:jump|jumping|throw myself|throwing myself|leap|leaping|step|stepping)(?: right)? (?:off|from|out of) (?:of )?(?:a|an|the|this|that|my) ${HIGH}`,
  ),
  new RegExp(
    `\\b(?:jump|jumping|throw myself|throwing myself|step|stepping|walk|walking|run|running|lie down|lay down) (?:in front of|under|into|in) (?:a|an|the|some|oncoming|moving)? ?${MOVING}`,
  ),
  new RegExp(
    `${INTENT}(?:drive|driving|crash|crashing|swerve|swerving|steer|steering|wreck|wrecking)(?: my car| the car| it)? (?:(?:off|into) (?:a|an|the|some|oncoming) ?(?:bridge|cliff|road|tree|wall|pole|river|oncoming|traffic|truck|lake|overpass)|my car|on purpose)`,
  ),
  /\bwalk(?:ing)? into the (?:ocean|sea|river|lake) and (?:never|not)/,
  /\b(?:i|she|he) (?:have|has|got|bought|wrote|written|tied|made|finished)(?: \w+){0,2} (?:noose|goodbye (?:note|letter|letters)|suicide)\b|\b(?:this is|my) (?:my )?(?:last|final) (?:goodbye|note|letter|day on (?:this )?earth|night on (?:this )?earth)\b|\bgoodbye,? cruel world\b|\bby the time you read this\b|\b(?:writing|wrote) (?:my|a) (?:goodbye|farewell) (?:note|letter)/,
  /\b(?:i|she|he) (?:am |is |have been |has been )?(?:saving|hoarding|stockpil\w+|collecting|saved|collected|hoarded)(?: up)?(?: my| her| his| the)? ?(?:sleeping )?(?:pills|meds|medication|tablets)\b|\b(?:pills|gun|razor|knife|blade|rope) (?:is |are )?(?:here |right here |ready |loaded )?(?:in my (?:hand|mouth)|next to me|in front of me|beside me|on my (?:bed|desk|lap|nightstand))\b|\b(?:gun|pistol) (?:to|against) my (?:own )?head\b/,
  /\b(?:you should|told me to|tell me to|tells me to|says|said|they say|go) (?:just )?(?:kill yourself|kill myself|go die|end it)\b/,
  /\bwant (?:it|everything) all (?:to )?(?:end|be over)\b|\b(?:end|ending) it all\b/,
];
