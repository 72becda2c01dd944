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
import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { HIGHLIGHT_COLOURS, type HighlightColour } from "~/shared/vocabulary";
import { HIGHLIGHT_SHADES, highlightName } from "~/ui/highlight-shades";
import { ToolButton, Toolbar } from "~/ui/toolbar";
import { useMediaQuery } from "~/ui/use-media-query";
import { useBeside } from "./use-beside";

/** Touch devices and narrow windows, where the tools are within reach of the thumb. */
const THUMB_QUERY = "(pointer: coarse), (width < 48rem)";

/** The tools of signed-in readers. */
interface Highlighting {
  /** The colour of all selected passages, if they have the same. */
  colour: HighlightColour | null;
  /** Whether any of them is highlighted. */
  isAny: boolean;
  onHighlight: (colour: HighlightColour | null) => void;
  /** Whether the reader's place is here. */
  isPlace: boolean;
  onTogglePlace: () => void;
}

interface SelectionToolsProps {
  /** "John 6:53-58". */
  reference: string;
  /** The selected passages, which the tools are beside. */
  passages: HTMLElement[];
  /** `null` for visitors, who are offered to sign in. */
  highlighting: Highlighting | null;
  signIn: { path: string; onSignIn: () => void };
  /** The screens that go on with the passages; Lectio Divina only with Scripture. */
  paths: { write: string; pray: string | null; ask: string };
  onCopy: () => void;
  onClose: () => void;
  onEscape: () => void;
}

/** The tools for the selected passages: in the margin beside them, or in a bar at the bottom if there is no room. */
export function SelectionTools(props: SelectionToolsProps) {
  const { reference, highlighting, signIn, paths, onCopy, onClose, onEscape } = props;
  const beside = useBeside(props.passages);
  const isAtThumb = useMediaQuery(THUMB_QUERY);
  const isBar = isAtThumb || beside === null;
  return createPortal(
    <section
      aria-label="Selection"
      data-selection-tools={isBar ? "bar" : "beside"}
      style={isBar ? undefined : beside}
      className={clsx(
        "z-30 border-line bg-card font-sans text-base text-ink shadow-pop motion-safe:animate-fade-in print:hidden",
        isBar
          ? "fixed inset-x-0 bottom-0 mx-auto max-w-md rounded-t-card border-t pb-[env(safe-area-inset-bottom)] sm:border-x"
          : "absolute rounded-card border",
      )}
    >
      <Toolbar
        label={`Tools for ${reference}`}
        onEscape={onEscape}
        className="flex-col items-stretch gap-1! p-1.5"
      >
        <div className="flex items-center gap-2 pl-2">
          <p className="min-w-0 grow text-[0.9375rem]/5 font-medium text-pretty">{reference}</p>
          <ToolButton label="Close" onSelect={onClose}>
            <X />
          </ToolButton>
        </div>
        {highlighting ? (
          <Palette {...highlighting} isBar={isBar} />
        ) : (
          <a
            href={signIn.path}
            onClick={signIn.onSignIn}
            data-tool=""
            className="flex min-h-11 items-center rounded-lg px-2 text-[0.9375rem]/5 font-medium text-accent-text hover:bg-sunken"
          >
            Sign in to highlight and keep your place
          </a>
        )}
        <div className={clsx("border-t border-line pt-1", isBar && "grid auto-cols-fr grid-flow-col")}>
          <Tool name="Copy" icon={<Copy />} isBar={isBar} onSelect={onCopy} />
          <Tool short="Write" name="Write an entry" icon={<PenLine />} isBar={isBar} href={paths.write} />
          {paths.pray && (
            <Tool
              short="Pray"
              name="Pray Lectio Divina"
              icon={<BookOpenText />}
              isBar={isBar}
              href={paths.pray}
            />
          )}
          <Tool
            short="Ask"
            name="Ask Acolyte"
            icon={<MessageCircleQuestionMark />}
            isBar={isBar}
            href={paths.ask}
          />
        </div>
      </Toolbar>
    </section>,
    document.body,
  );
}

/** The colours, the eraser and the bookmark: a row of a bar, two rows in the margin. */
function Palette({ isBar, ...highlighting }: Highlighting & { isBar: boolean }) {
  const { colour: current, isAny, isPlace, onHighlight, onTogglePlace } = highlighting;
  return (
    <div
      className={clsx(
        "grid justify-items-center",
        isBar ? "grid-cols-8 max-[22rem]:grid-cols-4" : "grid-cols-4",
      )}
    >
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
      <ToolButton label="Keep my place here" pressed={isPlace} onSelect={onTogglePlace}>
        <Bookmark className={clsx(isPlace && "fill-current")} />
      </ToolButton>
    </div>
  );
}

interface ToolProps {
  name: string;
  /** The name in a bar: a word of the whole one. */
  short?: string;
  icon: ReactNode;
  isBar: boolean;
  href?: string;
  onSelect?: () => void;
}

/** A tool with its name: a link to another screen, or a button. */
function Tool({ name, short = name, icon, isBar, href, onSelect }: ToolProps) {
  const shared = {
    "data-tool": "",
    tabIndex: -1,
    "aria-label": name,
    className: clsx(
      "flex w-full items-center rounded-lg px-2 text-ink transition-colors hover:bg-sunken focus-visible:-outline-offset-2 [&_svg]:shrink-0 [&_svg]:text-muted",
      isBar
        ? "min-h-13 flex-col justify-center gap-1 text-[0.8125rem]/4 [&_svg]:size-5"
        : "min-h-10 gap-2.5 text-[0.9375rem] [&_svg]:size-[1.15rem]",
    ),
  };
  const content = (
    <>
      {icon}
      {isBar ? short : name}
    </>
  );
  return href ? (
    <a href={href} {...shared}>
      {content}
    </a>
  ) : (
    // The browser's own selection of words stays.
    <button type="button" {...shared} onMouseDown={(event) => event.preventDefault()} onClick={onSelect}>
      {content}
    </button>
  );
}
