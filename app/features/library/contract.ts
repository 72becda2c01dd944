import { z } from "zod/mini";
import type { CheckedCitation, Citations } from "~/features/companion/contract";
import type { ReferenceLink } from "~/features/companion/domain/references";
import { oneLine, printable } from "~/shared/hidden-characters";
import { type Page, pageQuery } from "~/shared/paging";
import {
  type Authorship,
  CATEGORIES,
  type Category,
  type Engine,
  PERSPECTIVES,
  type Perspective,
  REPORT_REASONS,
  RESPONSE_TYPES,
  type ReportReason,
  type ResponseType,
  SOURCES,
  type Source,
} from "~/shared/vocabulary";

export {
  AUTHORSHIPS,
  REPORT_REASONS,
  RESPONSE_TYPES,
  type ReportReason,
  type ResponseType,
} from "~/shared/vocabulary";

export const RESPONSE_TYPE_LABELS: Record<ResponseType, string> = {
  "faith-learning": "Faith Learning",
  apologetics: "Apologetics",
  general: "General",
};

export const CATEGORY_LABELS: Record<Category, string> = {
  theology: "Theology",
  scripture: "Scripture",
  saints: "Saints",
  morality: "Morality",
  liturgy: "Liturgy",
  prayer: "Prayer",
  apologetics: "Apologetics",
};

export const REPORT_REASON_LABELS: Record<ReportReason, string> = {
  "false-teaching": "It misrepresents the faith",
  offensive: "It is offensive or harmful",
  "personal-data": "It shows somebody’s personal data",
  other: "Something else",
};

export const LIBRARY_LIMITS = {
  title: 200,
  question: 8_000,
  response: 200_000,
  notes: 4_000,
  /** Characters of a search that count. */
  search: 200,
  reportNote: 500,
  /** Open reports of one shared page: a flood must not hide the reports of other pages. */
  openReports: 20,
} as const;

/** A shared answer as everybody with the link sees it: without anything about its owner. */
export interface SharedResponse {
  title: string | null;
  question: string;
  response: string;
  responseType: ResponseType;
  category: Category | null;
  denomination: Perspective | null;
  sources: Source[];
  createdAt: string;
  authorship: Authorship;
  /** The engine of a companion's text; `null` for a member's. */
  engine: Engine | null;
  /** Empty for a member's text. */
  citations: Citations;
  checked: CheckedCitation[];
}

/** The page of a shared answer, with where its references can be read. */
export interface SharedPage extends SharedResponse {
  links: Record<string, ReferenceLink>;
}

/** A saved response. `GET /api/saved-responses` returns a list of them; saving and changing return one. */
export interface SavedResponse extends SharedResponse {
  id: string;
  notes: string | null;
  isBookmarked: boolean;
  isPublic: boolean;
  /** The link is `/shared/<shareToken>`; `null` while the response is private. */
  shareToken: string | null;
  viewCount: number;
  /** The operator has taken it down: it cannot be made public again. */
  isTakenDown: boolean;
  /** The last answer of the thread in the history, if this is its whole transcript; `null` for anything else. */
  threadAnswerId: string | null;
}

/** Marks a thread of the history as saved in full. */
export type SavedMark = Pick<SavedResponse, "id" | "isPublic" | "shareToken" | "threadAnswerId">;

/** Response of `GET /api/saved-responses/stats`: counts by value; unused values are absent. */
export interface SavedStats {
  totalResponses: number;
  bookmarkedCount: number;
  publicCount: number;
  categories: Partial<Record<Category, number>>;
  responseTypes: Partial<Record<ResponseType, number>>;
  denominations: Partial<Record<Perspective, number>>;
}

/** The filters of the screen. */
export interface SavedCriteria {
  search: string;
  responseType: ResponseType | null;
  category: Category | null;
  isBookmarked: boolean;
}

/** The saved-responses screen. */
export interface SavedView {
  criteria: SavedCriteria;
  responses: Page<SavedResponse>;
  stats: SavedStats;
  /** The response in the address, even if it is not in the list. */
  open: SavedResponse | null;
  /** IANA name. */
  timezone: string;
}

/** Returns the path of a shared response. */
export function sharedPath(token: string): string {
  return `/shared/${token}`;
}

/** One of `GET /api/shared-reports`, for operators: an open report of a shared answer. */
export interface SharedReport {
  id: string;
  reason: ReportReason;
  note: string;
  createdAt: string;
  /** `null` when the response is no longer public. */
  shareToken: string | null;
  question: string;
  response: string;
}

