import { Form } from "@remix-run/react";
import { Search, X } from "lucide-react";
import { CATEGORIES } from "~/features/companion/domain/limits";
import { Button } from "~/ui/button";
import { Checkbox } from "~/ui/checkbox";
import { Input } from "~/ui/field";
import { NativeSelect } from "~/ui/native-select";
import {
  CATEGORY_LABELS,
  RESPONSE_TYPE_LABELS,
  RESPONSE_TYPES,
  type ResponseType,
  type SavedCriteria,
} from "../../contract";
import { useSavedFilters } from "./use-saved-filters";

interface SavedFiltersProps {
  criteria: SavedCriteria;
  openId: string | null;
}

/** Search and filters of the list. A plain form, so that it works without the page's script. */
export function SavedFilters({ criteria, openId }: SavedFiltersProps) {
  const { fields, change, submit, clear } = useSavedFilters(criteria, openId);
  const { search, responseType, category, isBookmarked } = fields;
  return (
    <Form
      role="search"
      aria-label="Filters"
      method="get"
      action="/saved-responses"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 rounded-card border border-line bg-card p-4 sm:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_11rem_11rem_auto_auto]"
    >
      <div className="relative max-lg:col-span-2">
        <label htmlFor="saved-search" className="sr-only">
          Search your saved responses
        </label>
        <Search
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-3.5 size-5 -translate-y-1/2 text-muted"
        />
        <Input
          id="saved-search"
          type="search"
          name="search"
          value={search}
          onChange={(event) => change({ search: event.target.value })}
          placeholder="Search responses..."
          autoComplete="off"
          enterKeyHint="search"
          className="pl-11! [&::-webkit-search-cancel-button]:hidden"
        />
      </div>
      <NativeSelect
        label="Type"
        hideLabel
        name="responseType"
        fieldClassName="max-sm:col-span-2"
        value={responseType ?? ""}
        onChange={(event) => change({ responseType: (event.target.value || null) as ResponseType | null })}
      >
        <option value="">All types</option>
        {RESPONSE_TYPES.map((type) => (
          <option key={type} value={type}>
            {RESPONSE_TYPE_LABELS[type]}
          </option>
        ))}
      </NativeSelect>
      <NativeSelect
        label="Category"
        hideLabel
        name="category"
        fieldClassName="max-sm:col-span-2"
        value={category ?? ""}
        onChange={(event) => change({ category: (event.target.value || null) as SavedCriteria["category"] })}
      >
        <option value="">All categories</option>
        {CATEGORIES.map((one) => (
          <option key={one} value={one}>
            {CATEGORY_LABELS[one]}
          </option>
        ))}
      </NativeSelect>
      <Checkbox
        label="Bookmarked only"
        name="isBookmarked"
        value="true"
        checked={isBookmarked}
        onChange={(event) => change({ isBookmarked: event.target.checked })}
        className="sm:whitespace-nowrap"
      />
      <Button
        variant="ghost"
        size="sm"
        icon={<X aria-hidden />}
        onClick={clear}
        className="justify-self-start"
      >
        Clear Filters
      </Button>
    </Form>
  );
}
