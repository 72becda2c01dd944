import { useLocation, useNavigate, useNavigation } from "@remix-run/react";
import { useCallback, useMemo } from "react";

const OTHER_MODES = ["entry", "new", "panel", "search"];

/**
 * The search part of the list's address: the one on its way when there is one, so that quick clicks add up.
 * `change` leads to it with some parameters changed and the place on the page kept.
 */
export function useListSearch() {
  const location = useLocation();
  const { location: next } = useNavigation();
  const navigate = useNavigate();

  const search = useMemo(() => {
    const coming = new URLSearchParams(next?.search);
    const isList = next?.pathname === location.pathname && !OTHER_MODES.some((name) => coming.has(name));
    return isList ? coming : new URLSearchParams(location.search);
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
