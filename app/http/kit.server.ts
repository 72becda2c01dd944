import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { type CloudflareContext, getServices } from "~/services.server";
import { ACTING_USER } from "~/shared/call-api";
import { AppError } from "~/shared/errors";
import { readSessionToken } from "./cookies.server";
import { describeError, errorName, type RefusalBody } from "./error-response.server";
import { type FormFields, parseInput, readForm, readJson, type Schema } from "./parse.server";

/** The arguments of a handler: parsed input, the services of the request and the signed-in user. */
export interface HandlerArgs<Params, Query, Body, User> {
  services: Services;
  user: User;
  /** Of the request's session. */
  tokenHash: string;
  params: Params;
  query: Query;
  body: Body;
  request: Request;
}

interface InputSchemas<Params, Query, Body> {
  params?: Schema<Params>;
  query?: Schema<Query>;
  /** Schema of the JSON body; without it the handler reads the body itself. */
  body?: Schema<Body>;
  /**
   * Reads the JSON body before the schema does, for responses that even an invalid body must get; `null` continues.
   */
  first?: (args: { user: SessionUser; body: unknown; request: Request }) => unknown;
}

type RouteArgs = LoaderFunctionArgs | ActionFunctionArgs;
/** Handles one method of an API route. */
export type Call = (args: RouteArgs) => Promise<Response>;
type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** The data of a screen for a visitor: none. The root shows the landing view in place of the screen. */
export interface Visitor {
  visitor: true;
}

/** Returns the user of a request, `null` for a visitor. Queried once per request, for any number of loaders. */
export async function findUser(args: { request: Request; context: unknown }): Promise<{
  services: Services;
  user: SessionUser | null;
  tokenHash: string | null;
  deletionDueAt: string | null;
}> {
  const context = args.context as CloudflareContext;
  const services = getServices(context);
  const token = readSessionToken(args.request);
  const session = token ? await services.findSession(token) : null;
  if (session && context.notes) context.notes.userId = session.user.id;
  if (session && context.bookmarks) context.bookmarks.ownShard = session.user.journalShard;
  return {
    services,
    user: session?.user ?? null,
    tokenHash: session?.tokenHash ?? null,
    deletionDueAt: session?.deletionDueAt ?? null,
  };
}

/**
 * Returns the loader of a screen for users: it parses the address, loads the session, returns `Visitor` without one, and
 * turns coded errors into the route's error boundary with their status.
 */
export function screenLoader<View, Params = unknown, Query = unknown>(
  schemas: Omit<InputSchemas<Params, Query, never>, "body">,
  load: (args: Omit<HandlerArgs<Params, Query, never, SessionUser>, "body">) => Promise<View>,
): (args: LoaderFunctionArgs) => Promise<View | Visitor> {
  return (args) =>
    withErrorPage(async () => {
      const { services, user, tokenHash } = await findUser(args);
      if (!user || !tokenHash) return { visitor: true };
      return await load({ services, user, tokenHash, request: args.request, ...parseAddress(schemas, args) });
    }, args.context);
}

/** The arguments of a page for everybody. */
interface PageArgs extends Awaited<ReturnType<typeof findUser>> {
  request: Request;
  params: LoaderFunctionArgs["params"];
}

/** Returns the loader of a page for everybody; its errors become the route's error boundary. */
export function pageLoader<View>(
  load: (args: PageArgs) => Promise<View> | View,
): (args: LoaderFunctionArgs) => Promise<View> {
  return (args) =>
    withErrorPage(
      async () => load({ request: args.request, params: args.params, ...(await findUser(args)) }),
      args.context,
    );
}

/**
 * Returns the action of a page's form. A refusal shows the page again under the refusal's status, with the result of
 * `refuse`, which gets the fields that `readForm` has read, and the user.
 */
