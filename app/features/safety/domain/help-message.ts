import type { Danger, DangerKind, HelpLanguage, Support } from "../contract";
import { helpLines, helpRegion, type Place } from "./help-lines";

/** Words after the phone numbers, for a writer in danger and for a writer who worries about another person. */
interface Words {
  self: string;
  other: string;
}

type Group = "life" | "violence" | "child" | "rescue" | "others" | "pressure" | "mind";

const GROUPS: Record<DangerKind, Group> = {
  suicide: "life",
  "self-harm": "life",
  "eating-disorder": "life",
  despair: "life",
  scrupulosity: "mind",
  psychosis: "mind",
  "domestic-violence": "violence",
  "sexual-assault": "violence",
  stalking: "violence",
  trafficking: "violence",
  "child-abuse": "child",
  "church-abuse": "child",
  medical: "rescue",
  "stopped-treatment": "rescue",
  "harm-to-others": "others",
  blackmail: "pressure",
};

const EMERGENCY: Record<HelpLanguage, Record<Group, Words>> = {
  en: {
    life: {
      self: "I'm so glad you said it. This pain can ease, and you don't have to get through tonight alone.\nUntil someone answers: go where another person is, and put anything you could hurt yourself with out of reach.",
      other:
        "Thank you for not looking away. You can call for someone else; they will tell you what to do.\nStay with the person, ask plainly, listen, and move anything dangerous out of reach.",
    },
    violence: {
      self: "I'm so sorry. You did not cause this, and you deserve to be safe.\nUntil someone answers: get to a room with a way out, or to a neighbor. Use a phone the other person can't check.",
      other:
        "Thank you for standing up for this person. You can call for someone else.\nDon't confront whoever is doing it. Help the person get somewhere safe, and believe what they tell you.",
    },
    child: {
      self: "I'm so sorry. It is not your fault, and telling someone is the right thing to do.\nUntil someone answers: stay close to a grown-up you trust. You can tell a teacher, a nurse or a police officer too.",
      other:
        "Thank you for protecting a child. You don't need proof to call.\nKeep the child away from whoever is hurting them, stay calm, and write down what you saw and heard.",
    },
    rescue: {
      self: "Please don't wait to see if it passes. You matter, and help is quick.\nUntil someone comes: stay with another person, unlock the door, and keep any medicine or bottle to show them.",
      other:
        "Please don't wait to see if it passes. The person on the phone will tell you what to do.\nStay with them, don't give food or drink, and keep any medicine or bottle to show the ambulance.",
    },
    others: {
      self: "It took courage to say this. You can still choose, and someone will help you choose well.\nUntil someone answers: step away from the person and from any weapon, and go where others are.",
      other:
        "Thank you for taking this seriously. Calling now can save a life.\nKeep your distance, warn whoever is in danger if you safely can, and don't try to stop it alone.",
    },
    pressure: {
      self: "I'm so sorry. This is a crime, it happens to many, and it is not the end of anything for you.\nDon't pay, don't send more, and don't delete: stop answering, keep the messages, and tell someone you trust now.",
      other:
        "Thank you for helping. This is a crime, and there are people who stop it.\nDon't pay, keep the messages, and don't leave the person alone with the shame: stay with them tonight.",
    },
    mind: {
      self: "I'm so glad you said it. What you hear or fear feels real, and you don't have to obey it or face it alone.\nUntil someone answers: go where another person is, and put anything dangerous out of reach.",
      other:
        "Thank you for caring. This can be treated, and you can call for someone else.\nStay calm, don't argue about what they hear or believe, and move anything dangerous out of reach.",
    },
  },
  es: {
    life: {
      self: "Qué bueno que lo has dicho. Este dolor puede aliviarse, y no tienes que pasar esta noche a solas.\nMientras te contestan: ve a donde haya otra persona y deja lejos todo con lo que podrías hacerte daño.",
      other:
        "Gracias por no mirar a otro lado. Puedes llamar por otra persona; te dirán qué hacer.\nQuédate a su lado, pregunta con claridad, escucha y aleja todo lo peligroso.",
    },
    violence: {
      self: "Lo siento mucho. No es culpa tuya y mereces estar a salvo.\nMientras te contestan: busca una habitación con salida o ve con un vecino. Usa un teléfono que la otra persona no pueda revisar.",
      other:
        "Gracias por dar la cara por esta persona. Puedes llamar por ella.\nNo enfrentes a quien le hace daño. Ayúdale a llegar a un lugar seguro y cree lo que te cuente.",
    },
    child: {
      self: "Lo siento mucho. No es culpa tuya, y contarlo es lo correcto.\nMientras te contestan: quédate cerca de un adulto de confianza. También puedes decírselo a un maestro, a una enfermera o a la policía.",
      other:
        "Gracias por proteger a un menor. No necesitas pruebas para llamar.\nAléjalo de quien le hace daño, conserva la calma y anota lo que viste y oíste.",
    },
    rescue: {
      self: "No esperes a ver si se pasa. Tu vida importa y la ayuda llega rápido.\nMientras llegan: quédate con alguien, abre la puerta y guarda la medicina o el frasco para mostrarlo.",
      other:
        "No esperes a ver si se pasa. Quien conteste te dirá qué hacer.\nQuédate a su lado, no le des comida ni bebida y guarda la medicina o el frasco para mostrarlo.",
    },
    others: {
      self: "Hace falta valor para decirlo. Todavía puedes elegir, y alguien te ayudará a elegir bien.\nMientras te contestan: aléjate de esa persona y de cualquier arma, y ve a donde haya gente.",
      other:
        "Gracias por tomarlo en serio. Llamar ahora puede salvar una vida.\nMantén la distancia, avisa a quien corre peligro si puedes hacerlo sin riesgo y no intentes detenerlo a solas.",
    },
    pressure: {
      self: "Lo siento mucho. Es un delito, les pasa a muchos, y no es el fin de nada para ti.\nNo pagues, no envíes más y no borres: deja de contestar, guarda los mensajes y cuéntaselo ya a alguien de confianza.",
      other:
        "Gracias por ayudar. Es un delito, y hay quien puede frenarlo.\nNo paguen, guarden los mensajes y no dejes que pase la noche a solas con la vergüenza.",
    },
    mind: {
      self: "Qué bueno que lo has dicho. Lo que oyes o temes se siente real, y no tienes que obedecerlo ni enfrentarlo a solas.\nMientras te contestan: ve a donde haya otra persona y deja lejos todo lo peligroso.",
      other:
        "Gracias por cuidar. Esto tiene tratamiento, y puedes llamar por otra persona.\nConserva la calma, no discutas lo que oye o cree y aleja todo lo peligroso.",
    },
  },
};

