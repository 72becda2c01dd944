import type { ReactNode } from "react";
import {
  PRAYER_STYLE_LABELS,
  PRAYER_STYLES,
  type PrayerStyle,
} from "~/features/accounts/domain/profile-options";
import { Button } from "~/ui/button";
import { TextAreaField, TextField } from "~/ui/field";
import { NativeSelect } from "~/ui/native-select";
import { PRAYER_LIMITS } from "../../contract";
import { CategoryField } from "./category-field";
import type { Wish } from "./use-wish";

interface GeneratorFormProps {
  wish: Wish;
  onChange: (part: Partial<Wish>) => void;
  onGenerate: () => void;
  isGenerating: boolean;
  /** Another prayer is already shown: saving it is the main action. */
  isSecond: boolean;
  /** Shown beside the button: the engine, and the remaining calls of the day. */
  children: ReactNode;
}

/** Title, category, style and intention of a prayer for the companion to write. */
export function GeneratorForm(props: GeneratorFormProps) {
  const { wish, onChange, onGenerate, isGenerating, isSecond, children } = props;
  return (
    <form
      noValidate
      className="grid content-start gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isGenerating) onGenerate();
      }}
    >
      <TextField
        label="Title"
        placeholder="For my mother"
        maxLength={PRAYER_LIMITS.title}
        autoComplete="off"
        value={wish.title}
        onChange={(event) => onChange({ title: event.target.value })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <CategoryField value={wish.category} onChange={(category) => onChange({ category })}>
          <option value="">No category</option>
        </CategoryField>
        <NativeSelect
          label="Prayer style"
          value={wish.prayerStyle}
          onChange={(event) => onChange({ prayerStyle: event.target.value as PrayerStyle })}
        >
          {PRAYER_STYLES.map((style) => (
            <option key={style} value={style}>
              {PRAYER_STYLE_LABELS[style]}
            </option>
          ))}
        </NativeSelect>
      </div>
      <TextAreaField
        serif
        label="Intention"
        placeholder="What would you like to bring before God?"
        rows={4}
        className="field-sizing-content max-h-80 min-h-28"
        maxLength={PRAYER_LIMITS.intention}
        value={wish.intention}
        onChange={(event) => onChange({ intention: event.target.value })}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 text-sm text-muted">{children}</div>
        <Button
          type="submit"
          variant={isSecond ? "secondary" : "primary"}
          pending={isGenerating}
          pendingLabel="Generating..."
          className="max-sm:w-full"
        >
          Generate Prayer
        </Button>
      </div>
    </form>
  );
}
