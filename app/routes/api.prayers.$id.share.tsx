import { sharePrayerSchema } from "~/features/prayers/contract";
import { sharePrayer } from "~/features/prayers/server/share-prayer.server";
import { api, call } from "~/http/kit.server";
import { appOrigin } from "~/http/request.server";
import { idParams } from "~/shared/paging";

export const loader = api({
  POST: call({ params: idParams, body: sharePrayerSchema }, ({ services, user, params, body, request }) =>
    sharePrayer(services, {
      user,
      id: params.id,
      email: body.email,
      origin: appOrigin(services, request),
    }),
  ),
});
export const action = loader;
