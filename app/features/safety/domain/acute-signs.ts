const WHO =
  "(?:he|she|they|someone|somebody|some (?:man|guy|one)|(?:my|our|the|a|this|her|his) (?:ex ?|drunk |crazy )?(?:husband|wife|boyfriend|girlfriend|ex|partner|dad|father|mom|mother|stepdad|brother|sister|son|uncle|roommate|neighbou?r|man|guy|stranger|gang|cousin|people|landlord))";
const PEOPLE =
  "(?:him|her|them|you all|everyone|everybody|every one|someone|somebody|people|other people|others|my (?:\\w+ )?(?:husband|wife|boyfriend|girlfriend|ex|dad|father|mom|mother|stepdad|brother|sister|son|daughter|boss|teacher|roommate|neighbou?r|classmates?|kids?|children|family|parents|baby|coworkers?|bully)|the (?:man|guy|boy|girl|kids|people|woman|baby|person)|that (?:man|guy|boy|girl|woman|person))";
const PILLS =
  "(?:pills|tablets?|tabs|meds|medication|medicines?|tylenol|advil|xanax|ibuprofen|aspirin|paracetamol|acetaminophen|oxy\\w*|fentanyl|opioids?|antidepressants?|insulin|ambien|benadryl|sleeping|percocet|klonopin|valium)";

