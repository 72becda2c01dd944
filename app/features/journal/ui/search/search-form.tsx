import { Form, useLocation, useNavigate, useNavigation } from "@remix-run/react";
import { ChevronDown, Search, X } from "lucide-react";
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { Button } from "~/ui/button";
import { Checkbox } from "~/ui/checkbox";
import { Input, TextField } from "~/ui/field";
import { IconButton } from "~/ui/icon-button";
import { Spinner } from "~/ui/loading";
import { NativeSelect } from "~/ui/native-select";
import type { SearchCriteria } from "../../contract";
import { searchPath } from "../../domain/journal-paths";
import { MOODS } from "../../domain/limits";
import { moodName } from "../mood-label";
import { SEARCH_FIELD } from "./use-search-key";

/** How long typing pauses before the search runs. */
const PAUSE_MS = 250;

/** The search field with its filters. A plain form, which works without script. */
export function SearchForm({ criteria, latestDate }: { criteria: SearchCriteria; latestDate: string }) {
  const { form, isPending, onChange, onSubmit, close } = useSearchForm();
  const { mood, from, to, isBookmarked } = criteria;
  // Only initially: removing a filter does not close them.
  const [opensFilters] = useState(mood !== null || from !== null || to !== null || isBookmarked);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    close();
  };
  return (
    <Form
      ref={form}
      role="search"
      method="get"
      action="/journal"
      onSubmit={onSubmit}
      onChange={onChange}
      onKeyDown={closeOnEscape}
    >
      <div className="flex items-center gap-2">
        <div className="relative grow">
          <label htmlFor={SEARCH_FIELD} className="sr-only">
            Search your entries
          </label>
          <span className="pointer-events-none absolute inset-y-0 left-3.5 grid place-items-center text-muted">
            {isPending ? <Spinner /> : <Search aria-hidden className="size-5" />}
          </span>
          <Input
            id={SEARCH_FIELD}
            type="search"
            name="search"
            defaultValue={criteria.words}
            placeholder="Words in your entries"
            autoComplete="off"
            enterKeyHint="search"
            className="pl-11! [&::-webkit-search-cancel-button]:hidden"
          />
        </div>
        <Button type="submit" variant="secondary" className="max-sm:not-focus:sr-only">
          Search
        </Button>
        <IconButton label="Close search" onClick={close}>
          <X />
        </IconButton>
      </div>
      <details className="group mt-1" open={opensFilters}>
        <summary className="inline-flex min-h-11 items-center gap-2 rounded-lg pr-2 text-[0.9375rem] text-muted hover:text-ink [&::-webkit-details-marker]:hidden">
          Filters
          <ChevronDown
            aria-hidden
            className="size-4.5 transition-transform group-open:rotate-180 motion-reduce:transition-none"
          />
        </summary>
        <div className="hidden gap-x-4 gap-y-3 pt-1 pb-2 group-open:grid sm:grid-cols-3">
          <NativeSelect label="Mood" name="mood" defaultValue={mood ?? ""}>
            <option value="">Any mood</option>
            {MOODS.map((one) => (
              <option key={one} value={one}>
                {moodName(one)}
              </option>
            ))}
          </NativeSelect>
          <TextField label="From" type="date" name="from" max={latestDate} defaultValue={from ?? ""} />
          <TextField label="To" type="date" name="to" max={latestDate} defaultValue={to ?? ""} />
          <Checkbox
            label="Bookmarked only"
            name="bookmarked"
            value="true"
            defaultChecked={isBookmarked}
            className="sm:col-span-3"
          />
        </div>
      </details>
    </Form>
  );
}

/** Searches while the person types, in the same place of the browser's history, so that Back leaves the search. */
function useSearchForm() {
  const navigate = useNavigate();
  const location = useLocation();
  const next = useNavigation().location;
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
    isPending: next?.pathname === "/journal" && new URLSearchParams(next.search).has("search"),
    onChange: () => {
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(search, PAUSE_MS);
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
