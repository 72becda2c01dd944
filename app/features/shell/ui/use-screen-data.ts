import { useLoaderData } from "@remix-run/react";

type Loaded<L> = Exclude<ReturnType<typeof useLoaderData<L>>, { visitor: true }>;

/**
 * The view model that a signed-in screen's loader gave. The root renders no private screen for a visitor,
 * so that a visitor's answer cannot arrive here.
 */
export function useScreenData<L>(): Loaded<L> {
  const data = useLoaderData<L>() as Loaded<L> | { visitor: true };
  if (typeof data === "object" && data !== null && "visitor" in data) {
    throw new Error("a private screen was rendered for a visitor");
  }
  return data as Loaded<L>;
}
