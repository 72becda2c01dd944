import { findSession } from "../features/accounts/server/public.server";
import { composeTask } from "../features/companion/server/public.server";
import { storeLog } from "../features/monitor/server/public.server";
import { builtInModel } from "./adapters/built-in-model.server";
import { checkedMailer } from "./adapters/checked-mailer.server";
import { cloudflareMailer } from "./adapters/cloudflare-mailer.server";
import { durableObjectAnswers, durableObjectLane } from "./adapters/durable-objects.server";
import { googleProvider } from "./adapters/google-provider.server";
import { logMailer } from "./adapters/log-mailer.server";
import { manualBilling } from "./adapters/manual-billing.server";
import { noSmsSender } from "./adapters/no-sms-sender.server";
import { openAiModel, openAiProviderName } from "./adapters/openai-model.server";
import { openIdProvider } from "./adapters/openid-provider.server";
import { queueHints } from "./adapters/queue-hints.server";
import { r2Blobs } from "./adapters/r2-blobs.server";
import { smtpMailer } from "./adapters/smtp-mailer.server";
import { webPushPusher } from "./adapters/web-push-pusher.server";
import { openCatalog, openJournal } from "./db/client.server";
import type { DatabaseUse } from "./db/guarded-database";
import { type Env, journalDatabase } from "./env.server";
import { readMailConfiguration } from "./mail-variables.server";
import { readModelConfiguration } from "./model-variables.server";
import type { IdentityProvider } from "./ports/identity-provider";
import type { Mailer } from "./ports/mailer";
import type { Models } from "./ports/model";
import type { Services } from "./ports/services";
import type { Session } from "./ports/session";
import { type ProviderConfiguration, readProviderConfiguration } from "./provider-variables.server";
import { readPushConfiguration } from "./push-variables.server";
import { readSettings } from "./settings.server";
import { readOnce } from "./variables.server";

/** What becomes known of a request while it is answered. */
export interface RequestNotes {
  /** The request's id, which its answer carries as `X-Request-Id`. */
  requestId: string;
  userId: string | null;
  /** The class or code of what was thrown, without its message. */
  error: string | null;
}

/** A session token with what it opens. */
export interface SessionLookup {
  token: string;
  session: Promise<Session | null>;
}

/** What the worker entry hands to Remix with each request. */
export interface CloudflareContext {
  cloudflare: { env: Env; ctx: Pick<ExecutionContext, "waitUntil">; cf?: unknown };
  /** What the worker's entry wants to know of the request once it is answered. */
  notes?: RequestNotes;
  /** Counts what the request asks of the databases. */
  use?: DatabaseUse;
  /** The session that the worker's entry has looked up; `null` when it looked up none. */
  lookup?: SessionLookup | null;
}

const memo = new WeakMap<object, Services>();

/** The services of one request: made on first use, the same for all loaders of that request. */
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
  return { settings, providers, pusher, models: openModels(readModelConfiguration(env)) };
});

/**
 * The services over the real bindings; for the worker's own handlers, which have no request context. A session that has
 * been looked up already is not queried again.
 */
export function createServices(
  env: Env,
  ctx: Pick<ExecutionContext, "waitUntil">,
  { lookup, use }: Pick<CloudflareContext, "lookup" | "use"> = {},
): Services {
  const sessions = new Map(lookup && [[lookup.token, lookup.session]]);
  const { settings, providers, pusher, models } = readConfiguration(env);
  const services: Services = {
    settings,
    clock: { now: () => new Date() },
    catalog: openCatalog(env.DB, use),
    journal: (shard) => openJournal(journalDatabase(env, shard), use),
    blobs: r2Blobs(env.IMAGES),
    billing: manualBilling(),
    mailer: { send: (message) => openMailer(env).send(message) },
    pusher,
    smsSender: noSmsSender,
    hints: queueHints({ outbox: env.OUTBOX_QUEUE, reminders: env.REMINDER_QUEUE }),
    lane: (user) => durableObjectLane(env.USER_LANE, user),
    models,
    answers: durableObjectAnswers(env.ANSWER_STREAM),
    identityProviders: openProviders(providers),
    findSession(token) {
      const known = sessions.get(token) ?? findSession(services, token);
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

/** The mailer of `MAIL_TRANSPORT`, behind the check of all header fields. */
function openMailer(env: Env): Mailer {
  const { from, smtp, transport, hasFiles } = readMailConfiguration(env);
  if (smtp) return checkedMailer(from, smtpMailer(smtp));
  const binding = cloudflareMailer(env.EMAIL);
  return checkedMailer(from, transport === "cloudflare" ? binding : logMailer(hasFiles ? binding : null));
}

function openProviders({ google, openId }: ProviderConfiguration): IdentityProvider[] {
  return [google && googleProvider(google), openId && openIdProvider(openId)].filter((one) => one !== null);
}

/** The built-in companion, and the configured model where there is one. */
function openModels(configuration: ReturnType<typeof readModelConfiguration>): Models {
  return {
    provider: configuration && openAiProviderName(configuration),
    callsADay: configuration?.callsADay ?? null,
    choose: ({ hasAiConsent }) =>
      configuration && hasAiConsent ? openAiModel(configuration) : builtInModel(composeTask),
  };
}
