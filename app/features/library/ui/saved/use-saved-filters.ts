import { useLocation, useNavigate } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import type { SavedCriteria } from "../../contract";
import { criteriaParams, NO_CRITERIA, savedPath } from "../../domain/saved-path";

/** How long typing must pause before the list follows. */
const PAUSE_MS = 250;

/** Keeps the filter fields, and replaces the address with them. */
export function useSavedFilters(criteria: SavedCriteria, openId: string | null) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const [fields, setFields] = useState(criteria);
  const timer = useRef<number>();
  const asked = useRef(criteriaParams(criteria).toString());
  useEffect(() => () => window.clearTimeout(timer.current), []);

  // The address changes without the fields when the user goes back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the criteria come with the address.
  useEffect(() => {
    const shown = criteriaParams(criteria).toString();
    if (shown === asked.current || timer.current !== undefined) return;
    asked.current = shown;
    setFields(criteria);
  }, [search, criteria]);

  const go = (next: SavedCriteria) => {
    window.clearTimeout(timer.current);
    timer.current = undefined;
    asked.current = criteriaParams(next).toString();
    navigate(savedPath(next, openId), { replace: true, preventScrollReset: true });
  };

  const change = (some: Partial<SavedCriteria>) => {
    const next = { ...fields, ...some };
    setFields(next);
    window.clearTimeout(timer.current);
    if (some.search === undefined) go(next);
    else timer.current = window.setTimeout(() => go(next), PAUSE_MS);
  };

  return {
    fields,
    change,
    submit: () => go(fields),
    clear: () => {
      setFields(NO_CRITERIA);
      go(NO_CRITERIA);
    },
  };
}
