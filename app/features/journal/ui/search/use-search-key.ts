import { useNavigate } from "@remix-run/react";
import { useEffect } from "react";
import { SEARCH_PATH } from "../../domain/journal-paths";
import type { JournalMode } from "../journal-mode";

/** The id of the search field. */
export const SEARCH_FIELD = "journal-search";

/** Where the key types a character. */
const KEY_USERS = "input, textarea, select, [contenteditable], [role=menu]";

/** Makes the key `/` open the search or focus its field, except while writing or with an open dialog. */
export function useSearchKey(mode: JournalMode) {
  const navigate = useNavigate();
  const isWriting = mode === "new" || mode === "edit";
  useEffect(() => {
    if (isWriting) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "/" || event.defaultPrevented) return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest(KEY_USERS)) return;
      if (document.querySelector("[role=dialog], [role=alertdialog]")) return;
      event.preventDefault();
      const field = document.getElementById(SEARCH_FIELD);
      if (field) field.focus();
      else navigate(SEARCH_PATH, { state: { isFromJournal: mode === "list" } });
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [isWriting, mode, navigate]);
}
