import { useRouteLoaderData } from "@remix-run/react";
import { useEffect } from "react";

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
  return useRootData<RootData>() ?? {};
}

/** Set in effects alone: on the server, where others come next, it stays empty. */
let lastData: unknown;

/**
 * The root loader's data. A request that dies on the way takes it from the root too; then it is what it was before, so
 * that the error is shown to the same user in the same frame. `undefined` when the page came without it.
 */
export function useRootData<T>(): T | undefined {
  const data = useRouteLoaderData("root") as T | undefined;
  useEffect(() => {
    if (data) lastData = data;
  }, [data]);
  return data ?? (lastData as T | undefined);
}
