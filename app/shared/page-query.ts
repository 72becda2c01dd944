import { z } from "zod/mini";

const PAGE_SIZE = 100;
const LIMIT = `limit is a number from 1 to ${PAGE_SIZE}.`;

/** Query of a list that is paged by key: how many, and after which one. */
export const pageQuery = z.object({
  limit: z._default(
    z.coerce.number(LIMIT).check(z.int(LIMIT), z.minimum(1, LIMIT), z.maximum(PAGE_SIZE, LIMIT)),
    PAGE_SIZE,
  ),
  before: z.optional(z.string()),
});
