import { Link, useLocation, useMatches, useNavigation } from "@remix-run/react";
import { BookOpen, CircleUser, HandHeart, House, MessageCircleQuestionMark } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { LinkButton } from "~/ui/link-button";
import { Loading } from "~/ui/loading";
import { Logo } from "~/ui/logo";
import { NavBar, type NavItem, SkipLink } from "~/ui/nav-bar";
import { isSitePage, SITE_PAGES } from "../domain/site-meta";
import { endPushesOfOthers, hasWorkers, registerWorker, rememberUser } from "./browser-worker";
import { OfflineNotice } from "./offline-notice";
import { useUserId } from "./use-loaded-data";
import { useSignInAgain } from "./use-sign-in-again";

/** The parts of a route's `handle` for the frame. */
interface FrameHandle {
  /** The screen has the window to itself. */
  isFullScreen?: boolean;
  /** The screen shows its own loading state when it is reloaded. */
  showsItsLoading?: boolean;
  /** The page is rendered as for a visitor, whoever opens it; the parameters it follows. */
  sameForEverybody?: string[];
}

/** The main screens, in the order of the bar. */
const NAVIGATION: NavItem[] = [
  { to: "/", label: "Home", icon: House, end: true, alsoCurrentOn: "/dashboard" },
  { to: "/journal", label: "Journal", icon: BookOpen },
  { to: "/apologetics", label: "Acolyte", icon: MessageCircleQuestionMark, alsoCurrentOn: "/acolyte" },
  { to: "/prayer", label: "Prayer", icon: HandHeart },
  { to: "/profile", label: "Profile", icon: CircleUser, alsoCurrentOn: "/edit-profile" },
];

/** The frame of every screen: skip link, navigation of signed-in users, loading and offline notices, header and footer of the site's pages. */
export function Frame({ signedIn, children }: { signedIn: boolean; children: ReactNode }) {
  useSessionWatch(signedIn);
  const handles = useHandles();
  const isAnonymous = handles.some((handle) => handle?.sameForEverybody);
  useBrowserWorker(useUserId(), isAnonymous);
  const hasNavigation = !handles.some((handle) => handle?.isFullScreen) && signedIn;
  const { pathname } = useLocation();
  const isHome = pathname === "/";
  const isSite = isSitePage(pathname) && !(signedIn && isHome);
  return (
    <>
      <SkipLink>Skip to content</SkipLink>
      <NavigationProgress />
      <OfflineNotice />
      {hasNavigation ? <NavBar label="Main" items={NAVIGATION} /> : null}
      <div className={hasNavigation ? "lg:pl-(--rail)" : "[--bottom-bar:0rem]"}>
        {isSite && !isHome && !signedIn && !isAnonymous && <SiteHeader />}
        {children}
        {isSite && <SiteFooter />}
      </div>
    </>
  );
}

function useHandles(): (FrameHandle | undefined)[] {
  return useMatches().map((match) => match.handle as FrameHandle | undefined);
}

/** Redirects to the sign-in when the session ends while a page is open. Signing out reloads the page instead. */
function useSessionWatch(signedIn: boolean) {
  const wasSignedIn = useRef(signedIn);
  const signInAgain = useSignInAgain();
  useEffect(() => {
    if (wasSignedIn.current && !signedIn) signInAgain();
    wasSignedIn.current = signedIn;
  }, [signedIn, signInAgain]);
}

/**
 * Installs the service worker for signed-in users once the page has loaded, and makes the browser forget previous users.
 * Not in development: its server changes files under the worker. An anonymous page does not know its user.
 */
function useBrowserWorker(userId: string, isAnonymous: boolean): void {
  useEffect(() => {
    if (isAnonymous) return;
    rememberUser(userId);
    if (userId) void endPushesOfOthers(userId).catch(() => {});
    if (!userId || !hasWorkers() || !import.meta.env.PROD) return;
    const register = () => void registerWorker().catch(() => {});
    if (document.readyState === "complete") return register();
    addEventListener("load", register, { once: true });
    return () => removeEventListener("load", register);
  }, [userId, isAnonymous]);
}

/** A page that loads faster needs no spinner. */
const PATIENCE_MS = 300;

/** A spinner with 'Loading...' while the browser waits for a page, unless the screen shows its own. */
function NavigationProgress() {
  const { state, location: next } = useNavigation();
  const { pathname } = useLocation();
  const showsItsLoading = useHandles().some((handle) => handle?.showsItsLoading);
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (state === "idle") return;
    const timer = setTimeout(() => setIsSlow(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [state]);
  if (!isSlow || (showsItsLoading && next?.pathname === pathname)) return null;
  return (
    <div className="pointer-events-none fixed inset-x-0 top-3 z-50 flex justify-center print:hidden">
      <Loading text="Loading..." className="rounded-full border border-line bg-card px-5 py-2! shadow-pop" />
    </div>
  );
}

/** The header of the site's pages for visitors. */
function SiteHeader() {
  return (
    <header className="mx-auto flex w-full max-w-wide items-center justify-between gap-4 px-4 py-3 sm:px-6 lg:px-10 print:hidden">
      <Link to="/" aria-label="Acolyte, home" className="inline-flex min-h-11 items-center rounded-lg">
        <Logo />
      </Link>
      <LinkButton to="/api/login" variant="secondary" size="sm">
        Sign in
      </LinkButton>
    </header>
  );
}

function SiteFooter() {
  return (
    <footer className="border-t border-line pb-[calc(var(--bottom-bar)+env(safe-area-inset-bottom))] print:hidden">
      <nav aria-label="Site" className="mx-auto flex max-w-wide justify-center px-4 py-4 sm:px-6 lg:px-10">
        <ul className="flex flex-wrap justify-center gap-x-2">
          {SITE_PAGES.map(({ path, label }) => (
            <li key={path}>
              <Link
                to={path}
                className="inline-flex min-h-11 items-center rounded-lg px-3 text-sm text-muted transition-colors hover:text-ink"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </footer>
  );
}