const atMost = (limit: number) => `At most ${limit.toLocaleString("en-US")} characters.`;
const text = (limit: number) =>
  z.string().check(z.overwrite(printable), z.trim(), z.maxLength(limit, atMost(limit)));
const line = (limit: number) => z.string().check(z.overwrite(oneLine), z.maxLength(limit, atMost(limit)));
const required = (limit: number, missing: string) =>
  z
    .string(missing)
    .check(z.overwrite(printable), z.trim(), z.minLength(1, missing), z.maxLength(limit, atMost(limit)));
/** Nothing, or only whitespace, removes a value. */
const orNull = (value: string | null | undefined) => value || null;
const nullableText = (limit: number) => z.pipe(z.nullish(text(limit)), z.transform(orNull));
const category = z.enum(["", ...CATEGORIES], "This category is not known.");
const categoryOrNone = z.pipe(
  z.nullish(category),
  z.transform((value): Category | null => value || null),
);
const perspectiveOrNone = z.pipe(
  z.nullish(z.enum(["", ...PERSPECTIVES], "This perspective is not known.")),
  z.transform((value): Perspective | null => value || null),
);

/** Body of `POST /api/saved-responses`. */
export const saveResponseSchema = z.object({
  question: required(LIBRARY_LIMITS.question, "The question is missing."),
  response: required(LIBRARY_LIMITS.response, "The response is missing."),
  responseType: z.enum(RESPONSE_TYPES, "This response type is not known."),
  category: categoryOrNone,
  denomination: perspectiveOrNone,
  title: z.pipe(z.nullish(line(LIBRARY_LIMITS.title)), z.transform(orNull)),
  notes: nullableText(LIBRARY_LIMITS.notes),
  sources: z._default(
    z
      .array(z.enum(SOURCES, "This source is not known."), "sources is a list.")
      .check(z.maxLength(SOURCES.length, "Choose each source once.")),
    [],
  ),
  isBookmarked: z._default(z.boolean("isBookmarked is true or false."), false),
  isPublic: z._default(z.boolean("isPublic is true or false."), false),
});
export type SaveResponseInput = z.infer<typeof saveResponseSchema>;

/** Body of `PATCH /api/saved-responses/:id`; absent fields stay unchanged, empty ones are removed. */
export const updateResponseSchema = z.object({
  isBookmarked: z.optional(z.boolean("isBookmarked is true or false.")),
  isPublic: z.optional(z.boolean("isPublic is true or false.")),
  title: z.optional(z.nullable(line(LIBRARY_LIMITS.title))),
  category: z.optional(z.nullable(category)),
  notes: z.optional(z.nullable(text(LIBRARY_LIMITS.notes))),
});
export type UpdateResponseInput = z.infer<typeof updateResponseSchema>;

/** Ignores an empty filter and `all`. */
const filter = <T extends string>(values: readonly T[], message: string) =>
  z.pipe(
    z.optional(z.enum(["", "all", ...values], message)),
    z.transform((value): T | null => values.find((known) => known === value) ?? null),
  );

/** Query of `GET /api/saved-responses`. */
export const listResponsesQuery = z.extend(pageQuery, {
  responseType: filter<ResponseType>(RESPONSE_TYPES, "This response type is not known."),
  category: filter<Category>(CATEGORIES, "This category is not known."),
  denomination: filter<Perspective>(PERSPECTIVES, "This perspective is not known."),
  isBookmarked: z.pipe(
    z.optional(z.enum(["", "all", "true", "false"], "isBookmarked is true or false.")),
    z.transform((value) => value === "true"),
  ),
  /** Of any length; the first 200 characters count. */
  search: z._default(z.string(), ""),
});
export type ListResponsesQuery = z.infer<typeof listResponsesQuery>;

/** Form of `POST /shared/:token/report`. */
export const reportSchema = z.object({
  reason: z.enum(REPORT_REASONS, "Please choose a reason."),
  note: z._default(text(LIBRARY_LIMITS.reportNote), ""),
});
export type ReportInput = z.infer<typeof reportSchema>;

/** Body of `POST /api/shared-reports/:id`, for operators. */
export const settleReportSchema = z.object({
  action: z.enum(["take-down", "dismiss"], 'action is "take-down" or "dismiss".'),
});
export type SettleReportInput = z.infer<typeof settleReportSchema>;
