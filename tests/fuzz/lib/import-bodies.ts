import { z } from "zod/mini";
import * as items from "../../../app/features/archive/domain/archive-items";

const of = (kind: string, item: z.ZodMiniType) =>
  z.object({
    kind: z.literal(kind),
    dryRun: z.optional(z.boolean()),
    items: z.array(item).check(z.minLength(1)),
  });

/** Bodies of `POST /api/archive/import` whose items are of their kind. */
export const importBodies = z.union([
  of("images", items.archivedImage),
  of("entries", items.archivedEntry),
  of("intentions", items.archivedIntention),
  of("prayers", items.archivedPrayer),
  of("saved-responses", items.archivedResponse),
  of("conversations", items.archivedThread),
  of("activity", items.archivedDay),
]);
