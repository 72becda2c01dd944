import type { MetaFunction } from "@remix-run/cloudflare";
import { loadEditProfile } from "~/features/accounts/server/load-profile.server";
import { EditProfileScreen } from "~/features/accounts/ui/edit-profile-screen";
import { useScreenData } from "~/features/shell/ui/use-loaded-data";
import { screenLoader } from "~/http/kit.server";

export { ErrorScreen as ErrorBoundary } from "~/features/shell/ui/error-screen";

export const handle = { failed: ["Failed to fetch your profile"] };

export const meta: MetaFunction = () => [{ title: "Edit profile · Acolyte" }];

export const loader = screenLoader({}, ({ services, user }) => loadEditProfile(services, user));

export default function EditProfileRoute() {
  return <EditProfileScreen view={useScreenData<typeof loader>()} />;
}
