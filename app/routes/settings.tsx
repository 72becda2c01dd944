import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { SettingsScreen } from "~/features/settings/ui/settings-screen";
import { screenLoader } from "~/server/http/kit.server";
import { readTheme } from "~/server/http/theme-cookie.server";

export const meta: MetaFunction = () => [{ title: "Settings - Acolyte" }];

export const loader = screenLoader({}, async ({ user, request }) => ({
  theme: readTheme(request),
  email: user.email,
  moodTrackingEnabled: user.moodTrackingEnabled,
}));

export default function SettingsRoute() {
  const settings = useLoaderData<typeof loader>();
  return "visitor" in settings ? null : <SettingsScreen {...settings} />;
}
