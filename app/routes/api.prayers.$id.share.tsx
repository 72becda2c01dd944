import { idParams, sharePrayerSchema } from "~/features/prayers/domain/call-schemas";
import { sharePrayer } from "~/features/prayers/server/share-prayer.server";
import { apiAction, apiLoader, call } from "~/http/kit.server";
import { appOrigin } from "~/http/request.server";

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
