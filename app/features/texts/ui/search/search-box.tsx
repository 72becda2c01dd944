import { clsx } from "clsx";
import { Search } from "lucide-react";
import { buttonClass } from "~/ui/button-class";
import { controlClass } from "~/ui/field";
import { SEARCH_PATH } from "../../domain/reading-paths";
import { SEARCH_LENGTH } from "../../domain/search-results";

/** A box for words or a reference. It is a plain form: it works without a script. */
export function SearchBox({ search = "", className }: { search?: string; className?: string }) {
  return (
    <search className={clsx("block", className)}>
      <form action={SEARCH_PATH} className="flex gap-2">
        <input
          type="search"
          name="q"
          defaultValue={search}
          maxLength={SEARCH_LENGTH}
          aria-label="Words or a reference"
          placeholder="Words or a reference"
          autoComplete="off"
          enterKeyHint="search"
          className={controlClass("min-h-11 min-w-0 flex-1")}
        />
        <button type="submit" className={buttonClass("primary", "md")}>
          <Search aria-hidden className="max-sm:hidden" />
          Search
        </button>
      </form>
    </search>
  );
}
