const SELF = "(?:myself|himself|herself|themselves|yourself|my self|hisself)";
const SOON = "(?:anymore|any longer|like this|tomorrow|at all|much longer|one more day|another day)";
const NOW = "(?:so badly |so bad |so much |really |just |only |honestly |kind of |kinda |sometimes )*";
const HIGH = "(?:tall |high )?(?:bridge|roof|rooftop|building|cliff|balcony|window|overpass|ledge|tower)";
const INTENT =
  "\\b(?:want|wants|wanted|going|will|might|could|thinking (?:of|about)|think (?:of|about)|thought (?:of|about)|feel like|felt like|tempted|urge|imagine|imagining|plan|planning|dream of|keep|ready) (?:to )?(?:just )?";
const MOVING = "(?:train|bus|car|truck|traffic|tracks|subway|metro)s?\\b";

/** Somebody wants to end their life or hurt themselves: the writer, or a person whom the writer describes. */
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

  // The wish to die, in other words than "die".
  /\b(?:end|ending) (?:things|everything)\b(?! (?:with|between|on|well|that|in))|\b(?:end|ending|finish|finishing) (?:with )?(?:my|this) life\b(?! (?:of|as|in|savings|group|insurance))|\bmake (?:an |the )?end (?:of|to|with) (?:my|this|the) life\b/,
  /\b(?:painless|least painful|easiest|quickest|best|fastest|peaceful|easy|quick) ways? (?:to|of) (?:die|dying|kill|end it|end my)\b(?! to)|\bhow (?:many|much) [^\n]{0,40}\b(?:to (?:die|overdose)|kill (?:me|you|a person|someone))\b|\b(?:lethal|deadly|fatal) dose\b/,
  /\bhow (?:do|can|could|to|would|should|will) (?:i )?(?:die|kill myself|end (?:it|my life|myself)|commit suicide|overdose)\b(?! (?:to|well|in|for|with|a|happy|holy|daily|more))/,
  /\bnot deserve (?:to )?(?:live|be alive|exist|life|to be here|living)\b(?! (?:in|with|eternal))/,
  /\bi (?:should|deserve to|ought to|need to|have to|must|want|wish to|hope i|hope to|wish i would|pray i|pray that i|pray to) (?:just |really |already |soon )*(?:die|be dead|dead)\b(?! (?:to|with|in|for|before|a|an|well|happy|holy|daily|and rise|as|at))/,
  /\bwish i would (?:not wake|just not|die)|\b(?:hope|wish|pray) (?:that )?(?:i|a \w+|something|someone|god) (?:would |will |could )?(?:just )?(?:get hit|gets hit|hits me|kills me|kill me|do not make it|never make it|get cancer|get killed|ends it)\b/,
  /\b(?:god|lord|jesus|father)(?: please)?,? (?:please )?take my life\b(?! and)|\btakes? my life(?: away)?(?= *$|,| tonight| now| please)(?<!will take my life)|\bnot (?:you )?let me die\b(?! to)|\bi\b[^\n]{0,30}\bshould not (?:exist|be alive)\b/,
  /\bthoughts? (?:of|about) (?:self harm|suicide|killing myself|ending|dying|jumping|hurting myself)\b|\bi attempted (?:again|last|yesterday|tonight|this|two|three)\b|\bscratch(?:ing|ed)? myself (?:until|till|open|bloody)\b/,
  /\b(?:every ?day|all the time|constantly|every night)\b[^\n]{0,15}\bthink(?:ing)? (?:of|about) (?:dying|death|being dead)\b|\b(?:going|about|plan\w*|decided|time) to end it(?! (?:with|there|here|up|early|between))\b/,
  /\bi am (?:standing|sitting) on (?:the|a) (?:edge of (?:a|the) )?(?:bridge|roof|ledge|tracks|train tracks|railing|cliff)(?= *$| and (?:i|want|think|ready|about)| right now|, ready)/,
  /\bpeaceful\b[^\n]{0,25}\bto be (?:gone|dead)\b|\bwant to be (?:dead|gone)\b(?! (?:by|before|for|from|to|on|when))/,
  /\b(?:think|thinking|thought|thoughts|dream|dreaming|fantasi\w+|obsess\w*) (?:constantly |always |only |a lot )?(?:about|of) (?:my own death|dying|being dead|death)(?: and dying)? (?:all the time|all day|every (?:day|night)|constantly|a lot|again|nonstop|tonight)\b/,
  /\b(?:i|daughter|son|teen|teenager|girl|boy|friend|sister|brother|niece|nephew|student|she|he|kid)\b (?:\w+ )?(?:has been|have been|is|am|was|keeps|keep|started|starts|went back to|thinking about|thinking of|back to) cutting\b(?= *$|,| again| and| since| for| because| with| at night| her| his| my)(?! (?:and (?:sewing|pasting)|for (?:the|a) (?:costume|craft)))/,
  /\b(?:i|he|she|they) (?:do |does |did )?not want (?:to )?(?:live|life|be alive|alive)(?: (?:more|longer|again|this life))?(?= *$|,| and| because| but)/,
  /\b(?:want|wants|wanted|going|wish|like|ready|need) (?:to )?(?:be done with|out of|leave|quit|escape|exit) (?:my |this )?(?:life|existence|this world|this earth)\b(?! (?:of|together|story|in sin|behind|as|a better|better))/,
  /(?<!unexamined |a )\blife (?:is|has|it is|feels)(?: just| really| simply)? (?:not|no) worth\b|\bmy life (?:has|have|had|got|is) no (?:sense|meaning|point|purpose|value)\b/,
  /\bcannot (?:keep|continue|bear|stand|go on)(?: on)? (?:living|with life|being alive|life|to live|existing)\b(?! (?:in (?:sin|this|a)|with|here|at))|\b(?:give|giving|gave|given) up on (?:life|living)\b|\blost (?:all |the |my )+(?:will|desire|wish|strength) to (?:live|go on living)\b/,
  /\b(?:do|does) not (?:care|mind) (?:if|whether) i (?:live|die|wake|am alive|am dead)|\bwould not mind (?:dying|being dead|if i died|not waking)|\b(?:do|does) not feel like (?:living|being alive|existing)\b/,
  /\bi will not be (?:around|here|alive) (?:much longer|anymore|for long|after (?:tonight|today))\b|\b(?:no ?one|nobody) (?:would|will) (?:even )?(?:notice|miss|care|mind) (?:if|when) i (?:just )?(?:disappear\w*|was gone|am gone|were gone|vanish\w*)/,
  /\bi (?:just |have |already )*(?:bought|got) (?:a |some |the )?(?:rope|razor blades?|noose)\b(?! (?:for|to (?:tie|fix|hang (?:the|up|laundry))|swing|ladder))/,
  /\b(?:i am|i feel like|i feel i am|being|just) (?:such )?(?:a |only a )?burden (?:to|on|for) (?:everyone|everybody|the world|all|this world)\b|\bworld (?:is |would be |will be )?(?:a )?(?:better|happier)(?: off| place)? without me\b/,
  /\b(?:i|she|he) (?:do|does|did) not (?:plan|expect|intend) (?:to )?(?:be alive|be here|live|survive|make it) (?:by|to|past|until|tomorrow|this|next|long)/,
  /\bfeel(?:s|ing)? like dying\b(?= *$|,| and| because| today| tonight| every)|\b(?:gun|rope|knife|pills) to (?:end|finish) (?:it|everything|my life|things)\b/,
  /\b(?:god|lord|jesus)\b[^\n]{0,12}\blet me die\b(?! (?:to|in|with|well|a|for|at))|\bi (?:just )?cannot go on(?= *$| anymore| any longer|, i)/,

  // Other languages that people speak beside English. Accents are already removed.
  /\b(?:(?:me )?quiero (?:morir(?:me)?|matar(?:me)?|suicidarme)|me (?:quiero|voy a|quisiera) (?:morir|matar|suicidar)|no quiero (?:vivir|seguir viviendo)(?: mas)?|quitarme la vida|ya no quiero vivir|ganas de (?:morir|matar)me)\b/,
  /\b(?:quero (?:morrer|me matar)|vou me matar|nao quero mais viver|tirar (?:a )?minha (?:propria )?vida)\b/,
  /\b(?:(?:je )?(?:veux|vais) (?:mourir|me (?:tuer|suicider))|plus envie de vivre|(?:ne )?veux plus vivre|mettre fin a mes jours)\b/,
  /\b(?:voglio (?:morire|uccidermi|ammazzarmi)|non voglio piu vivere|farla finita)\b/,
  /\b(?:(?:ich )?(?:will|mochte) (?:nicht mehr leben|sterben|mich umbringen)|mich umbringen|mir das leben nehmen|nicht mehr leben wollen)\b/,
  /\b(?:chce (?:umrzec|sie zabic)|nie chce (?:juz )?zyc|zabije sie)\b/,
  /\b(?:gusto ko ?(?:nang?|na) (?:mamatay|magpakamatay)|magpapakamatay|ayoko nang? mabuhay)\b/,
  /\b(?:muon chet|khong muon song)\b/,
];
