import { isBlank } from "~/shared/hidden-characters";
import { ianaName } from "~/shared/iana-name";
import type { UpdateProfileInput, User } from "../contract";
import { MISSING_NAMES, NO_SAINT } from "./profile-options";

const NAMES = [
  "firstName",
  "lastName",
  "email",
  "zipCode",
  "location",
  "timezone",
  "favoriteSaint",
  "birthDate",
  "bio",
] as const;

/** The values of a profile form: all texts, empty for missing ones. `favoriteSaint` is a label, or 'none'. */
export type ProfileValues = Record<(typeof NAMES)[number], string>;

/** Returns the refusals of blank names, by field. */
export function missingNames({ firstName, lastName }: ProfileValues): Partial<typeof MISSING_NAMES> {
  return {
    ...(isBlank(firstName) && { firstName: MISSING_NAMES.firstName }),
    ...(isBlank(lastName) && { lastName: MISSING_NAMES.lastName }),
  };
}

/** Returns the initial values of a form. */
export function profileValuesOf(user: User): ProfileValues {
  return {
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    zipCode: user.zipCode,
    location: user.location,
    timezone: ianaName(user.timezone),
    favoriteSaint: user.favoriteSaint ?? NO_SAINT,
    birthDate: user.birthDate ?? "",
    bio: user.bio,
  };
}

/** Returns the values of a form, trimmed; those of `before` for fields that it lacks. */
export function readProfileForm(form: FormData, before: ProfileValues): ProfileValues {
  // Browsers send line breaks of a form as CR LF.
  const read = (name: keyof ProfileValues) =>
    String(form.get(name) ?? before[name])
      .replaceAll("\r\n", "\n")
      .trim();
  return Object.fromEntries(NAMES.map((name) => [name, read(name)])) as ProfileValues;
}

/** Returns the names of the values that differ. */
export function changedNames(before: ProfileValues, now: ProfileValues): (keyof ProfileValues)[] {
  return NAMES.filter((name) => before[name].trim() !== now[name]);
}

/** Returns the body of `PATCH /api/auth/profile` for these members; 'No preference' is sent as null. */
export function profileBody(values: ProfileValues, names: (keyof ProfileValues)[]): UpdateProfileInput {
  const body = Object.fromEntries(names.map((name) => [name, values[name]]));
  if (body.favoriteSaint === NO_SAINT) return { ...body, favoriteSaint: null };
  return body;
}

/** The members that the completion of a profile sends: everything but the e-mail. */
export const SETUP_NAMES = NAMES.filter((name) => name !== "email");
