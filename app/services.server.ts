import { findSession } from "~/features/accounts/server/public.server";
import { settleUser } from "~/features/archive/server/public.server";
import { composeTask } from "~/features/companion/server/public.server";
import { storeLog } from "~/features/monitor/server/public.server";
import { builtInModel } from "~/server/adapters/built-in-model.server";
import { checkedMailer } from "~/server/adapters/checked-mailer.server";
import { cloudflareMailer } from "~/server/adapters/cloudflare-mailer.server";
import { durableObjectAnswers, durableObjectLane } from "~/server/adapters/durable-objects.server";
import { googleProvider } from "~/server/adapters/google-provider.server";
import { openAiModel, openAiProviderName } from "~/server/adapters/openai-model.server";
import { openIdProvider } from "~/server/adapters/openid-provider.server";
import { queueHints } from "~/server/adapters/queue-hints.server";
import { r2Blobs } from "~/server/adapters/r2-blobs.server";
import { smtpMailer } from "~/server/adapters/smtp-mailer.server";
import { logMailer, manualBilling, noSmsSender } from "~/server/adapters/stand-ins.server";
import { webPushPusher } from "~/server/adapters/web-push-pusher.server";
import { WORKERS_AI_NAME, workersAiModel } from "~/server/adapters/workers-ai-model.server";
import { openDatabase } from "~/server/db/client.server";
import type { DatabaseUse } from "~/server/db/guarded-database";
import { nearestTrips, nearTrips, primaryTrips, ShardBookmarks } from "~/server/db/shard-trips";
import { type Env, journalDatabase, journalShards } from "~/server/env.server";
import { readMailConfiguration } from "~/server/mail-variables.server";
import { readModelConfiguration } from "~/server/model-variables.server";
import type { IdentityProvider } from "~/server/ports/identity-provider";
import type { Mailer } from "~/server/ports/mailer";
import type { CompanionModel, Models } from "~/server/ports/model";
import type { Services } from "~/server/ports/services";
import type { Session } from "~/server/ports/session";
import { type ProviderConfiguration, readProviderConfiguration } from "~/server/provider-variables.server";
import { readPushConfiguration } from "~/server/push-variables.server";
import { readSettings } from "~/server/settings.server";
import { readOnce } from "~/server/variables.server";

/** Facts about a request that become known while it is handled. */
export interface RequestNotes {
  /** The request's id, in `X-Request-Id` of its response. */
  requestId: string;
  userId: string | null;
  /** The class or code of a thrown error, without its message. */
  error: string | null;
}

/** A session token with its session. */
export interface SessionLookup {
  token: string;
  session: Promise<Session | null>;
}

/** The context that the worker entry passes to Remix with each request. */
export interface CloudflareContext {
  cloudflare: { env: Env; ctx: Pick<ExecutionContext, "waitUntil">; cf?: unknown };
  /** Facts about the request, for its log. */
  notes?: RequestNotes;
  /** Counts what the request asks of the databases. */
  use?: DatabaseUse;
  /** Where the request reads the shards, and the states of them that it knows. */
  bookmarks?: ShardBookmarks;
  /** The session that the worker's entry has looked up, if it has. */
  lookup?: SessionLookup | null;
}

const memo = new WeakMap<object, Services>();

/** Returns the services of a request, the same for all its loaders. */
export function getServices(context: CloudflareContext): Services {
  const known = memo.get(context);
  if (known) return known;
  const services = createServices(context.cloudflare.env, context.cloudflare.ctx, context);
  memo.set(context, services);
  return services;
}

const readConfiguration = readOnce((env: Env) => {
  const providers = readProviderConfiguration(env);
  const settings = { ...readSettings(env), builtInAccounts: providers.builtInAccounts };
  const pusher = webPushPusher(readPushConfiguration(env));
  return { settings, providers, pusher, model: readModelConfiguration(env) };
});

/**
 * Returns services with the real bindings; for the worker's own handlers, which have no request context. A session that
 * has been looked up is not queried again.
 */
