import { isBlank } from "~/shared/hidden-characters";
import { ianaName } from "~/shared/iana-name";
import type { UpdateProfileInput, User } from "../contract";
import { NO_SAINT } from "./profile-options";

/** What a profile form holds; all texts, empty where nothing is told. */
export interface ProfileValues {
  firstName: string;
  lastName: string;
  /** Empty where the form does not ask for it. */
  email: string;
  zipCode: string;
  location: string;
  timezone: string;
  /** The saint's label, or 'none'. */
  favoriteSaint: string;
  birthDate: string;
  bio: string;
}

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
] as const satisfies (keyof ProfileValues)[];

/** The refusals of a blank name, shown by the forms and answered by the call. */
export const MISSING_NAMES = {
  firstName: "Please enter your first name.",
  lastName: "Please enter your last name.",
} as const;

/** Returns the refusals of the names that are blank, by field. */
export function missingNames({ firstName, lastName }: ProfileValues): Partial<typeof MISSING_NAMES> {
  return {
    ...(isBlank(firstName) && { firstName: MISSING_NAMES.firstName }),
    ...(isBlank(lastName) && { lastName: MISSING_NAMES.lastName }),
  };
}

/** What a form starts from. */
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

/** What a form holds now, without white space around it; `before` for what the form does not ask for. */
export function readProfileForm(form: FormData, before: ProfileValues): ProfileValues {
  // Browsers give line breaks of a form as CR LF.
  const read = (name: keyof ProfileValues) =>
    String(form.get(name) ?? before[name])
      .replaceAll("\r\n", "\n")
      .trim();
  return Object.fromEntries(NAMES.map((name) => [name, read(name)])) as Record<keyof ProfileValues, string>;
}

/** The names of what differs. */
export function changedNames(before: ProfileValues, now: ProfileValues): (keyof ProfileValues)[] {
  return NAMES.filter((name) => before[name].trim() !== now[name]);
}

/** The body of `PATCH /api/auth/profile` for these members; 'No preference' is sent as null. */
export function profileBody(values: ProfileValues, names: (keyof ProfileValues)[]): UpdateProfileInput {
  const body = Object.fromEntries(names.map((name) => [name, values[name]]));
  if (body.favoriteSaint === NO_SAINT) return { ...body, favoriteSaint: null };
  return body;
}

/** What the completion of a profile sends: everything but the e-mail. */
export const SETUP_NAMES = NAMES.filter((name) => name !== "email");
