/** canonical form | other spellings and everyday names of the same thing. */
const FORMS = `
mother|mom mum mommy mummy mama moms mums
father|dad daddy papa dads
child|kid kids kiddo children childs youngster
grandmother|grandma granny nana grandmas grandparent grandparents
grandfather|grandpa grandad granddad
baby|babies infant infants newborn newborns toddler toddlers
husband|hubby husbands
wife|wives
spouse|spouses
boyfriend|bf boyfriends
girlfriend|gf girlfriends
policeman|police cop cops policemen
doctor|doctors physician physicians
teenager|teen teens teenagers adolescent
woman|women womans
man|men guy guys mans
girl|girls
priest|priests padre clergy clergyman
pope|popes pontiff
mary|marys madonna
scripture|scriptures bibles
mass|masses
communion|comunion
catholic|catholics catholicism
christian|christians christianity
protestant|protestants protestantism
saint|saints st sts
jesus|jesu
die|dies died dying passed
dead|deceased departed
kill|kills killed killing murder murdered murders
baptize|baptise baptised baptises baptising christen christened christening baptisms baptism baptized
confess|confessing confesses confessed confession confessions confesion
forgive|forgave forgiven forgiveness forgiving forgives
worship|worshipping worshiping worshipped worshiped worships
honor|honour honours honoring
neighbor|neighbour neighbours neighbors
savior|saviour
color|colour colours colors
judgment|judgement judgements judgments judge judged judging
sacrilege|sacriligious sacrilegious
drunk|drunken drunkenness drink drinks drinking drank alcohol alcoholic alcoholism booze
steal|stole stolen stealing steals thief theft shoplift shoplifted shoplifting
lie|lies lied lying liar fib fibs fibbing
swear|swearing swore sworn cursing cussing cuss profanity
choose|chose chosen choosing choice choices
teach|taught
write|wrote written writes writing
speak|spoke spoken speaking speaks
believe|believes believed believing belief beliefs believer believers
marry|married marries marrying marriage marriages
divorce|divorced divorces divorcing divorcee
pray|prays prayed praying prayer prayers
angry|anger angrily mad furious rage
money|cash
pregnant|pregnancy pregnancies
homosexual|gay gays lesbian lesbians homosexuality queer
ghost|ghosts
jew|jews jewish judaism
muslim|muslims islam islamic
atheist|atheists atheism
gossip|gossiping gossips
marijuana|weed cannabis pot
soldier|soldiers
heaven|heavens heavenly
hell|hells
sin|sins sinned sinning sinful sinner sinners
rise|rose risen rises rising raised resurrection resurrected
suffer|suffers suffered suffering sufferings
heal|heals healed healing
burn|burns burned burnt burning
convert|converts converted converting conversion
ordain|ordained ordaining ordination ordinations
tempt|tempts tempted tempting temptation temptations
worry|worries worried worrying
anxiety|anxious anxieties anxiousness
lonely|loneliness lonesome
grieve|grief grieving grieves mourning mourn
doubt|doubts doubting doubted
vote|votes voting voted
fast|fasting fasts fasted
tithe|tithes tithing
statue|statues
idol|idols idolatry
bless|blesses blessed blessing blessings
exorcism|exorcist exorcists exorcisms
demon|demons demonic
abuse|abused abuses abuser abusive abusing
resign|resigns resigned resigning quit quits abdicate abdicates abdicated retire retires retired
suicide|suicides suicidal
cremation|cremate cremated cremating cremations
cohabit|cohabiting cohabitation cohabitate
bury|buried burial burying burials
skip|skipped skipping miss missed missing misses
start|started starts begin began begins beginning
kneel|kneeling knelt kneels
genuflect|genuflecting genuflection genuflections
sponsor|sponsors
godparent|godparents godmother godfather godmothers godfathers
annulment|annulments annul annulled
indulgence|indulgences
rosary|rosaries
relic|relics
vow|vows vowed
donate|donation donations donated donor donors
cheat|cheated cheating cheats affair
contraception|contraceptive contraceptives condom condoms
masturbation|masturbate masturbating masturbated
pornography|porn porno pornographic
resurrect|resurrects
evolve|evolution evolved evolutionary
dinosaur|dinosaurs
tattoo|tattoos tattooed
horoscope|horoscopes
sacrament|sacraments
traveler|travelers traveller travellers
`;

/** What people say in several words or in a few letters | the word for it. */
const PHRASES: readonly [RegExp, string][] = [
  [
    /\b(?:kill(?:ed|s|ing)? (?:himself|herself|themselves|myself|oneself)|(?:took|taken|take|taking) (?:his|her|their|my) own li(?:fe|ves)|hang(?:ed)? (?:himself|herself))\b/g,
    "suicide",
  ],
  [
    /\b(?:liv(?:e|es|ing) together|mov(?:e|es|ed|ing) in (?:together|with (?:my|his|her) (?:boy|girl)friend)|shack(?:ing|ed) up)\b/g,
    "cohabit",
  ],
  [/\b(?:pass(?:ed)? away|passed on)\b/g, "died"],
  [/\b(?:step(?:s|ped)? down)\b/g, "resign"],
  [/\b(?:birth control|the pill|morning after pill|plan b|natural family planning)\b/g, "contraception"],
  [/\b(?:same sex|two men|two women)\b/g, "homosexual"],
  [/\b(?:last rites|extreme unction)\b/g, "anointing last rites"],
  [/\b(?:our lady|blessed mother|mother of god|virgin mary)\b/g, "mary"],
  [/\b(?:holy ghost)\b/g, "holy spirit"],
  [/\b(?:lord s supper|the host|holy communion|blessed sacrament)\b/g, "communion"],
  [/\b(?:test tube bab(?:y|ies)|in vitro(?: fertili[sz]ation)?)\b/g, "ivf"],
  [/\b(?:the devil|satan|lucifer)\b/g, "devil"],
  [/\b(?:end times|end of the world|second coming)\b/g, "second coming end world"],
  [/\b(?:collection plate|collection basket|the basket)\b/g, "collection"],
  [/\b(?:10|ten) percent\b/g, "tithe"],
  [/\b(?:world cup|super bowl|stanley cup|world series)\b/g, "championship"],
  [/\b(?:yrs?)\b/g, "years"],
  [/\b(?:bf)\b/g, "boyfriend"],
  [/\b(?:gf)\b/g, "girlfriend"],
];

/** Returns folded words of a text with everyday phrases in the words of the index. */
export function withoutPhrases(words: readonly string[]): string[] {
  const text = words.join(" ");
  return PHRASES.reduce((known, [phrase, word]) => known.replace(phrase, word), text)
    .split(" ")
    .filter(Boolean);
}

const canonical = new Map(
  FORMS.trim()
    .split("\n")
    .flatMap((line) => {
      const [form = "", others = ""] = line.split("|");
      return others.split(" ").map((other) => [other, form] as const);
    }),
);

/** The words with another form. */
export const WORDS_WITH_FORMS: Iterable<string> = canonical.keys();

/** Returns the form of a word for storing and searching; the word itself if there is no other. */
export function canonicalForm(word: string): string {
  return canonical.get(word) ?? word;
}
