import { redirect } from "@remix-run/cloudflare";
import { screenLoader } from "~/http/kit.server";

/** Another address of the journal. */
export const loader = screenLoader({}, async () => {
  throw redirect("/journal");
});

export default function PrayerCompanionRoute() {
  return null;
}
