import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { SettingsScreen } from "~/features/settings/ui/settings-screen";
import { screenLoader } from "~/server/http/kit.server";
import { readTheme } from "~/server/http/theme-cookie.server";

export const meta: MetaFunction = () => [{ title: "Settings - Acolyte" }];

export const loader = screenLoader({}, async ({ services, user, request }) => ({
  theme: readTheme(request),
  email: user.email,
  confirmation:
    services.settings.mail.isReal && (user.pendingEmail || !user.emailVerified)
      ? { pendingEmail: user.pendingEmail }
      : null,
  moodTrackingEnabled: user.moodTrackingEnabled,
  companion: {
    isEnabled: user.aiEnabled,
    provider: services.models.provider,
    hasConsented: user.hasAiConsent,
  },
}));

export default function SettingsRoute() {
  const settings = useLoaderData<typeof loader>();
  return "visitor" in settings ? null : <SettingsScreen {...settings} />;
}
