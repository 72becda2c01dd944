import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { AppError } from "~/shared/errors";
import { releaseStream, takeStream } from "./usage.repository.server";

/** No stream lives longer; one that is noted as older was lost. */
const LONGEST_STREAM_MS = 10 * 60_000;

/** Makes a stream the user's only one. Throws `conflict` while another one runs. */
export async function beginStream(services: Services, user: SessionUser, streamId: string): Promise<void> {
  const startedAt = services.clock.now().getTime();
  const staleBefore = startedAt - LONGEST_STREAM_MS;
  const isTaken = await takeStream(services.catalog, { userId: user.id, streamId, startedAt, staleBefore });
  if (isTaken) return;
  throw new AppError(
    "conflict",
    "The companion is still answering you. Please wait until it has ended, or stop it.",
  );
}

/** Ends a stream: the user may begin another one. */
export async function endStream(
  services: Services,
  stream: { userId: string; streamId: string },
): Promise<void> {
  await releaseStream(services.catalog, stream);
}
