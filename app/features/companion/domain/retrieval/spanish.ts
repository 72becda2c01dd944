/** Words of Spanish without a subject, without accents. */
const STOP_WORDS = new Set(
  `que el la los las de del por para como cuando donde quien quienes es son esta estan estoy este esto ese esa eso un una
  unos unas y e o u si se su sus mi mis tu tus yo me nos te le les lo al a con sin en entre hasta desde sobre hay haber
  hacer hace hago hizo puedo puede pueden puedes podemos debo debe deben tengo tiene tienen tener soy eres somos fue fui
  era ser estar no ni muy mas pero porque cual cuales cuanto cuantos cuanta cuantas ya tan tambien solo aunque va voy van
  ir he ha han hemos algo alguien alguna algun todo toda todos todas otro otra nada nadie cada vez veces quiero quiere
  saber dice decir significa llama llamo llaman usted ustedes ella el ellos ellas nosotros asi aqui ahi luego despues antes
  durante mucho mucha muchos poco bien mal cosa cosas manera forma dia dias ano anos hoy ayer obligatorio obligatoria catolico catolica catolicos`.split(
    /\s+/,
  ),
);
/** Words of relation, as English ones are written in the index. */
const RELATIONS: Readonly<Record<string, string>> = {
  antes: "before",
  despues: "after",
  durante: "during",
  sin: "without",
};

/** English word | Spanish words, without accents; one that ends with * is a beginning. */
const LEXICON = `
mass|misa misas
eucharist|eucaristia
communion|comunion comulg*
confession|confes* confieso reconciliacion
penance|penitencia
absolution|absolucion absolv*
baptism|bautis* bautiz*
confirmation|confirmacion confirm*
godparent|padrin* madrin*
marriage|matrimonio casar* casad* caso boda* nupcia*
divorce|divorci*
annulment|nulidad anul*
anointing|uncion ungi*
sick|enferm*
priest|sacerdote* cura curas padrecito
deacon|diacono*
bishop|obispo*
pope|papa pontifice
monk|monje* fraile*
nun|monja* religiosa*
church|iglesia* templo
god|dios
jesus|jesus jesucristo cristo
holy|sant* santisim*
spirit|espiritu
trinity|trinidad
mary|maria
virgin|virgen
mother|madre mama
father|padre papa
parent|padres papas
son|hijo* hija*
saint|santo santa santos santas san
angel|angel* arcangel*
guardian|guarda custodio
devil|diablo demonio* satanas
hell|infierno
heaven|cielo
purgatory|purgatorio
limbo|limbo
soul|alma almas anima* 
sin|pecad* peco peca pecar
mortal|mortal mortales
venial|venial veniales
grace|gracia
forgive|perdon*
prayer|orar oracion* rez* reza ruego
rosary|rosario
mystery|misterio*
novena|novena*
scapular|escapulario*
holy water|agua bendita
candle|vela velas veladora*
ash|ceniza cenizas
wednesday|miercoles
lent|cuaresma
advent|adviento
christmas|navidad
easter|pascua resurreccion
pentecost|pentecostes
friday|viernes
thursday|jueves
sunday|domingo domingos
fast|ayun*
meat|carne
abstinence|abstinencia
bible|biblia
gospel|evangelio*
psalm|salmo*
commandment|mandamiento*
creed|credo
catechism|catecismo
abortion|abort*
contraception|anticoncept* preservativo* condon* pastilla*
masturbation|masturb*
pornography|pornograf*
homosexual|homosexual* gay
sex|sexo sexual* relaciones
drunk|borrach* emborrach* alcohol tomar
tattoo|tatuaje* tatuar*
suicide|suicid*
cremation|cremar cremacion incinerar
funeral|funeral* velorio entierro sepultura
death|muerte muert* morir murio muere difunt* fallec*
illness|enfermedad
cancer|cancer
depression|depresion deprimid*
anger|ira enojo enojad*
fear|miedo temor
doubt|dud*
faith|fe
hope|esperanza
love|amor amar
charity|caridad
work|trabaj*
money|dinero
steal|rob* hurt*
lie|ment*
gossip|chism*
witch|bruj*
tarot|tarot
horoscope|horoscop*
santeria|santeria
muerte|santisima
image|imagen* estatua*
worship|ador*
honor|venera*
protestant|protestante* evangelico*
jew|judio*
muslim|musulman*
orthodox|ortodox*
atheist|ateo*
freemason|mason masoneria
indulgence|indulgencia*
miracle|milagro*
apparition|aparicion* aparecio
guadalupe|guadalupe
patron|patron patrona
medal|medalla
cross|cruz
crucifix|crucifijo
passion|pasion
resurrection|resurrec* resucit*
cheek|mejilla
dog|perro* mascota*
child|nino* nina* bebe*
husband|esposo marido
wife|esposa
boyfriend|novio
girlfriend|novia
live together|convivir union libre juntados
family|familia
dream|sueno*
dead|muertos
altar|altar altares
procession|procesion*
quinceanera|quinceanera quince
hour|hora horas
kneel|arrodill* rodillas
sign|senal persignar* santigua*
bread|pan hostia*
wine|vino caliz
oil|aceite oleo
euthanasia|eutanasia
death penalty|pena
war|guerra
drug|droga* marihuana
gamble|apost* loteria
tithe|diezmo*
obey|obed*
vocation|vocacion
celibate|celib*
woman|mujer mujeres
creation|creacion
evolution|evolucion
galileo|galileo
midnight|gallo medianoche
sponsor|madrina
week|semana*
word|palabra*
seven|siete
transubstantiation|transubstancia*
grandmother|abuela abuelita
grandfather|abuelo
often|frecuencia
help|ayud*
inquisition|inquisicion
animal|animal animales
sad|trist*
lonely|soledad
cost|cuesta cuestan costo precio cobr*
stand|pie parado
sit|sentado sentarse
color|color colores
read|leer leo lectura lecturas
listen|escucha* oye oir
accept|acept*
burial|enterr* sepult*
cemetery|cementerio panteon
neighbor|projimo vecino*
enemy|enemig*
sorry|arrepent*
promise|manda promesa promesas
feast|fiesta
birthday|cumpleanos
wedding|boda bodas
ring|anillo*
white|blanco blanca
purple|morado
black|negro negra
flower|flor flores
rich|ric*
poor|pobre*
power|poder
peace|paz
joy|alegria
judge|juzg* juicio
end|fin
world|mundo
tongue|lengua lenguas
hand|mano manos
mouth|boca
stomach|estomago
pregnant|embaraz*
birth|nacimiento nacio
school|escuela colegio
music|musica canto cantos
blood|sangre
body|cuerpo
heart|corazon
tree|arbol
apple|manzana
snake|serpiente
flood|diluvio
ark|arca
king|rey reyes
wise men|magos
star|estrella
shepherd|pastor pastores
wash|lav*
foot|pies
door|puerta
key|llave*
rock|piedra
crusade|cruzada*
hit|golpea pega maltrata violencia`;

