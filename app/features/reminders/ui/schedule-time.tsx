import type { FieldLabels } from "~/ui/field";
import { NativeSelect } from "~/ui/native-select";
import { clockTime } from "../domain/clock-time";
import { QUARTER_HOURS } from "../domain/schedule-settings";

interface ScheduleTimeProps extends Pick<FieldLabels, "label" | "hideLabel"> {
  /** `HH:mm`; empty while none is chosen. */
  value: string;
  onChange: (time: string) => void;
}

/** Chooses a time of the day in steps of 15 minutes, by a clock with AM and PM. A time between the steps stays to choose. */
export function ScheduleTime({ value, onChange, ...labels }: ScheduleTimeProps) {
  const isBetween = value !== "" && !QUARTER_HOURS.includes(value);
  const times = isBetween ? [...QUARTER_HOURS, value].sort() : QUARTER_HOURS;
  return (
    <NativeSelect {...labels} value={value} onChange={(event) => onChange(event.target.value)}>
      {value === "" && <option value="">Choose a time</option>}
      {times.map((time) => (
        <option key={time} value={time}>
          {clockTime(time)}
        </option>
      ))}
    </NativeSelect>
  );
}
