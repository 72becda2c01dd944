/** A phone number without the marks that people write between its digits; what is not such a mark stays. */
export function plainPhoneNumber(written: string): string {
  return written.replace(/[\s().\-/\u2010-\u2015]/g, "");
}
