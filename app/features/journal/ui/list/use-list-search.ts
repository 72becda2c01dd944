import { useLocation, useNavigate, useNavigation } from "@remix-run/react";
import { useCallback, useMemo } from "react";

const OTHER_MODES = ["entry", "new", "panel", "search"];

/**
 * Returns the query of the list's address, that of a pending navigation if there is one, so that quick clicks add up.
 * `change` navigates to it with some parameters changed and keeps the scroll position.
 */
export function useListSearch() {
  const location = useLocation();
  const { location: next } = useNavigation();
  const navigate = useNavigate();

  const search = useMemo(() => {
    const pending = new URLSearchParams(next?.search);
    const isList = next?.pathname === location.pathname && !OTHER_MODES.some((name) => pending.has(name));
    return isList ? pending : new URLSearchParams(location.search);
  }, [location, next]);

  const change = useCallback(
    (parameters: Record<string, string | null>, options: { replace?: boolean } = {}) => {
      const changed = new URLSearchParams(search);
      for (const [name, value] of Object.entries(parameters)) {
        if (value === null) changed.delete(name);
        else changed.set(name, value);
      }
      const text = changed.toString();
      navigate(
        { pathname: "/journal", search: text && `?${text}` },
        { preventScrollReset: true, ...options },
      );
    },
    [search, navigate],
  );

  return { search, change };
}
