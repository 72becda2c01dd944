/**
 * The name of a cookie. On https the prefix `__Host-` binds it to this very host and has browsers insist on `Secure`. On
 * loopback http the name is plain, because Safari drops Secure cookies there.
 */
export function cookieName(name: string, { protocol }: Pick<URL, "protocol">): string {
  return protocol === "https:" ? `__Host-${name}` : name;
}
