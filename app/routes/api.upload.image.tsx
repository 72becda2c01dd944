import { JOURNAL_LIMITS } from "~/features/journal/contract";
import { uploadImage } from "~/features/journal/server/upload-image.server";
import { api, call } from "~/http/kit.server";
import { readFileField } from "~/http/parse.server";

const TOO_LARGE = "Please select an image under 5MB";

export const loader = api({
  POST: call({ status: 201 }, async ({ services, user, request }) => {
    const bytes = await readFileField(request, "image", JOURNAL_LIMITS.imageBytes, TOO_LARGE);
    return await uploadImage(services, { user, bytes });
  }),
});
export const action = loader;
