import { useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { Loading } from "~/ui/loading";

/** The calendar, with its loading text on it while another stretch of time is on its way. */
export function CalendarLoading({ children }: { children: ReactNode }) {
  const { state, location } = useNavigation();
  const isPending = state === "loading" && location.pathname === "/journal/calendar";
  return (
    <div className="relative" aria-busy={isPending}>
      {children}
      {isPending && (
        <div className="pointer-events-none absolute inset-x-0 top-24 flex justify-center">
          <Loading
            text="Loading your journal calendar..."
            className="rounded-full border border-line bg-card px-5 py-2! shadow-pop"
          />
        </div>
      )}
    </div>
  );
}
