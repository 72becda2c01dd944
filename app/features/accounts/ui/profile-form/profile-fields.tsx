import type { ReactNode } from "react";
import { ConfirmLeave } from "~/ui/confirm-leave";
import { TextAreaField, TextField } from "~/ui/field";
import { NativeSelect } from "~/ui/native-select";
import { NO_SAINT, SAINTS } from "../../domain/profile-options";
import type { ProfileValues } from "../../domain/profile-values";
import { type ChosenTimezone, TimezoneField } from "./timezone-field";

export interface ProfileFieldsProps {
  /** The initial values. */
  first: ProfileValues;
  zone: ChosenTimezone;
  /** Errors by field. */
  errors: Record<string, string>;
  /** Whether names and birth date are marked as required. */
  isSetup?: boolean;
  /** The latest birth date, yyyy-MM-dd. */
  today: string;
  /** Shown after the names. */
  email?: ReactNode;
}

/** The fields of a profile. */
export function ProfileFields({ first, zone, errors, isSetup = false, today, email }: ProfileFieldsProps) {
  // A form that marks some fields as required marks the others as optional.
  const optional = isSetup ? " (optional)" : "";
  return (
    <>
      <div className="grid grid-cols-2 gap-3 sm:gap-4">
        <TextField
          label="First name"
          name="firstName"
          autoComplete="given-name"
          maxLength={80}
          required={isSetup}
          defaultValue={first.firstName}
          error={errors.firstName}
        />
        <TextField
          label="Last name"
          name="lastName"
          autoComplete="family-name"
          maxLength={80}
          required={isSetup}
          defaultValue={first.lastName}
          error={errors.lastName}
        />
      </div>
      {email}
      <TextField
        label="US zip code"
        hint="Enter your US zip code for automatic timezone detection"
        name="zipCode"
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={5}
        defaultValue={first.zipCode}
        onChange={(event) => zone.readZip(event.target.value)}
        error={errors.zipCode}
        className="max-w-40"
      />
      <TextField
        label={`Location${optional}`}
        name="location"
        placeholder="City, State or City, Country"
        maxLength={120}
        defaultValue={first.location}
        error={errors.location}
      />
      <TimezoneField zone={zone} error={errors.timezone} />
      <SaintField label={`Favorite saint${optional}`} first={first.favoriteSaint} />
      <TextField
        label="Birth date"
        name="birthDate"
        type="date"
        autoComplete="bday"
        min="1900-01-01"
        max={today}
        required={isSetup}
        defaultValue={first.birthDate}
        error={errors.birthDate}
        className="max-w-56"
      />
      <TextAreaField
        label={`Bio${optional}`}
        name="bio"
        placeholder="A few words about you and your faith"
        rows={4}
        maxLength={2000}
        className="field-sizing-content max-h-80 min-h-28"
        defaultValue={first.bio}
        error={errors.bio}
      />
    </>
  );
}

/** The favorite saint, or 'No preference'. A stored saint outside the list stays selectable. */
function SaintField({ label, first }: { label: string; first: string }) {
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

/** Asks before unsaved changes of a profile are left. */
export function ConfirmLeaveProfile({ isDirty }: { isDirty: () => boolean }) {
  return <ConfirmLeave isDirty={isDirty} text="You have unsaved changes." stayLabel="Keep editing" />;
}