export function formAction<Result, Refusal>(
  submit: (args: PageArgs & { readForm: () => Promise<FormFields> }) => Promise<Result>,
  refuse: (
    refusal: RefusalBody & { status: number },
    fields: FormFields,
    user: SessionUser | null,
  ) => Refusal,
) {
  return async (args: ActionFunctionArgs) => {
    const { request, params } = args;
    const fields: FormFields = {};
    let user: SessionUser | null = null;
    try {
      const found = await findUser(args);
      user = found.user;
      const read = async () => Object.assign(fields, await readForm(request));
      return await submit({ request, params, ...found, readForm: read });
    } catch (error) {
      if (error instanceof Response) throw error;
      const { status, headers, body } = describeError(error);
      return data(refuse({ ...body, status }, fields, user), { status, headers });
    }
  };
}

/**
 * Runs the loader of a page; its errors become the error boundary of the route, with their status and the request's id,
 * and are noted by name for the log.
 */
export async function withErrorPage<View>(load: () => Promise<View>, context: unknown): Promise<View> {
  try {
    return await load();
  } catch (error) {
    if (error instanceof Response) throw error;
    noteError(context, error);
    const { status, headers, body } = describeError(error);
    throw data({ ...body, requestId: readRequestId(context) }, { status, headers });
  }
}

/** Returns the id of a request in the log. */
export function readRequestId(context: unknown): string | undefined {
  return (context as CloudflareContext | undefined)?.notes?.requestId;
}

/**
 * Returns a call of the API for users. The handler's value becomes the JSON response with `status`, 200 by default; for
 * headers or bytes it returns a Response itself.
 */
export function call<Params = unknown, Query = unknown, Body = unknown>(
  schemas: InputSchemas<Params, Query, Body> & { status?: 200 | 201 },
  handle: (args: HandlerArgs<Params, Query, Body, SessionUser>) => Promise<unknown>,
): Call {
  return async (args) => {
    const { services, user, tokenHash } = await findUser(args);
    const actingUser = args.request.headers.get(ACTING_USER);
    if (!user || !tokenHash || (actingUser && actingUser !== user.id))
      throw new AppError("unauthorized", "Unauthorized");
    const address = parseAddress(schemas, args);
    const given = schemas.body ? await readJson(args.request) : undefined;
    const early = schemas.first?.({ user, body: given, request: args.request }) ?? null;
    if (early !== null) return early instanceof Response ? early : jsonResponse(early, schemas.status ?? 200);
    const body = (schemas.body ? parseInput(schemas.body, given) : undefined) as Body;
    const value = await handle({ services, user, tokenHash, body, request: args.request, ...address });
    return value instanceof Response ? value : jsonResponse(value, schemas.status ?? 200);
  };
}

/** Returns the loader and the action of an API route: one call per method, 405 with `Allow` for the others. */
export function api(calls: Partial<Record<Method, Call>>): Call {
  return async (args) => {
    const { method } = args.request;
    const run = calls[(method === "HEAD" ? "GET" : method) as Method];
    if (!run) {
      const headers = { Allow: Object.keys(calls).join(", ") };
      return jsonResponse({ message: "This method is not allowed here." }, 405, headers);
    }
    try {
      return await run(args);
    } catch (error) {
      if (error instanceof Response) return error;
      noteError(args.context, error);
      const { status, headers, body } = describeError(error);
      return jsonResponse(body, status, headers);
    }
  };
}

/** Returns a JSON response that is never cached. */
export function jsonResponse(value: unknown, status = 200, headers: HeadersInit = {}): Response {
  const all = new Headers(headers);
  all.set("Cache-Control", "no-store");
  return Response.json(value, { status, headers: all });
}

/** Notes the name of an error for the log of the request. */
function noteError(context: unknown, error: unknown): void {
  const notes = (context as CloudflareContext | undefined)?.notes;
  if (notes) notes.error = errorName(error);
}

function parseAddress<Params, Query>(
  schemas: { params?: Schema<Params>; query?: Schema<Query> },
  args: RouteArgs,
): { params: Params; query: Query } {
  const search = Object.fromEntries(new URL(args.request.url).searchParams);
  return {
    params: (schemas.params ? parseInput(schemas.params, args.params) : args.params) as Params,
    query: (schemas.query ? parseInput(schemas.query, search) : search) as Query,
  };
}
