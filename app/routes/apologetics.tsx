import type { MetaFunction } from "@remix-run/cloudflare";
import { assistantQuery, assistantTitle } from "~/features/assistant/contract";
import { PREFERENCES_COOKIE } from "~/features/assistant/domain/preferences";
import { loadAssistant } from "~/features/assistant/server/load-assistant.server";
import { AssistantScreen } from "~/features/assistant/ui/assistant-screen";
import { useScreenData } from "~/features/shell/ui/use-loaded-data";
import { readCookie } from "~/http/cookies.server";
import { screenLoader } from "~/http/kit.server";

export { ErrorScreen as ErrorBoundary } from "~/features/shell/ui/error-screen";

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: assistantTitle(data) }];

export const loader = screenLoader({ query: assistantQuery }, ({ services, user, query, request }) =>
  loadAssistant(services, { user, query, cookie: readCookie(request, PREFERENCES_COOKIE) }),
);

export default function ApologeticsRoute() {
  return <AssistantScreen {...useScreenData<typeof loader>()} defaultMode="apologetics" />;
}
