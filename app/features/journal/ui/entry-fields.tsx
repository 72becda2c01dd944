import type { EntryFields } from "../contract";
import { MoodPicker } from "./mood-picker";

export const NO_FIELDS: EntryFields = { mood: null };

/** Returns the fields of an entry or a draft. */
export function entryFieldsOf({ mood }: EntryFields): EntryFields {
  return { mood };
}

export interface EntryFieldsProps {
  fields: EntryFields;
  onChange: (change: Partial<EntryFields>) => void;
  /** Whether the person wants to note moods, or the entry has one already. */
  hasMood: boolean;
  className?: string;
}

/** The inputs of an entry beside title and text, on the screens of a new entry and of an edit. */
export function EntryFieldInputs({ fields, onChange, hasMood, className }: EntryFieldsProps) {
  return (
    hasMood && (
      <MoodPicker value={fields.mood} onChange={(mood) => onChange({ mood })} className={className} />
    )
  );
}
