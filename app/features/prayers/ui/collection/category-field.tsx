import type { ReactNode } from "react";
import { NativeSelect } from "~/ui/native-select";
import { PRAYER_CATEGORIES, PRAYER_CATEGORY_LABELS, type PrayerCategory } from "../../contract";

interface CategoryFieldProps<Value> {
  value: Value;
  onChange: (category: Value) => void;
  /** An option before the categories, with an empty value. */
  children?: ReactNode;
}

/** Selects the category of a prayer. */
export function CategoryField<Value extends PrayerCategory | "">(props: CategoryFieldProps<Value>) {
  const { value, onChange, children } = props;
  return (
    <NativeSelect label="Category" value={value} onChange={(event) => onChange(event.target.value as Value)}>
      {children}
      {PRAYER_CATEGORIES.map((category) => (
        <option key={category} value={category}>
          {PRAYER_CATEGORY_LABELS[category]}
        </option>
      ))}
    </NativeSelect>
  );
}
