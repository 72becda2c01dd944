/** People who may hurt others. Signs need one, because God, grace and news "strike" and "touch" too. */
const KIN =
  "(?:ex ?)?(?:husband|wife|boyfriend|girlfriend|fiance|fiancee|partner|spouse|ex|dad|father|mom|mother|stepdad|stepmom|brother|sister|stepbrother|uncle|aunt|cousin|grandpa|grandfather|grandma|grandmother|parents|son|daughter|roommate|in laws|mother in law|father in law|foster \\w+)";
const OTHERS =
  "(?:coach|teacher|boss|neighbou?r|babysitter|friend|pastor|priest|youth leader|doctor|tutor|landlord|caregiver|carer|nurse|guy|man|men|boys?|woman|someone|somebody|stranger)";
const WHO = `(?:he|she|they|(?:my|our|his|her|the|a|an|this|some|old|older|big) (?:\\w+ ){0,2}?(?:${KIN}|${OTHERS}))`;
const HOW =
  "(?: (?:is|was|has|have|had|been|just|always|often|sometimes|still|constantly|regularly|keeps?|kept|started|starts|will|would|used to|did|does|again|then|really|even|also|never stops|likes to|gets? drunk and|gets? (?:angry|mad) and|drinks and|came home and|comes home and))*";
const BLOWS =
  "(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|slapping|punch|punches|punched|punching|kick|kicks|kicked|kicking|choke|chokes|choked|choking|strangle|strangles|strangled|strangling|whip|whips|whipped|burned|burns|bit|smacks?|smacked|shoved?|shoves|throws things at|threw things at|drag|drags|dragged|rape|rapes|raped|raping|molest|molests|molested|molesting|grope|gropes|groped|assault|assaults|assaulted|abuse|abuses|abused|abusing|hurts|hurting|spits on|spit on|hit on purpose|locks? up|trafficks?)";
const WHOM =
  "(?:me|us|my (?:\\w+ )?(?:kids?|child|children|sons?|daughters?|baby|sister|brother|mom|mother|dad|grandma|grandmother|friend|little \\w+)|our (?:kids?|child|children|sons?|daughters?|baby)|her|him|the (?:kids|children|baby)|them|(?:his|their|her) (?:\\w+ )?(?:wife|girlfriend|kids?|child|children|sons?|daughters?|baby|mother|mom|grandmother))";

