import { clsx } from "clsx";
import {
  Bookmark,
  BookOpenText,
  Check,
  Copy,
  Eraser,
  MessageCircleQuestionMark,
  PenLine,
  X,
} from "lucide-react";
import { type ReactNode, useRef } from "react";
import { createPortal } from "react-dom";
import { HIGHLIGHT_COLOURS, type HighlightColour } from "~/shared/vocabulary";
import { HIGHLIGHT_SHADES, highlightName } from "~/ui/highlight-shades";
import { ToolButton, Toolbar } from "~/ui/toolbar";
import { useMediaQuery } from "~/ui/use-media-query";
import { useAnchored } from "./use-anchored";

/** Where the tools are at the bottom of the window. */
const BAR_QUERY = "(pointer: coarse), (width < 48rem)";

interface SelectionToolsProps {
  /** "John 6:53-58". */
  reference: string;
  /** The selected passages, which the tools leave free. */
  passages: HTMLElement[];
  /** Null for visitors, who are offered to sign in. */
  highlighting: {
    /** The colour of all selected passages, if they have the same. */
    colour: HighlightColour | null;
    /** Whether any of them is highlighted. */
    isAny: boolean;
    onHighlight: (colour: HighlightColour | null) => void;
    /** Whether the reader's place is here. */
    isPlace: boolean;
    onTogglePlace: () => void;
  } | null;
  signIn: { path: string; onSignIn: () => void };
  paths: { write: string; pray: string; ask: string };
  onCopy: () => void;
  onClose: () => void;
  onEscape: () => void;
}

/** What can be done with the selected passages: beside them, or in a bar at the bottom of small windows. */
export function SelectionTools(props: SelectionToolsProps) {
  const { reference, highlighting, signIn, paths, onCopy, onClose, onEscape } = props;
  const box = useRef<HTMLDivElement>(null);
  const isBar = useMediaQuery(BAR_QUERY);
  const place = useAnchored(box, props.passages);
  return createPortal(
    <div
      ref={box}
      data-selection-tools={isBar ? "bar" : "box"}
      style={isBar ? undefined : place}
      className={clsx(
        "z-30 border-line bg-card font-sans text-base text-ink shadow-pop motion-safe:animate-rise print:hidden",
        isBar
          ? "fixed inset-x-0 bottom-0 rounded-t-card border-t pb-[env(safe-area-inset-bottom)]"
          : "absolute w-max max-w-[calc(100vw-1.5rem)] rounded-card border",
      )}
    >
      <Toolbar
        label={`Tools for ${reference}`}
        onEscape={onEscape}
        className="mx-auto max-w-page flex-col items-stretch p-1.5"
      >
        <div className="flex items-center gap-2 pl-2">
          <p className="min-w-0 grow truncate text-[0.9375rem] font-medium">{reference}</p>
          {highlighting && (
            <ToolButton
              label="Keep my place here"
              pressed={highlighting.isPlace}
              onSelect={highlighting.onTogglePlace}
            >
              <Bookmark />
            </ToolButton>
          )}
          <ToolButton label="Close" onSelect={onClose}>
            <X />
          </ToolButton>
        </div>
        {highlighting ? (
          <Palette {...highlighting} />
        ) : (
          <a
            href={signIn.path}
            onClick={signIn.onSignIn}
            data-tool=""
            className="flex min-h-11 items-center rounded-lg px-2 text-[0.9375rem] font-medium text-accent-text hover:bg-sunken"
          >
            Sign in to highlight and keep your place
          </a>
        )}
        <div className="mt-0.5 grid grid-cols-4 border-t border-line pt-1">
          <Tool label="Copy" icon={<Copy />} onSelect={onCopy} />
          <Tool label="Write" description="Start a journal entry" icon={<PenLine />} href={paths.write} />
          <Tool label="Pray" description="Pray Lectio Divina" icon={<BookOpenText />} href={paths.pray} />
          <Tool label="Ask" description="Ask Acolyte" icon={<MessageCircleQuestionMark />} href={paths.ask} />
        </div>
      </Toolbar>
    </div>,
    document.body,
  );
}

function Palette({ colour: current, isAny, onHighlight }: NonNullable<SelectionToolsProps["highlighting"]>) {
  return (
    <div className="flex items-center justify-between">
      {HIGHLIGHT_COLOURS.map((colour) => (
        <ToolButton
          key={colour}
          label={highlightName(colour)}
          pressed={current === colour}
          onSelect={() => onHighlight(current === colour ? null : colour)}
        >
          <span
            className={clsx(
              "grid size-7 place-items-center rounded-full border border-line-strong/60 text-ink",
              HIGHLIGHT_SHADES[colour],
            )}
          >
            {current === colour && <Check className="size-4!" />}
          </span>
        </ToolButton>
      ))}
      <ToolButton label="No highlight" disabled={!isAny} onSelect={() => onHighlight(null)}>
        <Eraser />
      </ToolButton>
    </div>
  );
}

interface ToolProps {
  label: string;
  /** The whole name, with the label in it. */
  description?: string;
  icon: ReactNode;
  href?: string;
  onSelect?: () => void;
}

/** A tool with its name below the icon: a link to another screen, or a button. */
function Tool({ label, description, icon, href, onSelect }: ToolProps) {
  const shape =
    "flex min-h-13 min-w-18 flex-col items-center justify-center gap-1 rounded-lg px-2 text-[0.8125rem]/4 text-ink transition-colors hover:bg-sunken focus-visible:-outline-offset-2 [&_svg]:size-5 [&_svg]:text-muted";
  const shared = { "data-tool": "", tabIndex: -1, title: description, className: shape };
  return href ? (
    <a href={href} {...shared}>
      {icon}
      {label}
    </a>
  ) : (
    <button
      type="button"
      {...shared}
      // The browser's own selection of words stays.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onSelect}
    >
      {icon}
      {label}
    </button>
  );
}
