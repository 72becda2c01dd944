import serifFontUrl from "@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?url";
import { data, type LinksFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLoaderData,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from "@remix-run/react";
import { lazy, type ReactNode, Suspense } from "react";
import { PAGE_FLAGS } from "~/features/accounts/contract";
import { listSignInMethods } from "~/features/accounts/server/sign-in-methods.server";
import { accentOf } from "~/features/calendar/domain/liturgy/liturgical-day";
import { ErrorMonitor } from "~/features/monitor/ui/error-monitor";
import { ErrorScreen } from "~/features/shell/ui/error-screen";
import { Frame } from "~/features/shell/ui/frame";
import { useRootData } from "~/features/shell/ui/use-loaded-data";
import { readTheme } from "~/http/cookies.server";
import { findUser, readRequestId, withErrorPage } from "~/http/kit.server";
import { appOrigin } from "~/http/request.server";
import { takeToast } from "~/http/toast-flash.server";
import type { Theme } from "~/shared/cookies";
import { localDateIn } from "~/shared/dates";
import { useNonce } from "~/shared/nonce";

import { ToastProvider } from "~/ui/toast";
import "./tailwind.css";

const DeletionNotice = lazy(() =>
  import("~/features/archive/ui/deletion-notice").then((module) => ({ default: module.DeletionNotice })),
);

export const links: LinksFunction = () => [
  { rel: "preload", href: serifFontUrl, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/icons/apple-touch-icon.png" },
  { rel: "manifest", href: "/manifest.webmanifest" },
];

export const meta: MetaFunction = () => [
  { title: "Acolyte: your Catholic spiritual companion" },
  {
    name: "description",
    content: "A prayer journal and companion for Catholics: write, pray, and find your words again.",
  },
];

// Only visitors see these, so their code is loaded on demand.
const Landing = lazy(() => import("~/features/accounts/ui/landing"));
const Tour = lazy(() => import("~/features/site/ui/tour"));

const PAPER = { light: "#faf7f2", dark: "#171412" };

/** Loads what every screen needs: the user, the day's colour, the theme and a toast of the last response. */
export async function loader(args: LoaderFunctionArgs) {
  const { services, user, deletionDueAt } = await withErrorPage(() => findUser(args), args.context);
  const now = services.clock.now();
  const flash = takeToast(args.request);
  const timezone = user?.timezone ?? "UTC";
  return data(
    {
      signedIn: user !== null,
      userId: user?.id ?? null,
      flags: PAGE_FLAGS.filter((name) => user?.[name]),
      signInMethods: listSignInMethods(services),
      origin: appOrigin(services, args.request),
      requestId: readRequestId(args.context),
      theme: readTheme(args.request),
      colour: accentOf(localDateIn(timezone, now), user?.liturgicalOptions),
      toast: flash?.toast ?? null,
      deletionDay: user && deletionDueAt ? localDateIn(user.timezone, new Date(deletionDueAt)) : null,
    },
    flash ? { headers: { "Set-Cookie": flash.forget } } : {},
  );
}

type RootData = ReturnType<typeof useLoaderData<typeof loader>>;

export function Layout({ children }: { children: ReactNode }) {
  const root = useRootData<RootData>();
  const nonce = useNonce();
  const hasScripts = useHasScripts();
  // Only a fresh load has a toast to show.
  const fresh = useRouteLoaderData<typeof loader>("root");
  return (
    <html
      lang="en"
      data-theme={root?.theme ?? "system"}
      data-season={root?.colour ?? "green"}
      data-user={root?.userId ?? undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <ThemeColour theme={root?.theme ?? "system"} />
        <Meta />
        <Links />
        <VisitorAddress />
      </head>
      <body>
        <ToastProvider initial={fresh?.toast}>{children}</ToastProvider>
        {hasScripts && (
          <>
            <ScrollRestoration nonce={nonce} />
            <Scripts nonce={nonce} />
          </>
        )}
      </body>
    </html>
  );
}

/** Sets the colour of the browser's own bar to the theme's paper (tailwind.css, `--color-paper`). */
function ThemeColour({ theme }: { theme: Theme }) {
  if (theme !== "system") return <meta name="theme-color" content={PAPER[theme]} />;
  return (
    <>
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={PAPER.light} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={PAPER.dark} />
    </>
  );
}

/**
 * Returns whether the page has scripts: not with `handle.isStatic` of its route, and not without a route. Remix finds no
 * route, not even the splat, for a path with a line break (its pattern is `.*`); in the browser it would request routes
 * again during hydration and fail with React's errors 418 and 423.
 */
function useHasScripts(): boolean {
  const matches = useMatches();
  const isStatic = matches.some((match) => (match.handle as { isStatic?: boolean } | undefined)?.isStatic);
  return matches.length > 1 && !isStatic;
}

/** Visitors get the landing view at every private path: search engines should index only `/`. */
function VisitorAddress() {
  const root = useRootData<RootData>();
  const isPublic = useIsPublic();
  const { pathname } = useLocation();
  if (root?.signedIn || isPublic || pathname === "/") return null;
  return (
    <>
      <meta name="robots" content="noindex" />
      <link rel="canonical" href="/" />
    </>
  );
}

/** Returns whether the route's `handle.access` allows visitors. */
function useIsPublic(): boolean {
  return useMatches().some((match) => (match.handle as { access?: string } | undefined)?.access === "public");
}

export default function Root() {
  const { signedIn, signInMethods, deletionDay } = useLoaderData<typeof loader>();
  const location = useLocation();
  const isPublic = useIsPublic();
  const asked = location.pathname + location.search;
  return (
    <Frame signedIn={signedIn}>
      {deletionDay && (
        <Suspense>
          <DeletionNotice day={deletionDay} />
        </Suspense>
      )}
      {signedIn || isPublic ? (
        <Outlet />
      ) : (
        <Suspense>
          <Landing methods={signInMethods} redirectTo={asked === "/" ? undefined : asked}>
            {location.pathname === "/" && <Tour />}
          </Landing>
        </Suspense>
      )}
      {signedIn && <ErrorMonitor />}
    </Frame>
  );
}

export function ErrorBoundary() {
  const root = useRootData<RootData>();
  return (
    <Frame signedIn={root?.signedIn ?? false}>
      <ErrorScreen />
    </Frame>
  );
}
