import { useRouteLoaderData } from "@remix-run/react";

interface RootData {
  userId?: string | null;
  journalCareEnabled?: boolean;
}

/** The id of the signed-in user, for what this browser keeps apart for each user; empty for a visitor. */
export function useUserId(): string {
  return useRoot().userId ?? "";
}

/** Whether a preference that screens of several features follow is on; `false` for a visitor. */
export function useRootFlag(name: "journalCareEnabled"): boolean {
  return useRoot()[name] ?? false;
}

function useRoot(): RootData {
  return (useRouteLoaderData("root") as RootData | undefined) ?? {};
}
