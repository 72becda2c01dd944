import { NativeSelect } from "~/ui/native-select";
import { NO_SAINT, SAINTS } from "../../domain/profile-options";

/** The favourite saint, or 'No preference'. A saint that was stored by another way stays to choose. */
export function SaintField({ label, first }: { label: string; first: string }) {
  const isKnown = first === NO_SAINT || SAINTS.includes(first);
  return (
    <NativeSelect label={label} name="favoriteSaint" defaultValue={first}>
      <option value={NO_SAINT}>No preference</option>
      {!isKnown && <option value={first}>{first}</option>}
      {SAINTS.map((saint) => (
        <option key={saint} value={saint}>
          {saint}
        </option>
      ))}
    </NativeSelect>
  );
}
