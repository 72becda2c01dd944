import { randomUUID } from "node:crypto";
import { type BrowserContext, test as base, expect } from "@playwright/test";
import { callAs, type Method } from "./call";

export { expect };

/** A fresh account, signed in within the test's browser context. */
export interface Person {
  email: string;
  password: string;
}

/** Faults in the browser that a test expects. */
interface BrowserFaults {
  /** Allows console errors, page errors and foreign requests that match, from now on. */
  allow(pattern: RegExp): void;
  /** Watches another context as well. */
  watch(context: BrowserContext): void;
}

/** Calls the API as the signed-in user of the test; the call must succeed. */
export type Call = <T>(method: Method, path: string, data?: unknown) => Promise<T>;

interface Fixtures {
  person: Person;
  call: Call;
  browserFaults: BrowserFaults;
}

/**
 * Makes an account through the product's own form; the context keeps the session cookie.
 * @param context the browser context that is signed in afterwards
 * @param origin the address of the server under test
 * @param timezone the browser's zone, as the form would send it
 */
export async function signUp(context: BrowserContext, origin: string, timezone: string): Promise<Person> {
  const person = { email: `person-${randomUUID()}@example.test`, password: `Quiet morning ${randomUUID()}` };
  const response = await context.request.post("/api/login", {
    form: { mode: "sign-up", ...person, timezone },
    headers: { Origin: origin },
    maxRedirects: 0,
  });
  expect(response.status(), `sign-up: ${await response.text()}`).toBe(303);
  return person;
}

/**
 * Retries calls whose connection the server closes at that moment, after a few idle seconds. A browser does so by itself,
 * Playwright's own client does not.
 */
function survivesIdleConnections({ request }: BrowserContext): void {
  const fetchOnce = request.fetch.bind(request);
  request.fetch = (url, options) => fetchOnce(url, { maxRetries: 3, ...options });
}

/** Logged by Remix when a click overtakes a navigation whose data is arriving. Users see nothing of it. */
const OVERTAKEN = /^console\.error: AbortError: signal is aborted without reason/;

export const test = base.extend<Fixtures>({
  context: async ({ context }, use) => {
    survivesIdleConnections(context);
    await use(context);
  },

  person: async ({ context, baseURL, timezoneId }, use) => {
    await use(await signUp(context, String(baseURL), timezoneId ?? "UTC"));
  },

  call: async ({ context, baseURL, person: _person }, use) => {
    await use((method, path, data) => callAs(context, baseURL, method, path, data));
  },

  // Automatic: a page that logs an error, throws, or calls another origin fails its test.
  browserFaults: [
    async ({ context, baseURL }, use) => {
      const faults: string[] = [];
      const allowed: RegExp[] = [OVERTAKEN];
      const report = (fault: string) => {
        if (!allowed.some((pattern) => pattern.test(fault))) faults.push(fault);
      };
      const watch = (watched: BrowserContext) => {
        watched.on("console", (message) => {
          if (message.type() === "error")
            report(`console.error: ${message.text()} (${message.location().url})`);
        });
        watched.on("weberror", (error) =>
          report(`page error: ${error.error().stack ?? error.error().message}`),
        );
        watched.on("request", (request) => {
          const url = new URL(request.url());
          const foreign = /^https?:$/.test(url.protocol) && url.origin !== baseURL;
          if (foreign) report(`request to another origin: ${request.url()}`);
        });
      };
      watch(context);
      await use({ allow: (pattern) => allowed.push(pattern), watch });
      expect(faults, "faults in the browser").toEqual([]);
    },
    { auto: true },
  ],
});

/** A test whose user is signed in. */
export const memberTest = test.extend<{ member: Person }>({
  member: [async ({ person }, use) => use(person), { auto: true }],
});
