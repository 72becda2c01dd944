import { z } from "zod/mini";
import {
  CATEGORIES,
  type Category,
  PERSPECTIVES,
  type Perspective,
  SOURCES,
} from "~/features/companion/domain/limits";
import { oneLine, printable } from "~/shared/hidden-characters";
import { pageQuery } from "~/shared/page-query";
import { LIBRARY_LIMITS, REPORT_REASONS, RESPONSE_TYPES, type ResponseType } from "../contract";

const atMost = (limit: number) => `At most ${limit.toLocaleString("en-US")} characters.`;
const text = (limit: number) =>
  z.string().check(z.overwrite(printable), z.trim(), z.maxLength(limit, atMost(limit)));
const line = (limit: number) => z.string().check(z.overwrite(oneLine), z.maxLength(limit, atMost(limit)));
const required = (limit: number, missing: string) =>
  z
    .string(missing)
    .check(z.overwrite(printable), z.trim(), z.minLength(1, missing), z.maxLength(limit, atMost(limit)));
/** Nothing, or nothing but white space, takes a value away. */
const orNull = (value: string | null | undefined) => value || null;
const nullableText = (limit: number) => z.pipe(z.nullish(text(limit)), z.transform(orNull));
const categoryOrNone = z.pipe(
  z.nullish(z.enum(["", ...CATEGORIES], "This category is not known.")),
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

/** Body of `PATCH /api/saved-responses/:id`; what is absent stays, an empty title, category or note is taken away. */
export const updateResponseSchema = z.object({
  isBookmarked: z.optional(z.boolean("isBookmarked is true or false.")),
  isPublic: z.optional(z.boolean("isPublic is true or false.")),
  title: z.optional(z.nullable(line(LIBRARY_LIMITS.title))),
  category: z.optional(z.nullable(z.enum(["", ...CATEGORIES], "This category is not known."))),
  notes: z.optional(z.nullable(text(LIBRARY_LIMITS.notes))),
});
export type UpdateResponseInput = z.infer<typeof updateResponseSchema>;

/** A filter that is empty or `all` is none. */
const filter = <T extends string>(values: readonly T[], message: string) =>
  z.pipe(
    z.optional(z.enum(["", "all", ...values], message)),
    z.transform((value): T | undefined => values.find((known) => known === value)),
  );

/** Query of `GET /api/saved-responses`. */
export const listResponsesQuery = z.object({
  responseType: filter<ResponseType>(RESPONSE_TYPES, "This response type is not known."),
  category: filter<Category>(CATEGORIES, "This category is not known."),
  denomination: filter<Perspective>(PERSPECTIVES, "This perspective is not known."),
  isBookmarked: z.pipe(
    z.optional(z.enum(["", "all", "true", "false"], "isBookmarked is true or false.")),
    z.transform((value) => value === "true"),
  ),
  /** A search of any length is accepted; its first 200 characters count. */
  search: z._default(z.string(), ""),
  ...pageQuery.shape,
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

/** Path of a call about one saved response or report. */
export const idParams = z.object({ id: z.string() });
