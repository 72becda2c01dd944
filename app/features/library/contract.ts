import type { CheckedCitation, Citations } from "~/features/companion/contract";
import type { Category, Engine, Perspective, Source } from "~/features/companion/domain/limits";

export const RESPONSE_TYPES = ["faith-learning", "apologetics", "general"] as const;
export type ResponseType = (typeof RESPONSE_TYPES)[number];

export const RESPONSE_TYPE_LABELS: Record<ResponseType, string> = {
  "faith-learning": "Faith Learning",
  apologetics: "Apologetics",
  general: "General",
};

/**
 * Who a saved text is by. `companion`: it is, with its question, an answer of the person's own history as the
 * companion gave it; `member`: anything else, shown without marks and with inert links.
 */
export const AUTHORSHIPS = ["companion", "member"] as const;
type Authorship = (typeof AUTHORSHIPS)[number];

export const CATEGORY_LABELS: Record<Category, string> = {
  theology: "Theology",
  scripture: "Scripture",
  saints: "Saints",
  morality: "Morality",
  liturgy: "Liturgy",
  prayer: "Prayer",
  apologetics: "Apologetics",
};

export const REPORT_REASONS = ["false-teaching", "offensive", "personal-data", "other"] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

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
  pageSize: 100,
  reportNote: 500,
  /** Open reports of one shared page: an operator has to read one, and a flood must not hide those of other pages. */
  openReports: 20,
} as const;

/** One of `GET /api/saved-responses`; also the answer of saving and changing one. */
export interface SavedResponse {
  id: string;
  title: string | null;
  question: string;
  response: string;
  responseType: ResponseType;
  category: Category | null;
  denomination: Perspective | null;
  notes: string | null;
  isBookmarked: boolean;
  isPublic: boolean;
  /** The link is `/shared/<shareToken>`; null while it is not public. */
  shareToken: string | null;
  viewCount: number;
  sources: Source[];
  createdAt: string;
  authorship: Authorship;
  /** Who wrote the companion's text; null for a member's. */
  engine: Engine | null;
  /** Empty for a member's text. */
  citations: Citations;
  checked: CheckedCitation[];
  /** The operator has taken it down: it cannot be made public again. */
  isTakenDown: boolean;
  /** The last answer of the thread of the history whose whole transcript this is; null for anything else. */
  threadAnswerId: string | null;
}

/** That a thread of the history is saved as it stands. */
export type SavedMark = Pick<SavedResponse, "id" | "isPublic" | "shareToken" | "threadAnswerId">;

/** Response of `GET /api/saved-responses/stats`: counts by value; a value that nothing has is absent. */
export interface SavedStats {
  totalResponses: number;
  bookmarkedCount: number;
  publicCount: number;
  categories: Partial<Record<Category, number>>;
  responseTypes: Partial<Record<ResponseType, number>>;
  denominations: Partial<Record<Perspective, number>>;
}

/** What narrows the list of the screen down. */
export interface SavedCriteria {
  search: string;
  responseType: ResponseType | null;
  category: Category | null;
  isBookmarked: boolean;
}

/** What the saved-responses screen shows. */
export interface SavedView {
  criteria: SavedCriteria;
  responses: SavedResponse[];
  /** The id from which the next page goes on. */
  next: string | null;
  stats: SavedStats;
  /** The one that the address names, though it may not be in the list. */
  open: SavedResponse | null;
  /** IANA zone of the person. */
  timezone: string;
}

/** The address of a shared response's page. */
export function sharedPath(token: string): string {
  return `/shared/${token}`;
}

/** What anybody with the link sees of a shared answer: nothing about its owner. */
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
  engine: Engine | null;
  citations: Citations;
  checked: CheckedCitation[];
}

/** One of `GET /api/shared-reports`, for operators: an open report of a shared answer. */
export interface SharedReport {
  id: string;
  reason: ReportReason;
  note: string;
  createdAt: string;
  /** Null when it is no longer public. */
  shareToken: string | null;
  question: string;
  response: string;
}
