import { useEffect, useState } from "react";
import { useTheme } from "~/features/shell/ui/use-theme";
import { THEME_COOKIE, THEMES } from "~/shared/cookies";
import { useNonce } from "~/shared/nonce";
import { Segmented } from "~/ui/segmented";
import { HAS_PLACES } from "../marks/continue-reading";
import { popoverButton, popoverPanel } from "./popover";

const PANEL = "reader-display";
/** Remembers the text size in this browser. */
const SIZE_KEY = "acolyte_reading_size";
const SIZES = [
  { value: "small", label: "Small", sample: "text-[0.9375rem]" },
  { value: "normal", label: "Normal", sample: "text-[1.0625rem]" },
  { value: "large", label: "Large", sample: "text-[1.25rem]" },
  { value: "largest", label: "Largest", sample: "text-[1.5rem]" },
] as const;
type Size = (typeof SIZES)[number]["value"];

const sizeOf = (value: string | null): Size => SIZES.find((size) => size.value === value)?.value ?? "normal";

/**
 * Applies the remembered theme and text size before anything is shown, and leaves room for the reader's places. The page is
 * the same for everybody, so the server does not know them.
 */
export function EarlySettings() {
  const nonce = useNonce();
  const script = `(function(d){try{
var t=document.cookie.match(/(?:^|; )(?:__Host-)?${THEME_COOKIE}=(${THEMES.join("|")})/);if(t)d.theme=t[1];
var s=localStorage.getItem("${SIZE_KEY}");if(s)d.readingSize=s;
if(localStorage.getItem("${HAS_PLACES}"))d.readingPlaces="";
}catch(e){}})(document.documentElement.dataset)`;
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant; React would escape its quotes
    <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />
  );
}

/** Opens the settings of the text. */
export function DisplayButton() {
  return (
    <button
      type="button"
      aria-label="Text size and theme"
      title="Text size and theme"
      className="inline-grid size-11 shrink-0 place-items-center rounded-full font-serif text-[1.25rem]/none text-muted transition-colors hover:bg-sunken hover:text-ink"
      {...popoverButton(PANEL)}
    >
      <span aria-hidden>Aa</span>
    </button>
  );
}

/** The size of the text, which works without a script too, and the theme. */
export function DisplaySettings() {
  const [size, setSize] = useState<Size>("normal");
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    setSize(sizeOf(document.documentElement.dataset.readingSize ?? null));
    setReady(true);
  }, []);
  const choose = (next: Size) => {
    setSize(next);
    document.documentElement.dataset.readingSize = next;
    try {
      localStorage.setItem(SIZE_KEY, next);
    } catch {
      // A browser that stores nothing keeps the size for this page.
    }
  };
  return (
    <section
      aria-label="Text size and theme"
      className="reader-panel reader-panel-corner"
      {...popoverPanel(PANEL)}
    >
      <fieldset>
        <legend className="mb-2 text-sm font-medium">Text size</legend>
        <div className="grid grid-cols-4 gap-1 rounded-card bg-sunken p-1">
          {SIZES.map(({ value, label, sample }) => (
            <label
              key={value}
              className="relative grid min-h-12 place-items-center rounded-lg border border-transparent font-serif text-muted has-checked:border-line has-checked:bg-card has-checked:text-accent-text has-focus-visible:outline-2 has-focus-visible:outline-accent-text"
            >
              <input
                type="radio"
                name="reading-size"
                id={`reading-size-${value}`}
                checked={size === value}
                onChange={() => choose(value)}
                className="absolute inset-0 size-full opacity-0"
              />
              <span aria-hidden className={sample}>
                A
              </span>
              <span className="sr-only">{label}</span>
            </label>
          ))}
        </div>
      </fieldset>
      {isReady && <ThemeChoice />}
    </section>
  );
}

/** Light, dark or system; only with a script, which writes the cookie. */
function ThemeChoice() {
  const { theme, options, choose } = useTheme(currentTheme());
  return (
    <Segmented
      legend="Theme"
      showLegend
      options={options.map(({ value, label }) => ({ value, label }))}
      value={theme}
      onValueChange={choose}
      className="mt-5"
    />
  );
}

function currentTheme() {
  return THEMES.find((one) => one === document.documentElement.dataset.theme) ?? "system";
}