export function createServices(
  env: Env,
  ctx: Pick<ExecutionContext, "waitUntil">,
  {
    lookup,
    use,
    bookmarks = new ShardBookmarks(),
  }: Pick<CloudflareContext, "lookup" | "use" | "bookmarks"> = {},
): Services {
  const sessions = new Map(lookup && [[lookup.token, lookup.session]]);
  const { settings, providers, pusher, model } = readConfiguration(env);
  const openShard = (shard: number, tripsOf: typeof nearTrips) => {
    const database = journalDatabase(env, shard);
    return openDatabase(database, use, tripsOf(database, shard, bookmarks));
  };
  const services: Services = {
    settings,
    clock: { now: () => new Date() },
    catalog: openDatabase(env.DB, use),
    texts: openDatabase(env.TEXTS, use, nearestTrips(env.TEXTS)),
    // Read when asked for: most requests do not.
    get shards() {
      return journalShards(env);
    },
    journal: (shard) => openShard(shard, primaryTrips),
    nearJournal: (shard) => openShard(shard, nearTrips),
    blobs: r2Blobs(env.IMAGES),
    billing: manualBilling,
    mailer: { send: (message) => openMailer(env).send(message) },
    pusher,
    smsSender: noSmsSender,
    hints: queueHints({ outbox: env.OUTBOX_QUEUE, reminders: env.REMINDER_QUEUE }),
    lane: (user) =>
      durableObjectLane(env.USER_LANE, user, (bookmark) => bookmarks.noteWrite(user.journalShard, bookmark)),
    models: openModels(model, env.AI),
    answers: durableObjectAnswers(env.ANSWER_STREAM),
    identityProviders: openProviders(providers),
    findSession(token) {
      const known = sessions.get(token) ?? findSettledSession(services, token);
      sessions.set(token, known);
      return known;
    },
    afterResponse: (work) => ctx.waitUntil(work),
    report(level, event, facts = {}) {
      (level === "ERROR" ? console.error : console.warn)(JSON.stringify({ level, event, ...facts }));
      const { error } = facts;
      storeLog(services, { level, event, ...(typeof error === "string" && { error }) });
    },
  };
  return services;
}

/** Returns the session of a token, once all that its user has is in their shard. */
async function findSettledSession(services: Services, token: string) {
  const session = await findSession(services, token);
  if (session) await settleUser(services, session.user);
  return session;
}

/** Returns the mailer of `MAIL_TRANSPORT`, behind the check of all header fields. */
function openMailer(env: Env): Mailer {
  const { from, smtp, transport, hasFiles } = readMailConfiguration(env);
  if (smtp) return checkedMailer(from, smtpMailer(smtp));
  const binding = cloudflareMailer(env.EMAIL);
  return checkedMailer(from, transport === "cloudflare" ? binding : logMailer(hasFiles ? binding : null));
}

function openProviders({ google, openId }: ProviderConfiguration): IdentityProvider[] {
  return [google && googleProvider(google), openId && openIdProvider(openId)].filter((one) => one !== null);
}

/** Returns the built-in companion and the configured model, if there is one. */
function openModels(
  configuration: ReturnType<typeof readModelConfiguration>,
  binding: Ai | undefined,
): Models {
  const configured = configuration && openService(configuration.service, binding);
  return {
    provider: configured?.provider ?? null,
    callsADay: configured ? configuration.callsADay : null,
    choose: ({ hasAiConsent }) =>
      configured && hasAiConsent ? configured.open() : builtInModel(composeTask),
  };
}

type ModelService = NonNullable<ReturnType<typeof readModelConfiguration>>["service"];

/** Returns the service of a model; `null` for Workers AI where its binding is absent, as in local runs. */
function openService(
  service: ModelService,
  binding: Ai | undefined,
): { provider: string; open: () => CompanionModel } | null {
  if (service.name === "openai")
    return { provider: openAiProviderName(service), open: () => openAiModel(service) };
  return binding ? { provider: WORKERS_AI_NAME, open: () => workersAiModel(binding, service) } : null;
}
