import { useLocation, useNavigate, useNavigation } from "@remix-run/react";
import { type FormEvent, useEffect, useRef } from "react";
import type { SearchCriteria } from "../../contract";
import { searchPath } from "../../domain/journal-paths";
import { MOODS } from "../../domain/limits";

/** How long the keyboard rests before the search follows. */
const REST_MS = 250;

/** The search's form: it follows what is typed, in the same place of the browser's history, so that Back leaves it. */
export function useSearchForm() {
  const navigate = useNavigate();
  const location = useLocation();
  const coming = useNavigation().location;
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<number>();
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const search = () => {
    window.clearTimeout(timer.current);
    if (!form.current) return;
    const address = searchPath(criteriaOf(new FormData(form.current)));
    navigate(address, { replace: true, preventScrollReset: true, state: location.state });
  };

  return {
    form,
    /** The hits of what was typed last are on their way. */
    isPending: coming?.pathname === "/journal" && new URLSearchParams(coming.search).has("search"),
    onChange: () => {
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(search, REST_MS);
    },
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      search();
    },
    close: () => {
      window.clearTimeout(timer.current);
      const isFromJournal = (location.state as { isFromJournal?: unknown } | null)?.isFromJournal === true;
      if (isFromJournal) navigate(-1);
      else navigate("/journal", { replace: true });
    },
  };
}

function criteriaOf(data: FormData): SearchCriteria {
  const text = (name: string) => String(data.get(name) ?? "");
  return {
    words: text("search"),
    mood: MOODS.find((mood) => mood === text("mood")) ?? null,
    from: text("from") || null,
    to: text("to") || null,
    isBookmarked: data.has("bookmarked"),
  };
}
