/** Requests that the companion does not carry out, each with its reply. The first sign that fits is used. */
const REQUESTS: readonly [sign: RegExp, reply: string][] = [
  [
    /\b(?:ignore|forget|disregard|drop|override)\b[^.?!]{0,30}\b(?:instructions?|rules|prompts?|guidelines|catechism|teachings?)\b|\b(?:system prompt|your (?:prompt|instructions))\b|\bfrom now on\b[^.?!]{0,40}\b(?:you|talk|speak|act|answer|be|say|call)\b|(?:\b(?:pretend|role-?play)|(?:^|[.,;!] *|\b(?:now|please|you|then) )(?:act|talk|speak|behave|answer))\b[^.?!]{0,12}\b(?:to be|as if|as|like|you are|you're)\b[^.?!]{0,12}\b(?:an?|god|jesus|satan|the devil|the pope|dan)\b|\b(?:just|only|simply) (?:say|write|repeat|type|output)\b(?! yes)|\b(?:say|write|repeat|type|output)\b[^.?!]{0,80}\b(?:nothing else|nothing more|and only that)\b/,
    "I cannot help with that: I speak only for myself, as a companion in the Catholic faith. What would you like to know about the faith, prayer or the Church?",
  ],
  [
    /\b(?:f+u+c+k+|screw|to hell with) (?:you|u|off|this|the|your|catholics?|god|jesus|mary)\b|\b(?:you|ur|u|you're|bot|app)\b[^.?!]{0,12}\b(?:stupid|idiot(?:ic)?|dumb|moron|useless|bullshit|trash|garbage|suck)\b|\byour (?:stupid|fucking|damn|shitty)\b|\b(?:bitch|asshole|cunt|motherfucker)\b/,
    "I cannot help with insults, but I can listen. If the Church or somebody in it has hurt you, tell me what happened, or ask me anything about the faith.",
  ],
  [
    /\b(?:make|build|cook|buy|get|assemble)\b[^.?!]{0,25}\b(?:bombs?|explosives?|poison|meth|cocaine|heroin|weapons?|grenades?)\b|\bhow (?:can|do|could|should|would|to)\b[^.?!]{0,12}\b(?:kill|murder|poison|hurt|stalk|rob)\b[^.?!]{0,12}\b(?:my|him|her|them|someone|somebody|people)\b/,
    "I cannot help with anything that harms people: every life is God's (CCC 2258). If you are in distress, or fear what you might do, speak to somebody you trust today, or call your emergency number.",
  ],
  [
    /\b(?:how (?:many|much)|what dose|dosage|dose)\b[^.?!]{0,40}\b(?:mg|ml|pills?|tablets?|ibuprofen|paracetamol|acetaminophen|tylenol|aspirin|antibiotics?|insulin|medicines?|medication|antidepressants?)\b|\bdiagnose\b/,
    "I cannot help with medicines or a diagnosis: please ask a doctor or a pharmacist, at once if it is urgent. I will gladly help you pray for whoever is ill.",
  ],
  [
    /\bhoroscopes? (?:for|today|of the day)\b|^\W*(?:my|today'?s|daily|weekly) horoscope\b|\b(?:read|tell)\b[^.?!]{0,10}\b(?:my (?:palm|cards|tarot|future|fortune)|the cards)\b/,
    "I cannot help with horoscopes or fortunes: what is to come is in God's hands, and trusting him with it is better than any sign of the stars (CCC 2115-2116).",
  ],
  [
    /^\W*(?:please |can you |could you )?(?:tell|write|give|make|sing|show|code) (?:me |us )?(?:an? |some |the |another )?(?:jokes?|poems?|songs?|recipes?|essays?|codes?|functions?|scripts?|program|weather|news)\b|^\W*(?:recipe|translate|translation) (?:for|of|this|\w+ (?:\w+ )*into)\b/,
    "I cannot help with that: I know the faith, prayer and the life of the Church. Is there something about them that you would like to ask?",
  ],
  [
    /^\W*(?:hi |hello |so )?(?:who|what) (?:are|r) (?:you|u)\W*$|\bare (?:you|u) (?:a |an |really |even )*(?:real|human|person|priest|bot|robot|ai|machine|catholic|alive)\b/,
    "I am Acolyte's companion: a program, neither a person nor a priest. I answer from the Catechism, Scripture and the other sources of the Church, name the places, and say so when I do not know.",
  ],
];

/** Returns the reply to a request that is not carried out: orders, insults, harm, medicine, fortunes; `null` for others. */
export function declinedRequest(question: string): string | null {
  const text = question.slice(0, 2_000).toLowerCase().replace(/[’‘]/g, "'");
  return REQUESTS.find(([sign]) => sign.test(text))?.[1] ?? null;
}
