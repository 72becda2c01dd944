const wordSet = (text: string) => new Set(text.trim().split(/\s+/));

/** Words without a subject. Contractions have no apostrophe. */
export const STOP_WORDS: ReadonlySet<string> = wordSet(`
  a about above actually after afterwards all already also although always am an and any anybody anyone anything are
  arent around as at away be because been before being below between both but by can cant cannot could couldnt did
  didnt do does doesnt doing done dont down during each either else ever every everybody everyone few for from further
  gave get gets getting give gives go goes going gonna got had has hasnt have havent having he her here hers herself
  hes him himself his how however i id if ill im in instead into is isnt it its itself ive just keep keeps kind knew
  know knows let lets like likes lot lots made make makes making may maybe me might more most much must my myself need
  needs neither never no nor not now of off often oh ok okay on once only or other others our ours ourselves out over
  own people perhaps person please put quite rather really s same say saying says she should shouldnt since so some
  somebody someone something sometimes sort still stuff such supposed sure t take takes tell tells than that thats the
  their theirs them themselves then there theres these they theyre thing things think thinks this those though through
  till to too toward towards u under unless until up upon us use used using usually very want wanted wants was wasnt
  way ways we well went were werent weve what whatever whats when whenever where wherever whether which while who
  whoever whole whom whose why will with within without wonder wondering wont would wouldnt yes yet you youre your
  yours yourself yourselves
  ask asked asking asks answer teach teaches teaching teachings say mean means meaning explain explains explanation
  difference describe define definition happen happened happens point question wrong bad okay fine allow allowed
  permitted wanna maybe hi hello hey thanks thank dear
`);

/**
 * Words of other subjects. A question with one is answered only when the index fits it very well. Few questions of faith
 * are lost that way.
 */
export const OTHER_SUBJECTS: ReadonlySet<string> = wordSet(`
  recipe recipes cook cooking bake baking cake cakes dough pizza pasta oven kitchen calorie calories tomato
  ingredients restaurant football soccer baseball basketball hockey tennis league bowl touchdown scored team
  teams match olympics championship playoffs nba nfl fifa python javascript java linux windows code coding
  algorithm function programming software app apps api database sql excel spreadsheet wifi router laptop
  laptops computer password iphone android download printer browser email weather forecast temperature
  celsius fahrenheit car cars engine tire tires mechanic bike bicycle tap faucet plumbing carpet washing
  lawn puppy kitten goldfish flight flights hotel hotels airport visa tickets ticket airline stock stocks
  bitcoin crypto invest investing mortgage loan insurance dollars euros cheapest prices shop amazon discount
  bank movie movies actor actress film films netflix lyrics singer band album celebrity episode president
  population currency everest moon australia france germany spain spanish french german japanese translate
  kilometers kilometres miles inches pounds equation squared solve multiply electron atom chemistry boil
  boiled fry fried grill grilled chop sauce cheese butter flour noodles rice potato potatoes salad dessert
  cupcake cookies brew microwave fridge dishwasher vacuum laundry detergent shampoo haircut makeup lipstick
  perfume vitamin vitamins protein workout muscles plumber electrician landlord heating furnace roof paint
  drill screw wallpaper furniture mattress train trains bus buses taxi subway passport luggage cruise
  scanner keyboard monitor battery charger bluetooth gps camera televisions squareroot fraction geometry
  algebra calculus molecule volcano dinosaur napoleon einstein shakespeare lincoln pyramid empire dynasty
  continent brazil china russia canada italy europe asia london paris berlin tokyo chicago boston fastest
  tallest largest biggest inventor runner swimmer champion guitar piano violin concert chess
  videogame minecraft fortnite contract invoice warranty marketing resume interview homework essay phone
  telephone fax
`);
