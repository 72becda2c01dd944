/** What is said of a number that is not in the international form. */
export const PHONE_FORM = "Use the international form, such as +14155550123.";
/** A telephone number (E.164). */
export const PHONE_NUMBER = /^\+[1-9]\d{6,14}$/;