const SUPPORT: Record<HelpLanguage, Words> = {
  en: {
    self: "What you carry is heavy, and you don't have to carry it alone. These people listen, at any hour and about anything.",
    other:
      "It's hard to watch someone struggle. These people can tell you how to help, and be there for the person too.",
  },
  es: {
    self: "Lo que llevas pesa, y no tienes que llevarlo a solas. Estas personas escuchan, a cualquier hora y sobre cualquier cosa.",
    other:
      "Es duro ver sufrir a alguien. Estas personas pueden decirte cómo ayudar, y acompañar también a quien sufre.",
  },
};

/**
 * Returns the message for an emergency: plain text in the writer's language, paragraphs separated by blank lines. First
 * the number to call, then the other lines, then a warm sentence and how to stay safe until help comes.
 */
export function emergencyMessage(danger: Danger, place: Place): string {
  const { kind, language, isAboutAnother } = danger;
  const [first, ...others] = helpLines(kind, { region: helpRegion(place), language, urgent: true });
  const words = EMERGENCY[language][GROUPS[kind]][isAboutAnother ? "other" : "self"];
  return [first, others.join("\n"), words].join("\n\n");
}

/** Returns the help lines that are shown above an ordinary answer. */
export function supportFor(danger: Danger, place: Place): Support {
  const { kind, language, isAboutAnother } = danger;
  return {
    kind,
    language,
    lines: helpLines(kind, { region: helpRegion(place), language, urgent: false }),
    words: SUPPORT[language][isAboutAnother ? "other" : "self"],
  };
}
