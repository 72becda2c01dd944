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
`;

const canonical = new Map(
  FORMS.trim()
    .split("\n")
    .flatMap((line) => {
      const [form = "", others = ""] = line.split("|");
      return others.split(" ").map((other) => [other, form] as const);
    }),
);

/** Returns the form of a word for storing and searching; the word itself if there is no other. */
export function canonicalForm(word: string): string {
  return canonical.get(word) ?? word;
}
