import { NativeSelect } from "~/ui/native-select";
import { PRAYER_CATEGORIES, PRAYER_CATEGORY_LABELS, type PrayerCategory } from "../../contract";

interface CategoryFieldProps {
  value: PrayerCategory;
  onChange: (category: PrayerCategory) => void;
}

/** Selects the category of a prayer. */
export function CategoryField({ value, onChange }: CategoryFieldProps) {
  return (
    <NativeSelect
      label="Category"
      value={value}
      onChange={(event) => onChange(event.target.value as PrayerCategory)}
    >
      {PRAYER_CATEGORIES.map((category) => (
        <option key={category} value={category}>
          {PRAYER_CATEGORY_LABELS[category]}
        </option>
      ))}
    </NativeSelect>
  );
}
