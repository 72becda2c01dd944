import { Link } from "@remix-run/react";
import { clsx } from "clsx";
import { ArrowLeft } from "lucide-react";
import { type ReactNode, type Ref, useMemo, useRef, useState } from "react";
import { BesideContext } from "./beside";

export interface PageProps {
  title: ReactNode;
  /** For a title that takes the focus. */
  titleRef?: Ref<HTMLHeadingElement>;
  /** A line below the title. */
  subtitle?: ReactNode;
  back?: { to: string; label: string; onClick?: () => void };
  /** Buttons and icon buttons at the right of the title. */
  actions?: ReactNode;
  /** A second column from 1024 px; below the content before. */
  aside?: ReactNode;
  /** Puts the column before the content. */
  asideFirst?: boolean;
  /** `reading` for one text, `page` for lists and forms, `wide` for grids. Ignored with `aside`. */
  width?: "reading" | "page" | "wide";
  children: ReactNode;
  className?: string;
}

const widths = { reading: "max-w-[38rem]", page: "max-w-page", wide: "max-w-wide" };

/**
 * The frame of a screen, with a column for what its parts show beside the content from 1280 px (beside.tsx): the only `<main>`
 * (id `main`, target of the skip link) and the only `<h1>`.
 */
export function Page({
  title,
  titleRef,
  subtitle,
  back,
  actions,
  aside,
  asideFirst = false,
  width = "page",
  children,
  className,
}: PageProps) {
  // Not in a state: an update while the page hydrates renders its boundaries twice (React error 421).
  const column = useRef<HTMLDivElement>(null);
  const [isUsed, setUsed] = useState(false);
  const beside = useMemo(() => ({ column, isUsed, setUsed }), [isUsed]);
  const ownColumn = aside && <aside className={clsx("min-w-0", isUsed && "xl:hidden")}>{aside}</aside>;
  return (
    <main
      id="main"
      tabIndex={-1}
      className={clsx(
        "mx-auto w-full px-4 pt-4 pb-[calc(var(--bottom-bar)+env(safe-area-inset-bottom)+2rem)] sm:px-6 lg:px-10 lg:pt-8",
        aside ? "max-w-page lg:max-w-wide" : widths[width],
        isUsed && "xl:max-w-wide",
        className,
      )}
    >
      {/* On phones the actions share the line of the back link, so that a long title has the width. */}
      <header className="mb-6 grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4">
        {back && (
          <Link
            to={back.to}
            onClick={back.onClick}
            className="-ml-1 inline-flex min-h-11 items-center gap-1.5 justify-self-start rounded-lg px-1 text-[0.9375rem] text-muted transition-colors hover:text-ink print:hidden"
          >
            <ArrowLeft aria-hidden className="size-[1.1rem]" />
            {back.label}
          </Link>
        )}
        <div className={clsx("col-start-1 min-w-0", back && "max-sm:col-span-2 row-start-2")}>
          <h1
            ref={titleRef}
            tabIndex={titleRef ? -1 : undefined}
            className="scroll-mt-16 text-[1.75rem]/9 break-words outline-none lg:text-[2rem]/10"
          >
            {title}
          </h1>
          {subtitle && <p className="mt-1 text-pretty text-muted">{subtitle}</p>}
        </div>
        {actions && (
          <div
            className={clsx(
              "col-start-2 row-start-1 flex items-center gap-1.5 justify-self-end print:hidden",
              // On the narrowest screens, or with the page enlarged, they have a line of their own.
              "max-[22.5rem]:col-span-2 max-[22.5rem]:col-start-1 max-[22.5rem]:row-start-3 max-[22.5rem]:flex-wrap max-[22.5rem]:justify-self-start",
              back && "sm:row-start-2",
            )}
          >
            {actions}
          </div>
        )}
      </header>
      <BesideContext.Provider value={beside}>
        <div
          className={clsx(
            aside && "grid gap-6 lg:gap-10",
            aside &&
              (asideFirst ? "lg:grid-cols-[20rem_minmax(0,1fr)]" : "lg:grid-cols-[minmax(0,1fr)_20rem]"),
            isUsed && "xl:grid xl:grid-cols-[minmax(0,1fr)_24rem] xl:gap-10",
          )}
        >
          {asideFirst && ownColumn}
          <div className="min-w-0">{children}</div>
          {!asideFirst && ownColumn}
          <div ref={column} className={clsx("min-w-0 print:hidden", isUsed ? "max-xl:hidden" : "hidden")} />
        </div>
      </BesideContext.Provider>
    </main>
  );
}