/** Violence, force, unwanted touch or fear of another person, now or in the past; also by the writer. */
export const ABUSE_SIGNS: RegExp[] = [
  new RegExp(
    `\\b${WHO}${HOW} ${BLOWS} ${WHOM}\\b(?! (?:up on|hard as|off|in (?:his|her|their) sleep|head|knee|toe|elbow|hand|foot|leg|target|stride|goal|brakes|limit|funny bone))`,
  ),
  new RegExp(
    `\\b${WHO}${HOW} (?:physically|sexually|verbally|emotionally|mentally) (?:abus|assault|harass|molest)\\w* `,
  ),
  new RegExp(
    `\\b${WHO}${HOW} (?:broke|breaks|burned|burns|burnt|twists|twisted|fractured) (?:my|her|his) (?:arm|nose|ribs?|jaw|finger|hand|wrist|leg|tooth|teeth|skin|neck|cheekbone)\\b(?! (?:on|while|in a|playing|skiing|falling|when (?:he|she) fell))`,
  ),
  /\b(?:i|we|she|he|they|daughter|son|sister|brother|friend|kids?|child|children|mom|mother|grandmother|niece|nephew|cousin)(?: and i)? (?:(?:am|is|are|was|were|got|get|gets|have|has|had|been|being|keep|keeps|just|still|also|constantly|regularly|often|always) )+(?:being )?(?:sexually |physically |emotionally |verbally |badly |severely )?(?:abused|raped|molested|groped|trafficked|beaten(?! (?:by|in|at) (?:the|a|another|our|their) (?:\w+ )?(?:team|storm|side|school|rivals?|opponents?|waves|wind|rain|weather|sun|champions?|finals?|game|race))|beat(?: up)? by|hit by (?:my|her|his|our)|slapped|choked|sexually assaulted|assaulted|touched by|forced (?:into|to (?:have|do) (?:sex|things)))\b/,
  /\b(?:abusive|violent) (?:husband|wife|relationship|marriage|boyfriend|girlfriend|partner|father|mother|dad|mom|home|parents?|stepdad|ex|household|family)\b(?! (?:in|of) the (?:book|film|movie|novel))/,
  /\b(?:husband|wife|boyfriend|girlfriend|dad|father|mom|mother|stepdad|partner|he|she) (?:is|has been|has become|was|gets|became|can be|turns) (?:so |very |really |physically |verbally |emotionally |sexually |always |getting )*(?:abusive|violent)\b/,
  new RegExp(
    `\\b(?:my|our|the|his|her|mom s|moms) (?:${KIN}|${OTHERS})${HOW} (?:touch|touches|touched|touching|kiss(?:es|ed)|fondl\\w+|rubs?|rubbed|feels? up) (?:me|my (?:daughter|son|sister|brother|little \\w+|body|breasts?|thighs?|legs?|private))\\b(?! (?:with|deeply|on the (?:head|forehead|cheek|shoulder)|goodnight|good night|hearts?|soul|life|goodbye))`,
  ),
  /\b(?:touch(?:ed|es|ing)?|grab(?:s|bed)?|rub(?:s|bed)?) (?:me|her|him|my \w+)? ?(?:down there|inappropriately|sexually|in (?:a )?(?:wrong|bad|sexual|weird) (?:places?|ways?)|under my|where (?:he|she|they|no ?(?:one|body)) should|(?:in |on )?(?:my|her|his) (?:\w+ )?(?:private|breasts?|privates|bottom|butt|crotch|genitals))|\bputs? (?:his|her|their) hands? (?:in|up|down|inside|under) (?:my|her|his) (?:pants|shirt|skirt|underwear|dress|clothes|bra)/,
  /\b(?:forc(?:e|es|ed|ing)|makes|made|making|pressur(?:e|es|ed|ing)|blackmail\w*) (?:me|her|him|my \w+) (?:to |into )?(?:have |having |doing )?(?:sex|sexual|oral|touch him|touch her|touch them|undress|get naked|sleep with (?:him|her|them|men)|send (?:nudes|naked)|prostitut\w+)/,
  /\b(?:ask(?:s|ed|ing)?|tell(?:s|ing)?|told|beg(?:s|ged)?|want(?:s|ed)?) (?:me|my \w+) (?:for|to send)(?: (?:him|her|them))? (?:nudes?|naked|pictures of my body|nude|topless|sexy)|\bsend (?:him|her|them)? ?(?:pics?|pictures?|photos?|videos?) (?:of my body|without|naked|of me naked)/,
  new RegExp(
    `\\b${WHO}\\b[^\\n]{0,50}\\b(?:and|then|,) (?:choke|choked|strangled|raped|molested|punched|beat|beats|slapped|slaps|punches|hits|kicked) (?:me|us|my \\w+|her|him)\\b`,
  ),
  /\b(?:push|pushes|pushed|threw|throws|shoved|slammed|slams|pinned|pins) (?:me|her|him|my \w+) (?:against|down the|into (?:the|a) (?:wall|door|floor)|to the (?:floor|ground|wall)|across the)\b/,
  /\bcom(?:es?|ing) (?:in|into) (?:to )?my (?:bed ?room|room|bed) (?:at night|when|drunk|and touch|while i|after mom)/,
  /\b(?:afraid|scared|terrified|frightened) (?:of (?:my (?:husband|wife|boyfriend|girlfriend|dad|stepdad|mom|stepmom|uncle|brother|partner|ex|father|mother)\b(?! (?:dying|death|getting|leaving|losing|s |will|being|having|and i losing|finding))|what (?:he|she|my \w+) (?:will|would|might) do to (?:me|us|my|the))|to (?:go|come|be) home (?:because|to (?:him|my)|with (?:him|my)|alone with)|(?:he|she|they|my \w+) (?:will|would|is going to|might) (?:hurt|hit|beat|rape|find) (?:me|us|my))/,
  /\b(?:will not|does not|did not|wont|never) (?:let|lets|allow|allows) me (?:to )?(?:leave the house|go out(?:side)?|see my (?:family|friends|parents|mom)|have (?:my )?(?:own )?(?:money|a phone|my phone|food)|eat)|\b(?:locks|locked|locking|keeps?|kept|chained?) (?:me|us|my \w+) (?:in|up|inside|out|locked|prisoner)\b(?! (?:his|her|your|their|the loop|prayers?|check|line|mind|touch|of (?:my|the) (?:car|account|house by accident)))/,
  /\bi (?:have |just |keep |sometimes |always |often )*(?:hit|hitting|beat|beating|slapped|punched|choked|shook|kicked|hurt|hurting|molested|abused|raped) (?:my|our) (?:own )?(?:wife|husband|girlfriend|boyfriend|kids?|child|children|sons?|daughters?|baby|toddler|mom|mother|dad|father|partner|stepson|stepdaughter|students?)\b(?! (?:feelings|at|in (?:chess|cards|a game|the game|the race)|by accident|hearts?|s |with my words|on the))/,
  /\b(?:rapist|raped|molested me|sexually abused|sexually assaulted|sexual abuse (?:i|from|by|as a child)|my abuser|abuser of)\b(?! (?:priests?|clergy))(?<!\bwas dinah raped)/,
  /\b(?:i|we|she|he) (?:am|is|are|was|were|have been|has been)(?: a)? (?:victims?|survivors?) of (?:\w+ )?(?:abuse|rape|violence|incest|trafficking|assault)|\bdomestic violence (?:at|in my|from|by|again|happen\w*)|\b(?:live|living|stuck|trapped) (?:in|with) (?:\w+ )?(?:domestic violence|abuse|an abus\w+)|\bincest\b[^\n]*\b(?:my|me)\b/,
  /\b(?:neglect|starve)(?:s|d|ed|ing)? (?:me|us|the (?:kids|children|baby)|their (?:kids|children|baby)|her (?:kids|children|baby)|his (?:kids|children))\b|\b(?:bruises|black eye|burn marks|marks) (?:on|from|that|where)[^\n]{0,40}\b(?:he|she|dad|mom|husband|wife|boyfriend|stepdad|her arms?|his arms?|my arms?|the child|the kid|my student)\b/,
];
