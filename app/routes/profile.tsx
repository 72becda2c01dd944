import type { MetaFunction } from "@remix-run/cloudflare";
import { loadProfile } from "~/features/accounts/server/load-profile.server";
import { ProfileScreen } from "~/features/accounts/ui/profile/profile-screen";
import { ErrorScreen } from "~/features/shell/ui/error-screen";
import { useScreenData } from "~/features/shell/ui/use-screen-data";
import { screenLoader } from "~/server/http/kit.server";

export const meta: MetaFunction = () => [{ title: "Profile · Acolyte" }];

export const loader = screenLoader({}, ({ services, user }) => loadProfile(services, user));

export default function ProfileRoute() {
  return <ProfileScreen view={useScreenData<typeof loader>()} />;
}

export function ErrorBoundary() {
  return <ErrorScreen fallback="Failed to fetch your profile" />;
}
