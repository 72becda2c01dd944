/** As much of a browser as a sign-in needs: cookies by origin, and redirects one step at a time. */
export class UserAgent {
  readonly #cookies = new Map<string, Map<string, string>>();

  /** Asks for a page and keeps the cookies of the answer. */
  async visit(address: string, form?: Record<string, string>): Promise<Response> {
    const { origin } = new URL(address);
    const response = await fetch(address, {
      redirect: "manual",
      headers: { Cookie: this.cookieHeader(origin), ...(form && { Origin: origin }) },
      ...(form && { method: "POST", body: new URLSearchParams(form) }),
    });
    const jar = this.#cookies.get(origin) ?? new Map();
    this.#cookies.set(origin, jar);
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === "" || /;\s*(max-age=0|expires=Thu, 01 Jan 1970)/i.test(line)) jar.delete(name);
      else jar.set(name, value);
    }
    return response;
  }

  /** Follows redirects from an answer up to a page, or to an address that `isEnd` knows, which is not visited. */
  async follow(
    from: Response,
    isEnd: (address: string) => boolean = () => false,
  ): Promise<{ address: string; response: Response }> {
    let [address, response] = [from.url, from];
    for (;;) {
      const location = response.headers.get("Location");
      if (!location || response.status < 300 || response.status > 399) return { address, response };
      address = new URL(location, address).href;
      if (isEnd(address)) return { address, response };
      response = await this.visit(address);
    }
  }

  cookie(origin: string, name: string): string | undefined {
    return this.#cookies.get(origin)?.get(name);
  }

  setCookie(origin: string, name: string, value: string): void {
    this.#cookies.get(origin)?.set(name, value);
  }

  cookieHeader(origin: string): string {
    return [...(this.#cookies.get(origin) ?? [])].map(([name, value]) => `${name}=${value}`).join("; ");
  }
}
