import type { LiturgicalDay } from "../liturgical-day";
import { DAY_WORDS } from "./days";
import { FEAST_WORDS } from "./feasts";
import { memorialWords } from "./memorials";
import { SEASON_WORDS } from "./seasons";
import { SOLEMNITY_WORDS } from "./solemnities";

/** A sentence or two about what a day is kept as. */
export function describeCelebration({ chosen, seasonPart }: LiturgicalDay): string {
  const { name, rank } = chosen;
  const own = SOLEMNITY_WORDS[name] ?? FEAST_WORDS[name] ?? DAY_WORDS[name];
  if (own) return own;
  if (rank === "Memorial") return memorialWords(name);
  return SEASON_WORDS[seasonPart][rank === "Sunday" ? "sunday" : "weekday"];
}