const exact = new Map<string, string>();
const beginnings: [string, string][] = [];
for (const row of LEXICON.trim().split("\n")) {
  const [english = "", words = ""] = row.split("|");
  for (const word of words.trim().split(/\s+/))
    if (word.endsWith("*")) beginnings.push([word.slice(0, -1), english]);
    else if (!exact.has(word)) exact.set(word, english);
}

/** What is said in several words or in a few letters, without accents | the words for it. */
const PHRASES: readonly [RegExp, string][] = [
  [/\b(?:q|k)\b/g, "que"],
  [/\b(?:xq|pq)\b/g, "porque"],
  [/\bcada cuanto\b/g, "often"],
  [/\bcuanto tiempo\b/g, "long"],
  [/\bmisa de gallo\b/g, "midnight mass"],
  [/\bme siento (?:muy |tan )?sol[oa]\b/g, "lonely"],
  [/\bunion libre\b/g, "live together"],
  [/\bagua bendita\b/g, "holy water"],
  [/\bpena de muerte\b/g, "death penalty"],
  [/\b(?:se suicido|se quito la vida|se mato)\b/g, "suicide"],
  [/\bmal de ojo\b/g, "evil eye"],
  [/\bsemana santa\b/g, "holy week"],
];

/** Marks and words by which a question is known as Spanish; those of both languages decide nothing. */
const SIGNS = new Set(
  `que qué los las del por para como cómo cuando cuándo donde dónde quien quién está están esta este esto una unos unas
  mis tus les hay hacer puedo puede debo debe tengo tiene soy eres somos pecado dios iglesia misa muy pero porque porqué cual
  cuál cuanto cuánto hola gracias padre madre santo santa virgen rezar orar quiero ayuda siento solo sola triste tan yo y mi es el la en un si se con`.split(
    /\s+/,
  ),
);
const OF_BOTH = new Set(
  "me no a as so he es mi el la en un si se con hay y padre madre santo santa virgen".split(" "),
);

/** Whether a question is asked in Spanish: by its marks, or by the share of Spanish words. */
export function isSpanish(question: string): boolean {
  const text = question.slice(0, 2_000).toLowerCase();
  if (/[¿¡ñ]/.test(text)) return true;
  const words = text.match(/\p{L}+/gu) ?? [];
  const spanish = words.filter((word) => SIGNS.has(word) || /[áéíóú]/.test(word));
  // "Transubstanciacion" beside "es la"; alone it may be misspelt English.
  const ends = words.filter((word) => /ci[oó]n(?:es)?$|idad$/.test(word));
  const isSure = spanish.some((word) => !OF_BOTH.has(word)) || (spanish.length > 0 && ends.length > 0);
  return isSure && (spanish.length + ends.length) / words.length >= 0.22;
}

/**
 * Returns Spanish words, folded, as the index has them: in English where it is known, without words that tell nothing.
 * Others stay: names are the same in both languages.
 */
export function fromSpanish(words: readonly string[]): string[] {
  const text = PHRASES.reduce((known, [phrase, english]) => known.replace(phrase, english), words.join(" "));
  return text.split(" ").flatMap((word) => {
    if (RELATIONS[word]) return [RELATIONS[word]];
    if (STOP_WORDS.has(word) && !exact.has(word)) return [];
    const english =
      exact.get(word) ??
      beginnings.find(([start]) => word.startsWith(start))?.[1] ??
      word.replace(/(?<=[aeiou])s$|(?<=[^aeiou])es$/, "");
    return english.split(" ");
  });
}
