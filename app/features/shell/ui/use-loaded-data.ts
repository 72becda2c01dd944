import { useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { useEffect } from "react";

interface RootData {
  userId?: string | null;
  /** The settings that are on, of those that scripts of any page follow. */
  flags?: string[];
}

/** Returns the id of the signed-in user, under which this browser stores their data; empty for a visitor. */
export function useUserId(): string {
  return useRootData<RootData>()?.userId ?? "";
}

/** Returns whether a setting in the root's data is on; `false` for a visitor. */
export function useRootFlag(name: string): boolean {
  return useRootData<RootData>()?.flags?.includes(name) ?? false;
}

/** Set in effects alone: on the server, which serves other people next, it stays empty. */
let lastData: unknown;

/**
 * Returns the root loader's data. A failed request takes it from the root too; then the previous data is returned, so
 * that the error is shown to the same user in the same frame. `undefined` when the page loaded without it.
 */
export function useRootData<T>(): T | undefined {
  const data = useRouteLoaderData("root") as T | undefined;
  useEffect(() => {
    if (data) lastData = data;
  }, [data]);
  return data ?? (lastData as T | undefined);
}

type Loaded<L> = Exclude<ReturnType<typeof useLoaderData<L>>, { visitor: true }>;

/** Returns the view model of a signed-in screen's loader. The root renders no private screen for visitors. */
export function useScreenData<L>(): Loaded<L> {
  const data = useLoaderData<L>() as Loaded<L> | { visitor: true };
  if (typeof data === "object" && data !== null && "visitor" in data) {
    throw new Error("a private screen was rendered for a visitor");
  }
  return data as Loaded<L>;
}
