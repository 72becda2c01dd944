import type { MetaDescriptor } from "@remix-run/react";

/** What the pages that show the sign-in card by themselves say of them. */
export const signInMeta = (): MetaDescriptor[] => [
  { title: "Sign in - Acolyte" },
  { name: "robots", content: "noindex" },
];
