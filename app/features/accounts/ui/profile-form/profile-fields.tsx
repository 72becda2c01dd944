import type { ReactNode } from "react";
import { TextAreaField, TextField } from "~/ui/field";
import type { ProfileValues } from "../../domain/profile-values";
import { SaintField } from "./saint-field";
import { TimezoneField } from "./timezone-field";
import type { ChosenTimezone } from "./use-timezone";

export interface ProfileFieldsProps {
  /** What the fields start from. */
  first: ProfileValues;
  zone: ChosenTimezone;
  /** What is wrong, by the names of the fields. */
  errors: Record<string, string>;
  /** Whether names and birth date are marked as required. */
  isSetup?: boolean;
  /** The latest birth date, yyyy-MM-dd. */
  today: string;
  /** After the names, where the form asks for it. */
  email?: ReactNode;
}

/** The fields of a profile, in their order. */
export function ProfileFields({ first, zone, errors, isSetup = false, today, email }: ProfileFieldsProps) {
  // Where some fields are marked as required, the others say that they are not.
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
