import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import type { Env } from "~/server/env.server";

/** Returns a namespace whose objects have other bindings. */
function withBindings<T extends DurableObjectNamespace<never>>(namespace: T, bindings: () => Env): T {
  const getByName = (name: string) => {
    const stub = namespace.getByName(name);
    return new Proxy(stub, {
      get:
        (_, method) =>
        async (...given: unknown[]) => {
          await runInDurableObject(stub, (instance) => {
            (instance as unknown as { env: Env }).env = bindings();
          });
          return (stub as unknown as Record<string | symbol, (...given: unknown[]) => unknown>)[method]!(
            ...given,
          );
        },
    });
  };
  return { getByName } as unknown as T;
}

/** Returns the bindings of the test worker with other shards, which its Durable Objects have, too. */
export function withShards(shards: Partial<Env>): Env {
  const bindings: Env = {
    ...(env as Env),
    ...shards,
    USER_LANE: withBindings(env.USER_LANE as never, () => bindings),
    ANSWER_STREAM: withBindings(env.ANSWER_STREAM as never, () => bindings),
  };
  return bindings;
}
