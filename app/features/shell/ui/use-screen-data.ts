import { useLoaderData } from "@remix-run/react";

type Loaded<L> = Exclude<ReturnType<typeof useLoaderData<L>>, { visitor: true }>;

/** Returns the view model of a signed-in screen's loader. The root renders no private screen for visitors. */
export function useScreenData<L>(): Loaded<L> {
  const data = useLoaderData<L>() as Loaded<L> | { visitor: true };
  if (typeof data === "object" && data !== null && "visitor" in data) {
    throw new Error("a private screen was rendered for a visitor");
  }
  return data as Loaded<L>;
}
