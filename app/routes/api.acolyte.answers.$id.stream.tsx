import { idParams } from "~/features/companion/domain/call-schemas";
import { attachToAnswer } from "~/features/companion/server/follow-answer.server";
import { apiAction, apiLoader, call } from "~/server/http/kit.server";
import { answerStream } from "~/server/http/stream-answer.server";

export const loader = apiLoader(
  call({ params: idParams }, async ({ services, user, params }) =>
    answerStream(await attachToAnswer(services, { user, id: params.id })),
  ),
);

export const action = apiAction({}, ["GET"]);
