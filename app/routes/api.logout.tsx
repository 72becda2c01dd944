import { signOut } from "~/features/accounts/server/sessions.server";
import { forgetSession } from "~/http/cookies.server";
import { api, findUser } from "~/http/kit.server";
import { flashToast } from "~/http/toast-flash.server";
import { AppError } from "~/shared/errors";

/** Signs out. A GET, because browsers are led here by a link; the browser tells whether a foreign page sent it here. */
export const loader = api({
  GET: async (args) => {
    const { request } = args;
    const site = request.headers.get("Sec-Fetch-Site");
    if (site === "cross-site" || site === "same-site") {
      throw new AppError("forbidden", "This request came from another site.");
    }
    const headers = new Headers({ Location: "/", "Cache-Control": "no-store" });
    // A HEAD only asks what a GET would answer.
    if (request.method === "GET") {
      const { services, tokenHash } = await findUser(args);
      if (tokenHash) await signOut(services, tokenHash);
      headers.append("Set-Cookie", forgetSession(request));
      // The pictures of the journal that this browser keeps; and unless the page has cleared what is this person's itself,
      // all else: drafts, the service worker, its caches and its push subscription.
      const isCleared = new URL(request.url).searchParams.get("drafts") === "cleared";
      headers.set("Clear-Site-Data", isCleared ? '"cache"' : '"cache", "storage"');
      headers.append("Set-Cookie", flashToast(request, { title: "Signed out" }));
    }
    return new Response(null, { status: 303, headers });
  },
});
export const action = loader;
