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
  permitted wanna agree agrees agreed admit admits admitted maybe hi hello hey thanks thank dear
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
  telephone fax bot chatbot math maths physics meth cocaine heroin bomb bombs explosives gun guns pistol rifle
  bowl prompt prompts instructions rash diagnose diagnosis dosage ibuprofen aspirin paracetamol joke jokes riddle poem
  capital mount mountain gpu graphics card pirate pizza lasagne lasagna salary visa exam homework quiz stocks shares
  subscription election elections candidate senator congress gym bag dinner lunch breakfast coffee tea
`);

/** Frequent words of English that no question of faith needs. They are no slips of the pen. */
export const COMMON_WORDS: ReadonlySet<string> = wordSet(`
  won win tall pretend stupid idiot inferior superior ham add apple arm ball beach beat bet bike bill bird bite bits blow
  boat boss bot bottle bow box boy bright brown bug bus button buy cage calm camp cap cat cats chair cheap check chest
  chicken chip class clean click clock close cloth cloud club coach coat coin cold cool copy corn cost cow crash cream
  crew crime crowd cry cup cute cut damn dance data deal deck deep desk dirt dish dog doll door dot draw dress drive
  driver drop dry duck due dust edge egg empty energy event exact excited extra factory fan farm fat fence file fill final
  fish fit fix flag flat floor fly fog folk fool foot fox frame fresh frog fuel full fun funny gain garage gas gate gear
  glass glove goat goose grab grade grass green grey grow hair hall hat height heel hero hide hip hire hobby hole horse
  host huge ice idea inch iron jacket jail jam jeans job join jump jury kick kidney kit knee knife lab lack lady lake lamp
  lane large laugh leaf leg lemon length lens level lid lift limit lion lip list local lock log loose lorry loud luck
  machine magazine manager map mark market medal medium melt menu meter mile mirror mix mode model monkey mood motor mouse
  mud mug muscle nail neck nerve net nice noise nose note nurse nut ocean odd office onion option orange order organ pack
  page pair pan panel pants park pen pencil pepper pet pig pile pilot pin pink pipe plane plate plug pool pop port pot
  press prize pull pump push quick quiet race rain random rare rat rate raw reach rear rent repair report rice ride ring
  river road robot rock roll rope rough rug salt sand scale screen sea seat sell shape sharp sheet shelf ship shirt shock
  shoe shop short shower shut sick side silly site size skin sky slice slow small smart snack snake snow soap sock soft
  soil song soup spare speed spoon sport spot spring stage stair star steam steel step stick stock storm straight stream
  street string strip study suit sunny surf sweet swim switch table tail tank tape taste tea tent test text thick thin tie
  tight tiny tip toe tool top tour toy track trade truck tube tune tv twin ugly uncle upset van view wall warm watch wave
  wear web weird west wheel white wide wind wing winter wire wood wool yard yellow zoo
`);
