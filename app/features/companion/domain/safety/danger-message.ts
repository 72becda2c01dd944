import type { Danger, DangerKind } from "./find-danger";
import { HELP_LINES, type HelpLines, helpRegion, UNITED_STATES } from "./help-lines";

/** What is said to the writer, after the numbers. No counselling, and no prayer in the place of help. */
const WORDS: Record<DangerKind, { own: string; another: string }> = {
  "self-harm": {
    own: "I am very sorry that it hurts so much. I am a program and cannot be with you; a person can, and you deserve one now. Please call, and please tell somebody near you, and let them stay with you.",
    another:
      "Thank you for caring about this person. I am a program and cannot help them; people can, now. Please call with them or for them, and do not leave them alone while there is danger.",
  },
  abuse: {
    own: "I am very sorry. Nobody has the right to hurt you or anyone in your care. I am a program and cannot keep anyone safe; the people at these numbers can help you find safety. If you can, tell somebody you trust, from a phone that nobody else reads.",
    another:
      "I am very sorry. Nobody has the right to do this. I am a program and cannot keep anyone safe; the people at these numbers know what can be done. If a child is in danger, please do not wait.",
  },
  acute: {
    own: "This cannot wait, and I am a program that cannot come to you. Please call now, get to a safe place if there is a threat, and let somebody be with you. If you fear that you may hurt someone, move away from them and call; you will be met with help.",
    another:
      "This cannot wait, and I am a program that cannot come. Please call now, do what the person on the line says, and stay near only if you are safe.",
  },
};

const CLOSING = "Please call before you read or write anything else. You are worth it, and so is every life.";
const ELSEWHERE = "Anywhere else, call the local emergency number (112, 999 or 000 in many countries).";

/**
 * The message for somebody in danger: the emergency lines first, those of the writer's region before the others.
 *
 * @param zone IANA zone of the writer; the United States where it is empty or "UTC"
 * @returns plain text, paragraphs parted by a blank line
 */
export function dangerMessage(danger: Danger, zone = "US"): string {
  const region = helpRegion(zone);
  const lines =
    region === "US"
      ? [...linesFor(danger.kind, UNITED_STATES), ELSEWHERE]
      : [
          ...linesFor(danger.kind, HELP_LINES[region]),
          "In the United States: call or text 988, or call 911.",
          ELSEWHERE,
        ];
  const words = WORDS[danger.kind][danger.isAboutAnother ? "another" : "own"];
  return ["Please reach a person now.", lines.join("\n"), words, CLOSING].join("\n\n");
}

/** The numbers that fit, the most urgent first. */
function linesFor(kind: DangerKind, lines: HelpLines): string[] {
  const order = {
    "self-harm": [lines.crisis, lines.emergency],
    abuse: [lines.emergency, lines.abuse, lines.crisis],
    acute: [lines.emergency, lines.crisis],
  }[kind];
  return order.filter((line) => line !== null);
}
