import { useRouteLoaderData } from "@remix-run/react";

/** The id of the signed-in user, for what this browser keeps apart for each user; empty for a visitor. */
export function useUserId(): string {
  const root = useRouteLoaderData("root") as { userId?: string | null } | undefined;
  return root?.userId ?? "";
}
