import type { MetaFunction } from "@remix-run/cloudflare";
import { toUser } from "~/features/accounts/server/to-user.server";
import { ProfileSetupScreen } from "~/features/accounts/ui/profile-setup-screen";
import { useScreenData } from "~/features/shell/ui/use-loaded-data";
import { screenLoader } from "~/http/kit.server";
import { localDateIn } from "~/shared/dates";

export { ErrorScreen as ErrorBoundary } from "~/features/shell/ui/error-screen";

export const handle = { isFullScreen: true, failed: ["Failed to fetch your profile"] };

export const meta: MetaFunction = () => [{ title: "Complete Your Profile · Acolyte" }];

export const loader = screenLoader({}, async ({ services, user }) => {
  const now = services.clock.now();
  return { user: toUser(user, now), today: localDateIn(user.timezone, now) };
});

export default function ProfileSetupRoute() {
  return <ProfileSetupScreen {...useScreenData<typeof loader>()} />;
}
