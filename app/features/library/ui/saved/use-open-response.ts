import { useNavigate, useSearchParams } from "@remix-run/react";
import type { SavedResponse, SavedView } from "../../contract";
import { savedPath } from "../../domain/saved-path";

/** The response that the address names, and a way to close it. Null where there is none of this name. */
export function useOpenResponse({ criteria, open: named }: SavedView, responses: SavedResponse[]) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const openId = params.get("response");
  const known = responses.find(({ id }) => id === openId);
  return {
    openId,
    open: known ?? (named?.id === openId ? named : null),
    close: () => navigate(savedPath(criteria, null), { replace: true, preventScrollReset: true }),
  };
}
