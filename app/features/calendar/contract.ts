export type { LiturgicalDayQuery } from "./domain/call-schemas";
export type { DayDescription } from "./domain/liturgy/describe-day";
export type { LiturgicalOptions } from "./domain/liturgy/types";