/** Danger to life now: poisoning, a threat, a weapon, a plan to hurt somebody. */
export const ACUTE_SIGNS: RegExp[] = [
  /\b(?:i|he|she|they|son|daughter|brother|sister|friend|husband|wife|mom|dad|boyfriend|girlfriend|roommate|cousin|someone|child|nephew|niece)(?: just| might have| may have| has| have| is| am| almost| nearly| think i)* (?:overdosed|overdosing|overdose)\b(?! and (?:died|passed|is gone|we lost))(?! (?:last (?:year|month)|\w+ years ago|years ago|in (?:19|20)\d\d|two|three|when i))/,
  /\b(?:want|going|planning|plan|thinking (?:of|about)|ready|tried|trying|tempted) (?:to )?(?:overdos(?:e|ing)|od)\b|\b(?:having|is having|took|taken|from) an overdose(?! and died)\b(?<!died from an overdose)(?<!from an overdose)/,
  new RegExp(
    `\\b(?:took|taken|take|swallow|swallowed|ate|had|drank|downed|popped|taking|swallowing) (?:about |like |over |more than |almost |nearly )*(?:(?:a |the |this |my |her |his )?(?:whole|entire|full|half a|half the) (?:bottle|box|pack|packet)(?: of)?|too many|too much|all (?:of )?(?:my|the|his|her|these|those|of them)|a (?:bunch|handful|lot|load|ton) of|lots of|so many|\\d{2,3}|twenty|thirty|forty|fifty|a hundred)(?: (?!photos|pictures|classes|orders|care)\\w+){0,3} ${PILLS}\\b(?! (?:as (?:a|prescribed|directed|usual)|every|each|daily|on time|for my))`,
  ),
  new RegExp(
    `\\b(?:took|taken|swallowed|take|drank|swallow|downed)(?: \\w+){0,3} (?:whole |entire |full )?bottles? of (?:\\w+ )?${PILLS}`,
  ),
  /\b(?:took|swallowed|taken|downed) (?:all )?(?:the|my|her|his) (?:whole )?(?:bottle|pills)\b[^\n]{0,30}\b(?:all|whole|at once|to die|to sleep forever|everything)\b/,
  /\b(?:drank|drunk|swallowed|drinking|drink|swallow|ingested) (?:some |the |a (?:whole )?bottle of |half a bottle of |a cup of )?(?:bleach|poison|antifreeze|pesticides?|rat poison|drain cleaner|detergent|gasoline|cleaning)\b(?! water)/,
  new RegExp(
    `\\b${WHO}(?: is| are| was| just| has| have| been| keeps?| keep| always| now| still| said| says| told me| even)*(?: (?:he|she|they))?(?: is| are)? (?:threaten(?:s|ed|ing)?|going|wants?|wanting|trying|tried|plans?|planning|will|coming|sa(?:ys|id)|about|promised)(?: me| us)?(?: (?:he|she|they) (?:will|would|is going to))?(?: to| with)? (?:kill|murder|shoot|stab|strangle|hurt|rape|beat|attack|burn|harm|end) (?:me|us|my|him|her|the kids|our)\\b(?!sel)(?! (?:ego|pride|sins?|flesh|feelings|time))`,
  ),
  new RegExp(
    `\\b${WHO}(?: is| are| has| have| been| keeps?| just| was| still)* threaten(?:s|ed|ing) (?:me|us|my (?:life|family|kids|children|daughter|son|mom|mother|sister)|our)\\b`,
  ),
  new RegExp(
    `\\b${WHO}\\b[^\\n]{0,50}\\b(?:and|he|she|they) (?:also )?threaten(?:s|ed)? (?:me|us|my (?:life|kids|children|family))\\b`,
  ),
  /\bthere is (?:a|an|some|someone|somebody)\b[^\n]{0,20}\b(?:with|holding|carrying) (?:a|an) (?:gun|knife|weapon|rifle|bomb)\b/,
  /^(?=[^\n]*\b(?:gun|rifle|knife|bomb|pistol)\b)(?=[^\n]*\b(?:i|my)\b)(?=[^\n]*\b(?:make (?:them|him|her|everyone)(?: all)? (?:pay|suffer|bleed)|revenge|get even|regret)\b)/,
  /\b(?:getting|got|received|receiving|get|had|sends? me|sent me) death threats\b|\bthreat(?:s|ened)? (?:to|on|against) my life\b/,
  /\b(?:has|have|with|pulled|holding|pointing|pointed|brought|waving|carrying|got) (?:out )?(?:a|his|her|the) (?:gun|knife|pistol|rifle|weapon|machete|bat|axe)(?: out)? ?(?:(?:and|at|to|in|on|right now|now|outside|against)\b[^\n]*\b(?:me|us|my|him|her|door|house|school|now|home|threat\w*|hand|room|here)\b)/,
  /\b(?:someone|somebody|a man|a guy|he|they|a stranger|some guy|my ex) (?:is|are)(?: \w+)? (?:breaking (?:in|into)|trying to (?:get|break) in|in my house|following me|stalking me|chasing me|outside my (?:door|house|window)(?: with| trying| right)|banging on (?:my|the) door)\b/,
  /\b(?:i|we) (?:am |are |really |just |honestly |so |do |sometimes |have |feel like i |think i )*(?:want|going|plan|planning|would like|need|will|might|could|about|feel like|ready|thinking (?:of|about)|urge|urges|thoughts|decided|wish i could) (?:to |of |really |seriously |actually )*(?:kill|killing|murder|murdering|shoot|shooting|stab|stabbing|strangle|strangling|choke|hurt|hurting|harm|harming|poison|poisoning|shake|smother|drown) PEOPLE\b(?! (?:feelings|heart|hearts|with kindness|so much with|lol|ing))/,
  /\b(?:thoughts|urges?|impulses?|fantas\w+) (?:of|about|to) (?:kill|killing|hurt|hurting|harm|harming|murdering|murder|shoot|shooting|stabbing|stab|smothering) PEOPLE/,
  /\b(?:shoot|shooting|blow|blowing|bomb|bombing|burn|burning) (?:up |down )(?:my|the|our|this|a|his|her) (?:school|church|mosque|office|house|work|mall|place|synagogue)\b(?<!burn(?:ed|t) down the church)|\b(?:bring|bringing|brought|take|taking) (?:a|my|the|his|her) (?:gun|knife|bomb) to (?:school|work|church|class)\b/,
  /\bvoices?(?: in my head)? (?:are |is |keep |keeps |that )?(?:tell|tells|telling|told|say|says|saying|order|orders|command|commands|commanding)(?: me)? (?:to |i should |that i should )?(?:kill|hurt|stab|harm|jump|die|end|cut|do bad|attack)/,
  /\b(?:bleeding (?:out|a lot|badly|heavily|to death)|not breathing|stopped breathing|cannot breathe and|turning blue|unconscious and|is unconscious|will not wake up(?= and|,| please| what| *$)|having (?:a )?(?:heart attack|stroke|seizure)|chest pains? (?:right )?(?:now|and|that)[^\n]*)\b(?! (?:last|years?))/,
  /\b(?:help|hurry|please),? (?:he|she|my \w+) (?:is )?(?:going to|gonna|will) kill me\b|\b(?:he|she|husband|wife|boyfriend|ex|stepdad|dad|brother) (?:is going to|will|wants to|says he will|might|is gonna) (?:really |actually )?kill (?:me|us)\b/,
  /\b(?:scared|afraid|terrified|hiding|locked in)\b[^\n]*\b(?:he|she|they|dad|husband|boyfriend|ex|stepdad|brother) (?:has|have|got) (?:a|his|her|the) (?:gun|knife|weapon)\b/,
  /\bkidnap(?:ped|ping) (?:me|us|my)|\b(?:being|been|am) (?:kidnapped|held (?:hostage|captive|against my will))\b/,
  /\bi want (?:my \w+(?: \w+)?|him|her|them) dead\b|\b(?:employer|boss|he|she|they|husband|agency)\b[^\n]{0,30} (?:has |have |took |keeps |kept |taken |hid )+(?:away )?my passport\b/,
].map((sign) => new RegExp(sign.source.replaceAll("PEOPLE", PEOPLE)));
