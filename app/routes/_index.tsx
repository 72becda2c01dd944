import { redirect } from "@remix-run/cloudflare";
import { screenLoader } from "~/server/http/kit.server";

export const loader = screenLoader({}, async () => {
  throw redirect("/journal");
});

export default function IndexRoute() {
  return null;
}
