import { useNavigate } from "@remix-run/react";
import { usePlainKey } from "~/ui/use-plain-key";
import { SEARCH_PATH } from "../../domain/journal-paths";
import type { JournalMode } from "../journal-mode";

/** The id of the search field. */
export const SEARCH_FIELD = "journal-search";

/** Makes the key `/` open the search or focus its field, except while writing. */
export function useSearchKey(mode: JournalMode) {
  const navigate = useNavigate();
  usePlainKey((event) => {
    if (event.key !== "/" || mode === "new" || mode === "edit") return;
    event.preventDefault();
    const field = document.getElementById(SEARCH_FIELD);
    if (field) field.focus();
    else navigate(SEARCH_PATH, { state: { isFromJournal: mode === "list" } });
  });
}
