import { NativeSelect } from "~/ui/native-select";
import { PERSPECTIVE_LABELS, PERSPECTIVES, type Perspective } from "../../contract";

interface PerspectivePickerProps {
  perspective: Perspective;
  onChange: (perspective: Perspective) => void;
}

/** Whose question is answered in apologetics. */
export function PerspectivePicker({ perspective, onChange }: PerspectivePickerProps) {
  return (
    <NativeSelect
      label="Perspective"
      hint="Whose question it is. The answer begins with what you share."
      value={perspective}
      onChange={(event) => {
        const chosen = PERSPECTIVES.find((one) => one === event.target.value);
        if (chosen) onChange(chosen);
      }}
    >
      {PERSPECTIVES.map((one) => (
        <option key={one} value={one}>
          {PERSPECTIVE_LABELS[one]}
        </option>
      ))}
    </NativeSelect>
  );
}
