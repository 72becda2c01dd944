import type { ReactNode } from "react";

/**
 * Holds the one primary action of a screen: floating above the navigation on phones, where the thumb is,
 * and in its place (for instance in the `actions` of a Page) from 1024 px.
 */
export function ThumbAction({ children }: { children: ReactNode }) {
  return (
    <div className="fixed right-4 bottom-[calc(var(--bottom-bar)+env(safe-area-inset-bottom)+1rem)] z-20 rounded-full shadow-pop lg:static lg:shadow-none print:hidden">
      {children}
    </div>
  );
}
