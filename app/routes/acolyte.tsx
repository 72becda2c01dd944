import type { MetaFunction } from "@remix-run/cloudflare";
import { assistantQuery } from "~/features/companion/domain/assistant-query";
import { loadAssistant } from "~/features/companion/server/load-assistant.server";
import { AssistantScreen } from "~/features/companion/ui/assistant/assistant-screen";
import { loadMarks } from "~/features/library/server/load-marks.server";
import { ErrorScreen } from "~/features/shell/ui/error-screen";
import { useScreenData } from "~/features/shell/ui/use-screen-data";
import { readAssistantPreferences } from "~/server/http/assistant-cookie.server";
import { screenLoader } from "~/server/http/kit.server";

export const meta: MetaFunction = () => [{ title: "Ask · Acolyte" }];

export const loader = screenLoader({ query: assistantQuery }, async ({ services, user, query, request }) => {
  const preferences = readAssistantPreferences(request, user.id);
  const [view, marks] = await Promise.all([loadAssistant(services, user), loadMarks(services, user)]);
  return { view: { ...view, marks }, start: { ...query, preferences } };
});

export default function AcolyteRoute() {
  return <AssistantScreen {...useScreenData<typeof loader>()} defaultMode="faith-learning" />;
}

export function ErrorBoundary() {
  return <ErrorScreen />;
}
