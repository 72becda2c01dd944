import { z } from "zod/mini";
import { GUIDE_IDS } from "./guide";

/** Query of `/immersive-prayer`. A guide that is not known is none: the choice is shown. */
export const guidedPrayerQuery = z.object({
  guide: z.catch(z.optional(z.enum(GUIDE_IDS)), undefined),
});
export type GuidedPrayerQuery = z.infer<typeof guidedPrayerQuery>;
