import { clsx } from "clsx";

/** The mark: a flame over an open book. Decoration beside the name or a label. */
export function LogoMark({ className }: { className: string }) {
  return (
    <svg
      viewBox="0 0 32 32"
      width={32}
      height={32}
      fill="none"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      data-illustration
      className={clsx("shrink-0", className)}
    >
      <path
        className="fill-accent stroke-accent"
        strokeWidth={1}
        d="M16 2.8c3.4 3.5 5 6.1 5 8.6a5 5 0 0 1-10 0c0-2.5 1.6-5.1 5-8.6Z"
      />
      <path
        stroke="currentColor"
        d="M16 21.2c-2.8-2.4-7-3.2-12-2.5v9c5-.7 9.2.1 12 2.5 2.8-2.4 7-3.2 12-2.5v-9c-5-.7-9.2.1-12 2.5Zm0 0v9"
      />
    </svg>
  );
}

/** The mark with the word. */
export function Logo() {
  return (
    <span className="inline-flex items-center gap-2.5">
      <LogoMark className="size-7" />
      <span className="font-serif text-[1.375rem]/none font-[520] tracking-[-0.01em]">Acolyte</span>
    </span>
  );
}
