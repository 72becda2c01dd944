import { sharePrayerSchema } from "~/features/prayers/contract";
import { sharePrayer } from "~/features/prayers/server/share-prayer.server";
import { appOrigin } from "~/server/http/app-origin.server";
import { apiAction, apiLoader, call } from "~/server/http/kit.server";
import { idParams } from "~/shared/paging";

export const loader = apiLoader({ allow: ["POST"] });

export const action = apiAction({
  POST: call({ params: idParams, body: sharePrayerSchema }, ({ services, user, params, body, request }) =>
    sharePrayer(services, {
      user,
      id: params.id,
      email: body.email,
      origin: appOrigin(services, request),
    }),
  ),
});
