import { z } from "zod";

const version = { v: z.literal(1) };
/** Deliveries of the first version had no shard: their rows have other ids now, and cron announces them again. */
const withShard = { v: z.literal(2), shard: z.int().min(0) };
/** Earlier attempts: of two hints for one attempt the second does nothing. */
const attempts = { attempts: z.int().min(0) };

/** Every message of the queues. A changed shape gets another `v`, and the old one stays while its messages are in the queues. */
const messageSchema = z.discriminatedUnion("type", [
  z.object({ ...version, type: z.literal("mail"), id: z.string().min(1), ...attempts }),
  z.object({
    ...version,
    type: z.literal("outbox"),
    shard: z.int().min(0),
    id: z.string().min(1),
    ...attempts,
  }),
  z.object({ ...withShard, type: z.literal("delivery"), id: z.int().min(1), ...attempts }),
]);

type Unversioned<Message> = Message extends unknown ? Omit<Message, "v"> : never;

/** A hint that a row is due: a mail, a row of a journal shard's outbox or the delivery of a reminder. */
export type Hint = Unversioned<z.infer<typeof messageSchema>>;
export type HintOf<Type extends Hint["type"]> = Extract<Hint, { type: Type }>;

/** Sends hints to the worker's own queue consumer. The row is the truth: a lost hint only delays its work. */
export interface Hints {
  announce(hints: Hint[]): Promise<void>;
}

/** Returns a hint as a message of a queue. */
export function toMessage(hint: Hint): unknown {
  return messageSchema.parse({ v: hint.type === "delivery" ? 2 : 1, ...hint });
}

/** Returns the hint that a message holds, `null` for one that this version does not understand. */
export function readMessage(body: unknown): Hint | null {
  const parsed = messageSchema.safeParse(body);
  return parsed.success ? parsed.data : null;
}
