/**
 * English and Spanish words with similar meanings for danger, as `plainSpeech` writes them (lower case, no accents). A
 * trailing `*` matches any ending. The classifier counts a message's classes beside its words: if it knows "my uncle touches
 * me", it also knows "mi padrastro me toca".
 */
const WORD_CLASSES: Record<string, string> = {
  I: "i me my myself mine im ive id yo mi mis conmigo mio mia",
  PARTNER:
    "husband wife boyfriend girlfriend fiance fiancee partner spouse ex bf gf esposo esposa marido novio novia pareja conyuge",
  PARENT:
    "mom mum mother dad father parents parent stepdad stepmom stepfather stepmother mama papa padre madre padres padrastro madrastra",
  CHILD:
    "son daughter child children kid kids baby toddler niece nephew grandson granddaughter grandchild teenager teen student pupil hijo hija hijos hijas nino nina ninos ninas sobrino sobrina nieto nieta alumno alumna bebe chamaco chamaca",
  KIN: "brother sister uncle aunt cousin grandpa grandma grandfather grandmother granny nan hermano hermana tio tia primo prima abuelo abuela suegro suegra cunado cunada",
  FRIEND:
    "friend bestie buddy mate roommate classmate neighbor neighbour coworker colleague amigo amiga companero companera vecino vecina roomie",
  CLERGY:
    "priest pastor deacon father fr bishop seminarian monk nun sister minister catechist director confessor sacerdote cura parroco padre diacono obispo catequista monja religioso fraile seminarista",
  GUARDIAN:
    "coach teacher boss employer manager babysitter tutor landlord trafficker profesor profesora maestro maestra jefe patron entrenador",
  OTHER:
    "he she they him her them his their himself herself themselves el ella ellos ellas le les lo la su sus someone somebody alguien",
  DIE: "die dies died dying dead death morir morirme morirse muero muere muera murio muerto muerta muerte moriria moria perish passed fallecio",
  KILL: "kill kills killed killing murder* matar* mato mate mata mataria asesin* unaliv* kms kys shoot shooting stab* hang hanging ahorc* colgarme disparar",
  SUICIDE: "suicide suicidal suicidio suicid* matarme",
  SELF: "myself himself herself themselves yourself matarme cortarme lastimarme suicidarme hacerme",
  LIVE: "live lives living alive exist existing existence life vivir vive vivo vida viviendo existir existo",
  END: "end ends ending ended finish over acabar acabo acabe acaba terminar termino termine fin final stop",
  GONE: "disappear disappeared gone vanish desaparecer desaparezco desaparezca irme marcharme leave leaving",
  SLEEP:
    "sleep sleeping asleep wake waking woke dormir duermo dormirme despertar despierto despierte despertarme",
  CUT: "cut cuts cutting slit razor razors blade blades scissors scratch* burn burns burned burning cortar* corto corta corte cortes cortando navaja cuchilla cutter rasgun* quemar quemarme",
  WRIST:
    "wrist wrists arm arms thigh thighs legs skin scars veins munecas brazos brazo piernas muslos piel venas cicatrices",
  HURT: "hurt hurts hurting harm harming harmed pain suffer* lastim* dano herir* hiere dolor duele sufr*",
  HIT: "hit hits hitting beat beats beating beaten punch* slap* kick* chok* strangl* shov* bruis* golpe* pega pego pegaba pegan pegar pegaron cachet* patad* ahorca ahorco moret* empuj* jalone*",
  WEAPON:
    "gun guns pistol rifle knife knives machete bullet* shotgun weapon* cuchillo* pistola arma armas bala* rifle revolver",
  PILLS:
    "pills pill tablets tablet tylenol xanax overdose* overdos* paracetamol ibuprofen sleeping pastilla* sobredosis rivotril clonazepam bleach poison* cloro veneno raticida",
  MEDICINE:
    "insulin chemo chemotherapy medicine medicines medication medications meds dose antidepressant* antipsychotic* dialysis treatment transfusion inhaler hiv lithium insulina quimio quimioterapia medicina medicinas medicamento* tratamiento dialisis litio transfusion receta",
  HEIGHT:
    "bridge roof rooftop balcony cliff ledge train tracks rope noose puente azotea techo balcon tren vias soga cuerda",
  BLOOD: "blood bleed* sangre sangr* desangr*",
  RESCUE:
    "hospital ambulance er icu 911 999 112 paramed* doctor doctors emergency urgencias ambulancia medico",
  SYMPTOM:
    "breath* breathing chest seizure* faint* unconscious vomit* fever stroke collapse* collapsed limp pale slurred* swollen convuls* desmay* respir* fiebre pecho vomit* inconsciente hincha*",
  FEAR: "afraid scared terrified fear frightened scary miedo aterr* asusta* temo panico",
  THREAT: "threat* blackmail* extort* amenaz* chantaj* extors*",
  NUDE: "nudes nude naked pics pictures photos photo video videos screenshots fotos foto desnud* intim* packs pack nudes",
  MONEY:
    "money pay paid paying dollars gift cards bitcoin debt owe euros pesos dinero pagar pague pago deposit* deuda transfer*",
  SEX: "rape* raped sex sexual* molest* touch touched touches touching grope* grop* assault* abuse* abus* inappropriate* violo violar* violacion toca toco tocaba tocar manose* sexo",
  FORCE: "force* forced forces forcing made makes pressure* coerc* oblig* fuerza forz* presion*",
  TRAP: "lock locked locks trapped passport escape prisoner basement encerr* pasaporte escapar atrapad* papeles",
  FOLLOW:
    "follow follows followed following stalk* outside watching watches tracker airtag gps sigue siguio siguen persigu* espia* vigil* afuera acos*",
  VOICE: "voice voices whisper* commands ordered orders voz voces susurr* ordena* mandan",
  DEVIL: "devil demon demons satan possessed diablo demonio demonios satanas poseid*",
  FOOD: "eat eats eating eaten ate food meal meals calories calorie weight fat thin skinny purg* purge binge* laxative* starv* throw throwing comer como come comida calorias peso gorda gordo flaca flaco kilos laxantes atracon* ayun*",
  SIN: "sin sins sinful mortal damned hell damnation unforgivable confess* forgive forgiven pecado pecados pecar infierno condenad* condena perdon* confes*",
  EMPTY:
    "hopeless worthless empty numb burden useless pointless alone lonely meaningless inutil carga vacio vacia estorbo esperanza",
  TIRED: "tired exhausted done cansad* hart* agotad* aguanto soporto puedo",
  BETTER: "better without mejor sin",
  GOODBYE: "goodbye farewell goodbyes letter letters note notes will adios carta cartas despedi* despido",
  NOW: "tonight now soon tomorrow already today right hoy ahora ya manana noche",
  PAST: "years ago used decades childhood once hace anos antes infancia cuando",
  STUDY:
    "catechism class essay homework teach* teaches church teaching novel book movie film chapter verse psalm gospel saint saints martyr* history century article news lesson quiz catecismo clase tarea ensena* iglesia novela libro pelicula capitulo salmo evangelio santo santa santos martir* historia siglo articulo noticia* leccion",
  FUN: "lol haha lmao laugh* jaja* jajaja risa game games match season team goal exam exams juego partido equipo gol examen examenes",
};

/** Shortest stem before a `*`. */
const SHORTEST_STEM = 3;

const EXACT = new Map<string, string>();
const STEMS = new Map<string, string>();
for (const [name, words] of Object.entries(WORD_CLASSES)) {
  for (const word of words.split(" ")) {
    if (word.endsWith("*")) STEMS.set(word.slice(0, -1), name);
    else if (!EXACT.has(word)) EXACT.set(word, name);
  }
}
const LONGEST_STEM = Math.max(...[...STEMS.keys()].map((stem) => stem.length));

/** Returns the class of a word in plain form, or `null`. */
export function wordClass(word: string): string | null {
  const exact = EXACT.get(word);
  if (exact) return exact;
  for (let length = Math.min(word.length, LONGEST_STEM); length >= SHORTEST_STEM; length--) {
    const found = STEMS.get(word.slice(0, length));
    if (found) return found;
  }
  return null;
}
