import { useLoaderData } from "@remix-run/react";
import { siteMeta } from "~/features/shell/domain/site-meta";
import { loadLibrary } from "~/features/texts/server/reading.server";
import { LibraryScreen } from "~/features/texts/ui/reader/library-screen";
import { pageLoader } from "~/http/kit.server";

export const handle = { access: "public", isFullScreen: true, sameForEverybody: [] };

export const meta = siteMeta({
  title: "Library · Acolyte",
  description: "Read the Bible in two translations, the Church Fathers, the Summa Theologiae and more, free.",
  path: "/read",
});

export const loader = pageLoader(({ services }) => loadLibrary(services));

export default function LibraryRoute() {
  return <LibraryScreen library={useLoaderData<typeof loader>()} />;
}
